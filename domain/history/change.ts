import { assessmentWords } from '#domain/assessment/words.ts';
import { reviewStates } from '#domain/assignments/assignment.ts';
import { componentFields } from '#domain/components/fields.ts';
import { evidenceUseFields } from '#domain/evidence/fields.ts';
import { columnName } from '#domain/fields/column-name.ts';
import { namedNow } from '#domain/fields/named-now.ts';
import { BLANK, type NameOfRow, type Worded, wordDay, wordValue } from '#domain/fields/wording.ts';
import { measureFields, netScoreFields } from '#domain/measures/fields.ts';
import { wordAnswer } from '#domain/questionnaire/answer-words.ts';
import { answerFields } from '#domain/questionnaire/fields.ts';
import { labelOf, type Option } from '#domain/reference/option.ts';
import { scaleWordingFields, wordedScales } from '#domain/scales/fields.ts';
import { SIGN_OFF_STEPS } from '#domain/sign-off/sign-off.ts';
import { stepNames } from '#domain/sign-off/words.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { selectionFields, topicScoreFields } from '#domain/topics/fields.ts';
import { ownTopicFields } from '#domain/topics/own-topic.ts';
import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { activityWords, wordPlacing } from '#domain/value-chain/words.ts';

/** What an assessment's history tells of. Chats are private to their person and are never told. */
export const HISTORY_NOUNS = [
  'assessment',
  'topic',
  'selection',
  'answer',
  'score',
  'component',
  'stakeholder',
  'activity',
  'decision',
  'measure',
  'net-score',
  'sign-off',
  'comment',
  'evidence',
  'mark',
  'sample',
  'visit',
  'assignment',
  'package',
  'scale',
  'member',
] as const;
export type HistoryNoun = (typeof HISTORY_NOUNS)[number];

/** What a thing that changes is called, beside its name. */
export const nounNames: Readonly<Record<HistoryNoun, string>> = {
  assessment: 'The assessment',
  topic: 'Own topic',
  selection: 'Topic selection',
  answer: 'Answer',
  score: 'Screening score',
  component: 'Impact, risk or opportunity',
  stakeholder: 'Stakeholder',
  activity: 'Activity of the value chain',
  decision: 'Decision on a topic',
  measure: 'Measure',
  'net-score': 'Net score',
  'sign-off': 'Sign-off',
  comment: 'Comment',
  evidence: 'Evidence',
  mark: 'Looked at by an auditor',
  sample: 'Sample of an auditor',
  visit: 'Visit of an auditor',
  assignment: 'Owner, due date, review',
  package: 'Evidence package',
  scale: 'Words of a scale',
  member: 'Member of the team',
};

export const HISTORY_VERBS = [
  'added',
  'changed',
  'deleted',
  'completed',
  'reopened',
  'restored',
  'signed',
  'withdrawn',
  'resolved',
] as const;
export type HistoryVerb = (typeof HISTORY_VERBS)[number];

/** The columns of a row at some moment, named as in SQL. */
export type Columns = Readonly<Record<string, unknown>>;

/** A line of the history as it is stored. An update names only the columns that changed. */
export interface RecordedChange {
  tableName: string;
  action: 'insert' | 'update' | 'delete';
  old: Columns | null;
  new: Columns | null;
}

export interface FieldChange {
  /** The field's name, such as 'impactSeverity'. */
  field: string;
  label: string;
  /** As a person reads it: 'Not set', '4', 'Long-term (> 5 ys)'. */
  from: string;
  to: string;
}

/** What a field of a deleted row said, or of an added one. */
export interface HeldValue {
  field: string;
  label: string;
  value: string;
}

/** A line of the history as a person reads it. */
export interface Change {
  noun: HistoryNoun;
  verb: HistoryVerb;
  /** What the thing is called: a component's title, a question, a stakeholder group. '' where its topic says it all. */
  title: string;
  /** The topic it stands under, or null. */
  topic: string | null;
  /** For an update the fields that read otherwise, in the order of the form; none for what was added or deleted as a whole. */
  fields: FieldChange[];
}

interface Told {
  noun: HistoryNoun;
  fields: Readonly<Record<string, Worded>>;
  /** @param nameOf of a component, for what is told beside one */
  title(row: Columns, nameOf: NameOfRow): string;
}

