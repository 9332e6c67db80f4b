import type { Block, Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, list, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import type { AuditMark, Thread } from '#analyst/blocks/team-records.ts';
import { componentSource, resultsSource, topicSource } from '#domain/chat/sources.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { askedOf, type RecordAnswer } from './record-answer.ts';

const MOST = 12;

/** The entry or topic that a discussion is about as a source, else the results. */
function sourceOf({ recordId }: Pick<Thread, 'recordId'>, current: AssessmentData) {
  const entry = current.components.find(({ id }) => id === recordId);
  if (entry) return componentSource(current, entry);
  const topic = current.topics.find(({ id }) => id === recordId);
  return topic ? topicSource(current, topic) : resultsSource(current);
}

/** A discussion word for word. */
export function tellThread({ remarks, ...thread }: Thread, current: AssessmentData): Block[] {
  const source = rests(sourceOf(thread, current));
  return remarks.map(({ body, by, at }) => ({
    is: 'quote',
    text: body,
    from: [`${thread.about}, ${by ?? 'a former colleague'}, ${day(at)}`, source],
  }));
}

/** Which discussions are open, word for word. */
export const discussionsTold: RecordAnswer = {
  offer: 'Which discussions are open?',
  async tell({ data: { current }, desk }) {
    const { threads } = await desk.records();
    const open = threads.filter(({ isResolved }) => !isResolved);
    const resolved = threads.filter(({ isResolved }) => isResolved);
    return blocks(
      sentence(
        strong(open.length === 0 ? 'No discussion is open' : `${amount(open.length, 'discussion')} open`),
        resolved.length > 0 && `, ${resolved.length} resolved`,
        '.',
      ),
      open.slice(0, MOST).flatMap((thread) => tellThread(thread, current)),
      offers(
        ...[...new Set(resolved.map(({ about }) => about))].slice(0, 3).map((about) => askedOf(talkedTold, about)),
      ),
    );
  },
};

/** What was said about one record, resolved or not. */
export const talkedTold: RecordAnswer = {
  offer: 'What has been discussed about “…”?',
  async tell({ data: { current }, desk }, name) {
    const { threads } = await desk.records();
    const held = threads.filter(({ about }) => about === name);
    if (held.length === 0) return null;
    const open = held.filter(({ isResolved }) => !isResolved).length;
    return blocks(
      sentence(
        strong(amount(held.length, 'discussion')),
        ` about ${name}, ${open === 0 ? 'none' : open} of them open:`,
      ),
      held.slice(0, MOST).flatMap((thread) => tellThread(thread, current)),
    );
  },
};

/** What one person wrote in discussions, with the whole of each. */
export const saidTold: RecordAnswer = {
  offer: 'What did … write in the comments?',
  async tell({ data: { current }, desk }, name) {
    const { threads, people } = await desk.records();
    if (!people.some((person) => person.name === name)) return null;
    const held = threads.filter(({ remarks }) => remarks.some(({ by }) => by === name));
    if (held.length === 0) return [sentence(strong(name), ' has written no comment.')];
    const open = held.filter(({ isResolved }) => !isResolved).length;
    return blocks(
      sentence(strong(name), ` wrote in ${amount(held.length, 'discussion')}, ${open || 'none'} of them open:`),
      held.slice(0, MOST).flatMap((thread) => tellThread(thread, current)),
    );
  },
};

/** Which auditor looked at a record and when, with the note if there is one. */
export const lookLine = ({ by, at, note, isChangedSince }: AuditMark): Line => [
  `${by ?? 'a former auditor'}, ${day(at)}`,
  note.trim() !== '' && `: “${note.trim()}”`,
  isChangedSince && ' It has changed since.',
];

/** What auditors have looked at, with their notes. */
export const looksTold: RecordAnswer = {
  offer: 'What has the auditor looked at?',
  async tell({ data: { current }, desk }) {
    const { marks } = await desk.records();
    if (marks.length === 0) return [sentence(strong('No auditor'), ' has marked anything as looked at.')];
    return blocks(
      sentence(strong(amount(marks.length, 'record')), ' marked by an auditor as looked at:'),
      list(
        marks.slice(0, MOST).map((mark): Line => [mark.about, rests(sourceOf(mark, current)), ', ', ...lookLine(mark)]),
      ),
      offers('What has our auditor asked?'),
    );
  },
};
