import { type Block, type Chapter, gap, heading, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, numberOf } from '#documents/document/words.ts';
import { labelOf } from '#domain/reference/option.ts';
import { stakeholderRoles } from '#domain/reference/options.ts';
import { engagedBy } from '#domain/stakeholders/engaged-by.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';

const namesOf = (row: Stakeholder) => row.stakeholderNames.trim() || groupName(row);

/** Whose views inform the assessment, how they were asked, and what they said. */
export function engagement({ data }: Reading): Chapter {
  const { stakeholders } = data;
  if (stakeholders.length === 0)
    return {
      title: 'Engagement with stakeholders',
      blocks: [
        gap(
          'Whose views inform the assessment, and how these people were consulted. No stakeholders have been recorded yet.',
        ),
      ],
    };
  const key = stakeholders.filter((row) => row.isKeyStakeholder);
  const views = stakeholders.filter((row) => row.relevantTopicsViews.trim() !== '');
  return {
    title: 'Engagement with stakeholders',
    blocks: [
      paragraph(
        `${amountOf(stakeholders.length, 'stakeholder group')} ${stakeholders.length === 1 ? 'is' : 'are'} recorded, ${numberOf(key.length)} of them key stakeholders.`,
      ),
      {
        kind: 'table',
        caption: 'Stakeholder groups and how they were engaged',
        columns: [
          { head: 'Who', width: 5 },
          { head: 'Group', width: 4 },
          { head: 'Role', width: 3 },
          { head: 'Engagement', width: 4 },
          { head: 'Key', width: 1 },
        ],
        rows: stakeholders.map((row) => [
          strong(namesOf(row)),
          groupName(row),
          labelOf(stakeholderRoles, row.stakeholderRole),
          engagedBy(row),
          row.isKeyStakeholder ? 'Yes' : '',
        ]),
      },
      ...(views.length > 0 ? [heading('Their views')] : []),
      ...views.flatMap((row): Block[] => [
        heading(namesOf(row), 3),
        {
          kind: 'stated',
          text: row.relevantTopicsViews,
          from: row.keyStakeholderReason.trim() && `Key stakeholder because: ${row.keyStakeholderReason.trim()}`,
        },
      ]),
      ...thinPoints(stakeholders),
    ],
  };
}

function thinPoints(stakeholders: readonly Stakeholder[]): Block[] {
  const silent = stakeholders.filter((row) => engagedBy(row) === '').length;
  return silent === 0 ? [] : [gap(`How ${numberOf(silent)} of these groups ${silent === 1 ? 'was' : 'were'} engaged.`)];
}
