import { componentFields } from '#domain/components/fields.ts';
import { SCORE_FIELDS } from '#domain/components/score-fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { lastChangeTitles, registerTitles } from '#domain/files/register-titles.ts';
import { formerTitles } from '#domain/files/sheet-titles.ts';
import type { ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';

const { topicId: _topic, ...titled } = componentFields;
/** Fields that no import sets: the origin, and which scores are missing, which follows from their cells. */
const { startedFrom, severityOpen, likelihoodOpen, ...read } = titled;
const computed: Fields = { startedFrom, severityOpen, likelihoodOpen };

/** A field of an entry that a column can go to. */
export type ReadField = keyof typeof read;

/**
 * Where a column of a table goes: a field of an entry; the severity or likelihood on the entry's own side; its topic, by code or name;
 * the name of its topic, which counts if no code is given; the standard above the topic
 * and the sub-sub-topic below it, which say together with it which topic is meant; the id in our own workbook.
 */
export type ImportTarget = ReadField | 'severity' | 'likelihood' | TopicPart | 'id' | ItemTarget;

/** The places that name a topic together, from the widest to the narrowest. */
export const TOPIC_PARTS = ['standard', 'topic', 'topicName', 'subSubTopic'] as const;
export type TopicPart = (typeof TOPIC_PARTS)[number];

/** Places whose empty cells take the value of the row above, if a table is read so. */
export const FILLED_DOWN: readonly string[] = ['standard', 'topic', 'kind', 'stakeholderGroup'];

/** The names of those that our own workbook does not have. */
export const topicPartLabels = {
  standard: 'Standard of the topic',
  topicName: 'Name of the topic, where no code is given',
  subSubTopic: 'Sub-sub-topic',
} as const;

/** Titles of entries of one kind, in tables that have several kinds side by side in a row. */
export type ItemTarget = 'impactTitle' | 'negativeTitle' | 'positiveTitle' | 'riskTitle' | 'opportunityTitle';

/** The kind of the entries in such a column. */
export const ITEM_TARGETS: readonly {
  id: ItemTarget;
  label: string;
  kind: ComponentKind;
  polarity?: ImpactPolarity;
}[] = [
  { id: 'impactTitle', label: 'Impacts, one or more in a cell', kind: 'impact' },
  { id: 'negativeTitle', label: 'Negative impacts, one or more in a cell', kind: 'impact', polarity: 'Negative' },
  { id: 'positiveTitle', label: 'Positive impacts, one or more in a cell', kind: 'impact', polarity: 'Positive' },
  { id: 'riskTitle', label: 'Risks, one or more in a cell', kind: 'risk' },
  { id: 'opportunityTitle', label: 'Opportunities, one or more in a cell', kind: 'opportunity' },
];

/** The scores of an entry, of its own side or of either. */
const SCORES: readonly string[] = ['severity', 'likelihood', ...SCORE_FIELDS];

/** Whether a column that goes to this place holds scores. */
export const isScore = (place: string | null): boolean => place !== null && SCORES.includes(place);

/** The kind of the entries in a column; undefined if the column is not one of titles of one kind. */
export const itemTarget = (target: string | null) => ITEM_TARGETS.find(({ id }) => id === target);

const ofAnyKind = [
  { id: 'topic', label: 'Topic' },
  { id: 'severity', label: 'Severity or magnitude' },
  { id: 'likelihood', label: 'Likelihood, of either side' },
] as const;

/** All places that a column can go to, with their names, in the order of the forms. */
export const importTargets: readonly { id: ImportTarget; label: string }[] = [
  ...ofAnyKind,
  ...Object.entries(read).map(([id, field]) => ({ id: id as ReadField, label: titleOf(titled, field) })),
  { id: 'standard', label: topicPartLabels.standard },
  { id: 'subSubTopic', label: topicPartLabels.subSubTopic },
  { id: 'topicName', label: topicPartLabels.topicName },
  ...ITEM_TARGETS.map(({ id, label }) => ({ id, label })),
  { id: 'id', label: 'Id of the entry' },
];

/** The headings of the register in our own workbook: where each goes, or null if it is computed and not read. */
export const ownHeadings: ReadonlyMap<string, ImportTarget | null> = new Map<string, ImportTarget | null>([
  [registerTitles.topicCode, 'topic'],
  [registerTitles.topicName, 'topicName'],
  ...Object.entries(read).map(([id, field]) => [titleOf(titled, field), id as ReadField] as const),
  ...Object.values(computed).map((field) => [field.label, null] as const),
  [registerTitles.score, null],
  [registerTitles.counted, null],
  [registerTitles.reaches, null],
  ...Object.values(lastChangeTitles).map((title) => [title, null] as const),
  // Columns of our older workbooks, which are not read either.
  ...[...formerTitles.keys()].map((title) => [title, null] as const),
  [registerTitles.id, 'id'],
]);
