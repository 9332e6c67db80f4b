import { changeComponent } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { newComponent } from '#domain/components/component-defaults.ts';
import { validateComponent } from '#domain/components/component-validation.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isSameIn } from '#domain/fields/values.ts';
import type { ComponentId } from '#domain/ids.ts';
import { joinOrigins } from '#domain/transfer/rows.ts';
import { errorIn, type ImportedCell, visibleWords } from './cell.ts';
import type { Entries } from './find-entries.ts';
import type { ImportAsked, Present, RowFate } from './import-plan.ts';
import type { PlacedProblem } from './problems.ts';
import { readChange } from './read-change.ts';
import { type NamedPlace, readPlace } from './read-place.ts';
import { errorProblem } from './read-value.ts';
import type { ImportTarget } from './targets.ts';

/** A value that an entry needs and the row lacks, perhaps because its cell shows an error. */
const isMissing = ({ code }: PlacedProblem) =>
  code === 'title-required' || code === 'topic-required' || code === 'kind-required';

const cellProblem = (cells: readonly ImportedCell[], column: number | null): PlacedProblem | null => {
  const problem = column === null ? null : errorProblem(cells[column]);
  return problem && { ...problem, column };
};

interface RowAsked<Row extends Component> {
  asked: ImportAsked;
  present: Present<Row>;
  entries: Entries<Row>;
  cells: readonly ImportedCell[];
  /** Its number, counted as in spreadsheets. */
  row: number;
  newId: () => ComponentId;
}

/** Plans a row: it is imported completely or not at all, unless unreadable cells are to be left out. */
export function readRow<Row extends Component>({
  asked,
  present,
  entries,
  cells,
  row,
  newId,
}: RowAsked<Row>): RowFate<Row> {
  const columnOf = (...targets: ImportTarget[]) => {
    const at = targets.map((target) => asked.matching.indexOf(target)).find((column) => column >= 0);
    return at ?? null;
  };
  const titleAt = columnOf('title');
  const title = titleAt === null || errorIn(cells[titleAt]) !== null ? '' : visibleWords(cells[titleAt]);
  const refused = (...problems: PlacedProblem[]): RowFate<Row> => ({
    becomes: 'refused',
    title,
    problems: problems.map((each) => (isMissing(each) ? (cellProblem(cells, each.column) ?? each) : each)),
  });

  const known = entries.byId(cells);
  const place = placeOf(asked, present, cells, known);
  // If the entry is found by its id, an unreadable topic or kind is treated like any other cell.
  if (place.problems.length > 0 && !(known && asked.leavesOut)) return refused(...place.problems);
  const named = { title, kind: place.named?.kind ?? null, topicId: place.topic?.id ?? null };
  const found = entries.find(cells, named);
  if (found === 'several') return refused({ code: 'several-called', column: titleAt });
  if (found && named.kind !== null && named.kind !== found.kind) {
    return refused({ code: 'keeps-kind', said: found.kind, column: columnOf('kind') });
  }

  const begun = found ?? begin(asked, place, title, newId);
  if (begun === null) return refused(...whatIsMissing(asked, place, title, columnOf));
  const { change, problems } = readChange(asked, cells, begun, place, found !== undefined);
  problems.unshift(...place.problems);
  let topicId = place.topic?.id ?? begun.topicId;
  if ((!found || topicId !== begun.topicId) && !present.relevant.has(topicId)) {
    const topic = present.topics.find(({ id }) => id === topicId);
    problems.push({
      code: 'topic-set-aside',
      said: topic ? `${topic.code} ${topic.name}` : '',
      column: columnOf('topic'),
    });
    topicId = begun.topicId;
  }
  if (topicId !== begun.topicId) change.topicId = topicId;
  if (!found && place.from !== '') change.carriedFrom = joinOrigins([place.from, change.carriedFrom]);
  const next = changeComponent(begun, change);
  const isTaken = problems.length === 0 || (asked.leavesOut && mayGoWithout(problems, asked, present, next));
  const clashes = isTaken ? whatDoesNotFit({ ...begun, ...change }, next, columnOf) : [];
  if (!isTaken || clashes.length > 0) return refused(...problems, ...clashes);
  const isSame = found !== undefined && isSameIn(componentFields, found, next);
  if (isSame && problems.length > 0) return refused(...problems);
  const before = entries.before(cells, next, found === undefined, row);
  if (before !== undefined) return refused({ code: 'twice', row: before, column: null });
  if (!found) return { becomes: 'added', next, leftOut: problems };
  return isSame ? { becomes: 'same', before: found } : { becomes: 'changed', before: found, next, leftOut: problems };
}

/** The topic in a row; if it has become several topics here, this is no problem as long as the entry is already under one of them. */
function placeOf<Row extends Component>(
  asked: ImportAsked,
  present: Present<Row>,
  cells: readonly ImportedCell[],
  known: Row | undefined,
) {
  const place = readPlace(asked, present, cells);
  const code = known && present.topics.find(({ id }) => id === known.topicId)?.code;
  const isSettled = (problem: PlacedProblem) =>
    (problem.code === 'topic-split' || problem.code === 'topic-renamed') &&
    code !== undefined &&
    problem.under.includes(code);
  return { ...place, problems: place.problems.filter((problem) => !isSettled(problem)) };
}

/** Whether an entry can do without the unreadable cells: a new one needs its title, and a topic that is not deselected. */
const mayGoWithout = (
  problems: readonly PlacedProblem[],
  { matching }: ImportAsked,
  { relevant, components }: Present<Component>,
  next: Component,
) =>
  components.some(({ id }) => id === next.id) ||
  (relevant.has(next.topicId) && problems.every(({ column }) => column === null || matching[column] !== 'title'));

/** A new entry without scores, as far as the row defines it; null if title, kind or topic are missing. */
function begin(asked: ImportAsked, { topic, named }: NamedPlace, title: string, newId: () => ComponentId) {
  const [topicId, kind] = [topic?.id ?? asked.topicId, named?.kind ?? asked.kind];
  if (title === '' || topicId === null || kind === null) return null;
  return newComponent(newId(), topicId, kind);
}

type ColumnOf = (...targets: ImportTarget[]) => number | null;

function whatIsMissing(asked: ImportAsked, { topic, named }: NamedPlace, title: string, columnOf: ColumnOf) {
  const problems: PlacedProblem[] = [];
  if (title === '') problems.push({ code: 'title-required', column: columnOf('title') });
  if (!topic && asked.topicId === null)
    problems.push({ code: 'topic-required', column: columnOf('topic', 'topicName', 'subSubTopic', 'standard') });
  if (!named && asked.kind === null) problems.push({ code: 'kind-required', column: columnOf('kind') });
  return problems;
}

/** Values that no form would save: values for another kind, which editing drops silently, and a severity without its required reason. */
function whatDoesNotFit(stated: Component, next: Component, columnOf: ColumnOf): PlacedProblem[] {
  const { severityReason: _whole, ...clashes } = validateComponent(stated);
  return Object.entries({ ...clashes, ...validateComponent(next) }).map(([name, code]) => {
    if (code === 'reason-required') return { code, column: columnOf('impactSeverity', 'severity', 'severityReason') };
    return { code: 'other-kind', said: '', column: columnOf(name as ImportTarget) };
  });
}
