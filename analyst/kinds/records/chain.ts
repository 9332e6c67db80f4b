import type { Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, joined, named, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { places } from '#domain/chat/places.ts';
import { componentSource } from '#domain/chat/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { labelOf } from '#domain/reference/option.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { type CoveredActivity, coverageOf } from '#domain/value-chain/coverage.ts';
import { activityKinds, tiers } from '#domain/value-chain/fields.ts';
import { chainSource } from './decided.ts';
import type { RecordAnswer } from './record-answer.ts';

function coverageIn(current: AssessmentData) {
  const relevant = new Set(relevantTopics(current.topics, current.selections).map(({ id }) => id));
  const counted = current.components.filter(({ topicId }) => relevant.has(topicId));
  return coverageOf(current.activities ?? [], counted, entryBars(current));
}

const activitySource = (current: AssessmentData, { activity: { id, name } }: CoveredActivity) =>
  ({ kind: 'section', label: name, path: places.activity(current, id) }) as const;

const NO_CHAIN = 'No value chain has been entered in this assessment.';

/** Where in the value chain impacts, risks and opportunities are, the highest first. */
export const chainTold: RecordAnswer = {
  offer: 'Where in the value chain are our impacts, risks and opportunities?',
  tell({ data: { current } }) {
    const { tiers: covered, notPlaced } = coverageIn(current);
    const all = covered
      .flatMap(({ activities }) => activities)
      .toSorted((one, other) => (other.highest ?? 0) - (one.highest ?? 0));
    if (all.length === 0) return [sentence(NO_CHAIN, rests(chainSource(current)))];
    const [first] = all;
    return blocks(
      sentence(
        first?.highest ? strong(first.activity.name) : null,
        first?.highest ? ` has the highest score, ${first.highest}. ` : null,
        `${amount(all.length, 'activity', 'activities')} in the value chain; `,
        `${amount(notPlaced.length, 'entry is', 'entries are')} placed on none.`,
        rests(chainSource(current)),
      ),
      {
        is: 'table',
        columns: [
          'Activity',
          'Tier',
          'Place',
          'Highest score',
          'Impacts',
          'Risks',
          'Opportunities',
          'Highest entries',
        ].map((label) => ({ label })),
        rows: all.map((each): Line[] => [
          named(activitySource(current, each)),
          [labelOf(tiers, each.activity.tier)],
          [each.activity.place || '–'],
          [each.highest === null ? (each.state === 'open' ? 'nothing entered' : 'none') : String(each.highest)],
          [String(each.counts.impact)],
          [String(each.counts.risk)],
          [String(each.counts.opportunity)],
          joined(
            each.entries.slice(0, 3).map(({ component }) => named(componentSource(current, component))),
            '; ',
          ),
        ]),
      },
    );
  },
};

/** Which parts of the value chain have nothing, and where somebody has looked and found nothing. */
export const chainGapsTold: RecordAnswer = {
  offer: 'Which parts of the value chain have nothing entered?',
  tell({ data: { current } }) {
    const { tiers: covered, open, unseen, notPlaced } = coverageIn(current);
    const all = covered.flatMap(({ activities }) => activities);
    const source = rests(chainSource(current));
    if (all.length === 0) return [sentence(NO_CHAIN, source)];
    const looked = all.filter(({ state }) => state === 'nothing-found');
    const part = (each: CoveredActivity): Line => [
      ...named(activitySource(current, each)),
      ` (${labelOf(tiers, each.activity.tier)}, ${labelOf(activityKinds, each.activity.kind).toLowerCase()})`,
    ];
    return blocks(
      sentence(
        strong(
          open.length === 0
            ? 'Every activity has something'
            : `${amount(open.length, 'activity', 'activities')} with nothing entered`,
        ),
        open.length > 0 && ': ',
        ...joined(open.map(part)),
        `, of ${all.length}.`,
        source,
      ),
      looked.length > 0 &&
        sentence(
          'Looked at, and nothing found: ',
          ...joined(
            looked.map(
              (each): Line => [...part(each), `: “${each.activity.nothingFound}” (${each.activity.nothingFoundBy})`],
            ),
          ),
          '.',
        ),
      unseen.length > 0 &&
        sentence(
          'Tiers that nobody has looked at: ',
          unseen.map((tier) => labelOf(tiers, tier)).join(', '),
          '.',
          source,
        ),
      notPlaced.length > 0 &&
        sentence(`${amount(notPlaced.length, 'entry is', 'entries are')} on no activity.`, source),
    );
  },
};
