import type { AnswerOf } from '../../tools/chat-tool.ts';
import type { historyTool } from '../../tools/history.ts';
import type { overviewTool } from '../../tools/overview.ts';
import type { borderlineTool, gapsTool, nextStepsTool, progressTool } from '../../tools/progress.ts';
import type { compareYearsTool } from '../../tools/years.ts';
import type { Slots } from '../slots.ts';
import type { YearChange } from '../year-change.ts';
import { sayIgnored } from './filters.ts';
import { KIND_NOUNS } from './kind-nouns.ts';
import { amount, cite, counted, day, list, named, numbered, paragraphs, plain, table } from './markdown.ts';

const STATES = { complete: 'complete', 'in-progress': 'in progress', 'not-started': 'not started' } as const;

/** The assessment at a glance. */
export function renderOverview(answer: AnswerOf<typeof overviewTool>): string {
  const { topics, components, source } = answer;
  const adopted = answer.thresholdsAdopted;
  return paragraphs(
    `**${plain(answer.name)}** (${answer.status}), financial year from ${day(answer.financialYearStart)}, ${answer.esrsVersion}${answer.esrsVersionToBeConfirmed ? ' (to be confirmed)' : ''}.${cite(source)}`,
    list([
      `${amount(topics.relevant, 'relevant topic')}, ${topics.deselected} deselected; ${topics.assessed} assessed, ${topics.notYetAssessed} not yet${cite(source)}`,
      `**${amount(topics.material, 'topic is', 'topics are')} material**: ${topics['Material by both']} by both sides, ${topics['Material by impact']} by impact only, ${topics['Material financially']} financially only${cite(source)}`,
      `${amount(components.all, 'component')}: ${amount(components.negativeImpacts, 'negative impact')}, ${amount(components.positiveImpacts, 'positive impact')}, ${amount(components.risks, 'risk')}, ${amount(components.opportunities, 'opportunity', 'opportunities')}${cite(source)}`,
      `${amount(answer.stakeholders.rows, 'stakeholder row')}, ${answer.stakeholders.key} of them key${cite(answer.stakeholders.source)}`,
      `Thresholds: impact ${answer.thresholds.impact}, financial ${answer.thresholds.financial}${adopted ? `, adopted by ${plain(adopted.by)}` : ''}${cite(source)}`,
    ]),
    answer.highestTopics.length > 0 &&
      paragraphs(
        'Highest by both scores together:',
        list(
          answer.highestTopics.map(
            (point) =>
              `${named(`${point.code} ${point.topic}`, point.source)}: impact ${point.impactScore ?? 'not assessed'}, financial ${point.financialScore ?? 'not assessed'}, ${point.material.toLowerCase()}`,
          ),
        ),
      ),
    `Sections: ${answer.sections.map((section) => `${named(section.section, section.source)} ${STATES[section.state]}`).join('; ')}.`,
  );
}

/** The adopted thresholds and their reason. */
export function renderThresholds(answer: AnswerOf<typeof overviewTool>): string {
  const { thresholds, thresholdsAdopted: adopted, source } = answer;
  return paragraphs(
    `The thresholds are **${thresholds.impact}** for impact and **${thresholds.financial}** on the financial side, out of 25.${cite(source)}`,
    adopted
      ? `Adopted by ${plain(adopted.by)} on ${day(adopted.at)}.${cite(source)}`
      : 'Nobody has adopted thresholds: the default applies.',
    answer.thresholdsReason
      ? `*Reason:* ${plain(answer.thresholdsReason)}${cite(source)}`
      : `No reason is entered.${cite(source)}`,
  );
}

type Section = AnswerOf<typeof progressTool>['sections'][number];

function missingOf(section: Section): string {
  return section.missing
    .map((item) => {
      const examples = [
        ...item.questions.map((question) => plain(question)),
        ...item.examples.map((example) => named(example.name, example.source)),
      ];
      return `${item.count} ${counted(item.count, item.what)}${examples.length > 0 ? `: ${examples.slice(0, 5).join(', ')}${item.count > 5 ? ' …' : ''}` : ''}`;
    })
    .join('; ');
}

/** How far each section is. */
export function renderProgress(answer: AnswerOf<typeof progressTool>): string {
  return paragraphs(
    answer.status === 'completed'
      ? `The assessment is **completed**${answer.completedAt ? `, on ${day(answer.completedAt)}` : ''}.${cite(answer.source)}`
      : `**${answer.complete} of ${amount(answer.of, 'section')}** ${answer.complete === 1 ? 'is' : 'are'} complete.${cite(answer.source)}`,
    list(
      answer.sections.map((section) => {
        const missing = missingOf(section);
        return `**${plain(section.section)}**${cite(section.source)}: ${STATES[section.state]}${missing ? `. Missing: ${missing}` : ''}`;
      }),
    ),
  );
}

type Gap = AnswerOf<typeof gapsTool>['gaps'][number];

