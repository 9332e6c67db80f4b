import { tablesWith } from '#domain/records/kinds.ts';

/** Everything below an assessment that is copied to the next year, as named in SQL and the history: each after what it is under. */
export const CONTENT_TABLES = tablesWith('copy');

/** All of it with the assessment itself, except decisions on topics, which are made again each year. */
export const ASSESSMENT_TABLES = tablesWith('contents');
