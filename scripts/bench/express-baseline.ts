/** A minimal Express server: no validation, no token, no log, records in memory. */
import express, { type Response } from 'express';
import { applyPatch } from 'rfc6902';
import { batch, create, type Fields, find, page, save } from './kept.js';

const app = express();
app.use(express.json({ limit: '10mb' }));

for (const resource of ['references', 'referenceProcesses', 'referenceTypes']) {
  app.post(`/awards/${resource}/:tenantId`, (request, response) => {
    response.json(create(request.body));
  });
  app.post(`/awards/${resource}/:tenantId/batch`, (request, response) => {
    response.json(batch(request.body.operations));
  });
  app.get(`/awards/${resource}/:tenantId/application/:application_id`, (request, response) => {
    response.json(page(request.params.application_id));
  });
  app.get(`/awards/${resource}/:tenantId/:id`, (request, response) => {
    const record = find(request.params.id);
    if (record) response.json(record);
    else missing(response);
  });
  app.patch(`/awards/${resource}/:tenantId/:id`, (request, response) => {
    const { id } = request.params;
    const record = find(id);
    if (!record) {
      missing(response);
      return;
    }
    const next = structuredClone(record) as Fields;
    const problem = applyPatch(next, request.body).find((one) => one !== null);
    if (problem) response.status(409).json({ message: problem.message });
    else response.json(save(id, next));
  });
}

function missing(response: Response): void {
  response.status(404).json({ message: 'not found' });
}

app.listen(Number(process.env.PORT), '127.0.0.1');
