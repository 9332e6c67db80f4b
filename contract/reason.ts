import { MAX_REASON } from '#domain/limits.ts';
import { text } from './base.ts';

/** Why something is changed; stored in the history with the change. May be left out: the change is then an open point. */
export const givenReason = { reason: text(MAX_REASON).optional() };
