import { BLANK } from '#domain/fields/wording.ts';
import { answerTitles } from '#domain/files/sheet-titles.ts';
import { answerKey, otherFieldName, readChoices, writeChoices } from '#domain/questionnaire/answer.ts';
import { controlOptions, fieldTypeOf, isMultiSelect } from '#domain/questionnaire/control-options.ts';
import { type Answer, answerFields } from '#domain/questionnaire/fields.ts';
import { listGivenAnswers } from '#domain/questionnaire/given-answers.ts';
import type { Question, QuestionnaireSection } from '#domain/questionnaire/question.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { Option } from '#domain/reference/option.ts';
import { isBlank } from '../cell.ts';
import type { ImportProblem } from '../problems.ts';
import { readValue } from '../read-value.ts';
import { plain, readOption } from '../read-words.ts';
import { type Columns, columnOf, columnsOf, rowsOf, type SheetRow, saidIn } from './columns.ts';
import { onceEach, settleRow } from './resolve-row.ts';
import type { HowToRead, OwnSheet, PlannedItem, SeenRow } from './sheet-plan.ts';

/** A place for an answer: a visible question, or the free text for its option Other. */
interface Place {
  section: string;
  fieldName: string;
  fieldType: Answer['fieldType'];
  options: readonly Option[];
  takesSeveral: boolean;
  /** For a free text, its question and the option that it belongs to. */
  beside: { question: Place; option: string } | null;
}

const places: readonly Place[] = questionnaire.flatMap((section: QuestionnaireSection) =>
  section.questions.flatMap((question) => placesOf(section, question)),
);

function placesOf(section: QuestionnaireSection, question: Question): Place[] {
  const control = questionControl(question, section);
  if (control === 'hidden') return [];
  const options = controlOptions(control, question);
  const place: Place = {
    section: section.name,
    fieldName: question.text,
    fieldType: fieldTypeOf(control),
    options,
    takesSeveral: isMultiSelect(control),
    beside: null,
  };
  const free = options.find(({ freeText }) => freeText);
  if (!free) return [place];
  const beside = { question: place, option: free.id };
  return [
    place,
    { ...place, fieldName: otherFieldName(question.text), fieldType: 'text', options: [], takesSeveral: false, beside },
  ];
}

/** Plans the rows of the sheet of answers, which are identified by section and question. Options are read by their labels. */
export function planAnswers(
  sheet: OwnSheet<'answers'>,
  responses: readonly (Answer & { version: number })[],
  how: HowToRead,
): PlannedItem<readonly SeenRow<Answer>[]>[] {
  const columns = columnsOf(sheet.rows, sheet.headerRow);
  const given = new Map(
    listGivenAnswers(responses).map(({ section, fieldName, words }) => [answerKey(section, fieldName), words]),
  );
  const current = new Map(responses.map((row) => [answerKey(row.section, row.fieldName), row]));
  const twice = onceEach();
  const keyOf = ({ section, fieldName }: Place) => answerKey(section, fieldName);
  /** The new value of each answer: a text for Other also selects this option, whichever of the two rows comes first. */
  const next = new Map<string, string>();
  const saidNow = (place: Place) => next.get(keyOf(place)) ?? current.get(keyOf(place))?.fieldValue ?? '';
  const read = [...rowsOf(sheet)].map((row) => {
    const place = placeIn(columns, row);
    const key = place && keyOf(place);
    const value = place ? readAnswer(place, columns, row, { how, words: given.get(keyOf(place)) ?? '' }) : null;
    const repeated = key === undefined ? [] : twice(key, row.row);
    if (key !== undefined && value && 'is' in value && repeated.length === 0) next.set(key, value.is);
    return { row, place, value, repeated };
  });
  for (const place of places) {
    const { beside } = place;
    if (!beside?.question.takesSeveral || !next.get(keyOf(place))?.trim()) continue;
    const chosen = readChoices(saidNow(beside.question));
    if (!chosen.includes(beside.option)) next.set(keyOf(beside.question), writeChoices([...chosen, beside.option]));
  }
  for (const { place } of read) keepOther(place, { next, current, keyOf, saidNow });
  const answers = (place: Place): SeenRow<Answer>[] => {
    const [before, is] = [current.get(keyOf(place)), next.get(keyOf(place))];
    if (is === undefined || is === (before?.fieldValue ?? '')) return [];
    const { section, fieldName, fieldType } = place;
    return [{ section, fieldName, fieldType, fieldValue: is, carriedFrom: '', seenVersion: before?.version ?? null }];
  };
  const isRead = new Set(read.flatMap(({ place }) => (place ? [keyOf(place)] : [])));
  return read.map(({ row: { row, cells }, place, value, repeated }): PlannedItem<readonly SeenRow<Answer>[]> => {
    const title = saidIn(columns, cells, answerTitles.question);
    if (!place)
      return {
        row,
        title,
        becomes: 'refused',
        problems: [{ code: 'no-question', column: columnOf(columns, answerTitles.question) }],
      };
    // The row of a free text also chooses the Other option if the question has no row of its own.
    const { beside } = place;
    const opened = beside && !isRead.has(keyOf(beside.question)) ? answers(beside.question) : [];
    const item = [...answers(place), ...opened];
    const problem = value && 'code' in value ? [{ ...value, column: columnOf(columns, answerTitles.answer) }] : [];
    const said = saidIn(columns, cells, answerTitles.answer);
    const words = given.get(keyOf(place)) ?? '';
    return settleRow(
      {
        row,
        title,
        isNew: item.length > 0 && words === '',
        item,
        cells: [],
        whole: [...problem, ...repeated],
        changes:
          item.length > 0 ? [{ label: answerFields.fieldValue.label, from: words || null, to: said || BLANK }] : [],
      },
      how,
    );
  });
}

