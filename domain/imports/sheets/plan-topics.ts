import type { Topic } from '#domain/assessment/assessment.ts';
import { topicTitles } from '#domain/files/sheet-titles.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_OWN_TOPICS } from '#domain/limits.ts';
import { ESRS_VERSIONS } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { selectionFields, type TopicSelection } from '#domain/topics/fields.ts';
import { isOwnTopic, ownTopicPlace } from '#domain/topics/own-code.ts';
import { isSameTopicName, ownTopicFields, placeOwnTopic } from '#domain/topics/own-topic.ts';
import { type FoundTopic, findTopic, isJoined, type NoTopic, topicProblem } from '../find-topic.ts';
import type { ImportProblem, PlacedProblem } from '../problems.ts';
import { topicsUnder } from '../read-place.ts';
import { readTopic } from '../read-topic.ts';
import { readValue } from '../read-value.ts';
import { plain, readTick } from '../read-words.ts';
import { type Columns, columnOf, columnsOf, rowsOf, type SheetRow, saidIn, topicIn, topicSaidIn } from './columns.ts';
import { changesIn } from './read-fields.ts';
import { onceEach, settleRow } from './resolve-row.ts';
import type { HowToRead, OwnSheet, PlannedItem, TopicItem } from './sheet-plan.ts';

type Selection = TopicSelection & { version: number };

interface Present {
  topics: readonly Topic[];
  selections: readonly Selection[];
}

interface Reader extends Present {
  columns: Columns;
  how: HowToRead;
  newId: (row: number) => TopicId;
  /** The current and new names of topics. */
  names: { id: string; name: string }[];
  /** How many more topics of its own the company may add. */
  room: number;
  twice: ReturnType<typeof onceEach>;
}

/**
 * Plans the rows of the sheet of topics: whether each is relevant and, for the company's own topics, name and description. Topics of the
 * standards keep their texts, and all keep their codes.
 */
export function planTopics(
  sheet: OwnSheet<'topics'>,
  { topics, selections }: Present,
  how: HowToRead,
  newId: (row: number) => TopicId,
): PlannedItem<TopicItem>[] {
  const reader: Reader = {
    topics,
    selections,
    how,
    newId,
    twice: onceEach(),
    columns: columnsOf(sheet.rows, sheet.headerRow),
    names: topics.map(({ id, name }) => ({ id, name })),
    room: MAX_OWN_TOPICS - topics.filter(isOwnTopic).length,
  };
  return [...rowsOf(sheet)].map((row) => planRow(reader, row));
}

function planRow(reader: Reader, { cells, row }: SheetRow): PlannedItem<TopicItem> {
  const { columns, topics } = reader;
  const [code, name] = [saidIn(columns, cells, topicTitles.code), saidIn(columns, cells, topicTitles.name)];
  const id = saidIn(columns, cells, topicTitles.id).toLowerCase();
  const byId = topics.find((topic) => topic.id === id);
  const found = findTopic(topicSaidIn(columns, cells), { topics, ...reader.how });
  const isChosen = 'topic' in found && reader.how.topicWords?.has(plain(topicSaidIn(columns, cells)));
  if (isChosen || ('from' in found && found.from !== '')) return planAcross(reader, { cells, row }, found);
  if (byId) return planStanding(reader, { cells, row }, byId);
  const isOwn = readTick(saidIn(columns, cells, topicTitles.isOwn)) === true || ownTopicPlace(code) !== null;
  // Each assessment numbers the company's own topics itself, so they are matched by name.
  const ours = isOwn && topics.find((topic) => isOwnTopic(topic) && isSameTopicName(topic.name, name));
  if (ours) return planStanding(reader, { cells, row }, ours);
  if (isOwn) return planNew(reader, { cells, row }, { code, name });
  const named = topicIn(columns, cells, topics, reader.how);
  if ('column' in named) return { row, title: name || code, becomes: 'refused', problems: [named] };
  return planStanding(reader, { cells, row }, named.topic);
}

/** For a topic of the other version of the standards, the relevance goes to the topic that continues it, if there is only one. */
function planAcross(
  reader: Reader,
  { cells, row }: SheetRow,
  found: FoundTopic | Extract<NoTopic, { from: string }>,
): PlannedItem<TopicItem> {
  const { columns, how, selections, topics } = reader;
  const title = topicSaidIn(columns, cells);
  const problems: PlacedProblem[] = [];
  const isRelevant = readRelevance(reader, cells, problems) ?? true;
  const topic = 'topic' in found ? found.topic : undefined;
  const current = selections.find(({ topicId }) => topicId === topic?.id);
  const stands = { isRelevant: current?.isRelevant ?? true };
  // A topic that is relevant in the file and here needs no change.
  if (isRelevant && stands.isRelevant && problems.length === 0) return { row, title, becomes: 'same' };
  const column = columnOf(columns, topicTitles.code);
  if (!('topic' in found)) {
    const problem = topicProblem(title, found, topicsUnder(title, { topics }));
    return { row, title, becomes: 'refused', problems: [{ ...problem, column }] };
  }
  const named = `${found.topic.code} ${found.topic.name}`;
  return settleRow(
    {
      row,
      title: named,
      isNew: false,
      cells: problems,
      changes: changesIn({ isRelevant: selectionFields.isRelevant }, stands, { isRelevant }),
      item: {
        ...(isRelevant !== stands.isRelevant && {
          selection: {
            topicId: found.topic.id,
            isRelevant,
            carriedFrom: found.from,
            seenVersion: current?.version ?? null,
          },
        }),
      },
      whole: isJoined(found)
        ? [{ code: 'topic-joined', said: found.from, named, column }]
        : reader.twice(found.topic.id, row),
    },
    how,
  );
}

