import { readChoices } from '#domain/questionnaire/answer.ts';
import type { Answer } from '#domain/questionnaire/fields.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import { countries } from '#domain/reference/countries.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import type { activityKinds } from './fields.ts';
import type { Tier } from './tiers.ts';

/** A suggested activity for starting a value chain, and why it is suggested. */
export interface SuggestedActivity {
  name: string;
  tier: Tier;
  kind: (typeof activityKinds)[number]['id'];
  place: string;
  note: string;
  from: 'stakeholders' | 'countries' | 'usual';
}

/** What the assessment already states. */
interface BeginningFacts {
  responses: readonly Answer[];
  stakeholders: readonly Stakeholder[];
}

const COUNTRIES_QUESTION = 'In which countries does your company operate?';
const CHAIN_QUESTION = 'Describe your value chain from raw materials to end of life.';

const blank = { place: '', note: '' } as const;
const usual = (name: string, tier: Tier, kind: SuggestedActivity['kind']): SuggestedActivity => ({
  name,
  tier,
  kind,
  ...blank,
  from: 'usual',
});

/**
 * Suggests activities for starting a value chain: those that the assessment already mentions, and those that most value chains also have.
 */
export function suggestActivities({ responses, stakeholders }: BeginningFacts): SuggestedActivity[] {
  const named = (group: string) => stakeholders.filter(({ stakeholderGroup }) => stakeholderGroup === group);
  const ofGroup = (group: string, name: string, tier: Tier, kind: SuggestedActivity['kind']) => {
    const rows = named(group);
    if (rows.length === 0) return [usual(name, tier, kind)];
    const note = rows
      .map(({ stakeholderNames }) => stakeholderNames.trim())
      .filter((names) => names !== '')
      .join('\n');
    return [{ name, tier, kind, ...blank, note, from: 'stakeholders' as const }];
  };
  const sites = readChoices(answerTo(responses, COUNTRIES_QUESTION)).map((id): SuggestedActivity => {
    const place = labelOf(countries, id);
    return { name: `Operations in ${place}`, tier: 'own', kind: 'site', place, note: '', from: 'countries' };
  });
  return [
    usual('Raw materials', 'upstream-2', 'raw-material'),
    ...ofGroup('suppliers', 'Suppliers', 'upstream-1', 'supplier'),
    usual('Transport to us', 'upstream-1', 'logistics'),
    ...(sites.length === 0 ? [usual('Own sites', 'own', 'site')] : sites),
    usual('Transport to customers', 'downstream-1', 'logistics'),
    ...ofGroup('customers', 'Customers', 'downstream-1', 'customer'),
    usual('Use of products and services', 'downstream-2', 'product'),
    usual('Waste and recycling after use', 'downstream-3', 'waste'),
  ];
}

/** What the questionnaire says about the value chain in free text; '' if nothing. */
export const describedChain = ({ responses }: Pick<BeginningFacts, 'responses'>): string =>
  answerTo(responses, CHAIN_QUESTION).trim();

function answerTo(responses: BeginningFacts['responses'], text: string): string {
  const section = questionnaire.find(({ questions }) => questions.some((question) => question.text === text));
  return (
    responses.find((response) => response.section === section?.name && response.fieldName === text)?.fieldValue ?? ''
  );
}
