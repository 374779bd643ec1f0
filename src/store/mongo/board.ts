/** The notices of the processes that write to one database, with the sessions of their transactions. */
import type { Binary, Db } from 'mongodb';
import type { Board, Notice } from '../peers.js';
import { timeLimit } from './connection.js';

interface Posted extends Notice {
  readonly _id: string;
  readonly sessions: readonly Binary[];
}

/** @param sessions ids of those that this process writes with: the transactions of a dead process would block others for a minute. */
export function mongoBoard(database: Db, sessions: () => readonly Binary[]): Board {
  const notices = database.collection<Posted>('gala.processes', { writeConcern: { w: 1 }, readPreference: 'primary' });
  return {
    async post(own) {
      const options = { upsert: true, ...timeLimit };
      await notices.replaceOne({ _id: own.id }, { ...own, sessions: sessions() }, options);
      return await notices.find({}, timeLimit).toArray();
    },
    async remove(notice) {
      const left = (notice as Posted).sessions.map((id) => ({ id }));
      // any user may end the sessions of the same user; an empty list would end all
      if (left.length > 0) await database.admin().command({ killSessions: left, ...timeLimit });
      await notices.deleteOne({ _id: notice.id, count: notice.count }, timeLimit);
    },
  };
}
