import { z } from 'zod';
import { checkQuery } from '#domain/query/check.ts';
import { QUERY_NOUNS } from '#domain/query/fields/query-nouns.ts';
import type { AskedQuery, Query } from '#domain/query/query.ts';
import { assessmentId, isStorable } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';

const field = z.string().max(60);
const text = z.string().max(300).refine(isStorable, says('not-storable'));
const bound = z.union([z.number(), text]);
const about = { field, not: z.boolean().optional() };

const condition = z.discriminatedUnion('is', [
  z.strictObject({ ...about, is: z.literal('equal'), value: z.union([z.boolean(), z.number(), text]) }),
  z.strictObject({ ...about, is: z.literal('one-of'), values: z.array(bound).min(1).max(100) }),
  z.strictObject({ ...about, is: z.enum(['at-least', 'at-most']), value: bound }),
  z.strictObject({ ...about, is: z.literal('between'), from: bound, to: bound }),
  z.strictObject({ ...about, is: z.literal('contains'), text }),
  z.strictObject({ ...about, is: z.literal('missing') }),
]);
const conditions = z.array(condition).max(20);

const measure = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('count') }),
  z.strictObject({ of: z.enum(['highest', 'lowest', 'average', 'sum']), field }),
  z.strictObject({ of: z.literal('share'), where: conditions }),
]);

const threshold = z.number().min(0).max(25);

/** A query in a request; omitted parts are not asked for. Describes its parts to readers of the API; `checkQuery` validates it. */
export const queryParts = z.strictObject({
  noun: z.enum(QUERY_NOUNS),
  where: conditions.optional().describe('Conditions that must all be met'),
  groupBy: field.nullish(),
  measure: measure.nullish().describe('Null lists the rows'),
  sort: z
    .array(z.strictObject({ field, order: z.enum(['highest', 'lowest']) }))
    .max(5)
    .optional()
    .describe('Measured groups: by the field of the grouping or by "figure"'),
  first: z.int().min(1).nullish(),
  of: z.enum(['this', 'earlier']).optional().describe('This assessment, or that of the financial year before'),
  comparedWith: z.enum(['earlier']).nullish().describe('Rows then include what has become of them since'),
  thresholds: z.strictObject({ impact: threshold, financial: threshold }).nullish().describe('What if'),
});

/** A query in its canonical form, or the problem and its place. */
export const queryShape: z.ZodType<Query, AskedQuery> = (queryParts as z.ZodType<AskedQuery, AskedQuery>).transform(
  (sent, context) => {
    const checked = checkQuery(sent);
    if (checked.ok) return checked.query;
    for (const { path, reason } of checked.problems) {
      context.issues.push({ code: 'custom', path: [...path], message: says(reason), input: sent });
    }
    return z.NEVER;
  },
);

const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const queryResult = z.object({
  /** The fields that the rows contain. */
  columns: z.array(z.string()),
  rows: z.array(
    z.object({
      noun: z.enum(QUERY_NOUNS),
      id: z.string(),
      label: z.string(),
      /** A path of the application that leads to it. */
      path: z.string(),
      values: z.record(z.string(), value),
    }),
  ),
  /** How many match, before only the first were taken. */
  total: z.int(),
  /** How many there are, whether or not they match. */
  outOf: z.int(),
  /** Rows that were cut off although they are tied with the last one that is shown. */
  alsoAtLast: z.int(),
  groups: z.array(
    z.object({
      value: z.union([z.string(), z.number(), z.boolean(), z.null()]),
      label: z.string(),
      count: z.int(),
      figure: z.number().nullable(),
    }),
  ),
  /** The measured value; null if nothing was measured or nothing could be. */
  figure: z.number().nullable(),
  /** The earlier year was requested, but there is none. */
  isEarlierMissing: z.boolean(),
});

export const query = {
  ask: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found', 'rate-limited')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/query',
      summary:
        'Returns the matching rows of an assessment, sorted, grouped and measured; the browser computes the same result on its own',
    })
    .input(z.strictObject({ assessmentId, query: queryShape }))
    .output(queryResult),
};
