import type { Assessment } from '#domain/assessment/assessment.ts';
import { assessmentWords } from '#domain/assessment/words.ts';
import { enteredValues, givenFields } from '#domain/components/given-values.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { type FieldWords, type NameOfRow, wordValue } from '#domain/fields/wording.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { type NounsWith, nounsWith } from '#domain/records/kinds.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import type { FieldChange } from './change.ts';
import { tellTopics } from './tell-topics.ts';
import type { ToldRow } from './told-row.ts';

/** The nouns in which two states of an assessment are compared, in the order in which differences are shown. */
export const COMPARED_NOUNS = nounsWith('compare');
export type ComparedNoun = NounsWith<'compare'>;

/** A row that differs between two states. */
export interface Difference extends Omit<ToldRow, 'facts'> {
  noun: ComparedNoun;
  what: 'new' | 'gone' | 'changed';
  /** For changed records, each field that differs; none for new or deleted ones. */
  fields: FieldChange[];
}

/** The changes between two states of one assessment, field by field and in words; the result of a topic is one of its fields. */
export function compareStates(earlier: AssessmentData, later: AssessmentData): Difference[] {
  const names = new Map(
    [...earlier.topics, ...later.topics].map(({ id, code, name }) => [id as string, `${code} ${name}`]),
  );
  const nameOf = (id: string) => names.get(id);
  return COMPARED_NOUNS.flatMap((noun) => {
    const tell = tellers[noun];
    return compareRows(noun, tell(earlier, nameOf), tell(later, nameOf));
  });
}

const tellers: Readonly<Record<ComparedNoun, (state: AssessmentData, nameOf: NameOfRow) => ToldRow[]>> = {
  assessment: ({ assessment }) => [tellAssessment(assessment)],
  topic: tellTopics,
  component: ({ components }, nameOf) =>
    components.map((row) => ({
      key: row.id,
      title: row.title,
      topic: nameOf(row.topicId) ?? null,
      facts: factsOf(givenFields, enteredValues(row), nameOf),
    })),
  score: ({ scores }, nameOf) =>
    scores.map((row) => ({
      key: row.topicId,
      title: nameOf(row.topicId) ?? '',
      topic: null,
      facts: factsOf(topicScoreFields, row, nameOf),
    })),
  stakeholder: ({ stakeholders }, nameOf) =>
    stakeholders.map((row) => ({
      key: row.id,
      title: groupName(row),
      topic: null,
      facts: factsOf(stakeholderFields, row, nameOf),
    })),
  answer: ({ responses }) =>
    responses.map(({ section, fieldName, fieldValue }) => ({
      key: JSON.stringify([section, fieldName]),
      title: fieldName,
      topic: null,
      facts: { fieldValue: { label: 'Answer', text: wordAnswer(section, fieldName, fieldValue) } },
    })),
};

function tellAssessment(assessment: Assessment): ToldRow {
  const { thresholds, ...own } = assessment;
  const values = { ...own, impactThreshold: thresholds.impact, financialThreshold: thresholds.financial };
  return {
    key: assessment.id,
    title: assessment.name,
    topic: null,
    facts: factsOf(assessmentWords, values, () => undefined),
  };
}

function factsOf(
  fields: Fields | Readonly<Record<string, FieldWords>>,
  row: object,
  nameOf: NameOfRow,
): ToldRow['facts'] {
  const values = row as Readonly<Record<string, unknown>>;
  const facts = Object.entries(fields).map(([field, worded]) => [
    field,
    { label: worded.label, text: wordValue(worded, values[field], nameOf) },
  ]);
  return Object.fromEntries(facts);
}

function compareRows(noun: ComparedNoun, earlier: readonly ToldRow[], later: readonly ToldRow[]): Difference[] {
  const before = new Map(earlier.map((row) => [row.key, row]));
  const after = new Set(later.map(({ key }) => key));
  const standing = later.flatMap((row): Difference[] => {
    const was = before.get(row.key);
    if (!was) return [toDifference(noun, 'new', row, [])];
    const fields = compareFacts(was.facts, row.facts);
    return fields.length > 0 ? [toDifference(noun, 'changed', row, fields)] : [];
  });
  const gone = earlier.filter(({ key }) => !after.has(key)).map((row) => toDifference(noun, 'gone', row, []));
  return [...standing, ...gone];
}

function compareFacts(was: ToldRow['facts'], is: ToldRow['facts']): FieldChange[] {
  return Object.entries(is).flatMap(([field, { label, text }]) => {
    const from = was[field]?.text ?? '';
    return from === text ? [] : [{ field, label, from, to: text }];
  });
}

function toDifference(noun: ComparedNoun, what: Difference['what'], row: ToldRow, fields: FieldChange[]): Difference {
  const { key, title, topic } = row;
  return { noun, what, key, title, topic, fields };
}
