import type { Block, Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, joined, list, named, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { TeamAssignment, TeamRecords } from '#analyst/blocks/team-records.ts';
import type { KindInput } from '#analyst/kinds/kind.ts';
import { type ReviewState, reviewStates } from '#domain/assignments/assignment.ts';
import { isDone, readStandings, type Urgency, urgencyOf } from '#domain/assignments/standing.ts';
import type { Source } from '#domain/chat/chat-source.ts';
import { componentSource, topicSource } from '#domain/chat/sources.ts';
import { recordsOf } from '#domain/duties/list-duties.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { labelOf } from '#domain/reference/option.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { findEntry, findTopic, teamBlocks } from './of-one.ts';
import type { RecordAnswer } from './record-answer.ts';
import { tellThread } from './talks.ts';

/** Something that is assigned to a person, or under review. */
interface Item {
  source: Source;
  owner: string;
  dueOn: string | null;
  urgency: Urgency;
  review: ReviewState;
  /** Who is asked to review it, or has; '' if nobody in particular. */
  reviewer: string;
  askedBy: string;
  open: number;
  isDone: boolean;
  /** Of the person who asks. */
  isMine: boolean;
  isMyReview: boolean;
}

/** What is assigned and reviewed: owners, days and reviews, the earliest day first. */
function itemsOf(current: AssessmentData, records: TeamRecords, today: string): Item[] {
  const find = recordsOf(current);
  const standings = readStandings(records);
  const entries = new Map<string, AssessmentData['components'][number]>(
    current.components.map((each) => [each.id, each]),
  );
  const toItem = ({ noun, key, review, reviewedBy, owner, reviewer }: TeamAssignment): Item[] => {
    const found = find(noun, key);
    if (!found) return [];
    const entry = noun === 'component' ? entries.get(key) : undefined;
    const { ownerName, dueOn, reviewerName } = entry ? standings.ofComponent(entry) : standings.of(noun, key);
    const isReviewed = review === 'reviewed';
    return [
      {
        source: { kind: noun, label: found.name, path: found.path },
        owner: ownerName,
        ...{ dueOn, review, open: found.open, urgency: urgencyOf(dueOn, today) },
        reviewer: isReviewed ? (reviewedBy ?? '') : reviewerName,
        askedBy: isReviewed ? '' : (reviewedBy ?? ''),
        isDone: isDone(review, found.open),
        isMine: owner === records.me,
        isMyReview: review === 'in-review' && reviewer === records.me,
      },
    ];
  };
  const dayOf = ({ dueOn }: Item) => dueOn ?? '9999';
  return records.assignments.flatMap(toItem).toSorted((one, other) => dayOf(one).localeCompare(dayOf(other)));
}

const read = async ({ data, desk }: KindInput) => itemsOf(data.current, await desk.records(), desk.today);

/** What waits for the person who asks: reviews, and their own work that is late; the earliest day first. */
export async function ownWork(asked: KindInput): Promise<{ reviews: Line[]; late: Line[] }> {
  const items = await read(asked);
  const line = ({ source, dueOn }: Item): Line => [...named(source), dueOn !== null && ` (due ${day(dueOn)})`];
  return {
    reviews: items.filter(({ isMyReview }) => isMyReview).map(line),
    late: items.filter((item) => item.isMine && isLate(item)).map(line),
  };
}

const COLUMNS = ['What', 'Owner', 'Due', 'Review', 'Reviewer', 'Open points'].map((label) => ({ label }));

function table(items: readonly Item[]): Block {
  return {
    is: 'table',
    columns: COLUMNS,
    rows: items.map(({ source, owner, dueOn, urgency, review, reviewer, open }): Line[] => [
      [source.label, rests(source)],
      [owner || '–'],
      [dueOn === null ? '–' : `${day(dueOn)}${urgency === 'overdue' ? ', past' : ''}`],
      [labelOf(reviewStates, review)],
      [reviewer || (review === 'in-review' ? 'anybody' : '–')],
      [open === 0 ? 'none' : String(open)],
    ]),
  };
}

const isLate = ({ urgency, isDone: isFinished }: Item) => urgency === 'overdue' && !isFinished;
const isInReview = ({ review }: Item) => review === 'in-review';
const isSoon = ({ urgency }: Item) => urgency === 'this-week';

const NOTHING_GIVEN = [
  sentence('Nobody has been made responsible for anything in this assessment, and no review was asked for.'),
];

/** What is overdue, and what is due within a week. */
export const overdueTold: RecordAnswer = {
  offer: 'What is overdue, and what is due this week?',
  async tell(asked) {
    const items = await read(asked);
    if (items.length === 0) return NOTHING_GIVEN;
    // A day that has passed is past, even if nothing is open at the record.
    const late = items.filter(isLate);
    const past = items.filter((item) => item.urgency === 'overdue' && item.isDone);
    const soon = items.filter(isSoon);
    return blocks(
      sentence(
        strong(late.length === 0 ? 'Nothing with open points is overdue' : `${amount(late.length, 'record')} overdue`),
        past.length > 0 && `; the day of ${past.length} more has passed, with no open points left`,
        `. Due within seven days: ${soon.length === 0 ? 'nothing' : soon.length}.`,
      ),
      late.length + past.length + soon.length > 0 && table([...late, ...past, ...soon]),
    );
  },
};

/** Which reviews are open, by whom they were asked for and who is to look; and which are done. */
export const reviewsTold: RecordAnswer = {
  offer: 'Which reviews are open or done, and whose are they?',
  async tell(asked) {
    const items = (await read(asked)).filter(({ review }) => review !== 'open');
    if (items.length === 0) return [sentence('No review has been asked for in this assessment.')];
    const open = items.filter(isInReview);
    const done = items.filter(({ review }) => review === 'reviewed');
    return blocks(
      sentence(strong(open.length === 0 ? 'No review is open' : `${amount(open.length, 'review')} still open`), '.'),
      open.length > 0 && {
        is: 'table',
        columns: ['In review', 'To be reviewed by', 'Asked for by', 'Owner', 'Due'].map((label) => ({ label })),
        rows: open.map(({ source, reviewer, askedBy, owner, dueOn }): Line[] => [
          [source.label, rests(source)],
          [reviewer || 'anybody else'],
          [askedBy || '–'],
          [owner || '–'],
          [dueOn === null ? '–' : day(dueOn)],
        ]),
      },
      done.length > 0 && sentence(strong(amount(done.length, 'review')), ' done:'),
      done.length > 0 && {
        is: 'table',
        columns: ['Reviewed', 'By'].map((label) => ({ label })),
        rows: done.map(({ source, reviewer }): Line[] => [
          [source.label, rests(source)],
          [reviewer || 'a former colleague'],
        ]),
      },
    );
  },
};

/** Who has which topics and entries, until when. */
export const ownersTold: RecordAnswer = {
  offer: 'Who has to do what, and until when?',
  async tell(asked) {
    const items = (await read(asked)).filter(({ owner }) => owner !== '');
    if (items.length === 0) return NOTHING_GIVEN;
    const people = [...Map.groupBy(items, ({ owner }) => owner)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    );
    return blocks(
      sentence(
        ...people.flatMap(
          ([owner, held], at): Line => [
            at > 0 && '; ',
            strong(owner),
            ` ${held.length}${held.some(isLate) ? `, ${held.filter(isLate).length} overdue` : ''}`,
          ],
        ),
        '. An entry without an owner of its own is that of its topic.',
      ),
      table(people.flatMap(([, held]) => held)),
    );
  },
};

/** Who has reviewed one entry or topic, or is to. */
export const reviewedTold: RecordAnswer = {
  offer: 'Who has reviewed “…”?',
  async tell(asked, name) {
    const { current } = asked.data;
    const entry = findEntry(current, name);
    const record = entry ?? findTopic(current, name);
    if (!record) return null;
    const told = await teamBlocks(record.id, entry, asked);
    return blocks(sentence(strong(name), ':'), told);
  },
};

/** Which relevant topics and which entries have no owner. An entry without one is that of its topic. */
export const ownerlessTold: RecordAnswer = {
  offer: 'Which topics have no owner?',
  async tell({ data: { current }, desk }) {
    const standings = readStandings(await desk.records());
    const relevant = relevantTopics(current.topics, current.selections);
    const without = relevant.filter(({ id }) => standings.of('topic', id).ownerName === '');
    const ids = new Set(without.map(({ id }) => id));
    const under = current.components.filter((each) => ids.has(each.topicId));
    const own = under.filter((each) => standings.ofComponent(each).ownerName !== '');
    return blocks(
      sentence(
        strong(without.length === 0 ? 'Every relevant topic has an owner' : `${without.length} of ${relevant.length}`),
        without.length > 0 && ' relevant topics have no owner:',
      ),
      without.length > 0 && list(without.map((topic) => named(topicSource(current, topic)))),
      own.length > 0 &&
        sentence(
          'Under them, these have an owner of their own: ',
          ...joined(own.map((each) => named(componentSource(current, each)))),
          '.',
        ),
    );
  },
};

/** What one person owns, and is asked to review. */
export const personTold: RecordAnswer = {
  offer: 'What does … have to do?',
  async tell(asked, name) {
    const items = await read(asked);
    const { people, threads } = await asked.desk.records();
    const mentioning = threads.filter(
      ({ isResolved, remarks }) => !isResolved && remarks.some(({ body }) => body.includes(`@${name}`)),
    );
    if (!people.some((person) => person.name === name)) return null;
    const own = items.filter(({ owner }) => owner === name);
    const reviews = items.filter((item) => isInReview(item) && item.reviewer === name);
    const anybody = items.filter((item) => isInReview(item) && item.reviewer === '' && item.askedBy !== name);
    return blocks(
      sentence(
        strong(name),
        ` owns ${own.length === 0 ? 'nothing' : amount(own.length, 'record')}, ${own.filter(isLate).length || 'none'} of them overdue, and is asked for ${reviews.length === 0 ? 'no review' : amount(reviews.length, 'review')}.`,
      ),
      own.length > 0 && table(own),
      reviews.length > 0 && sentence('To review:'),
      reviews.length > 0 && table(reviews),
      anybody.length > 0 && sentence(`Anybody may review, ${name} as well:`),
      anybody.length > 0 && table(anybody),
      mentioning.length > 0 && sentence(`Open discussions that mention ${name}:`),
      mentioning.flatMap((thread) => tellThread(thread, asked.data.current)),
    );
  },
};
