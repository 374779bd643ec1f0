/** Who submits a review: its reviewer where the demo can sign tokens, else the demo in the reviewer's place. */
import type { Client, Json } from './client.js';
import type { Stage } from './story.js';

export interface Review extends Json {
  readonly id: string;
  readonly abstract_id: string;
  readonly review_round_id: string;
  readonly assignee: Json & { readonly contact_id: string };
}

const permissions = ['abstractReviews.get', 'abstractReviews.submit'];

export class Reviewers {
  readonly #clients = new Map<string, Client>();
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  client(contact: string): Client {
    const { client, own } = this.#stage;
    if (own === undefined) return client;
    const known = this.#clients.get(contact);
    const found = known ?? client.as(own.sign({ sub: contact, tenants: [client.tenant], permissions }));
    if (known === undefined) this.#clients.set(contact, found);
    return found;
  }

  /** Sends a review back whole, with the reviewer's answers. */
  submit(review: Review, answers: Json): Promise<Review> {
    const client = this.client(review.assignee.contact_id);
    return client.ok<Review>('POST', client.path('abstractReviews', '/submit'), { ...review, ...answers });
  }
}
