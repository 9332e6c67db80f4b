import type { Field } from '#domain/fields/kinds.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { topicTitles } from '#domain/files/sheet-titles.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { cellWords } from './cell.ts';
import { TOPIC_WORDS, WHY_WORDS } from './header-words.ts';
import { partsOfHeading, placesByParts } from './heading-parts.ts';
import { isSentence, type NamedPlaces, placesNamed } from './headings.ts';
import { maySayScore } from './may-say-score.ts';
import { saysMaterial } from './not-imported.ts';
import { plainHeading, sideOf } from './said-heading.ts';
import { canSay, type Table } from './tables.ts';
import { type TopicPart, topicPartLabels } from './targets.ts';
import { canNameTopic, isTopicPart } from './topic-columns.ts';

/** Where a column of a table of topics goes: the topic, its relevance, or its screening scores with their reasons. */
export type TopicPlace = TopicPart | 'isRelevant' | 'impactScore' | 'financialScore' | 'justification';

const titled = (name: 'impactScore' | 'financialScore' | 'justification') =>
  titleOf(topicScoreFields, topicScoreFields[name]);

/** The titles in our own workbook of the places that are read for a topic. */
export const topicPlaceTitles = {
  isRelevant: topicTitles.isRelevant,
  impactScore: titled('impactScore'),
  financialScore: titled('financialScore'),
  justification: titled('justification'),
} as const satisfies Partial<Record<TopicPlace, string>>;

const fields: Readonly<Record<keyof typeof topicPlaceTitles, Field>> = {
  isRelevant: selectionFields.isRelevant,
  ...topicScoreFields,
};

const places: readonly { id: TopicPlace; label: string }[] = [
  { id: 'topic', label: 'Topic' },
  { id: 'isRelevant', label: topicPlaceTitles.isRelevant },
  { id: 'impactScore', label: `${topicPlaceTitles.impactScore}, 1 to 10` },
  { id: 'financialScore', label: `${topicPlaceTitles.financialScore}, 1 to 10` },
  { id: 'justification', label: topicPlaceTitles.justification },
  { id: 'standard', label: topicPartLabels.standard },
  { id: 'subSubTopic', label: topicPartLabels.subSubTopic },
  { id: 'topicName', label: topicPartLabels.topicName },
];

/**
 * Headings of columns in foreign tables. Whether a topic is 'material' is the result of another assessment and decides nothing here, so such
 * a column is not read as the choice of topics.
 */
const WORDS: readonly (readonly [TopicPlace, string])[] = [
  ['topic', TOPIC_WORDS],
  [
    'topicName',
    `${TOPIC_WORDS}; name; bezeichnung; titel; title; intitule; nom; libelle; nombre; denominacion; nome; denominazione; naam; nazwa`,
  ],
  [
    'isRelevant',
    'relevant; relevant?; is relevant; relevance; relevant y/n; relevant yes/no; in scope; in scope?; applicable; applicable?; selected; selected?; relevanz; anwendbar; ausgewahlt; relevant ja/nein; relevant j/n; pertinent; pertinente; relevante; rilevante; van toepassing; dotyczy; tillamplig; gallande; gaeldende; aplicavel; applicabile; aplicable; applicable oui/non; relevance oui/non; selezionato; seleccionado; trifft zu; zutreffend; trifft zu?; applies; applies?; applies to us; concerne; aplica; se aplica; si applica; is van toepassing; ma zastosowanie; galler; gjelder; gaelder; aplica-se',
  ],
  [
    'impactScore',
    'impact; impact materiality; impact score; impact rating; impact relevance; materiality of impacts; inside-out; inside out; auswirkung; auswirkungen; wesentlichkeit der auswirkungen; auswirkungswesentlichkeit; auswirkungsrelevanz; bewertung der auswirkungen',
  ],
  [
    'financialScore',
    'financial; financial materiality; financial score; financial rating; financial relevance; outside-in; outside in; business relevance; finanziell; finanzielle wesentlichkeit; finanzielle relevanz; finanzielle bewertung; geschaftsrelevanz',
  ],
  ['justification', `${WHY_WORDS}; explanation; erlauterung; explication; toelichting`],
];

/** The places that a heading names by its parts: 'Matérialité d'impact' is the score of the side. */
function placesOfParts(said: string): TopicPlace[] {
  const sides = { impact: 'impactScore', financial: 'financialScore' } as const;
  const parts = partsOfHeading(said).filter((part) => part !== 'score');
  const [side, ...more] = parts.filter((part) => part !== 'materiality');
  if (parts.length === 2 && more.length === 0 && (side === 'impact' || side === 'financial')) return [sides[side]];
  return placesByParts(said).flatMap((place) => places.find(({ id }) => id === place)?.id ?? []);
}

const named = placesNamed(WORDS, places, placesOfParts);

/** Words of a choice that somebody made before assessing; 'relevant' alone may be the result. */
const CHOSEN =
  /scope|select|ausgew|seleccion|selezion|appli|trifft zu|zutreff|anwend|toepassing|dotyczy|zastosow|aplica|concerne|tillamp|galler|gallande|gjeld|gaeld/;

/** Whether a heading may ask for the result of an assessment as well as for a choice of topics: 'Relevant?'. */
export const maySayResult = (heading: string): boolean =>
  (named(heading)?.places.includes('isRelevant') ?? false) && !CHOSEN.test(plainHeading(heading));

/** A heading that says only a side, in whatever words, is above the scores of this side: 'IM score', 'Impactmaterialiteit'. */
function scoreOfSide(heading: string): NamedPlaces<TopicPlace> | null {
  const side = saysMaterial(heading) || isSentence(heading) ? null : sideOf(plainHeading(heading));
  return side && { places: [side === 'impact' ? 'impactScore' : 'financialScore'], by: 'inside' };
}

/** A table with a row for each topic. */
export const topicTable: Table<TopicPlace> = {
  holds: 'topics',
  places,
  named(heading) {
    return named(heading) ?? scoreOfSide(heading);
  },
  canBe(place, value, topics) {
    if (isTopicPart(place)) return canNameTopic(cellWords(value), topics);
    return place === 'impactScore' || place === 'financialScore' ? maySayScore(value) : canSay(fields[place], value);
  },
  byValues: ['topic'],
};
