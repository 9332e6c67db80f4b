import type { HistoryVerb } from '#domain/records/contents/contents.ts';
import type { Change, HeldValue } from './change.ts';
import { nounNames } from './nouns.ts';

/** The columns of the activity as a file. */
export const CSV_COLUMNS = [
  'Change',
  'When',
  'Time zone',
  'Who',
  'Action',
  'What',
  'Name',
  'Topic',
  'Field',
  'From',
  'To',
  'Reason',
  'Reason added by',
  'Reason added at',
  'Undone by',
  'Undone at',
] as const;

/** A change with the additional values in the file. */
export interface FiledChange extends Change {
  id: string;
  /** With the offset from UTC: '2026-11-22T19:25:20+01:00'. */
  when: string;
  /** Null if the server acted, or the person is no longer known. */
  by: string | null;
  userId: string | null;
  reason: string | null;
  /** Given if the reason was added after the change. */
  reasonGiven: { by: string | null; when: string } | null;
  held: readonly HeldValue[];
  undone: { by: string | null; when: string } | null;
}

/** Words for the team, from which nobody is deleted. */
const TEAM_ACTIONS: Readonly<Partial<Record<HistoryVerb, string>>> = {
  added: 'added to the team',
  deleted: 'membership ended',
  restored: 'added back to the team',
};

/** A change as rows of `CSV_COLUMNS`: one for each changed field, or for each value of a deleted or added row; otherwise a single row. */
export function csvLines(change: FiledChange, timeZone: string): string[][] {
  const { id, when, by, userId, noun, verb, title, topic, fields, held, reason, reasonGiven, undone } = change;
  const action = (noun === 'member' ? TEAM_ACTIONS[verb] : undefined) ?? verb;
  const head = [id, when, timeZone, nameOf(by, userId), action, nounNames[noun], title, topic ?? ''];
  const tail = [reason ?? '', ...told(reasonGiven), ...told(undone)];
  const values = [
    ...fields.map(({ label, from, to }) => [label, from, to]),
    ...held.map(({ label, value }) => (verb === 'added' ? [label, '', value] : [label, value, ''])),
  ];
  return (values.length > 0 ? values : [['', '', '']]).map((value) => [...head, ...value, ...tail]);
}

const told = (what: { by: string | null; when: string } | null) => (what ? [what.by ?? UNKNOWN, what.when] : ['', '']);

const UNKNOWN = 'No longer known';

const nameOf = (by: string | null, userId: string | null) => by ?? (userId === null ? 'Twofold' : UNKNOWN);
