import { type LeftOut, type LeftOutGroup, listLeftOut } from '#domain/audit/left-out.ts';
import { activity } from '#domain/records/activity.ts';
import { labelOf } from '#domain/reference/option.ts';
import { tiers } from '#domain/value-chain/fields.ts';
import { kindNames, notCountedWhys, leftOutMessages as say } from '#web/features/assurance/left-out/messages.ts';
import { type AuditedRecord, recordKey } from './records.ts';

/** A record that was left out, with its group. */
export interface LeftOutEntry extends AuditedRecord {
  group: LeftOutGroup;
}

/** Everything that was left out, as auditors look at it: each record with what it was and why. */
export function leftOutRecords(left: LeftOut): LeftOutEntry[] {
  const details = new Map<string, string>();
  const tell = (noun: AuditedRecord['noun'], recordId: string, ...parts: readonly string[]) =>
    details.set(recordKey({ noun, recordId }), parts.filter((part) => part !== '').join('\n'));
  for (const { topic, act, entries, highest } of left.aside) {
    const who = act ? say.asideBy(act.by, act.at) : say.asideUnknown;
    tell('topic', topic.id, `${who} · ${say.entriesUpTo(entries.length, highest)}`, act?.reason ?? say.noReason);
  }
  for (const { id, kind, topicName, score, by, at, reason } of left.deleted) {
    const what = [topicName, kindNames[kind], say.score(score)].filter((part) => part !== '').join(' · ');
    tell('component', id, what, say.deletedBy(by, at), reason ?? say.noReason);
  }
  for (const { component, topic, score, why } of left.notCounted) {
    const what = [`${topic.code} ${topic.name}`, kindNames[component.kind], say.score(score)].join(' · ');
    tell('component', component.id, notCountedWhys[why], what);
  }
  for (const { topic, sides } of left.concluded) {
    tell('topic', topic.id, ...sides.map((side) => `${say.decided(side)}. ${side.reason}`));
  }
  for (const tier of left.tiers) tell('tier', tier, say.tierOpen);
  for (const { id, tier } of left.activities) tell(activity.noun, id, say.activityOpen(labelOf(tiers, tier)));
  for (const { id } of left.silent) tell('stakeholder', id, say.silent);
  return listLeftOut(left).map((record) => ({ ...record, detail: details.get(recordKey(record)) ?? '', score: '' }));
}
