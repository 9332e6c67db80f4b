import type { Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, joined, list, named, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { places } from '#domain/chat/places.ts';
import { componentSource } from '#domain/chat/sources.ts';
import { wordKind } from '#domain/components/kind-words.ts';
import { byId } from '#domain/found.ts';
import { scorerOf } from '#domain/measures/basis.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { labelOf } from '#domain/reference/option.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { rankTexts } from '#domain/search/rank-texts.ts';
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

/** From this fit on, an activity is meant. */
const MEANT = 0.34;
/** And so much more than the next one. */
const AHEAD = 1.15;

/** The activity of the value chain that words name, by its name or its place. */
export function activitiesNamed(words: string, { activities = [] }: AssessmentData): string[] {
  const [best, next] = rankTexts(
    words,
    activities.map(({ name, place, note }) => ({ name, title: `${name} ${place}`, text: note })),
  );
  return best && best.fit >= MEANT && best.fit >= AHEAD * (next?.fit ?? 0) ? [best.thing.name] : [];
}

/** What is entered at one activity of the value chain. */
export const partTold: RecordAnswer = {
  offer: 'What is entered at “…” in the value chain?',
  tell({ data: { current } }, name) {
    const each = coverageIn(current)
      .tiers.flatMap(({ activities }) => activities)
      .find(({ activity }) => activity.name === name);
    if (!each) return null;
    const scoreOf = scorerOf(current);
    return blocks(
      sentence(
        strong(name),
        rests(activitySource(current, each)),
        `: ${labelOf(tiers, each.activity.tier)}${each.activity.place === '' ? '' : `, ${each.activity.place}`}. `,
        each.entries.length === 0 ? 'Nothing is entered there.' : `${amount(each.entries.length, 'entry', 'entries')}:`,
      ),
      each.activity.note.trim() !== '' && sentence(each.activity.note.trim()),
      each.entries.length > 0 &&
        list(
          each.entries.map(({ component }): Line => {
            const whole = byId(current.components, component.id);
            return [
              ...named(componentSource(current, whole)),
              `: ${wordKind(whole)}, ${scoreOf(whole).score ?? 'not scored'}`,
            ];
          }),
        ),
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