function gapLine(gap: Gap): string {
  const examples = gap.examples.map((example) => named(example.name, example.source));
  const shown = examples.length > 0 ? `: ${examples.join(', ')}${gap.count > examples.length ? ' …' : ''}` : '';
  return gap.code === 'thresholds-without-reason'
    ? `${gap.what}${cite(gap.source)}`
    : `**${gap.count}** ${counted(gap.count, gap.what)}${shown}${examples.length === 0 ? cite(gap.source) : ''}`;
}

/** Where the assessment is thin. */
export function renderGaps(answer: AnswerOf<typeof gapsTool>): string {
  if (answer.gaps.length === 0) return `I find no gaps of the kinds that I look for.${cite(answer.source)}`;
  return paragraphs('What an auditor would ask about:', list(answer.gaps.map(gapLine)));
}

/** What to do next, the weightiest first. */
export function renderNextSteps(answer: AnswerOf<typeof nextStepsTool>): string {
  const steps = [
    answer.unjustifiedDeciding.length > 0 &&
      `**Justify the scores that decide.** These carry a topic over a threshold and have no justification: ${answer.unjustifiedDeciding.map((row) => `${named(row.title, row.source)} (${row.score} of 25)`).join(', ')}`,
    ...answer.sections.map((section) => {
      const verb = section.state === 'not-started' ? 'Begin' : 'Finish';
      return `**${verb} ${plain(section.section)}**${cite(section.source)}: ${missingOf(section) || 'nothing is entered yet'}`;
    }),
    ...answer.gaps
      .filter(
        ({ code }) =>
          ![
            'topic-without-components',
            'topic-without-impacts',
            'topic-without-risks-or-opportunities',
            'impact-without-polarity',
          ].includes(code),
      )
      .slice(0, 4)
      .map((gap) => `**Close a gap:** ${gapLine(gap)}`),
    answer.borderline.length > 0 &&
      `**Look twice at borderline cases:** ${answer.borderline.map((found) => `${named(found.topic, found.source)} (${found.side} ${found.score}, threshold ${found.threshold})`).join(', ')}`,
    answer.status === 'draft' &&
      answer.sections.length === 0 &&
      `**Complete the assessment** in the last section; it freezes the result.${cite(answer.source)}`,
  ].filter((step) => typeof step === 'string');
  if (steps.length === 0)
    return `Nothing is open: the assessment is ${answer.status} and I find no gaps.${cite(answer.source)}`;
  return paragraphs('In this order:', numbered(steps));
}

/** Topics that one step would turn. */
export function renderBorderline(answer: AnswerOf<typeof borderlineTool>, slots: Slots): string {
  const { thresholds, source, asked } = answer;
  const narrowed = [
    asked.isMaterial === true && 'just above the threshold',
    asked.isMaterial === false && 'just below the threshold',
    asked.side && `on the ${asked.side} side`,
    asked.categories && `in the category ${asked.categories.join(' or ')}`,
    answer.named.length > 0 && `for ${answer.named.map(plain).join(', ')}`,
  ].filter((part) => typeof part === 'string');
  const ignored = sayIgnored(slots.ignored);
  if (answer.total === 0 && answer.ofAll > 0) {
    return paragraphs(
      `No case is borderline ${narrowed.join(', ')}.${cite(source)}`,
      ignored,
      `There are ${amount(answer.ofAll, 'borderline case')} in all.${cite(source)}`,
    );
  }
  if (answer.total === 0) {
    return `No topic is borderline: no single step of one score would change whether a topic is material.${cite(source)}`;
  }
  return paragraphs(
    narrowed.length > 0 &&
      `**${amount(answer.total, 'case')} ${narrowed.join(', ')}**, of ${answer.ofAll} borderline in all.${cite(source)}`,
    ignored,
    `For ${amount(answer.total, 'case')} a single step of one score would change whether a topic is material on that side (thresholds: impact ${thresholds.impact}, financial ${thresholds.financial}).${cite(source)}`,
    table(
      ['Topic', 'Side', 'Score', 'Now', 'What would turn it'],
      answer.cases.map((found) => [
        named(found.topic, found.source),
        found.side,
        String(found.score),
        found.isMaterial ? 'material' : 'not material',
        `${named(found.component.title, found.component.source)}: ${found.component.value} ${found.component.from} → ${found.component.to} gives ${found.newScore}`,
      ]),
    ),
  );
}

type Years = AnswerOf<typeof compareYearsTool>;
type Change = NonNullable<Years['compared']>['moved'][number];

const scores = (side: { impact: number; financial: number } | null) =>
  side ? `impact ${side.impact}, financial ${side.financial}` : 'not assessed';

const changeLine = (change: Change) =>
  `${named(change.topic, change.source)}: ${scores(change.earlier)}${change.earlier ? cite(change.earlier.source) : ''} → ${scores(change.later)}`;

