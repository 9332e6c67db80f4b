import { z } from 'zod';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { validateMeasureTogether } from '#domain/measures/measure-validation.ts';
import { assessmentId, measureId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { says } from './issue-codes.ts';
import { givenReason } from './reason.ts';

/** A measure for an impact or a risk. */
export const measureRow = z.object({ ...rowShapes(measureFields), id: measureId, version });
export type MeasureRow = z.infer<typeof measureRow>;

/** The company's scores after measures. */
export const netScoreRow = z.object({ ...rowShapes(netScoreFields), version });
export type NetScoreRow = z.infer<typeof netScoreRow>;

const { componentId } = inputShapes(netScoreFields);

const measureToSave = z
  .strictObject({ assessmentId, ...inputShapes(measureFields), id: measureId, seenVersion, ...givenReason })
  .check(({ value, issues }) => {
    for (const [field, code] of Object.entries(validateMeasureTogether(value))) {
      issues.push({ code: 'custom', input: value, path: [field], message: says(code) });
    }
  });

export const measures = {
  save: endpointFor
    .member('assessment.edit')
    .changes('measures')
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(measureRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/measures/{id}',
      summary: 'Adds or changes a measure on an impact or a risk',
    })
    .input(measureToSave)
    .output(measureRow),
  remove: endpointFor
    .member('assessment.edit')
    .changes('measures')
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/measures/{id}',
      summary: 'Deletes a measure',
    })
    .input(z.strictObject({ assessmentId, id: measureId, ...givenReason }))
    .output(z.object({ id: measureId })),
  stateNet: endpointFor
    .member('assessment.edit')
    .changes('measures')
    .refuses('not-found', 'assessment-completed', 'too-much-text')
    .errors(conflictOf(netScoreRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/components/{componentId}/net-score',
      summary: 'Sets the score that remains after the measures that count, with a reason',
    })
    .input(z.strictObject({ assessmentId, ...inputShapes(netScoreFields), seenVersion }))
    .output(netScoreRow),
  withdrawNet: endpointFor
    .member('assessment.edit')
    .changes('measures')
    .refuses('not-found', 'assessment-completed')
    .errors(conflictOf(netScoreRow))
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/components/{componentId}/net-score',
      summary: 'Removes the score after measures',
    })
    .input(z.strictObject({ assessmentId, componentId, seenVersion: version, ...givenReason }))
    .output(z.object({ componentId })),
};
