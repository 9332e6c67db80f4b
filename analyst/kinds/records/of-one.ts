import type { Block, Line } from '#analyst/blocks/answer.ts';
import { amount, blocks, day, joined, list, named, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { changesOf } from '#analyst/kinds/history.ts';
import type { KindInput } from '#analyst/kinds/kind.ts';
import { offersWhy, whyKind } from '#analyst/kinds/why.ts';
import { readStandings } from '#domain/assignments/standing.ts';
import { componentSource } from '#domain/chat/sources.ts';
import type { Component } from '#domain/components/component.ts';
import { bothScoresOf } from '#domain/measures/basis.ts';
import { effectivenesses, measureStates } from '#domain/measures/fields.ts';
import { measuresOf } from '#domain/measures/measure.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { RecordAnswer } from './record-answer.ts';
import { lookLine, tellThread } from './talks.ts';

/** The entry with exactly this title. */
export const findEntry = ({ components }: AssessmentData, name: string) =>
  components.find(({ title }) => title === name);
/** The topic with exactly this label. */
export const findTopic = ({ topics }: AssessmentData, name: string) =>
  topics.find(({ code, name: named }) => `${code} ${named}` === name);

/** Everything recorded about one entry or topic beside its scores: measures, evidence, owner, review, discussions, audit, last changes. */
export const dossierTold: RecordAnswer = {
  offer: 'What is recorded about “…”?',
  async tell(asked, name) {
    const { current } = asked.data;
    const entry = findEntry(current, name);
    const topic = findTopic(current, name);
    const record = entry ?? topic;
    if (!record) return null;
    const [why = ''] = offersWhy(name);
    const scored = await whyKind.answer({ ...asked, question: why, query: null, subjects: [] });
    const under = topic ? current.components.filter(({ topicId }) => topicId === topic.id) : [];
    const entries = entry ? [entry] : under;
    return blocks(
      scored?.blocks,
      topic && under.flatMap((each) => reasonBlocks(each, current)),
      measuresBlocks(entries, current),
      await evidenceBlocks(new Set([record.id, ...entries.map(({ id }) => id)]), asked),
      await teamBlocks(record.id, entry, asked),
      await lastChanges(name, asked),
    );
  },
};

/** Why the severity of an entry is another than its details give. */
const reasonBlocks = (entry: Component, current: AssessmentData): Block[] =>
  entry.severityReason.trim() === ''
    ? []
    : [
        {
          is: 'quote',
          text: entry.severityReason,
          from: [`${entry.title}, reason for another severity`, rests(componentSource(current, entry))],
        },
      ];

function measuresBlocks(entries: readonly Component[], current: AssessmentData): Block[] {
  const bothOf = bothScoresOf(current);
  const lines = entries.flatMap((entry) =>
    measuresOf(current.measures ?? [], entry.id).map(
      ({ title, state, effectiveness }): Line => [
        `${title}: ${labelOf(measureStates, state).toLowerCase()}, ${effectiveness === null ? 'effect not judged' : labelOf(effectivenesses, effectiveness).toLowerCase()}; at `,
        ...named(componentSource(current, entry)),
      ],
    ),
  );
  const after = entries.flatMap((entry): Line[] => {
    const { score, beside } = bothOf(entry);
    const [gross, net] = current.assessment.scoreBasis === 'net' ? [beside, score] : [score, beside];
    const stated = (current.netScores ?? []).find(({ componentId }) => componentId === entry.id);
    if (!net || !gross || net.score === gross.score) return [];
    const reason = stated?.reason.trim() ?? '';
    return [
      [
        ...named(componentSource(current, entry)),
        `: ${gross.score ?? '–'} before measures, ${net.score ?? '–'} after${reason === '' ? '' : `: “${reason}”`}`,
      ],
    ];
  });
  return blocks(
    sentence(
      strong(lines.length === 0 ? 'No measure' : amount(lines.length, 'measure')),
      lines.length === 0 ? ' is named.' : ':',
    ),
    lines.length > 0 && list(lines),
    after.length > 0 && list(after),
  );
}

async function evidenceBlocks(ids: ReadonlySet<string>, { desk }: KindInput): Promise<Block[]> {
  const pieces = (await desk.evidence()).filter(({ uses }) => uses.some(({ recordId }) => ids.has(recordId)));
  return blocks(
    sentence(
      strong(pieces.length === 0 ? 'No evidence' : amount(pieces.length, 'piece of evidence', 'pieces of evidence')),
      pieces.length === 0 ? ' is filed.' : `: ${pieces.map(({ title }) => title).join('; ')}.`,
    ),
  );
}

/** Who owns an entry or topic, whether it is reviewed, what auditors did with it, and what is discussed about it. */
export async function teamBlocks(
  id: string,
  entry: Component | undefined,
  { data: { current }, desk }: KindInput,
): Promise<Block[]> {
  const records = await desk.records();
  const standings = readStandings(records);
  const { ownerName, dueOn, review, reviewerName } = entry ? standings.ofComponent(entry) : standings.of('topic', id);
  const assigned = records.assignments.find(({ key }) => key === id);
  const reviewed =
    review === 'open'
      ? 'not reviewed'
      : review === 'reviewed'
        ? `reviewed by ${assigned?.reviewedBy ?? 'a former colleague'}`
        : `in review, asked for by ${assigned?.reviewedBy ?? 'a former colleague'}, to be reviewed by ${reviewerName || 'anybody else'}`;
  const threads = records.threads.filter(({ recordId }) => recordId === id);
  const marks = records.marks.filter(({ recordId }) => recordId === id);
  return blocks(
    sentence(
      `Owner: ${ownerName || 'nobody'}${dueOn === null ? '' : `, due ${day(dueOn)}`}. It is ${reviewed}.`,
      marks.length === 0 && ' No auditor has marked it as looked at.',
    ),
    marks.length > 0 && list(marks.map((mark): Line => ['Looked at by ', ...lookLine(mark)])),
    threads.flatMap((thread) => tellThread(thread, current)),
  );
}

const LAST = 3;

async function lastChanges(name: string, { data: { current }, desk }: KindInput): Promise<Block[]> {
  const changes = (await desk.changes()).filter(
    ({ title, topic }) => title === name || (title === '' && topic === name),
  );
  if (changes.length === 0) return [];
  return blocks(
    sentence(
      `Last changes: `,
      ...joined(
        changes
          .slice(0, LAST)
          .map(({ by, at, verb }): Line => [`${verb} by ${by ?? 'a former colleague'} on ${day(at)}`]),
        '; ',
      ),
      '.',
    ),
    offers(sayQuery(changesOf(name, current))),
  );
}
