/** A client of both services for one tenant. It looks at every answer on its way. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Response, Transport } from './transport.js';

export type Json = Record<string, unknown>;

export const resources = [
  'awards',
  'referenceTypes',
  'referenceProcesses',
  'applicationProcesses',
  'applications',
  'references',
] as const;
export type Resource = (typeof resources)[number];

export type EventsResource =
  | 'abstractReviewProcesses'
  | 'abstractReviewRounds'
  | 'abstractReviews'
  | 'abstractTypes'
  | 'abstracts'
  | 'coupons'
  | 'events'
  | 'exhibitorBooths'
  | 'exhibitorContactTypes'
  | 'exhibitorSettings'
  | 'exhibitors'
  | 'functionFees'
  | 'functionTickets'
  | 'functionTypes'
  | 'functions';

const awards: readonly string[] = resources;

export interface Answer {
  readonly status: number;
  readonly body: never;
  readonly headers: Response['headers'];
}

export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: readonly { readonly pointer: string; readonly code: string; readonly message: string }[];
  readonly request_id: string;
}

export const mergePatch = 'application/merge-patch+json';
const patientAttempts = 20;

/** What all clients of a run share. */
class Tally {
  requests = 0;
  /** Answers that are not as every answer of the document must be. */
  readonly odd: string[] = [];
}

export class Client {
  constructor(
    readonly url: string,
    readonly tenant: string,
    readonly token: string,
    readonly tally = new Tally(),
    readonly transport = new Transport(url),
  ) {}

  as(token: string): Client {
    return new Client(this.url, this.tenant, token, this.tally, this.transport);
  }

  /** The address of something of the tenant; `rest` is what follows the tenant in the path. */
  path(resource: Resource | EventsResource, rest = ''): string {
    return `/${awards.includes(resource) ? 'awards' : 'events'}/${resource}/${this.tenant}${rest}`;
  }

  async send(method: string, path: string, body?: unknown, type = 'application/json'): Promise<Answer> {
    const headers = { Authorization: `Bearer ${this.token}`, ...(body !== undefined && { 'Content-Type': type }) };
    const text = body === undefined ? undefined : JSON.stringify(body);
    for (let attempt = 1; ; attempt++) {
      const response = await this.transport.exchange(method, this.url + path, headers, text);
      this.tally.requests++;
      const answer = { ...response, body: parsed(response.text) as never };
      const oddity = oddityOf(answer);
      if (oddity !== undefined) this.tally.odd.push(`${method} ${path}: ${oddity}`);
      if (answer.status !== 429 || attempt === patientAttempts) return answer;
      await sleep(Number(answer.headers.get('retry-after') ?? 1) * 1000);
    }
  }

  /** Sends what must be answered with 200. */
  async ok<T = Json>(method: string, path: string, body?: unknown, type?: string): Promise<T> {
    const answer = await this.send(method, path, body, type);
    if (answer.status === 200) return answer.body;
    throw new Error(`${method} ${path} was answered with ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function oddityOf({ status, body, headers }: Answer): string | undefined {
  if (!headers.get('content-type')?.startsWith('application/json')) return `is ${headers.get('content-type')}`;
  if (body === undefined) return 'is not JSON';
  if (!headers.get('x-request-id')) return 'has no X-Request-Id';
  if (headers.get('access-control-allow-origin') !== '*') return 'has no Access-Control-Allow-Origin';
  if (status === 200) return undefined;
  const problem = body as Problem;
  const shaped =
    problem.status === status &&
    /^[a-z][a-z0-9_]*$/.test(problem.code) &&
    typeof problem.message === 'string' &&
    problem.request_id === headers.get('x-request-id');
  return shaped ? undefined : `is an error of another shape: ${JSON.stringify(body)}`;
}
