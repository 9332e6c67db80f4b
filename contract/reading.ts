import { z } from 'zod';
import type { Query } from '#domain/query/query.ts';
import type { AnswerKind, Reading } from '#domain/query/reading.ts';
import { queryParts } from './query.ts';

/** How a question was understood; see `domain/query/reading.ts`. Its queries were validated when they were created. */
export const readingShape = z.object({
  /** Not validated: an answer may have been saved by another version of the product, which has other kinds. */
  kind: z.string() as unknown as z.ZodType<AnswerKind, AnswerKind>,
  queries: z.array(queryParts) as unknown as z.ZodType<Query[], Query[]>,
  unused: z.array(z.string()),
}) satisfies z.ZodType<Reading>;
