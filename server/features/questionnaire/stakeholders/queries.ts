import type { StakeholderId } from '#domain/ids.ts';
import { MAX_STAKEHOLDERS } from '#domain/limits.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The stakeholder rows of an assessment. */
export const stakeholderRows = versionedRows<StakeholderId>()({
  table: 'stakeholder_mapping',
  fields: stakeholderFields,
  key: 'id',
  most: { rows: MAX_STAKEHOLDERS, noun: 'stakeholders' },
});
