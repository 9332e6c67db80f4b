import type {
  GapsAnswer,
  NextStepsAnswer,
  OverviewAnswer,
  ProgressAnswer,
  ToldGap,
  ToldSection,
} from '#analyst/tools/progress.ts';
import { amount, cite, counted, day, list, named, numbered, paragraphs, plain } from './markdown-text.ts';

const STATES = { complete: 'complete', 'in-progress': 'in progress', 'not-started': 'not started' } as const;

/** The assessment at a glance. */
export function renderOverview(answer: OverviewAnswer): string {
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
export function renderThresholds(answer: OverviewAnswer): string {
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

function missingOf(section: ToldSection): string {
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
export function renderProgress(answer: ProgressAnswer): string {
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

function gapLine(gap: ToldGap): string {
  const examples = gap.examples.map((example) => named(example.name, example.source));
  const shown = examples.length > 0 ? `: ${examples.join(', ')}${gap.count > examples.length ? ' …' : ''}` : '';
  return gap.code === 'thresholds-without-reason'
    ? `${gap.what}${cite(gap.source)}`
    : `**${gap.count}** ${counted(gap.count, gap.what)}${shown}${examples.length === 0 ? cite(gap.source) : ''}`;
}

/** Where the assessment is thin. */
export function renderGaps(answer: GapsAnswer): string {
  if (answer.gaps.length === 0) return `I find no gaps of the kinds that I look for.${cite(answer.source)}`;
  return paragraphs('What an auditor would ask about:', list(answer.gaps.map(gapLine)));
}

/** What to do next, the weightiest first. */
export function renderNextSteps(answer: NextStepsAnswer): string {
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
