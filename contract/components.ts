import { z } from 'zod';
import { asAdded } from '#domain/components/as-added.ts';
import type { Component } from '#domain/components/component.ts';
import { validateTogether } from '#domain/components/component-validation.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { OpenScores } from '#domain/components/open-scores.ts';
import { MAX_COMPONENTS, MAX_STARTER_ID } from '#domain/limits.ts';
import { actId, assessmentId, componentId, text, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';

import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** The fields that a person states about an impact, a risk or an opportunity. */
const { startedFrom: _origin, ...stated } = componentFields;
const fields = {
  ...inputShapes(stated),
  ...carriedFromInput,
  /**
   * Whether the score is missing. If left out: for a new entry, a score that is sent is given, and one that is left out is missing; for an
   * existing entry, a value that changes is given, and one that stays the same is as it was (product P50).
   */
  severityOpen: z.boolean().optional(),
  likelihoodOpen: z.boolean().optional(),
  /** Unchanged, whatever is sent. */
  startedFrom: text(MAX_STARTER_ID).default(''),
};

/** For a new entry, a score that nobody has given is left out. */
const newFields = {
  ...fields,
  impactSeverity: fields.impactSeverity.optional(),
  impactLikelihood: fields.impactLikelihood.optional(),
  financialRiskOpportunity: fields.financialRiskOpportunity.optional(),
  financialLikelihood: fields.financialLikelihood.optional(),
};

export const componentRow = z.object({ ...rowShapes(componentFields), id: componentId, version });
export type ComponentRow = z.infer<typeof componentRow>;

/** A component that a person added, or what a person sees of an existing one. */
export const addedComponent = z
  .strictObject({ id: componentId, ...newFields })
  .transform(asAdded)
  .superRefine(followRules);
const seenRow = { id: componentId, seenVersion: version };
/** For an existing component, the fields that change. */
export const changedComponent = z.strictObject({ ...seenRow, set: z.strictObject(inputShapes(stated)).partial() });

/** The rules across several fields, which the API also enforces, because the server trusts no form. */
function followRules(component: Omit<Component, keyof OpenScores>, context: z.RefinementCtx) {
  for (const [field, problem] of Object.entries(validateTogether(component))) {
    context.addIssue({ code: 'custom', path: [field], message: problem });
  }
}

export const components = {
  origins: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/component-origins',
      summary: 'Lists which components of an assessment were copied from which earlier ones',
    })
    .input(z.strictObject({ assessmentId }))
    .output(z.array(z.object({ id: componentId, copiedFrom: componentId }))),
  create: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(componentRow))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/components',
      summary:
        'Adds a component under an id that the client chooses; sending it again adds no second one; a score that is left out is missing',
      successStatus: 201,
    })
    .input(
      z
        .strictObject({ assessmentId, id: componentId, ...newFields })
        .transform(({ assessmentId: of, ...sent }) => ({ ...asAdded(sent), assessmentId: of }))
        .superRefine(followRules),
    )
    .output(componentRow),
  update: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'too-much-text')
    .errors(conflictOf(componentRow))
    .route({ method: 'PUT', path: '/assessments/{assessmentId}/components/{id}', summary: 'Changes a component' })
    .input(
      z
        .strictObject({ assessmentId, id: componentId, ...fields, seenVersion: version, ...givenReason })
        .superRefine(followRules),
    )
    .output(componentRow),
  remove: endpointFor
    .member('assessment.edit')
    .changes('components')
    .refuses('not-found', 'assessment-completed', 'drop-reason-required')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/components/{id}',
      summary: 'Deletes a component; requires a reason if it was carried over and nobody has reviewed it',
    })
    .input(z.strictObject({ assessmentId, id: componentId, ...givenReason }))
    .output(z.object({ id: componentId })),
  together: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'file' })
    .refuses('not-found', 'assessment-completed', 'drop-reason-required', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(componentRow))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/components/together',
      summary:
        'Changes, adds and deletes components, all or none, as one act in the history under an id that the client chooses; components that already have the wanted values stay as they are',
    })
    .input(
      z.strictObject({
        assessmentId,
        /** The act by which the history shows these changes as one, and by which they can be undone together. */
        act: actId,
        /** For each component, the fields to change; any change, even without fields, counts as a review of the component. */
        changed: z.array(changedComponent).max(MAX_COMPONENTS).default([]),
        added: z.array(addedComponent).max(MAX_COMPONENTS).default([]),
        removed: z.array(z.strictObject(seenRow)).max(MAX_COMPONENTS).default([]),
        ...givenReason,
      }),
    )
    /** The rows that were changed and added, each with its new version. */
    .output(z.object({ saved: z.array(z.object({ id: componentId, version })) })),
};
