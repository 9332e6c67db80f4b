import { amount, blocks, day, joined, list, named, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { resultsSource, sectionSource, topicSource } from '#analyst/blocks/sources.ts';
import type { SectionName } from '#domain/chat/chat-source.ts';
import { byId } from '#domain/found.ts';
import { STATES } from '#domain/progress/progress-words.ts';
import { wizardProgress } from '#domain/progress/wizard-progress.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { isMaterial, type MaterialBy } from '#domain/results/classification.ts';
import { allRows, buildDashboard, verdictOf } from '#domain/results/dashboard.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { bySum } from '#domain/results/order.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import type { Kind } from './kind.ts';

const MOST_TOPICS = 5;
const side = (value: number) => (value === 0 ? 'not assessed' : String(value));

/** The assessment at a glance. */
export const overviewKind: Kind = {
  id: 'overview',
  offer: 'Give me an overview of the assessment',
  answer: ({ data }) => ({ blocks: tellOverview(data), queries: [] }),
};

function tellOverview({ current }: QueryData) {
  const { assessment, stakeholders } = current;
  const dashboard = buildDashboard(current);
  const { points, notYetAssessed, negativeImpacts, positiveImpacts, risks, opportunities } = dashboard;
  const source = rests(resultsSource(current));
  const notScored = allRows(dashboard).filter(({ rule }) => rule === 'unset').length;
  const finality = finalityOf(assessment);
  const by = (flag: MaterialBy) => points.filter(({ materialBy }) => materialBy === flag).length;
  const relevant = relevantTopics(current.topics, current.selections).length;
  const material = points.filter((point) => isMaterial(point.materialBy)).length;
  const highest = bySum(points);
  return blocks(
    sentence(
      strong(assessment.name),
      `, financial year from ${day(assessment.financialYearStart)}, ${esrsVersions[assessment.esrsVersion].label}${assessment.esrsVersionToBeConfirmed ? ' (to be confirmed)' : ''}: `,
      assessment.status === 'completed' && assessment.completedAt
        ? `completed on ${day(assessment.completedAt)}${finality === 'completed' ? '' : `, ${finalityNames[finality].toLowerCase()}`}`
        : 'a draft',
      '.',
      source,
    ),
    list([
      [
        `${amount(relevant, 'relevant topic')}, ${current.topics.length - relevant} deselected; ${points.length} assessed, ${notYetAssessed.length} not yet`,
        source,
      ],
      [
        strong(`${amount(material, 'topic is', 'topics are')} material`),
        `: ${by('both')} by both sides, ${by('impact')} by impact only, ${by('financial')} financially only; ${by('none')} assessed on both sides and not material, ${by('open')} assessed on one side only and open`,
        source,
      ],
      [
        `${amount(allRows(dashboard).length, 'component')}: ${amount(negativeImpacts.length, 'negative impact')}, ${amount(positiveImpacts.length, 'positive impact')}, ${amount(risks.length, 'risk')}, ${amount(opportunities.length, 'opportunity', 'opportunities')}`,
        notScored > 0 && `; ${amount(notScored, 'component is', 'components are')} not scored yet`,
        source,
      ],
      [
        `${amount(stakeholders.length, 'stakeholder row')}, ${stakeholders.filter(({ isKeyStakeholder }) => isKeyStakeholder).length} of them key`,
        rests(sectionSource(current, 'Stakeholder Mapping')),
      ],
      [`Thresholds: impact ${assessment.thresholds.impact}, financial ${assessment.thresholds.financial}`, source],
    ]),
    highest.length > 0 && sentence('Highest by both scores together:'),
    list(
      highest
        .slice(0, MOST_TOPICS)
        .map(({ topic, impact, financial, ...point }) => [
          ...named(topicSource(current, byId(current.topics, topic.id))),
          `: impact ${side(impact)}, financial ${side(financial)}, ${verdictOf(point).toLowerCase()}`,
        ]),
    ),
    sentence(
      'Sections: ',
      ...joined(
        wizardProgress(current).map(({ name, state }) => [
          ...named(sectionSource(current, name as SectionName)),
          ` ${STATES[state]}`,
        ]),
        '; ',
      ),
      '.',
    ),
  );
}
