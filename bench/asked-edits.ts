import { componentFields } from '#domain/components/fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { wordValue } from '#domain/fields/wording.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { QueriedChange } from '#domain/query/fields/change.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { labelOf } from '#domain/reference/option.ts';
import { stakeholderGroups } from '#domain/reference/options.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';

/** A change to make before asking; see `asked/README.md`. */
interface Edit {
  who: string;
  of: 'component' | 'stakeholder' | 'score' | 'answer';
  title: string;
  namesBegin?: string;
  topicCode?: string;
  field: string;
  from: unknown;
  to: unknown;
}

const FIELDS: Readonly<Record<Edit['of'], Fields>> = {
  component: componentFields,
  stakeholder: stakeholderFields,
  score: topicScoreFields,
  answer: answerFields,
};

/** Makes the edits and tells them as the history does, newest first. @throws where a row of an edit is not there */
export function applyEdits(data: AssessmentData, edits: readonly Edit[]): QueriedChange[] {
  const topicOf = (id: string) => {
    const topic = data.topics.find((one) => one.id === id);
    return topic ? `${topic.code} ${topic.name}` : null;
  };
  return edits
    .map((edit, at): QueriedChange => {
      const { row, title, topic } = findRow(edit, data, topicOf);
      Object.assign(row, { [edit.field]: edit.to });
      const field = FIELDS[edit.of][edit.field];
      if (!field) throw new Error(`No field ${edit.field} of a ${edit.of}`);
      const worded = (value: unknown) => wordValue(field, value);
      return {
        id: String(at),
        rowId: 'id' in row ? String(row.id) : '',
        at: new Date(Date.UTC(2026, 8, 1 + at, 9)).toISOString(),
        by: edit.who,
        reason: null,
        noun: edit.of,
        verb: 'changed',
        title,
        topic,
        fields: [{ field: edit.field, label: field.label, from: worded(edit.from), to: worded(edit.to) }],
      };
    })
    .toReversed();
}

function findRow(edit: Edit, data: AssessmentData, topicOf: (id: string) => string | null) {
  switch (edit.of) {
    case 'component': {
      const row = data.components.find(({ title }) => title === edit.title);
      return { ...must(row, edit), title: edit.title, topic: row ? topicOf(row.topicId) : null };
    }
    case 'stakeholder': {
      const row = data.stakeholders.find(
        ({ stakeholderGroup, stakeholderNames }) =>
          labelOf(stakeholderGroups, stakeholderGroup) === edit.title &&
          stakeholderNames.startsWith(edit.namesBegin ?? ''),
      );
      return { ...must(row, edit), title: edit.title, topic: null };
    }
    case 'score': {
      const topic = data.topics.find(({ code }) => code === edit.topicCode);
      return {
        ...must(
          data.scores.find(({ topicId }) => topicId === topic?.id),
          edit,
        ),
        title: '',
        topic: topic ? topicOf(topic.id) : null,
      };
    }
    case 'answer':
      return {
        ...must(
          data.responses.find(({ fieldName }) => fieldName === edit.title),
          edit,
        ),
        title: edit.title,
        topic: null,
      };
  }
}

function must(row: object | undefined, { of, title }: Edit): { row: object } {
  if (!row) throw new Error(`No ${of} called ${title}`);
  return { row };
}
