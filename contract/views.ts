import { z } from 'zod';
import { MAX_VIEW_NAME } from '#domain/limits.ts';
import { everything } from '#domain/query/query.ts';
import { type ViewContents, WIDTH_RANGE } from '#domain/views/saved-view.ts';
import { requiredText, text, version, viewId } from './base.ts';
import { conflictOf, endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { queryParts, queryShape } from './query.ts';

const columnName = z
  .string()
  .max(40)
  .regex(/^[\w-]+$/, says('invalid'));
const MOST_COLUMNS = 60;

const layout = {
  columns: z.array(columnName).max(MOST_COLUMNS).nullable(),
  widths: z
    .record(columnName, z.int().min(WIDTH_RANGE.min).max(WIDTH_RANGE.max))
    .refine((widths) => Object.keys(widths).length <= MOST_COLUMNS, says('invalid')),
};

/** As stored: a later version of the product may no longer have a field of its query. */
const keptContents = z.object({ query: queryParts, search: z.string(), ...layout }) as unknown as z.ZodType<
  ViewContents,
  ViewContents
>;

/** The contents of a view to be saved: rows of components, as a list. */
const contents = z.strictObject({
  query: queryShape.refine(
    ({ noun, measure, first }) => noun === everything('component').noun && measure === null && first === null,
    says('invalid'),
  ),
  search: text(300),
  ...layout,
});

const viewShape = z.object({
  id: viewId,
  name: z.string(),
  /** All members of the company see it; otherwise only its owner. */
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Its owner; null if that account is gone. */
  by: z.string().nullable(),
  /** Whether the caller may change and delete it. */
  mayChange: z.boolean(),
  contents: keptContents,
  version,
});
export type ViewShape = z.infer<typeof viewShape>;

/** Views of the register (product P41). */
export const views = {
  list: endpointFor
    .member('assessment.view')
    .reads()
    .route({
      method: 'GET',
      path: '/register-views',
      summary: 'Lists the views of the register that the company or the member has saved, by name',
    })
    .output(z.array(viewShape)),
  save: endpointFor
    .member('register.keep-views')
    .changes('views', { body: 'row' })
    .refuses('not-found', 'too-many-views')
    .errors(conflictOf(viewShape))
    .route({
      method: 'PUT',
      path: '/register-views/{id}',
      summary:
        'Saves a view of the register, for the caller or for the company; with a version, changes the existing view',
    })
    .input(
      z.strictObject({
        id: viewId,
        name: requiredText(MAX_VIEW_NAME, 'name-required'),
        isShared: z.boolean(),
        contents,
        /** Null if it is new. */
        seenVersion: version.nullable(),
      }),
    )
    .output(viewShape),
  remove: endpointFor
    .member('register.keep-views')
    .changes('views')
    .refuses('not-found')
    .route({ method: 'DELETE', path: '/register-views/{id}', summary: 'Deletes a view of the register' })
    .input(z.strictObject({ id: viewId }))
    .output(z.object({ id: viewId })),
};
