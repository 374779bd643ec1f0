/** The shared state of all connections and requests of a server. */
import type { Logger } from 'pino';
import { Board } from './board.js';
import { type Limits, usualLimits } from './limits.js';
import { Share } from './share.js';
import { UnderWay } from './underWay.js';
import { UnreadAnswers } from './unread.js';

export class Traffic {
  readonly limits: Limits;
  readonly unread: UnreadAnswers;
  /** Bytes of bodies. */
  readonly bodies: Share;
  readonly board = new Board();
  readonly underWay: UnderWay;

  constructor(log: Logger, limits: Partial<Limits> = {}) {
    this.limits = { ...usualLimits, ...limits };
    this.unread = new UnreadAnswers(this.limits.unread);
    this.bodies = new Share(this.limits.bodies, this.limits.bodiesOfOne);
    this.underWay = new UnderWay(log, this.board);
  }
}
