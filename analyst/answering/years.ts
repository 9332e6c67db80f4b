import type { Slots } from '#analyst/reading/slots.ts';
import type { ChangedComponent, TopicOfTwoYears, YearChange, YearsAnswer } from '#analyst/tools/years.ts';
import { KIND_NOUNS } from './kind-nouns.ts';
import { amount, cite, day, list, named, paragraphs, plain } from './markdown-text.ts';
import { sayIgnored } from './say-filters.ts';

const scores = (side: { impact: number; financial: number } | null) =>
  side ? `impact ${side.impact}, financial ${side.financial}` : 'not assessed';

const changeLine = (change: TopicOfTwoYears) =>
  `${named(change.topic, change.source)}: ${scores(change.earlier)}${change.earlier ? cite(change.earlier.source) : ''} → ${scores(change.later)}`;

const changeBlock = (title: string, changes: readonly TopicOfTwoYears[]) =>
  changes.length > 0 && paragraphs(`**${title}**`, list(changes.map(changeLine)));

/** Most components of one list. */
const MOST_COMPONENTS = 12;

const componentBlock = (title: string, rows: readonly ChangedComponent[]) =>
  rows.length > 0 &&
  paragraphs(
    `**${title}**`,
    list(
      rows.slice(0, MOST_COMPONENTS).map((row) => `${named(row.title, row.source)}: ${row.kind}, ${row.score} of 25`),
    ),
    rows.length > MOST_COMPONENTS && `${amount(rows.length, 'component')} in all.`,
  );

type Compared = NonNullable<YearsAnswer['compared']>;
type Earlier = NonNullable<YearsAnswer['earlier']>;

const hasNothingChanged = (compared: Compared) =>
  [
    compared.newlyMaterial,
    compared.noLongerMaterial,
    compared.moved,
    compared.onlyEarlier,
    compared.onlyLater,
    compared.addedComponents,
    compared.droppedComponents,
  ].every((changes) => changes.length === 0);

/** This year against the one before. */
export function renderYears(answer: YearsAnswer, slots: Slots): string {
  const { compared, earlier, later } = answer;
  if (!compared || !earlier) {
    return `There is no assessment of an earlier financial year to compare with.${cite(answer.source)}`;
  }
  if (slots.change || answer.named.length > 0 || answer.components.length > 0)
    return renderOneChange(answer, { compared, earlier }, slots);
  return paragraphs(
    sayIgnored(slots.ignored),
    `${named(earlier.name, earlier.source)} (from ${day(earlier.financialYearStart)}) → ${named(later.name, answer.source)} (from ${day(later.financialYearStart)}).`,
    !compared.isSameVersion && 'They follow different versions of the standards; topics are matched by name.',
    hasNothingChanged(compared) && 'Nothing has changed.',
    changeBlock('Newly material', compared.newlyMaterial),
    changeBlock('No longer material', compared.noLongerMaterial),
    changeBlock('Other scores', compared.moved),
    changeBlock('Assessed only this time', compared.onlyLater),
    changeBlock('Assessed only before', compared.onlyEarlier),
    componentBlock('Added components', compared.addedComponents),
    componentBlock('Dropped components', compared.droppedComponents),
  );
}

const CHANGE_TITLES: Readonly<Record<YearChange, string>> = {
  'newly-material': 'newly material',
  'no-longer-material': 'no longer material',
  up: 'scored higher than the year before',
  down: 'scored lower than the year before',
  rescored: 'with another score than the year before',
  unchanged: 'with the same scores as the year before',
  added: 'added since the year before',
  dropped: 'dropped since the year before',
  'only-later': 'assessed only this time',
  'only-earlier': 'assessed only before',
  thresholds: 'thresholds',
};
function moved({ score, earlier }: YearsAnswer['components'][number]): string {
  if (!earlier) return 'new';
  return score === earlier.score ? 'unchanged' : score > earlier.score ? 'higher' : 'lower';
}

/** The one change, or the one topic, that was asked about. */
function renderOneChange(
  answer: YearsAnswer,
  { compared, earlier }: { compared: Compared; earlier: Earlier },
  slots: Slots,
): string {
  const { later, source, topics } = answer;
  const { change } = slots;
  const narrowed = [
    answer.named.length > 0 && `among ${answer.named.slice(0, 5).map(plain).join(', ')}`,
    answer.asked.side &&
      (change === 'up' || change === 'down' || change === 'rescored' || change === 'unchanged') &&
      `on the ${answer.asked.side} side`,
    answer.asked.categories && `in the category ${answer.asked.categories.join(' or ')}`,
  ]
    .filter((part) => typeof part === 'string')
    .map((part) => ` ${part}`)
    .join(',');
  const years = `${named(earlier.name, earlier.source)} → ${named(later.name, source)}.`;
  const ignored = sayIgnored(slots.ignored);
  if (change === 'thresholds') {
    const isSame =
      earlier.thresholds.impact === later.thresholds.impact &&
      earlier.thresholds.financial === later.thresholds.financial;
    return paragraphs(
      `The thresholds ${isSame ? 'are the same as' : 'differ from'} the year before: impact ${earlier.thresholds.impact}, financial ${earlier.thresholds.financial}${cite(earlier.source)} → impact ${later.thresholds.impact}, financial ${later.thresholds.financial}.${cite(source)}`,
      ignored,
      years,
    );
  }
  if (answer.components.length > 0) {
    return paragraphs(
      'This year against the year before:',
      ignored,
      list(
        answer.components.map(
          (row) =>
            `${named(row.title, row.source)} (${row.kind}): ${row.earlier ? `${row.earlier.score}${cite(row.earlier.source)}` : 'not stated'} → ${row.score} of 25${cite(row.source)}, ${moved(row)}`,
        ),
      ),
      years,
    );
  }
  if (change === 'added' || change === 'dropped') {
    const rows = change === 'added' ? compared.addedComponents : compared.droppedComponents;
    const [one, many] = answer.asked.kind ? KIND_NOUNS[answer.asked.kind] : ['component', 'components'];
    const what = `${rows.length > 1 ? many : one} ${CHANGE_TITLES[change]}${narrowed}`;
    return paragraphs(
      `${rows.length === 0 ? 'No' : change === 'added' ? answer.added : answer.dropped} ${what}.${cite(source)}`,
      ignored,
      componentBlock(change === 'added' ? 'Added' : 'Dropped', rows),
      years,
    );
  }
  const title = change ? CHANGE_TITLES[change] : 'in both years compared';
  return paragraphs(
    `${answer.total === 0 ? 'No topic is' : amount(answer.total, 'topic is', 'topics are')} ${title}${narrowed}.${cite(source)}`,
    ignored,
    changeBlock(change ? title.replace(/^./, (letter) => letter.toUpperCase()) : 'Scores', topics),
    topics.length === 0 && changeBlock('Scores of both years', answer.ofNamed),
    !compared.isSameVersion && 'The two follow different versions of the standards; topics are matched by name.',
    !change && componentBlock('Added components', compared.addedComponents),
    !change && componentBlock('Dropped components', compared.droppedComponents),
    years,
  );
}
