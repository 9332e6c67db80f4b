import { newComponent } from '#domain/components/component-defaults.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { currentYear } from '../current-year.ts';
import type { SampleComponent } from '../sample-shapes.ts';
import type { Scenario } from './scenario.ts';

/** The company's first assessment, half finished: half of the entries exist, and some of them have no score. */
export const half: Scenario = {
  about: 'a first draft, half done: topics without screening scores, entries without scores',
  scales: [],
  years: [
    {
      ...currentYear,
      currentStep: 4,
      answers: firstHalf(currentYear.answers),
      stakeholders: currentYear.stakeholders.slice(0, 3),
      topicScores: currentYear.topicScores.slice(0, Math.ceil(currentYear.topicScores.length / 2)),
      components: currentYear.components
        .slice(0, Math.ceil(currentYear.components.length / 2))
        .map((component, index) => (index % 4 === 3 ? unscored(component) : component)),
      valueChain: [],
      measures: [],
      netScores: [],
      links: [],
      decisions: [],
      disclosureChoices: [],
      approach: '',
      approachNote: '',
    },
  ],
  evidence: [],
  work: null,
  audit: null,
};

function firstHalf(answers: typeof currentYear.answers): typeof currentYear.answers {
  const fields = Object.entries(answers);
  return Object.fromEntries(fields.slice(0, Math.ceil(fields.length / 2)));
}

/** The entry as it was when somebody had only named it, before it was scored or explained. */
function unscored(component: SampleComponent): SampleComponent {
  const { topicCode, kind, title, description, companyBusinessArea, valueChainConcentration, timeHorizon } = component;
  const { impactPolarity, natureOfImpact, actualPotentialImpact, humanRights, riskOpportunityType } = component;
  const { id: _id, topicId: _topicId, ...begun } = newComponent('' as ComponentId, '' as TopicId, kind);
  return {
    ...begun,
    ...{ topicCode, title, description, companyBusinessArea, valueChainConcentration, timeHorizon },
    ...{ impactPolarity, natureOfImpact, actualPotentialImpact, humanRights, riskOpportunityType },
  };
}
