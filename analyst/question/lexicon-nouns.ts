import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { equal, type Meaning } from './meaning.ts';

const kind = (id: ComponentKind, ...where: Parameters<typeof equal>[]): Meaning => ({
  is: 'noun',
  noun: 'component',
  where: [equal('kind', id), ...where.map((each) => equal(...each))],
});
const field = (name: string): Meaning => ({ is: 'field', field: name });

/** What can be asked for, as people call it. What comes first is meant first where the question allows it. */
export const NOUNS: readonly (readonly [string, ...Meaning[]])[] = [
  ['impacts / impact on', kind('impact')],
  ['impact', kind('impact'), field('impactScore'), { is: 'side', side: 'impact' }],
  ['harm|harms|damage|damages / harmful impact|effect', kind('impact', ['impactPolarity', 'Negative'])],
  ['risk|threat|danger|hazard / financial risk / business risk', kind('risk')],
  ['opportunity|chance|upside|oppo|opp|oppos|opps / business|financial opportunity', kind('opportunity')],
  ['component|iro / impact and? risk and opportunity', { is: 'noun', noun: 'component' }],
  [
    'entry|item|row|line|record|thing|problem|everything|anything|something|all|ones',
    { is: 'noun', noun: 'component', weak: true },
  ],
  ['topic|matter|theme|issue|subject / sustainability topic|matter', { is: 'noun', noun: 'topic' }],
  ['standard / topical|esrs standard', field('standard')],
  [
    'stakeholder|whom / stakeholder row|entry|group|list|mapping / interest group / interested party',
    { is: 'noun', noun: 'stakeholder' },
  ],
  ['questionnaire / questionnaire answer|question / answer', { is: 'noun', noun: 'answer' }],
  ['screening score|value|rating|result / initial score', { is: 'noun', noun: 'score' }],
  ['change|edit|edits|modification / history|change entry / edited|modified', { is: 'noun', noun: 'change' }],
  ['disclosure|requirement|dr|drs / disclosure requirement', { is: 'noun', noun: 'disclosure' }],
];
