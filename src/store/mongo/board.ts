/** The notices of the processes that write to one database, with the sessions of their transactions. */
import type { Binary, Db } from 'mongodb';
import type { Board, Notice } from '../peers.js';
import { timeLimit, withStoreErrors } from './connection.js';

interface Posted extends Notice {
  readonly _id: string;
  readonly sessions: readonly Binary[];
}

/** @param sessions ids of those that this process writes with: the transactions of a dead process would block others for a minute. */
export function mongoBoard(database: Db, sessions: () => readonly Binary[]): Board {
  const notices = database.collection<Posted>('gala.processes', { writeConcern: { w: 1 }, readPreference: 'primary' });
  return {
    post: (own) =>
      withStoreErrors(async () => {
        await notices.replaceOne({ _id: own.id }, { ...own, sessions: sessions() }, { upsert: true, ...timeLimit });
        return await notices.find({}, timeLimit).toArray();
      }),
    async remove(notice) {
      const killSessions = (notice as Posted).sessions.map((id) => ({ id })); // none would be all
      // a user may end its own sessions; MongoDB itself ends those of others
      if (killSessions.length > 0)
        await database
          .admin()
          .command({ killSessions, ...timeLimit })
          .catch(() => {});
      await notices.deleteOne({ _id: notice.id, count: notice.count }, timeLimit);
    },
  };
}
