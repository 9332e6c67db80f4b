import { componentFields } from '#domain/components/fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import type { QueryField } from '#domain/query/fields/field.ts';
import type { Condition } from '#domain/query/query.ts';
import { equal, missing, notBe } from './meaning.ts';
import { fieldAt, isAt, meaningOf, placesOf, type Reading, use, want } from './reading.ts';

/** The rows that can have a value in a field at all: impacts have no type of risk. */
function owners({ marks, noun }: Reading, name: string): Condition[] {
  if (noun === 'stakeholder') return name === 'keyStakeholderReason' ? [equal('isKeyStakeholder', true)] : [];
  const { [name]: field }: Fields = componentFields;
  const isKindNamed = marks.some(({ means }) => means.is === 'noun' && means.where);
  return noun === 'component' && field?.side && !isKindNamed ? [equal('side', field.side)] : [];
}

/** Reads missing values and missing records: 'without justification', 'horizon not set', 'topics without risks'. */
export function readMissing(reading: Reading): void {
  for (const at of placesOf(reading, 'no')) {
    const place = [at + 1, at + 2, at - 1].find((next) => fieldAt(reading, next));
    if (place === undefined) continue;
    lack(reading, at, place);
    // 'Without risks or opportunities'.
    const isJoined = (next: number) =>
      isAt(reading.marks, next - 1, 'or', 'and', 'comma', 'no') && isCountAt(reading, next);
    for (let next = place + 2; isJoined(next); next += 2) lack(reading, next - 1, next);
  }
  for (const at of placesOf(reading, 'nobody')) {
    const place = [at + 1, at + 2, at - 1, at - 2].find((next) => fieldAt(reading, next));
    if (place !== undefined) lack(reading, at, place);
  }
  for (const at of placesOf(reading, 'clause')) readPresence(reading, at);
}

/** Whether the field here counts the rows under a topic. */
const isCountAt = (reading: Reading, at: number) => fieldAt(reading, at)?.min === 0;

/** If a topic lacks one side, it has the other. */
const OTHER_SIDE: Readonly<Record<string, string>> = { impactScore: 'financial', financialScore: 'impact' };

function lack(reading: Reading, at: number, place: number): void {
  const field = fieldAt(reading, place);
  if (!field) return;
  const isCount = field.min === 0;
  const otherSide = reading.noun === 'topic' ? OTHER_SIDE[field.name] : undefined;
  want(reading, place, isCount ? equal(field.name, 0) : otherSide ? equal('assessed', otherSide) : missing(field.name));
  if (!isCount) want(reading, place, ...owners(reading, field.name));
  use(reading, at, place);
  // 'No financial side assessed' says the same thing twice.
  const after = meaningOf(reading.marks[place + 1], 'condition');
  if (after?.where[0]?.field === 'assessed') use(reading, place + 1);
}

/** A field that is either empty or not, such as a text or a count. */
const isGiven = ({ kind, min, max }: QueryField) =>
  kind === 'long-text' || kind === 'choices' || (min === 1 && max === undefined);

/** 'Which risks have a justification'. */
function readPresence(reading: Reading, at: number): void {
  const field = fieldAt(reading, at + 1);
  const isLast = at + 2 >= reading.marks.length || isAt(reading.marks, at + 2, 'stop', 'and');
  if (!field || !isGiven(field) || !isLast) return;
  want(reading, at + 1, notBe(missing(field.name)));
  use(reading, at, at + 1);
}
