import { z } from 'zod';
import type { ScaleWords } from '#domain/components/score-words.ts';
import { scaleWordingFields, type WordedScaleId, wordedScales } from '#domain/scales/fields.ts';
import { validateScaleWording } from '#domain/scales/validation.ts';
import { assessmentId, historyLineId, instant, personId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { says } from './issue-codes.ts';
import { givenReason } from './reason.ts';

/** The company's own words for a scale; '' for steps with the product's words. */
export const scaleWordingRow = z.object({ ...rowShapes(scaleWordingFields), version });
export type ScaleWordingRow = z.infer<typeof scaleWordingRow>;

const scaleId = z.enum(wordedScales.map(({ id }) => id) as [WordedScaleId, ...WordedScaleId[]]);

const five = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()]);
const wordsOfAll = z.object({
  scale: five,
  scope: five,
  irremediability: five,
  severity: five,
  likelihood: five,
  magnitude: five,
});
/** The words that apply to each scale, including the product's. */
const scaleWords: z.ZodType<ScaleWords, ScaleWords> = z.object({ negative: wordsOfAll, positive: wordsOfAll });

/** The company's own words for its scales (product P66). */
export const scales = {
  list: endpointFor
    .member('assessment.view')
    .reads()
    .route({ method: 'GET', path: '/company/scales', summary: 'Lists the scales that the company has worded itself' })
    .output(z.array(scaleWordingRow)),
  readOf: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/scales',
      summary:
        'Returns what the steps of the scales mean in an assessment, or meant at a given time; for a completed one, as frozen',
    })
    .input(z.strictObject({ assessmentId, /** As they were at this time, from the history. */ at: instant.optional() }))
    .output(z.object({ words: scaleWords, wordings: z.array(z.object(rowShapes(scaleWordingFields))) })),
  readResting: endpointFor
    .member('assessment.view')
    .reads()
    .route({
      method: 'GET',
      path: '/company/scales/resting',
      summary: 'Counts the scores of open assessments that use each step of each scale',
    })
    .output(z.record(scaleId, z.array(z.int()))),
  readHistory: endpointFor
    .member('assessment.view')
    .reads()
    .route({
      method: 'GET',
      path: '/company/scales/history',
      summary: 'Lists the latest changes to the wording of scales, newest first',
    })
    .output(
      z.array(
        z.object({
          id: z.string(),
          at: instant,
          by: z.string().nullable(),
          userId: personId.nullable(),
          reason: z.string().nullable(),
          /** The scale. */
          title: z.string(),
          isUndone: z.boolean(),
          fields: z.array(z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() })),
        }),
      ),
    ),
  save: endpointFor
    .member('scales.word')
    .changes('scales', { body: 'row' })
    .errors(conflictOf(scaleWordingRow))
    .route({ method: 'PUT', path: '/company/scales', summary: 'Changes the wording of the steps of a scale' })
    .input(
      z
        .strictObject({ ...inputShapes(scaleWordingFields), seenVersion, ...givenReason })
        .check(({ value: { seenVersion: _seen, reason: _reason, ...wording }, issues }) => {
          for (const [field, problem] of Object.entries(validateScaleWording(wording))) {
            issues.push({ code: 'custom', message: says(problem), input: wording, path: [field] });
          }
        }),
    )
    .output(scaleWordingRow),
  undo: endpointFor
    .member('scales.word')
    .changes('scales')
    .refuses('not-found', 'conflict')
    .route({
      method: 'POST',
      path: '/company/scales/undo',
      summary:
        'Undoes a change to the wording of a scale with a new change that refers to it, if the wording has not changed since',
    })
    .input(z.strictObject({ line: historyLineId }))
    .output(scaleWordingRow),
};
