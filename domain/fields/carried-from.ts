import { MAX_CARRIED_FROM } from '#domain/limits.ts';
import { line } from './kinds.ts';

/**
 * Where something was carried over from (a topic of the other version of the standards), while nobody has reviewed it there; '' once
 * somebody has, and where nothing was carried (method M24).
 */
export const carriedFrom = line({ label: 'To review, carried over from', max: MAX_CARRIED_FROM });
