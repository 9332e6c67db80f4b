import { z } from 'zod';
import type { Component } from '#domain/components/component.ts';
import { validateTogether } from '#domain/components/component-validation.ts';
import { componentFields } from '#domain/components/fields.ts';
import { assessmentId, componentId, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';

import { carriedFromInput, inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** What a person states of an impact, a risk or an opportunity. */
const fields = { ...inputShapes(componentFields), ...carriedFromInput };

export const componentRow = z.object({ ...rowShapes(componentFields), id: componentId, version });
export type ComponentRow = z.infer<typeof componentRow>;

/** The rules that span several fields, said on the wire as well: the server believes no form. */
function followRules(component: Component, context: z.RefinementCtx) {
  for (const [field, problem] of Object.entries(validateTogether(component))) {
    context.addIssue({ code: 'custom', path: [field], message: problem });
  }
}

export const components = {
  create: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows')
    .errors(conflictOf(componentRow))
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/components',
      summary: 'Add a component under an id of the sender’s choice; sent twice it is added once',
      successStatus: 201,
    })
    .input(z.strictObject({ assessmentId, id: componentId, ...fields }).superRefine(followRules))
    .output(componentRow),
  update: endpointFor
    .member('assessment.edit')
    .changes('components', { body: 'row' })
    .refuses('not-found', 'assessment-completed', 'too-much-text')
    .errors(conflictOf(componentRow))
    .route({ method: 'PUT', path: '/assessments/{assessmentId}/components/{id}', summary: 'Change a component' })
    .input(
      z
        .strictObject({ assessmentId, id: componentId, ...fields, seenVersion: version, ...givenReason })
        .superRefine(followRules),
    )
    .output(componentRow),
  remove: endpointFor
    .member('assessment.edit')
    .changes('components')
    .refuses('not-found', 'assessment-completed')
    .route({ method: 'DELETE', path: '/assessments/{assessmentId}/components/{id}', summary: 'Delete a component' })
    .input(z.strictObject({ assessmentId, id: componentId, ...givenReason }))
    .output(z.object({ id: componentId })),
};
