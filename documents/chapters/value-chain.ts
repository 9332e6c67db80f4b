import { type Block, type Chapter, gap, heading, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, joined, numberOf } from '#documents/document/words.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { CoveredActivity, CoveredTier } from '#domain/value-chain/coverage.ts';
import { activityKinds, tiers } from '#domain/value-chain/fields.ts';

const tierName = (tier: CoveredTier['tier']) => labelOf(tiers, tier);

/** From raw materials to the end of life: which stages were examined, what was found at each, and which stages nobody has examined. */
export function valueChain({ coverage }: Reading): Chapter {
  const title = 'Value chain';
  if (!coverage)
    return {
      title,
      blocks: [
        paragraph('This result was frozen by an earlier version of Twofold, which did not keep the value chain.'),
      ],
    };
  const named = coverage.tiers.filter(({ activities }) => activities.length > 0);
  if (named.length === 0)
    return {
      title,
      blocks: [
        gap(
          'Which activities make up the value chain, and which parts were assessed. No activities have been added yet.',
        ),
      ],
    };
  const count = named.flatMap(({ activities }) => activities).length;
  return {
    title,
    blocks: [
      paragraph(
        `${amountOf(count, 'activity', 'activities')} in ${amountOf(named.length, 'tier')} from raw materials to the end of life.${coverage.notPlaced.length > 0 ? ` ${amountOf(coverage.notPlaced.length, 'entry is', 'entries are')} linked to none of them.` : ''}`,
      ),
      ...named.flatMap(tierBlocks),
      ...(coverage.unseen.length > 0 ? [gap(`Not assessed yet: ${joined(coverage.unseen.map(tierName))}.`)] : []),
    ],
  };
}

function tierBlocks({ tier, activities }: CoveredTier): Block[] {
  return [
    heading(tierName(tier)),
    {
      kind: 'table',
      caption: `Activities: ${tierName(tier)}`,
      columns: [
        { head: 'Activity', width: 5 },
        { head: 'Kind and place', width: 4 },
        { head: 'Findings', width: 6 },
        { head: 'Highest', width: 2, align: 'end' },
      ],
      rows: activities.map((covered) => [
        strong(covered.activity.name),
        [labelOf(activityKinds, covered.activity.kind), covered.activity.place.trim()].filter(Boolean).join(', '),
        lyingOn(covered),
        covered.highest === null ? '' : numberOf(covered.highest),
      ]),
    },
  ];
}

function lyingOn({ state, counts, activity }: CoveredActivity): string {
  if (state === 'nothing-found') return `Nothing found: ${activity.nothingFound}`;
  if (state === 'open') return 'Not assessed yet';
  const said = [
    counts.impact > 0 && amountOf(counts.impact, 'impact'),
    counts.risk > 0 && amountOf(counts.risk, 'risk'),
    counts.opportunity > 0 && amountOf(counts.opportunity, 'opportunity', 'opportunities'),
  ].filter((text) => text !== false);
  return joined(said);
}
