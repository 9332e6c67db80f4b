import { tablesWith } from '#domain/records/kinds.ts';

/** What lies below an assessment and is copied to the next year, as SQL and the history name it: each after what it stands under. */
export const CONTENT_TABLES = tablesWith('copy');

/** All of it with the assessment itself: what was decided of a topic is decided anew each year. */
export const ASSESSMENT_TABLES = tablesWith('contents');
