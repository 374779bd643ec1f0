/** The same as the Express baseline on bare node:http. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { applyPatch, type Operation } from 'rfc6902';
import { batch, create, type Fields, find, page, save } from './kept.js';

const server = createServer((request, response) => {
  if (request.method === 'GET') answer(request, response, undefined);
  else
    read(request, (text) => {
      answer(request, response, JSON.parse(text));
    });
});

function read(request: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done(Buffer.concat(chunks).toString()));
}

function answer(request: IncomingMessage, response: ServerResponse, body: unknown): void {
  const result = handle(request, body);
  const text = JSON.stringify(result ?? { message: 'not found' });
  response.statusCode = result ? 200 : 404;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

function handle({ method, url = '' }: IncomingMessage, body: unknown): object | undefined {
  const [, , , , id = '', last = ''] = url.split('/');
  if (method === 'POST')
    return id === 'batch' ? batch((body as { operations: never }).operations) : create(body as Fields);
  if (method === 'GET') return id === 'application' ? page(last) : find(id);
  if (method === 'PATCH') return patch(id, body as Operation[]);
  return undefined;
}

function patch(id: string, directives: Operation[]): object | undefined {
  const record = find(id);
  if (!record) return undefined;
  const next = structuredClone(record);
  if (applyPatch(next, directives).some((problem) => problem !== null)) return undefined;
  return save(id, next);
}

server.listen(Number(process.env.PORT), '127.0.0.1');