/** The company's members. */
export const TEAM_TABLE = 'memberships';

/** How the company words its scales. */
const WORDINGS_TABLE = 'scale_wordings';

/** The tables of the company itself: of no assessment, and told beside each. */
export const COMPANY_TABLES: readonly string[] = [TEAM_TABLE, WORDINGS_TABLE];

/** The topics of assessments; told are those that a company has added itself. */
export const TOPICS_TABLE = 'materiality_topics';

/** Who prepared, reviewed and approved a result; rows are added and ended, nothing else. */
const SIGN_OFF_TABLE = 'sign_offs';

/** What is said about records; told under the name that the record had then. */
const COMMENT_TABLE = 'comments';
/** For what evidence is given; told under the names that record and evidence had then. */
const EVIDENCE_TABLE = 'evidence_uses';
/** Who looks after what; told as a change also where it was the first. */
const ASSIGNMENTS_TABLE = 'assignments';

const sampleWords = { seed: { label: 'Seed' }, population: { label: 'Drawn from' } } as const;

/** What an auditor has read, after 'read'. */
function tellVisit(row: Columns): string {
  const title = text(row.title);
  if (row.what === 'opened') return 'this assessment';
  return row.what === 'evidence' ? `the evidence “${title}”` : `the file “${title}”`;
}

const assignmentWords = {
  ownerId: { label: 'Owner', kind: 'reference' },
  dueOn: { label: 'Due', kind: 'day' },
  // Nothing is kept of a review that nobody has begun.
  review: { label: 'Review', options: reviewStates, blank: labelOf(reviewStates, 'open') },
} as const satisfies Readonly<Record<string, Worded>>;

/** Evidence packages, by what they are told from altered ones. */
const PACKAGES_TABLE = 'made_packages';

const packageWords = {
  fingerprint: { label: 'Fingerprint of the package' },
  resultSha256: { label: 'Fingerprint of the result in it' },
} as const satisfies Readonly<Record<string, Worded>>;

const { topicId: _topic, side: _side, ...decisionWords } = topicDecisionFields;

/** The activities of the value chain. */
const ACTIVITIES_TABLE = 'value_chain_activities';

const { scale: _scale, ...wordingWords } = scaleWordingFields;
/** Measures, and what is stated net of what stands before them: told beside the component that they name. */
const MEASURES_TABLE = 'measures';
const NET_SCORES_TABLE = 'net_scores';

const memberWords = {
  role: {
    label: 'Role',
    options: [
      { id: 'admin', label: 'Admin' },
      { id: 'user', label: 'User' },
      { id: 'auditor', label: 'Auditor' },
    ],
  },
} as const;

/** The tables of which an assessment's history tells. */
const TOLD: Readonly<Record<string, Told>> = {
  assessments: { noun: 'assessment', fields: assessmentWords, title: (row) => text(row.name) },
  [TOPICS_TABLE]: { noun: 'topic', fields: ownTopicFields, title: (row) => text(row.name) },
  assessment_topic_selections: { noun: 'selection', fields: selectionFields, title: () => '' },
  assessment_responses: { noun: 'answer', fields: answerFields, title: (row) => text(row.field_name) },
  materiality_scores: { noun: 'score', fields: topicScoreFields, title: () => '' },
  materiality_components: { noun: 'component', fields: componentFields, title: (row) => text(row.title) },
  stakeholder_mapping: {
    noun: 'stakeholder',
    fields: stakeholderFields,
    title: (row) =>
      groupName({
        stakeholderGroup: text(row.stakeholder_group),
        customGroupName: text(row.custom_group_name),
      }),
  },
  [ACTIVITIES_TABLE]: { noun: 'activity', fields: activityWords, title: (row) => text(row.name) },
  topic_decisions: {
    noun: 'decision',
    fields: decisionWords,
    title: (row) => (row.side === 'financial' ? 'Financial side' : 'Impact side'),
  },
  [MEASURES_TABLE]: { noun: 'measure', fields: measureFields, title: (row) => text(row.title) },
  [NET_SCORES_TABLE]: {
    noun: 'net-score',
    fields: netScoreFields,
    title: (row, nameOf) => nameOf(text(row.component_id)) ?? '',
  },
  [SIGN_OFF_TABLE]: { noun: 'sign-off', fields: {}, title: tellSignOff },
  [COMMENT_TABLE]: { noun: 'comment', fields: { body: { label: 'Comment' } }, title: (row) => text(row.record_name) },
  [EVIDENCE_TABLE]: {
    noun: 'evidence',
    fields: evidenceUseFields,
    title: (row) => `${text(row.title)} (${text(row.record_name)})`,
  },
  audit_marks: { noun: 'mark', fields: { note: { label: 'Note' } }, title: (row) => text(row.record_name) },
  audit_samples: { noun: 'sample', fields: sampleWords, title: (row) => text(row.name) },
  audit_visits: { noun: 'visit', fields: {}, title: tellVisit },
  [ASSIGNMENTS_TABLE]: {
    noun: 'assignment',
    fields: assignmentWords,
    title: (row) => (row.noun === 'section' ? text(row.record_key) : text(row.title)),
  },
  [PACKAGES_TABLE]: { noun: 'package', fields: packageWords, title: (row) => text(row.fingerprint).slice(0, 8) },
  [WORDINGS_TABLE]: {
    noun: 'scale',
    fields: wordingWords,
    title: (row) => labelOf(wordedScales, text(row.scale)),
  },
  [TEAM_TABLE]: { noun: 'member', fields: memberWords, title: (row) => text(row.full_name) },
};

