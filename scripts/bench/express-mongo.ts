/** A minimal Express server on MongoDB: the same driver calls as Gala, and nothing else. */
import express from 'express';
import { MongoClient } from 'mongodb';
import { applyPatch } from 'rfc6902';
import { v7 } from 'uuid';

type Fields = Record<string, unknown>;
interface Kept extends Fields {
  _id: string;
  tenant: string;
}

const client = new MongoClient(process.env.MONGODB_URL as string, {
  ignoreUndefined: true,
  writeConcern: { w: 'majority', journal: true },
});
await client.connect();
const records = client.db().collection<Kept>('bench_baseline');
await records.createIndex({ tenant: 1, application_id: 1, _id: 1 });

const app = express();
app.use(express.json({ limit: '10mb' }));

for (const resource of ['references', 'referenceProcesses', 'referenceTypes']) {
  app.post(`/awards/${resource}/:tenantId`, async (request, response) => {
    const record = made(request.body);
    await records.insertOne({ _id: record.id, tenant: request.params.tenantId, ...record });
    response.json(record);
  });
  app.post(`/awards/${resource}/:tenantId/batch`, async (request, response) => {
    const all = (request.body.operations as { object: Fields }[]).map(({ object }) => made(object));
    const tenant = request.params.tenantId;
    await records.insertMany(all.map((record) => ({ _id: record.id, tenant, ...record })));
    const results = all.map((object, index) => ({ index, id: object.id, operation: 'create', status: 200, object }));
    response.json({ success_count: all.length, error_count: 0, results });
  });
  app.get(`/awards/${resource}/:tenantId/application/:application_id`, async (request, response) => {
    const { tenantId: tenant, application_id } = request.params;
    const options = { sort: { _id: 1 }, limit: 101, batchSize: 102 } as const;
    const found = await records.find({ tenant, application_id }, options).toArray();
    const Items = found.slice(0, 100).map(shown);
    response.json({ Count: Items.length, Items });
  });
  app.get(`/awards/${resource}/:tenantId/:id`, async (request, response) => {
    const found = await records.findOne({ _id: request.params.id, tenant: request.params.tenantId });
    if (found) response.json(shown(found));
    else response.status(404).json({ message: 'not found' });
  });
  app.patch(`/awards/${resource}/:tenantId/:id`, async (request, response) => {
    const filter = { _id: request.params.id, tenant: request.params.tenantId };
    const found = await records.findOne(filter);
    if (!found) {
      response.status(404).json({ message: 'not found' });
      return;
    }
    const { sys_version } = found;
    applyPatch(found, request.body);
    found.sys_version = Number(sys_version) + 1;
    found.sys_last_modified_at = new Date().toISOString();
    await records.replaceOne({ ...filter, sys_version }, found);
    response.json(shown(found));
  });
}

function made(body: Fields) {
  const now = new Date().toISOString();
  const by = { sys_created_by_id: 'bench', sys_last_modified_by_id: 'bench' };
  const id = v7().replaceAll('-', '');
  return { id, ...body, sys_created_at: now, sys_last_modified_at: now, ...by, sys_version: 1 };
}

function shown({ _id, tenant, ...record }: Kept): Fields {
  return record;
}

app.listen(Number(process.env.PORT), '127.0.0.1');
