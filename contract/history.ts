import { z } from 'zod';
import { HISTORY_ACTS } from '#domain/history/acts.ts';
import { HISTORY_NOUNS } from '#domain/history/nouns.ts';
import { HISTORY_VERBS } from '#domain/records/contents/contents.ts';
import { wholeAssessmentShape } from './assessment.ts';
import { actId, assessmentId, historyLineId, instant, personId, topicId } from './base.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';

/** The number of lines of the history in one response. */
export const HISTORY_PAGE = 25;

/** One change in readable form. */
export const changeShape = z.object({
  id: historyLineId,
  noun: z.enum(HISTORY_NOUNS),
  /** The row that changed. */
  rowId: z.uuid(),
  verb: z.enum(HISTORY_VERBS),
  at: instant,
  /** The person's name at the time; null if it is no longer known. */
  by: z.string().nullable(),
  /** The author; null if the server acted on its own. */
  userId: personId.nullable(),
  /** The reason for the change, if one was given. */
  reason: z.string().nullable(),
  /** Who gave the reason and when, if it was given after the change; null if it was given with the change. */
  reasonGiven: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  /** Whether the change requires a reason and has none. */
  lacksReason: z.boolean(),
  /** The name of the record at the time; '' if its topic says everything. */
  title: z.string(),
  topic: z.string().nullable(),
  /** For a change of values, the fields whose text differs. */
  fields: z.array(z.object({ field: z.string(), label: z.string(), from: z.string(), to: z.string() })),
  /** For a deleted row, its last values; for a new row, its first values. */
  held: z.array(z.object({ field: z.string(), label: z.string(), value: z.string() })),
  /** Who undid it and when; null while it is in effect. */
  undone: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  /**
   * The act to which the line belongs: how many lines it has, whether they are about several nouns, and whether they undid another act;
   * null if the change was made on its own.
   */
  act: z.object({ id: actId, lines: z.int(), isMixed: z.boolean(), isUndoing: z.boolean() }).nullable(),
});
export type ChangeShape = z.infer<typeof changeShape>;

const page = z.object({
  changes: z.array(changeShape),
  /** Send this as `before` for the next lines; null if there are none. */
  next: historyLineId.nullable(),
});

/** Only changes that need a reason, with or without one: new decisions. */
const only = z.enum(['decisions']).optional();

/** A filter for lines; a line must meet all conditions. */
const filter = {
  by: personId.optional(),
  noun: z.enum(HISTORY_NOUNS).optional(),
  /** What was done: completed and reopened are said of the assessment only. */
  did: z.enum(HISTORY_ACTS).optional(),
  /** Rows that were under this topic, including moves out of it. */
  topicId: topicId.optional(),
  /** From this moment on, and before the other one. */
  from: instant.optional(),
  until: instant.optional(),
  /** Only changes that require a reason and have none. */
  lacking: z.enum(['reason']).optional(),
  only,
};

/** Whether a period starts before it ends, if both are given. */
const isForward = ({ from, until }: { from?: string | undefined; until?: string | undefined }) =>
  from === undefined || until === undefined || Date.parse(from) < Date.parse(until);
const isNotForward = { path: ['until'], message: says('ends-before-it-begins') };

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const history = {
  choices: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/history-choices',
      summary: 'Lists the people and topics by which the history of an assessment can be filtered',
    })
    .input(z.strictObject({ assessmentId }))
    .output(
      z.object({
        people: z.array(z.object({ userId: personId, name: z.string(), hasLeft: z.boolean() })),
        /** Topics that the assessment no longer has come last. */
        topics: z.array(z.object({ id: topicId, name: z.string(), isGone: z.boolean() })),
        /** Changes that require a reason and have none, counted up to `LACKING_COUNTED`. */
        lacking: z.int(),
      }),
    ),
  ofAssessment: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/history',
      summary: 'Lists who changed what in an assessment and in the team, newest first; chats are not included',
    })
    .input(
      z
        .strictObject({
          assessmentId,
          before: historyLineId.optional(),
          ...filter,
          /** Only the lines of this act. */
          act: actId.optional(),
          /** Only the newest line of each act. */
          acts: z.enum(['as-one']).optional(),
          /** Only changes by people other than the caller. */
          who: z.enum(['others']).optional(),
        })
        .refine(isForward, isNotForward),
    )
    .output(page),
  asCsv: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/history.csv',
      summary:
        'Downloads the same list as CSV: every change that passes the filter at this moment, one row for each field; UTF-8 with a byte order mark',
      outputStructure: 'detailed',
      spec: (operation) => ({
        ...operation,
        responses: {
          ...operation.responses,
          200: { description: 'The file', content: { 'text/csv': { schema: { type: 'string' } } } },
        },
      }),
    })
    .input(
      z
        .strictObject({
          assessmentId,
          ...filter,
          /** The time zone in which times are written: 'Europe/Berlin'. UTC by default. */
          timeZone: z.string().max(60).refine(isTimeZone, says('invalid')).optional(),
          /** The separator between values: a semicolon if spreadsheets would read the comma as part of a number. */
          separator: z.enum(['comma', 'semicolon']).optional(),
        })
        .refine(isForward, isNotForward),
    )
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        body: z.custom<ReadableStream<Uint8Array>>(),
      }),
    ),
  ofRecord: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/history/{noun}/{id}',
      summary: 'Lists who changed one row of an assessment, even after it was deleted',
    })
    .input(
      z
        .strictObject({
          assessmentId,
          noun: z.enum(HISTORY_NOUNS),
          id: z.uuid(),
          before: historyLineId.optional(),
          from: filter.from,
          until: filter.until,
          only,
        })
        .refine(isForward, isNotForward),
    )
    .output(page),
  asOf: endpointFor
    .member('assessment.view')
    .reads()
    .refuses('not-found', 'not-begun-then', 'deleted-then')
    .route({
      method: 'GET',
      path: '/assessments/{assessmentId}/as-of',
      summary:
        'Returns one assessment with everything below it as it was at the end of a millisecond, reconstructed from the history',
    })
    .input(z.strictObject({ assessmentId, at: instant }))
    .output(wholeAssessmentShape),
};