function planStanding(reader: Reader, { cells, row }: SheetRow, topic: Topic): PlannedItem<TopicItem> {
  const { columns, how } = reader;
  const problems: PlacedProblem[] = [];
  const codeSaid = saidIn(columns, cells, topicTitles.code);
  // If the topic was found by its name, the code may come from another assessment.
  const isMeant = codeSaid === '' || readTopic(codeSaid, reader.topics)?.id === topic.id;
  const hasId = saidIn(columns, cells, topicTitles.id).toLowerCase() === topic.id;
  if (!isMeant && hasId)
    problems.push({ code: 'keeps-code', said: topic.code, column: columnOf(columns, topicTitles.code) });
  const before = { name: topic.name, description: topic.description };
  const next = readTexts(reader, { cells, row }, topic, problems);
  const current = reader.selections.find(({ topicId }) => topicId === topic.id);
  const stands = { isRelevant: current?.isRelevant ?? true };
  const is = { isRelevant: readRelevance(reader, cells, problems) ?? stands.isRelevant };
  const isRenamed = next.name !== before.name || next.description !== before.description;
  const selection = { topicId: topic.id, ...is, carriedFrom: '', seenVersion: current?.version ?? null };
  return settleRow(
    {
      row,
      title: `${topic.code} ${topic.name}`,
      isNew: false,
      cells: problems,
      changes: [
        ...changesIn(ownTopicFields, before, next),
        ...changesIn({ isRelevant: selectionFields.isRelevant }, stands, is),
      ],
      item: {
        ...(isRenamed && { changed: { id: topic.id, ...next, seen: before } }),
        ...(is.isRelevant !== stands.isRelevant && { selection }),
      },
      whole: reader.twice(topic.id, row),
    },
    how,
  );
}

/** The name and description in a row; those of the standards stay. */
function readTexts(
  { columns, how, names }: Reader,
  { cells }: SheetRow,
  topic: Topic,
  problems: PlacedProblem[],
): { name: string; description: string } {
  const next = { name: topic.name, description: topic.description };
  for (const [field, title] of TEXTS) {
    const column = columnOf(columns, title);
    if (column === null) continue;
    const value = readValue(ownTopicFields[field], cells[column], topic[field]);
    if (value === 'nothing') {
      if (field === 'description' && how.empty === 'clears' && isOwnTopic(topic)) next.description = '';
    } else if ('code' in value) problems.push({ ...value, column });
    else if (value.is === topic[field] || isTextOfStandards(topic, String(value.is))) continue;
    else if (!isOwnTopic(topic)) problems.push({ code: 'of-the-standards', said: topic[field], column });
    else if (field === 'name' && isTaken(names, String(value.is), topic.id))
      problems.push({ code: 'name-taken', said: String(value.is), column });
    else next[field] = String(value.is);
  }
  const known = names.find(({ id }) => id === topic.id);
  if (known) known.name = next.name;
  return next;
}

/** A text of the other version is not a change: it describes the same topic slightly differently. */
const isTextOfStandards = (topic: Topic, text: string) =>
  !isOwnTopic(topic) &&
  ESRS_VERSIONS.some((version) =>
    topicCatalogue[version].some(
      ({ code, name, description }) => code === topic.code && [name, description].includes(text),
    ),
  );

const TEXTS = [
  ['name', topicTitles.name],
  ['description', topicTitles.description],
] as const;

const isTaken = (names: Reader['names'], name: string, but: string) =>
  names.some((other) => other.id !== but && isSameTopicName(other.name, name));

/** Whether a row says that its topic is relevant; null if it does not say. */
function readRelevance({ columns }: Reader, cells: SheetRow['cells'], problems: PlacedProblem[]): boolean | null {
  const column = columnOf(columns, topicTitles.isRelevant);
  if (column === null) return null;
  const value = readValue(selectionFields.isRelevant, cells[column], null);
  if (value === 'nothing') return null;
  if ('is' in value) return value.is === true;
  problems.push({ ...value, column });
  return null;
}

