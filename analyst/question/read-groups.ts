import { nouns } from '#domain/query/fields/nouns.ts';
import { FIGURE } from '#domain/query/query.ts';
import { type Mark, saidBy } from './meaning.ts';
import { namesNoun } from './noun-asked.ts';
import { fieldAt, isAt, meaningOf, numberAt, placesOf, type Reading, says, use } from './reading.ts';

/** Words before the thing for which something is asked: 'which standards', 'top 3 standards'. */
const ASKS: readonly string[] = ['which', 'number', 'sort'];
const GROUPED = ['choice', 'choices', 'flag', 'reference', 'line'];

/** Reads what rows are grouped by, and what they are sorted by if the word 'by' says so. */
export function readGroups(reading: Reading): void {
  const { marks } = reading;
  const isSpread = says(reading, 'spread');
  for (const at of placesOf(reading, 'per', 'by')) {
    // 'By their screening mark for finance'.
    const beyond = marks.findIndex((_, place) => place > at && !isAt(marks, place, 'screening', 'filler'));
    const field = groupAt(reading, beyond);
    const isBy = isAt(marks, at, 'by');
    const isOrdered = field?.kind === 'number' || field?.kind === 'date';
    const isSorting = isOrdered || isAt(marks, at - 1, 'sorted');
    const counted = isBy && isAt(marks, at + 1, 'measure') ? numberAt(reading, at + 2) : null;
    if (counted !== null) {
      use(reading, at, at + 1);
      sortBy(reading, counted, at + 1);
    } else if (field && isBy && !isSpread && isSorting) sortBy(reading, field.name, at, beyond);
    else if (field && (GROUPED.includes(field.kind) || field.kind === 'number'))
      groupBy(reading, field.name, at, beyond);
    // 'Every risk' means all risks; 'in each of' asks for more than a list.
    else if (groupByValues(reading, at) || field || (!isBy && marks[at]?.words.length === 1)) use(reading, at);
  }
  use(reading, ...placesOf(reading, 'sorted', 'spread'));
  readGroupAsked(reading);
}

/** 'E versus S versus G', 'risks vs opportunities': makes a group of each side; between years, it is a comparison. */
export function readVersus(reading: Reading): void {
  const { marks } = reading;
  const more = placesOf(reading, 'more');
  // 'More upstream or downstream impacts', 'more risks than opportunities'.
  const comparing = placesOf(reading, 'more', 'beside');
  const joints = comparing.length > 0 ? placesOf(reading, 'or', 'and', 'comma') : [];
  for (const at of [...placesOf(reading, 'compare', 'than'), ...joints, ...more]) {
    const [before, after] = [marks.slice(Math.max(0, at - BESIDE), at), marks.slice(at + 1, at + 1 + BESIDE)];
    const field = before.map(valueField).find((each) => each !== null && isOther(each, before, after));
    if (field === undefined || field === null) continue;
    // Single things need no groups, because each has its own row.
    if (!ROWS_TELL.includes(field) || more.length > 0) reading.groupBy ??= field;
    if (more.length > 0) reading.measure ??= { of: 'count' };
    reading.isEither = true;
    use(reading, at, ...comparing);
  }
}

const ROWS_TELL = ['topic', 'title'];

/** At most this many words lie between the two sides: 'environmental risks vs social risks'. */
const BESIDE = 2;

/** Whether two groups of words name different values of a field. */
function isOther(field: string, before: readonly Mark[], after: readonly Mark[]): boolean {
  const said = (marks: readonly Mark[]) => marks.filter((mark) => valueField(mark) === field).map(saidOf);
  return said(after).length > 0 && said(before).join() !== said(after).join();
}

const saidOf = (mark: Mark) => (mark.means.is === 'topics' ? mark.means.codes.join() : JSON.stringify(saidBy(mark)));

/** The field of which a mark names a value. */
function valueField(mark: Mark | undefined): string | null {
  if (mark?.means.is === 'topics') return mark.means.standard === null ? 'topic' : 'standard';
  const [only, another] = saidBy(mark);
  return only && !another ? only.field : null;
}

/** A field to group by; a text field only if none of its words are asked for. */
function groupAt(reading: Reading, at: number) {
  const field = fieldAt(reading, at);
  const isAskedFor = ({ means }: Mark) =>
    means.is === 'word' || (means.is === 'condition' && means.where[0]?.field === field?.name);
  return field?.kind === 'line' && reading.marks.some(isAskedFor) ? null : field;
}

function sortBy(reading: Reading, field: string, at: number, place = at + 1): void {
  reading.sort.push({ field, order: orderOf(reading, field) });
  use(reading, at, place);
  const isJoined = (next: number) => isAt(reading.marks, next, 'and', 'comma') && fieldAt(reading, next + 1);
  for (let next = place + 1; isJoined(next); next += 2) {
    const other = fieldAt(reading, next + 1)?.name ?? field;
    reading.sort.push({ field: other, order: orderOf(reading, other) });
    use(reading, next, next + 1);
  }
}

/** Numbers and times start with the highest, names and options with the first. */
const orderOf = ({ noun }: Reading, field: string) =>
  ['number', 'date'].includes(nouns[noun].fields[field]?.kind ?? '') ? 'highest' : 'lowest';

function groupBy(reading: Reading, field: string, ...places: number[]): void {
  reading.groupBy ??= field;
  use(reading, ...places);
}

/** 'By E, S and G': the values of one field stand for the field. */
function groupByValues(reading: Reading, at: number): boolean {
  const fieldOf = (place: number) => {
    const condition = meaningOf(reading.marks[place], 'condition')?.where[0];
    return condition?.is === 'equal' ? condition.field : null;
  };
  const field = fieldOf(at + 1);
  if (field === null) return false;
  const isLink = (place: number) => isAt(reading.marks, place, 'comma', 'and');
  const places: number[] = [];
  for (let next = at + 1; fieldOf(next) === field || isLink(next); next += 1) if (!isLink(next)) places.push(next);
  if (places.length < 2) return false;
  groupBy(reading, field, ...places);
  return true;
}

/** Whether something else is asked for or computed for each group. */
const isGroupAsked = ({ marks }: Reading, at: number) =>
  marks.some(({ means }, place) => place > at && (namesNoun(marks, place) || means.is === 'measure'));

/** 'Which standard has most opportunities': groups are what is asked for. */
function readGroupAsked(reading: Reading): void {
  const { marks } = reading;
  const at = marks.findIndex((_, place) => !isAt(marks, place, ...ASKS, 'stop', 'start', 'comma', 'and', 'condition'));
  const field = fieldAt(reading, at);
  // A screening score belongs to one topic.
  const isOwn = reading.noun === 'score' && field?.name === 'topic';
  const isAsked = isAt(marks, at - 1, ...ASKS) && isGroupAsked(reading, at);
  if (!field || isOwn || !GROUPED.includes(field.kind) || !isAsked) return;
  groupBy(reading, field.name, at);
  const asked = meaningOf(marks[at - 1], 'number');
  if (asked) {
    reading.first = asked.value;
    use(reading, at - 1);
  }
  const most = placesOf(reading, 'most');
  if (most.length === 0) return;
  // 'Which standard has the most': one, and any tied with it.
  if (marks[at]?.words.at(-1)?.text.endsWith('s') === false) reading.first ??= 1;
  reading.measure = { of: 'count' };
  reading.sort.push({ field: FIGURE, order: 'highest' });
  use(reading, ...most);
}
