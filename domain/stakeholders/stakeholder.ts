import type { ValuesOf } from '#domain/fields/values.ts';
import type { StakeholderId } from '#domain/ids.ts';
import type { stakeholderFields } from './fields.ts';

/** One row of the stakeholder table: see `fields.ts`. */
export interface Stakeholder extends ValuesOf<typeof stakeholderFields> {
  id: StakeholderId;
}
