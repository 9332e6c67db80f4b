import { componentFields } from '#domain/components/fields.ts';
import type { ComponentId } from '#domain/ids.ts';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { versionedRows } from '#server/features/rows/versioned-rows.ts';

/** The impacts, risks and opportunities of an assessment. */
export const componentRows = versionedRows<ComponentId>()({
  table: 'materiality_components',
  fields: componentFields,
  key: 'id',
  most: { rows: MAX_COMPONENTS, noun: 'components' },
});
