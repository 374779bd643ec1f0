/** Express on PostgreSQL. A request that writes is one transaction, on disk before the answer. */
import express from 'express';
import pg from 'pg';
import { authorize, created, made, namesOf, page, parents, patched, port, Refused, schema, valuesOf } from './api.mjs';

const pool = new pg.Pool({ max: 20 });
await pool.query(schema);

/** Inserts any number of records: each parameter is a column. */
const inserts = new Map(
  ['references', ...parents].map((table) => {
    const names = namesOf(table);
    const arrays = names.map((_, n) => `$${n + 1}::text[]`);
    const text = `INSERT INTO "${table}" (${names.join()}) SELECT * FROM unnest(${arrays.join()})`;
    return [table, { name: `insert ${table}`, text }];
  }),
);
const select = 'SELECT record FROM "references" WHERE tenant = $1';
const one = { name: 'one', text: `${select} AND id = $2` };
const locked = { name: 'locked', text: `${one.text} FOR UPDATE` };
const ofApplication = { name: 'list', text: `${select} AND application_id = $2 ORDER BY id LIMIT 100` };

async function insert(table, tenant, records) {
  const rows = records.map((record) => valuesOf(table, tenant, record));
  const values = namesOf(table).map((_, n) => rows.map((row) => row[n]));
  await pool.query({ ...inserts.get(table), values });
}

async function update(client, tenant, record, changed) {
  const assignments = ['record', ...changed].map((name, n) => `${name} = $${n + 3}`);
  const text = `UPDATE "references" SET ${assignments.join()} WHERE tenant = $1 AND id = $2`;
  const values = [tenant, record.id, JSON.stringify(record), ...changed.map((name) => record[name] ?? null)];
  await client.query(changed.length > 0 ? { text, values } : { name: 'update', text, values });
}

async function transaction(task) {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await task(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

const app = express();
app.use('/awards/:resource/:tenantId', ({ headers, params }, _response, next) => {
  authorize(headers.authorization, params.tenantId);
  next();
});
app.use(express.json({ limit: '10mb' }));

for (const table of ['references', ...parents]) {
  app.post(`/awards/${table}/:tenantId`, async ({ params, body }, response) => {
    const record = made(table, body);
    await insert(table, params.tenantId, [record]);
    response.json(record);
  });
}

app.post('/awards/references/:tenantId/batch', async ({ params, body }, response) => {
  const records = body.operations.map(({ object }) => made('references', object));
  await insert('references', params.tenantId, records);
  response.json(created(records));
});

app.get('/awards/references/:tenantId/application/:applicationId', async ({ params }, response) => {
  const { rows } = await pool.query({ ...ofApplication, values: [params.tenantId, params.applicationId] });
  response.type('json').send(page(rows.map(({ record }) => record)));
});

app.get('/awards/references/:tenantId/:id', async ({ params }, response) => {
  const { rows } = await pool.query({ ...one, values: [params.tenantId, params.id] });
  if (rows.length === 0) throw new Refused(404, 'not found');
  response.type('json').send(rows[0].record);
});

app.patch('/awards/references/:tenantId/:id', async ({ params: { tenantId, id }, body }, response) => {
  const record = await transaction(async (client) => {
    const { rows } = await client.query({ ...locked, values: [tenantId, id] });
    const next = patched(rows[0]?.record, body);
    await update(client, tenantId, next.record, next.changed);
    return next.record;
  });
  response.json(record);
});

const foreignKeyViolation = '23503';

app.use((error, _request, response, _next) => {
  const status = error.statusCode ?? (error.code === foreignKeyViolation ? 409 : 500);
  response.status(status).json({ message: error.message });
});

app.listen(port, '127.0.0.1');