/** A topic that the company adds, under the place given by its code or its category. */
function planNew(
  reader: Reader,
  { cells, row }: SheetRow,
  { code, name }: { code: string; name: string },
): PlannedItem<TopicItem> {
  const { columns, names, topics } = reader;
  const id = reader.newId(row);
  const whole: PlacedProblem[] = [];
  const wrong = (title: string, problem: ImportProblem) => whole.push({ ...problem, column: columnOf(columns, title) });
  const place = ownTopicPlace(code) ?? (code || saidIn(columns, cells, topicTitles.category).charAt(0).toUpperCase());
  const isPlace = placeOwnTopic(
    place,
    topics.map((topic) => ({ code: topic.code, position: 0 })),
  );
  if (!isPlace) wrong(topicTitles.code, { code: 'no-place', said: code });
  if (name === '') wrong(topicTitles.name, { code: 'name-required' });
  else if (isTaken(names, name, id)) wrong(topicTitles.name, { code: 'name-taken', said: name });
  const texts = { name: '', description: '' };
  const cellProblems: PlacedProblem[] = [];
  for (const [field, title] of TEXTS) {
    const value = readValue(ownTopicFields[field], cells[columnOf(columns, title) ?? -1], '');
    if (value === 'nothing') continue;
    if ('is' in value) texts[field] = String(value.is);
    else (field === 'name' ? whole : cellProblems).push({ ...value, column: columnOf(columns, title) });
  }
  const isRelevant = readRelevance(reader, cells, cellProblems) ?? true;
  if (whole.length === 0) reader.room -= 1;
  if (reader.room < 0) whole.push({ code: 'no-room', most: MAX_OWN_TOPICS, column: null });
  if (whole.length === 0) names.push({ id, name });
  const selection = { topicId: id, isRelevant, carriedFrom: '', seenVersion: null };
  return settleRow(
    {
      row,
      title: [code, name].filter((part) => part !== '').join(' '),
      isNew: true,
      cells: cellProblems,
      whole,
      changes: [
        ...changesIn({ description: ownTopicFields.description }, null, texts),
        ...(isRelevant ? [] : changesIn({ isRelevant: selectionFields.isRelevant }, null, selection)),
      ],
      item: { added: { id, place, ...texts }, ...(!isRelevant && { selection }) },
    },
    reader.how,
  );
}

/** Topics and their relevance after the sheet's rows have been saved, under the codes that the file uses for them. */
export function topicsAfter(
  sheet: OwnSheet<'topics'> | undefined,
  planned: readonly PlannedItem<TopicItem>[],
  { topics, selections }: Present,
): { topics: Topic[]; relevant: ReadonlySet<string> } {
  const columns = sheet ? columnsOf(sheet.rows, sheet.headerRow) : new Map<string, number>();
  const aside = new Set<string>(selections.flatMap((row) => (row.isRelevant ? [] : [row.topicId])));
  const after = new Map<string, Topic>(topics.map((topic) => [topic.id, topic]));
  const codes = new Map<string, string>();
  for (const each of planned) {
    if (each.becomes !== 'added' && each.becomes !== 'changed') continue;
    const { added, changed, selection } = each.item;
    const code = saidIn(columns, sheet?.rows[each.row - 1] ?? [], topicTitles.code);
    if (added) {
      const placed = placeOwnTopic(
        added.place,
        topics.map((topic) => ({ code: topic.code, position: 0 })),
      );
      // The server assigns the number; until then the topic has the code of the file.
      if (placed) after.set(added.id, { ...added, ...placed, code: code || placed.code });
    }
    const renamed = changed && after.get(changed.id);
    if (renamed) after.set(renamed.id, { ...renamed, name: changed.name, description: changed.description });
    if (selection?.isRelevant) aside.delete(selection.topicId);
    else if (selection) aside.add(selection.topicId);
  }
  const taken = new Set<string>();
  for (const { cells } of sheet ? rowsOf(sheet) : []) {
    const [code, name] = [saidIn(columns, cells, topicTitles.code), saidIn(columns, cells, topicTitles.name)];
    if (ownTopicPlace(code) === null) continue;
    taken.add(plain(code));
    const byId = after.get(saidIn(columns, cells, topicTitles.id).toLowerCase());
    const topic = byId ?? [...after.values()].find((each) => isOwnTopic(each) && isSameTopicName(each.name, name));
    if (topic) codes.set(topic.id, code);
  }
  const all = [...after.values()].map((topic) => {
    const code = codes.get(topic.id);
    if (code !== undefined) return { ...topic, code };
    // Another topic of the file has this code, even if it is not imported: match this one by its name only.
    return taken.has(plain(topic.code)) ? { ...topic, code: topic.name } : topic;
  });
  return { topics: all, relevant: new Set(all.flatMap(({ id }) => (aside.has(id) ? [] : [id]))) };
}