/** This year against the one before. */
export function renderYears(answer: Years, slots: Slots): string {
  const { compared, earlier, later } = answer;
  if (!compared || !earlier) {
    return `There is no assessment of an earlier financial year to compare with.${cite(answer.source)}`;
  }
  const block = (title: string, changes: readonly Change[]) =>
    changes.length > 0 && paragraphs(`**${title}**`, list(changes.map(changeLine)));
  const components = (title: string, rows: NonNullable<Years['compared']>['addedComponents']) =>
    rows.length > 0 &&
    paragraphs(
      `**${title}**`,
      list(rows.slice(0, 12).map((row) => `${named(row.title, row.source)}: ${row.kind}, ${row.score} of 25`)),
      rows.length > 12 && `${amount(rows.length, 'component')} in all.`,
    );
  if (slots.change || answer.named.length > 0 || answer.components.length > 0)
    return renderOneChange(answer, slots, block, components);
  const isQuiet =
    [compared.newlyMaterial, compared.noLongerMaterial, compared.moved, compared.onlyEarlier, compared.onlyLater].every(
      (changes) => changes.length === 0,
    ) && compared.addedComponents.length + compared.droppedComponents.length === 0;
  return paragraphs(
    sayIgnored(slots.ignored),
    `${named(earlier.name, earlier.source)} (from ${day(earlier.financialYearStart)}) → ${named(later.name, answer.source)} (from ${day(later.financialYearStart)}).`,
    !compared.isSameVersion && 'They follow different versions of the standards; topics are matched by name.',
    isQuiet && 'Nothing has changed.',
    block('Newly material', compared.newlyMaterial),
    block('No longer material', compared.noLongerMaterial),
    block('Other scores', compared.moved),
    block('Assessed only this time', compared.onlyLater),
    block('Assessed only before', compared.onlyEarlier),
    components('Added components', compared.addedComponents),
    components('Dropped components', compared.droppedComponents),
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
function moved({ score, earlier }: Years['components'][number]): string {
  if (!earlier) return 'new';
  return score === earlier.score ? 'unchanged' : score > earlier.score ? 'higher' : 'lower';
}

/** The one change, or the one topic, that was asked about. */
function renderOneChange(
  answer: Years,
  slots: Slots,
  block: (title: string, changes: readonly Change[]) => string | false,
  components: (title: string, rows: NonNullable<Years['compared']>['addedComponents']) => string | false,
): string {
  const { earlier, later, source, topics } = answer;
  const compared = answer.compared!;
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
  const years = `${named(earlier!.name, earlier!.source)} → ${named(later.name, source)}.`;
  const ignored = sayIgnored(slots.ignored);
  if (change === 'thresholds') {
    const isSame =
      earlier!.thresholds.impact === later.thresholds.impact &&
      earlier!.thresholds.financial === later.thresholds.financial;
    return paragraphs(
      `The thresholds ${isSame ? 'are the same as' : 'differ from'} the year before: impact ${earlier!.thresholds.impact}, financial ${earlier!.thresholds.financial}${cite(earlier!.source)} → impact ${later.thresholds.impact}, financial ${later.thresholds.financial}.${cite(source)}`,
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
      components(change === 'added' ? 'Added' : 'Dropped', rows),
      years,
    );
  }
  const title = change ? CHANGE_TITLES[change] : 'in both years compared';
  return paragraphs(
    `${answer.total === 0 ? 'No topic is' : amount(answer.total, 'topic is', 'topics are')} ${title}${narrowed}.${cite(source)}`,
    ignored,
    block(change ? title.replace(/^./, (letter) => letter.toUpperCase()) : 'Scores', topics),
    topics.length === 0 && block('Scores of both years', answer.ofNamed),
    !compared.isSameVersion && 'The two follow different versions of the standards; topics are matched by name.',
    !change && components('Added components', compared.addedComponents),
    !change && components('Dropped components', compared.droppedComponents),
    years,
  );
}

/** Who changed what. */
export function renderHistory(answer: AnswerOf<typeof historyTool>): string {
  if (answer.changes.length === 0) return `The history shows no such change.${cite(answer.source)}`;
  return paragraphs(
    'The latest changes, newest first (times in UTC):',
    list(
      answer.changes.map((change) => {
        const what = change.title ? `“${plain(change.title)}”` : change.what;
        const fields = change.fields
          .map((field) =>
            'from' in field
              ? `${field.field}: ${plain(String(field.from ?? 'empty'))} → ${plain(String(field.to ?? 'empty'))}`
              : field.field,
          )
          .join(', ');
        return `${change.at}, ${plain(change.by)} ${change.action} ${what}${change.topic ? ` under ${plain(change.topic)}` : ''}${fields ? ` (${fields})` : ''}${change.reason ? `; reason: ${plain(change.reason)}` : ''}${cite(change.source)}`;
      }),
    ),
  );
}