/** The tables whose rows stand at a component, and under its topic. */
export const AT_COMPONENT_TABLES: readonly string[] = [MEASURES_TABLE, NET_SCORES_TABLE];

/** The tables of which an assessment's history tells, as SQL names them. */
export const TOLD_TABLES: readonly string[] = Object.keys(TOLD);

/** The fields that the history names, by name; those of the same name in two tables are called the same. */
export const toldFields: readonly Option[] = [
  ...new Map(
    Object.values(TOLD)
      .flatMap(({ fields }) => Object.entries(fields))
      .map(([id, { label }]) => [id, { id, label }]),
  ).values(),
];

/** The table that keeps a noun's rows. */
export function tableOf(noun: HistoryNoun): string {
  return TOLD_TABLES.find((table) => TOLD[table]?.noun === noun) ?? noun;
}

/** What a table's rows are called in the history; null where it does not tell of them. */
export const nounOf = (table: string): HistoryNoun | null => TOLD[table]?.noun ?? null;

/**
 * What a line of the history says to a person. One translation for the screen, the assistant and whoever else reads it.
 *
 * @param row the whole row at any moment, for what the line itself does not name; null when nothing is known of it
 * @param nameOfTopic of a component, too, where it was placed on an activity
 * @throws for a table of which the history does not tell
 */
export function describeChange(recorded: RecordedChange, row: Columns | null, nameOfTopic: NameOfRow): Change {
  const line = asTold(recorded);
  const told = TOLD[line.tableName];
  if (told === undefined) throw new Error(`The history does not tell of ${line.tableName}.`);
  const known = { ...row, ...line.old, ...line.new };
  return {
    noun: told.noun,
    verb: verbOf(line),
    title: told.title(known, nameOfTopic),
    topic: known.topic_id === undefined ? null : (nameOfTopic(text(known.topic_id)) ?? null),
    fields: line.action === 'update' ? changedFields(line, told.fields, known, nameOfTopic) : [],
  };
}

/** Columns of a table as they are called now; see `namedNow`. */
export const rowNow = (table: string, columns: Columns): Columns =>
  namedNow(TOLD[table]?.fields ?? {}, columns, columnName);

/** A line of the history with its columns as they are called now. */
export function lineNow<Line extends RecordedChange>(line: Line): Line {
  const now = (columns: Columns | null) => columns && rowNow(line.tableName, columns);
  return { ...line, old: now(line.old), new: now(line.new) };
}

/**
 * A topic without a decision is relevant (method M4): the first one that sets it aside changes that. Nobody is responsible for a
 * record until somebody is: the first owner changes that. A scale has our words until the company gives it others.
 */
