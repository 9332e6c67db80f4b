import { amount, blocks, day, joined, list, named, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { resultsSource, sectionSource, topicSource } from '#domain/chat/sources.ts';
import { byId } from '#domain/found.ts';
import { overviewOf } from '#domain/progress/overview.ts';
import { STATES } from '#domain/progress/progress-words.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { buildDashboard, verdictOf } from '#domain/results/dashboard.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import type { Kind } from './kind.ts';

const side = (value: number) => (value === 0 ? 'not assessed' : String(value));

/** The assessment at a glance. */
export const overviewKind: Kind = {
  id: 'overview',
  offer: 'Give me an overview of the assessment',
  answer: ({ data }) => ({ blocks: tellOverview(data) }),
};

function tellOverview({ current }: QueryData) {
  const { assessment } = current;
  const { topics, components, stakeholders, highest } = overviewOf(current, buildDashboard(current));
  const source = rests(resultsSource(current));
  const finality = finalityOf(assessment);
  return blocks(
    sentence(
      strong(assessment.name),
      `, financial year starting ${day(assessment.financialYearStart)}, ${esrsVersions[assessment.esrsVersion].label}${assessment.esrsVersionToBeConfirmed ? ' (to be confirmed)' : ''}: `,
      assessment.status === 'completed' && assessment.completedAt
        ? `completed on ${day(assessment.completedAt)}${finality === 'completed' ? '' : `, ${finalityNames[finality].toLowerCase()}`}`
        : 'a draft',
      '.',
      source,
    ),
    list([
      [
        `${amount(topics.relevant, 'relevant topic')}, ${topics.deselected} deselected; ${topics.assessed} assessed, ${topics.notYetAssessed} not yet assessed`,
        source,
      ],
      [
        strong(`${amount(topics.material, 'topic is', 'topics are')} material`),
        `: ${topics.by.both} by both sides, ${topics.by.impact} by impact only, ${topics.by.financial} financially only; ${topics.by.none} assessed on both sides and not material, ${topics.by.open} still open, because only one side has been assessed`,
        source,
      ],
      [
        `${amount(components.all, 'entry', 'entries')}: ${amount(components.negativeImpacts, 'negative impact')}, ${amount(components.positiveImpacts, 'positive impact')}, ${amount(components.risks, 'risk')}, ${amount(components.opportunities, 'opportunity', 'opportunities')}`,
        components.notScored > 0 &&
          `; ${amount(components.notScored, 'entry has', 'entries have')} not been scored yet`,
        source,
      ],
      [
        `${amount(stakeholders.rows, 'stakeholder entry', 'stakeholder entries')}, ${stakeholders.key} of them key`,
        rests(sectionSource(current, 'Stakeholder Mapping')),
      ],
      [`Thresholds: impact ${assessment.thresholds.impact}, financial ${assessment.thresholds.financial}`, source],
    ]),
    highest.length > 0 && sentence('Highest by the sum of both scores:'),
    list(
      highest.map(({ topic, impact, financial, ...point }) => [
        ...named(topicSource(current, byId(current.topics, topic.id))),
        `: impact ${side(impact)}, financial ${side(financial)}, ${verdictOf(point).toLowerCase()}`,
      ]),
    ),
    sentence(
      'Sections: ',
      ...joined(
        wizardProgress(current).map(({ name, state }) => [...named(sectionSource(current, name)), ` ${STATES[state]}`]),
        '; ',
      ),
      '.',
    ),
  );
}