/** An existing text for Other keeps its option selected, because our workbook contains only the text. */
function keepOther(
  place: Place | undefined,
  {
    next,
    current,
    keyOf,
    saidNow,
  }: {
    next: Map<string, string>;
    current: ReadonlyMap<string, Answer>;
    keyOf: (place: Place) => string;
    saidNow: (place: Place) => string;
  },
): void {
  if (!place?.takesSeveral) return;
  const is = next.get(keyOf(place));
  const other = places.find(({ beside }) => beside?.question === place);
  if (is === undefined || !other?.beside || saidNow(other).trim() === '') return;
  const { option } = other.beside;
  const before = readChoices(current.get(keyOf(place))?.fieldValue ?? '');
  const chosen = readChoices(is);
  if (before.includes(option) && !chosen.includes(option)) next.set(keyOf(place), writeChoices([...chosen, option]));
}

function placeIn(columns: Columns, { cells }: SheetRow): Place | undefined {
  const section = plain(saidIn(columns, cells, answerTitles.section));
  const question = plain(saidIn(columns, cells, answerTitles.question));
  return places.find(
    (place) => plain(place.fieldName) === question && (section === '' || plain(place.section) === section),
  );
}

/** The stored value of a row's answer; null if it changes nothing, or why it cannot be read. */
function readAnswer(
  place: Place,
  columns: Columns,
  { cells }: SheetRow,
  { how, words }: { how: HowToRead; words: string },
): { is: string } | ImportProblem | null {
  const cell = cells[columns.get(answerTitles.answer) ?? -1];
  const value = readValue(answerFields.fieldValue, cell, words);
  if (value === 'nothing') return how.empty === 'clears' && isBlank(cell) ? { is: '' } : null;
  if ('code' in value) return value;
  const said = String(value.is);
  if (said === words) return null;
  if (place.options.length === 0) return { is: said };
  if (place.takesSeveral) return readSeveral(place.options, said);
  const option = readOption(place.options, said);
  return option ? { is: option.id } : unknown(place.options, said);
}

/** Reads several options by their labels, separated by commas, semicolons or line breaks; the longest run that is a label counts. */
function readSeveral(options: readonly Option[], said: string): { is: string } | ImportProblem {
  const ids: string[] = [];
  for (const line of said.split(/[;\n]/)) {
    const parts = line.split(',');
    for (let from = 0; from < parts.length; ) {
      if (parts[from]?.trim() === '') {
        from += 1;
        continue;
      }
      const found = longestLabel(options, parts, from);
      if (!found) return unknown(options, (parts[from] ?? '').trim());
      ids.push(found.option.id);
      from = found.until;
    }
  }
  return { is: writeChoices([...new Set(ids)]) };
}

function longestLabel(options: readonly Option[], parts: readonly string[], from: number) {
  for (let until = parts.length; until > from; until -= 1) {
    const option = readOption(options, parts.slice(from, until).join(','));
    if (option) return { option, until };
  }
  return undefined;
}

const unknown = (options: readonly Option[], said: string): ImportProblem => ({
  code: 'unknown-option',
  said,
  options: options.map(({ label }) => label),
});
