import { z } from 'zod';
import { linkFields } from '#domain/links/fields.ts';
import { assessmentId, linkId, seenVersion, version } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { inputShapes, rowShapes } from './field-shapes.ts';
import { givenReason } from './reason.ts';

/** A link between two entries, or from a measure or a dependency to an entry. */
export const linkRow = z.object({ ...rowShapes(linkFields), id: linkId, version });
export type LinkRow = z.infer<typeof linkRow>;

export const links = {
  save: endpointFor
    .member('assessment.edit')
    .changes('links')
    .refuses(
      'not-found',
      'assessment-completed',
      'too-much-text',
      'too-many-rows',
      'link-not-possible',
      'link-exists',
      'link-end-gone',
    )
    .errors(conflictOf(linkRow))
    .route({
      method: 'PUT',
      path: '/assessments/{assessmentId}/links/{id}',
      summary: 'Links an impact, a measure or a dependency to the entry that it leads to, or changes a link',
    })
    .input(z.strictObject({ assessmentId, ...inputShapes(linkFields), id: linkId, seenVersion }))
    .output(linkRow),
  remove: endpointFor
    .member('assessment.edit')
    .changes('links')
    .refuses('not-found', 'assessment-completed')
    .route({
      method: 'DELETE',
      path: '/assessments/{assessmentId}/links/{id}',
      summary: 'Removes a link between entries',
    })
    .input(z.strictObject({ assessmentId, id: linkId, ...givenReason }))
    .output(z.object({ id: linkId })),
};