function asTold(recorded: RecordedChange): RecordedChange {
  const line = lineNow(recorded);
  if (line.action === 'insert' && line.tableName === ASSIGNMENTS_TABLE) {
    return { ...line, action: 'update', old: { ...line.new, owner_id: null, due_on: null, review: null } };
  }
  if (line.action === 'insert' && line.tableName === WORDINGS_TABLE) {
    const unsaid = Object.keys(wordingWords).map((name) => [columnName(name), '']);
    return { ...line, action: 'update', old: { ...line.new, ...Object.fromEntries(unsaid) } };
  }
  const isSetAside = line.tableName === 'assessment_topic_selections' && line.new?.is_relevant === false;
  if (line.action !== 'insert' || !isSetAside) return line;
  return { ...line, action: 'update', old: { ...line.new, is_relevant: true } };
}

/**
 * What a deleted row held, or an added one began with: in the order of the form and without what was not set; none for any other change.
 */
export function heldValues(recorded: RecordedChange, nameOfTopic: NameOfRow): HeldValue[] {
  const line = asTold(recorded);
  const { action } = line;
  const row = action === 'delete' ? line.old : action === 'insert' ? line.new : null;
  if (row === null) return [];
  return Object.entries(TOLD[line.tableName]?.fields ?? {}).flatMap(([field, worded]) => {
    const value = readValue(line, field, worded, row, row[columnName(field)], nameOfTopic);
    return value === (worded.blank ?? BLANK) ? [] : [{ field, label: worded.label, value }];
  });
}

function verbOf({ tableName, action, new: after }: RecordedChange): HistoryVerb {
  if (tableName === SIGN_OFF_TABLE) return action === 'insert' ? 'signed' : 'withdrawn';
  if (action === 'insert') return 'added';
  if (action === 'delete') return 'deleted';
  if (tableName === TEAM_TABLE && after?.ended_at !== undefined)
    return after.ended_at === null ? 'restored' : 'deleted';
  if (tableName === COMMENT_TABLE) return verbOfComment(after);
  if (tableName !== 'assessments') return 'changed';
  if (after?.status !== undefined) return after.status === 'completed' ? 'completed' : 'reopened';
  if (after?.removed_at !== undefined) return after.removed_at === null ? 'restored' : 'deleted';
  return 'changed';
}

function verbOfComment(after: Columns | null): HistoryVerb {
  if (after?.removed_at !== undefined) return after.removed_at === null ? 'restored' : 'deleted';
  if (after?.resolved_at !== undefined) return after.resolved_at === null ? 'reopened' : 'resolved';
  return 'changed';
}

function changedFields(line: RecordedChange, fields: Told['fields'], row: Columns, nameOf: NameOfRow): FieldChange[] {
  return Object.entries(fields).flatMap(([field, worded]) => {
    const column = columnName(field);
    if (line.new?.[column] === undefined) return [];
    const read = (value: unknown) => readValue(line, field, worded, row, value, nameOf);
    const [from, to] = isPlacing(line, field)
      ? wordPlacing(line.old?.[column], line.new[column], nameOf)
      : [read(line.old?.[column]), read(line.new[column])];
    return from === to ? [] : [{ field, label: worded.label, from, to }];
  });
}

function readValue(
  { tableName }: RecordedChange,
  field: string,
  worded: Worded,
  row: Columns,
  value: unknown,
  nameOfTopic: NameOfRow,
): string {
  if (isPlacing({ tableName }, field)) return wordPlacing([], value, nameOfTopic)[1];
  return tableName === 'assessment_responses' && field === 'fieldValue'
    ? wordAnswer(text(row.section), text(row.field_name), text(value)) || BLANK
    : wordValue(worded, value, nameOfTopic);
}

const isPlacing = ({ tableName }: Pick<RecordedChange, 'tableName'>, field: string) =>
  tableName === ACTIVITIES_TABLE && field === 'componentIds';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** 'Approved: Ida Muster (Chief Executive), 20 Nov 2026, minutes 12/2026'. */
function tellSignOff({ step, name, job_title: jobTitle, signed_on: signedOn, minutes }: Columns): string {
  const what = SIGN_OFF_STEPS.find((known) => known === step);
  const of = text(minutes) === '' ? '' : `, ${text(minutes)}`;
  return `${what ? stepNames[what] : ''}: ${text(name)} (${text(jobTitle)}), ${wordDay(text(signedOn))}${of}`;
}
