import { type LeftOut, type LeftOutGroup, listLeftOut } from '#domain/audit/left-out.ts';
import { activity } from '#domain/records/activity.ts';
import { labelOf } from '#domain/reference/option.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import { kindNames, notCountedWhys, leftOutMessages as say } from '#web/features/assurance/left-out/messages.ts';
import { type AuditedRecord, recordKey } from './records.ts';

/** What is said of a record that was left out. */
interface Told {
  /** Why it was left out; null stands for a reason that nobody gave. */
  reasons: readonly (string | null)[];
  /** Who left it out and when, where it belongs, and what was entered. */
  facts: readonly string[];
  /** The line of the history to which a missing reason can be added; null if there is none, or no reason is missing. */
  lacking: string | null;
}

/** A record that was left out, with its group, why and by whom. */
export interface LeftOutEntry extends AuditedRecord, Told {
  group: LeftOutGroup;
  /** If it is a topic. */
  topic: LeftOut['aside'][number]['topic'] | null;
}

const NOTHING_TOLD: Told = { reasons: [], facts: [], lacking: null };

/** Everything that was left out, as auditors look at it: each record with why, by whom and what it was. */
export function leftOutRecords(left: LeftOut): LeftOutEntry[] {
  const told = new Map<string, Told>();
  const tell = (
    noun: AuditedRecord['noun'],
    recordId: string,
    reasons: Told['reasons'],
    facts: readonly string[] = [],
    line: string | null = null,
  ) =>
    told.set(recordKey({ noun, recordId }), {
      reasons,
      facts: facts.filter((fact) => fact !== ''),
      lacking: reasons.includes(null) ? line : null,
    });
  for (const { topic, act, entries, highest } of left.aside) {
    const who = act ? say.asideBy(act.by, act.at) : say.asideUnknown;
    tell('topic', topic.id, [act?.reason ?? null], [who, say.entriesUpTo(entries.length, highest)], act?.line);
  }
  for (const { id, kind, topicName, score, by, at, reason, line } of left.deleted) {
    tell('component', id, [reason], [say.deletedBy(by, at), topicName, kindNames[kind], say.score(score)], line);
  }
  for (const { component, topic, score, why } of left.notCounted) {
    const facts = [`${topic.code} ${topic.name}`, kindNames[component.kind], say.score(score)];
    tell('component', component.id, [notCountedWhys[why]], facts);
  }
  for (const { topic, sides } of left.concluded) {
    tell('topic', topic.id, sides.map(say.concluded), sides.map(say.decided));
  }
  for (const tier of left.tiers) tell('tier', tier, [say.tierOpen]);
  for (const { id, tier } of left.activities) tell(activity.noun, id, [say.activityOpen], [labelOf(tiers, tier)]);
  for (const { id } of left.silent) tell('stakeholder', id, [say.silent]);
  const topics = new Map([...left.aside, ...left.concluded].map(({ topic }) => [topic.id as string, topic]));
  return listLeftOut(left).map((record) => {
    const its = told.get(recordKey(record)) ?? NOTHING_TOLD;
    const detail = [...its.reasons.map((reason) => reason ?? say.noReason), its.facts.join(' · ')];
    return {
      ...record,
      ...its,
      detail: detail.filter((part) => part !== '').join('\n'),
      score: '',
      topic: (record.noun === 'topic' && topics.get(record.recordId)) || null,
    };
  });
}
