import { z } from 'zod';
import type { ImportedCell } from '#domain/imports/cell.ts';
import { SHEET_LEFT_OUT, UNREADABLE } from '#domain/imports/import-file.ts';
import type { KeptMatching } from '#domain/imports/kept-matching.ts';
import { MOST_STEPS, ROUNDINGS, type ScoreForm } from '#domain/imports/score-form.ts';
import { TABLE_KINDS } from '#domain/imports/tables.ts';
import { TEXT_ENCODINGS } from '#domain/imports/text-reading.ts';
import {
  MAX_ANSWERS,
  MAX_COMPONENTS,
  MAX_IMPORT_BASE64,
  MAX_IMPORT_COLUMNS,
  MAX_IMPORT_MATCHINGS,
  MAX_MATCHING_NAME,
  MAX_OWN_TOPICS,
  MAX_STAKEHOLDERS,
  MAX_TITLE,
  MAX_TOPIC_WORDS,
} from '#domain/limits.ts';
import { COMPONENT_KINDS, IMPACT_POLARITIES } from '#domain/reference/component-kinds.ts';
import { actId, assessmentId, isStorable } from './base.ts';
import { addedComponent, changedComponent } from './components.ts';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { answerToSave } from './questionnaire.ts';
import { givenReason } from './reason.ts';
import { scoreToSave } from './scores.ts';
import { stakeholderToSave } from './stakeholders.ts';
import { ownTopicToAdd, ownTopicToChange, selectionToSave } from './topics.ts';

const sheet = z.object({
  name: z.string(),
  /** Row by row: texts, numbers, truth values, `{ "date": ISO instant }`, numbers as shown, errors and null. */
  rows: z.custom<ImportedCell[][]>(),
  merged: z.int(),
  /** For each column, from 0, the last row, counted as in spreadsheets, of a merged range of several rows; 0 if it has none. */
  mergedDown: z.array(z.int()),
  formulas: z.int(),
  isHidden: z.boolean(),
  hiddenRows: z.int(),
  /** Why its rows are not included. */
  leftOut: z.object({ why: z.enum(SHEET_LEFT_OUT), detail: z.string() }).nullable(),
});

/** A separator is any character but those that end a line or enclose a cell. */
const separator = z.string().regex(/^[^\r\n"\0]$/, says('invalid'));
const text = z.object({ encoding: z.enum(TEXT_ENCODINGS), separator: z.string() });

const readFile = z.union([
  z.object({ sheets: z.array(sheet), /** How a text file was read; null for a workbook. */ text: text.nullable() }),
  z.object({ unreadable: z.enum(UNREADABLE), detail: z.string().nullable() }),
]);
export type ReadFile = z.infer<typeof readFile>;

/** The code that reads files writes the response as JSON, which is passed on unchanged, so this is always a stream. */
const passedOn = z.custom<never>((given) => given instanceof ReadableStream);

/** The fingerprint of a table's headings. */
const headings = z.string().regex(/^[0-9a-f]{64}$/, says('invalid'));
const code = z.string().max(40).refine(isStorable, says('not-storable'));
const word = z.string().max(MAX_TITLE).refine(isStorable, says('not-storable'));

const scoreForm = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('steps'), low: z.number(), high: z.number(), isOpposite: z.boolean() }),
  z.strictObject({ is: z.literal('shares'), isOpposite: z.boolean() }),
  z.strictObject({ is: z.literal('money') }),
  z.strictObject({ is: z.literal('levels') }),
]) satisfies z.ZodType<ScoreForm>;

/** Each step of the scales that entries have. */
const MOST_STEP_WORDS = 40;

/** Readings stored before other tables were supported are for entries. */
const keptMatching = z.strictObject({
  holds: z.enum(TABLE_KINDS).default('register'),
  matching: z.array(code.nullable()).max(MAX_IMPORT_COLUMNS),
  kind: z.enum(COMPONENT_KINDS).nullable(),
  topicCode: code.nullable(),
  topicWords: z.array(z.strictObject({ word, topicCode: code })).max(MAX_TOPIC_WORDS),
  group: code.nullable().default(null),
  words: z
    .array(z.strictObject({ place: code, word, means: code.nullable() }))
    .max(MAX_TOPIC_WORDS)
    .default([]),
  groupWords: z
    .array(z.strictObject({ word, group: code }))
    .max(MAX_TOPIC_WORDS)
    .default([]),
  empty: z.enum(['keeps', 'clears']),
  fillsDown: z.boolean(),
  financialKind: z.enum(['risk', 'opportunity']).nullable().default(null),
  polarity: z.enum(IMPACT_POLARITIES).nullable().default(null),
  splitsLines: z.boolean().default(false),
  makesTitles: z.boolean().default(false),
  coversStandards: z.boolean().default(false),
  forms: z
    .array(z.strictObject({ column: z.int().min(0).max(MAX_IMPORT_COLUMNS), form: scoreForm }))
    .max(MAX_IMPORT_COLUMNS)
    .default([]),
  scales: z
    .array(
      z.strictObject({
        key: code,
        steps: z.array(z.number()).max(MOST_STEPS),
        words: z.array(z.strictObject({ word, step: z.int().min(1).max(10).nullable() })).max(MAX_TOPIC_WORDS),
        rounding: z.enum(ROUNDINGS).nullable(),
      }),
    )
    .max(MAX_IMPORT_COLUMNS)
    .default([]),
  columns: z.array(word).max(MAX_IMPORT_COLUMNS).default([]),
  stepWords: z
    .array(z.strictObject({ scale: code, step: z.int().min(1).max(5), words: word }))
    .max(MOST_STEP_WORDS)
    .default([]),
}) satisfies z.ZodType<KeptMatching, unknown>;

