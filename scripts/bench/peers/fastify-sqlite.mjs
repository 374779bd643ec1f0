/** Fastify on SQLite. A request that writes is one transaction, on disk before the answer. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import Database from 'libsql';
import { authorize, created, made, namesOf, page, parents, patched, port, Refused, schema, valuesOf } from './api.mjs';

mkdirSync(process.env.DATA_DIR, { recursive: true });
const db = new Database(join(process.env.DATA_DIR, 'records.db'));
const settings = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'cache_size = -64000'];
for (const setting of settings) db.exec(`PRAGMA ${setting}`);
db.exec(schema);

const statements = new Map(
  ['references', ...parents].map((table) => {
    const names = namesOf(table);
    return [table, db.prepare(`INSERT INTO "${table}" (${names.join()}) VALUES (${names.map(() => '?').join()})`)];
  }),
);
const one = db.prepare('SELECT record FROM "references" WHERE tenant = ? AND id = ?').raw();
const ofApplication = db
  .prepare('SELECT record FROM "references" WHERE tenant = ? AND application_id = ? ORDER BY id LIMIT 100')
  .raw();
/** Changed columns → the statement that updates them. */
const updates = new Map();

function update(tenant, record, changed) {
  const columns = ['record', ...changed];
  const key = columns.join();
  const sql = `UPDATE "references" SET ${columns.map((name) => `${name} = ?`).join()} WHERE tenant = ? AND id = ?`;
  const statement = updates.get(key) ?? db.prepare(sql);
  updates.set(key, statement);
  statement.run([JSON.stringify(record), ...changed.map((name) => record[name] ?? null), tenant, record.id]);
}

const insert = (table, tenant, record) => statements.get(table).run(valuesOf(table, tenant, record));
const transaction = db.transaction((task) => task());

function write(task) {
  try {
    return transaction.immediate(task);
  } catch (error) {
    if (error.code?.startsWith('SQLITE_CONSTRAINT')) throw new Refused(409, error.message);
    throw error;
  }
}

const app = fastify({ bodyLimit: 10_000_000 });
app.addHook('onRequest', async (request) => authorize(request.headers.authorization, request.params.tenantId));

for (const table of ['references', ...parents]) {
  app.post(`/awards/${table}/:tenantId`, async ({ params, body }) => {
    const record = made(table, body);
    write(() => insert(table, params.tenantId, record));
    return record;
  });
}

app.post('/awards/references/:tenantId/batch', async ({ params, body }) => {
  const records = body.operations.map(({ object }) => made('references', object));
  write(() => {
    for (const record of records) insert('references', params.tenantId, record);
  });
  return created(records);
});

app.get('/awards/references/:tenantId/application/:applicationId', async ({ params }, reply) => {
  reply.type('application/json');
  return page(ofApplication.all(params.tenantId, params.applicationId).map(([record]) => record));
});

app.get('/awards/references/:tenantId/:id', async ({ params }, reply) => {
  const found = one.get(params.tenantId, params.id);
  if (found === undefined) throw new Refused(404, 'not found');
  reply.type('application/json');
  return found[0];
});

app.patch('/awards/references/:tenantId/:id', async ({ params: { tenantId, id }, body }) =>
  write(() => {
    const { record, changed } = patched(one.get(tenantId, id)?.[0], body);
    update(tenantId, record, changed);
    return record;
  }),
);

await app.listen({ port, host: '127.0.0.1' });
