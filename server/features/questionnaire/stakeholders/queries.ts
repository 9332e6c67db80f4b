import type { StakeholderId } from '#domain/ids.ts';
import { stakeholder } from '#domain/records/stakeholder.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The stakeholder rows of an assessment. */
export const stakeholderRows = versionedRows<StakeholderId>()({
  kind: stakeholder,
  fields: stakeholderFields,
  key: 'id',
});