/** The name under which a company keeps a matching; '' for one that nobody has named. */
const matchingName = z
  .string()
  .trim()
  .max(MAX_MATCHING_NAME, says('too-long'))
  .refine(isStorable, says('not-storable'));

/** A stored matching in a list: its name, and the headings of the columns that it reads. */
const listedMatching = z.object({
  headings: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  usedAt: z.iso.datetime(),
});
export type ListedMatching = z.infer<typeof listedMatching>;

/** What the company has said in imports of any table that words mean, the latest meaning of each. */
const remembered = z.object({
  topicWords: z.array(z.object({ word, topicCode: code })),
  words: z.array(z.object({ place: code, word, means: code.nullable() })),
});

/** The maximum number of topics in one assessment: those of the standards and the company's own. */
const MOST_TOPICS = 500;
const upTo = <Item extends z.ZodType>(item: Item, most: number) => z.array(item).max(most).default([]);

/** Imported tables, and the outcome (product P62, P63). */
export const imports = {
  read: endpointFor
    .member('assessment.edit')
    .reads({ body: 'file' })
    .route({
      method: 'POST',
      path: '/imports/read',
      summary:
        'Reads a workbook (.xlsx, .ods), a CSV file or an exported JSON file sheet by sheet, or says why it cannot be read; keeps nothing',
    })
    .input(
      z.strictObject({
        /** The file as Base64 text. */
        content: z.string().max(MAX_IMPORT_BASE64, says('too-long')),
        /** How to read a text file if Twofold detects its encoding or separator wrongly. */
        encoding: z.enum(TEXT_ENCODINGS).optional(),
        separator: separator.optional(),
      }),
    )
    .output(readFile.or(passedOn)),
  save: endpointFor
    .member('assessment.edit')
    .changes('assessment', { body: 'file' })
    .refuses('not-found', 'assessment-completed', 'too-much-text', 'too-many-rows', 'rows-in-the-way')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/imports',
      summary:
        'Saves everything from an imported file, all or none, each kind of record according to its own rules, as one act in the history under an id that the client chooses',
    })
    .input(
      z.strictObject({
        assessmentId,
        /** The act by which the history shows these changes as one, and by which they can be undone together. */
        act: actId,
        /** Saved first, because other rows may belong to the topics that are added. */
        ownTopicsAdded: upTo(ownTopicToAdd, MAX_OWN_TOPICS),
        ownTopicsChanged: upTo(ownTopicToChange, MAX_OWN_TOPICS),
        selections: upTo(selectionToSave, MOST_TOPICS),
        scores: upTo(scoreToSave, MOST_TOPICS),
        stakeholders: upTo(stakeholderToSave, MAX_STAKEHOLDERS),
        responses: upTo(answerToSave, MAX_ANSWERS),
        componentsChanged: upTo(changedComponent, MAX_COMPONENTS),
        componentsAdded: upTo(addedComponent, MAX_COMPONENTS),
        ...givenReason,
      }),
    )
    .output(z.object({ act: actId })),
  findMatching: endpointFor
    .member('assessment.edit')
    .reads()
    .route({
      method: 'GET',
      path: '/imports/matchings/{headings}',
      summary:
        'Returns how a table with these headings was last read, null if there was none, and what words meant in other tables',
    })
    .input(z.strictObject({ headings }))
    .output(z.object({ kept: keptMatching.nullable(), name: z.string(), remembered })),
  listMatchings: endpointFor
    .member('assessment.edit')
    .reads()
    .route({
      method: 'GET',
      path: '/imports/matchings',
      summary: 'Lists the stored matchings of the company with the headings that they read, most recently used first',
    })
    .input(z.strictObject({}))
    .output(z.array(listedMatching).max(MAX_IMPORT_MATCHINGS)),
  renameMatching: endpointFor
    .member('assessment.edit')
    .changes('imports', { tells: 'nobody' })
    .refuses('not-found')
    .route({ method: 'PUT', path: '/imports/matchings/{headings}/name', summary: 'Renames a stored matching' })
    .input(z.strictObject({ headings, name: matchingName.min(1, says('invalid')) }))
    .output(z.object({ headings })),
  removeMatching: endpointFor
    .member('assessment.edit')
    .changes('imports', { tells: 'nobody' })
    .refuses('not-found')
    .route({
      method: 'DELETE',
      path: '/imports/matchings/{headings}',
      summary: 'Deletes a stored matching, with what its words meant',
    })
    .input(z.strictObject({ headings }))
    .output(z.object({ headings })),
  keepMatching: endpointFor
    .member('assessment.edit')
    .changes('imports', { tells: 'nobody', body: 'row' })
    .route({
      method: 'PUT',
      path: '/imports/matchings/{headings}',
      summary: 'Saves how a table with these headings is read, for the next person in the company who imports one',
    })
    .input(
      z.strictObject({
        headings,
        kept: keptMatching,
        /** Keeps its name if left out. */ name: matchingName.optional(),
      }),
    )
    .output(z.object({ headings })),
};
