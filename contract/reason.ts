import { MAX_REASON } from '#domain/limits.ts';
import { text } from './base.ts';

/** Why something is changed; goes into the history beside the change. May be left out: the change then stands as an open point. */
export const givenReason = { reason: text(MAX_REASON).optional() };
