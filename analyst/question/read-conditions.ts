import { nouns } from '#domain/query/fields/nouns.ts';
import type { Condition } from '#domain/query/query.ts';
import { OF_IMPACTS, OPEN_SETS } from './join-conditions.ts';
import { atEntry, equal, type Mark, notBe, oneOf, saidBy } from './meaning.ts';
import { hasField } from './noun-asked.ts';
import { familyOf, isAt, placesOf, type Reading, use, want } from './reading.ts';

/** How many words a 'not' reaches. */
const REACH = 3;

/** Reads conditions, including negations and alternatives joined by 'or'. */
export function readConditions(reading: Reading): void {
  const { marks } = reading;
  const isExact = saysExactly(reading);
  const isOfOthers = namesOtherKinds(reading);
  const negated = findNegated(reading);
  marks.forEach((mark, at) => {
    const conditions = mark.isUsed || (isOfOthers && saysOfImpacts(mark)) ? [] : conditionsOf(mark, reading, isExact);
    if (mark.means.is === 'noun') use(reading, at);
    if (conditions.length === 0) return;
    use(reading, at);
    if (negated.has(at)) want(reading, at, ...conditions.slice(-1).map(notBe));
    else want(reading, at, ...conditions, ...(isExact ? nothingElse(conditions, reading) : []));
  });
  // 'Topics with impacts only' says that they have nothing else, which no number of impacts says.
  use(reading, ...placesOf(reading, 'only').filter((at) => !isCount(marks[at - 1])));
}

/** 'Topics with impacts': their number is a field of a topic. */
const isCount = (mark: Mark | undefined) =>
  mark?.means.is === 'field' && mark.meanings.some((meaning) => meaning.is === 'noun');

/** 'Only upstream', 'planned only'; 'only risks' limits the rows and says nothing of their values. */
const saysExactly = (reading: Reading) => placesOf(reading, 'only').some((at) => !isAt(reading.marks, at + 1, 'noun'));

/** If a field can hold several values, 'only performance' means that it holds no other. */
function nothingElse(conditions: readonly Condition[], { noun, where }: Reading): Condition[] {
  return conditions.flatMap((condition) => {
    const field = nouns[noun].fields[condition.field];
    const isOfSet = field?.kind === 'choices' && !OPEN_SETS.includes(condition.field) && where.length < 2;
    if (!isOfSet || condition.is !== 'equal' || condition.not) return [];
    const others = (field.options ?? []).map(({ id }) => id).filter((id) => id !== condition.value);
    return [{ ...oneOf(condition.field, ...others), not: true as const }];
  });
}

/** Whether the question names only risks or opportunities: 'potential' does not apply to them. */
function namesOtherKinds({ marks, noun }: Reading): boolean {
  const kinds = marks.flatMap(({ means }) => (means.is === 'noun' ? (means.where ?? []) : []));
  return (
    noun === 'component' && kinds.length > 0 && !kinds.some((kind) => kind.is === 'equal' && kind.value === 'impact')
  );
}

const saysOfImpacts = ({ means }: Mark) => means.is === 'condition' && OF_IMPACTS.includes(means.where[0]?.field ?? '');

function conditionsOf({ means }: Mark, { noun, names }: Reading, isExact: boolean): readonly Condition[] {
  switch (means.is) {
    case 'noun':
      return means.where ?? [];
    case 'condition':
      return (isExact && means.exact) || means.where;
    case 'side':
      return [equal('side', means.side)];
    case 'subject':
      return [means.noun === 'component' ? atEntry(noun, means.value) : equal(means.field, means.value)];
    case 'topics': {
      if (means.standard !== null && hasField(noun, 'standard')) return [equal('standard', means.standard)];
      const { codes } = means;
      if (noun === 'disclosure')
        return [oneOf('standard', ...new Set(codes.flatMap((code) => names.standardOf(code) ?? [])))];
      return [codes.length === 1 && codes[0] !== undefined ? equal('topic', codes[0]) : oneOf('topic', ...codes)];
    }
    default:
      return [];
  }
}

/** Finds negated marks: the first one after 'not', all after 'except', and those joined to either. */
function findNegated(reading: Reading): Set<number> {
  const { marks } = reading;
  const negated = new Set<number>();
  const isOnlyNoun = marks.filter(({ means }) => means.is === 'noun' && means.where).length < 2;
  const says = (at: number) =>
    isAt(marks, at, 'condition', 'topics', 'side', 'subject', 'noun') && marks[at]?.isUsed === false;
  for (const at of placesOf(reading, 'not', 'no', 'except')) {
    const isNo = isAt(marks, at, 'no');
    let next = at + 1;
    while (next <= at + REACH && !says(next) && !isAt(marks, next, 'stop')) next += 1;
    if (!says(next) || (isNo && isAt(marks, next, 'noun') && (isOnlyNoun || next > at + 1))) continue;
    negated.add(next);
    use(reading, at);
    const goesOn = (joined: number) => isAt(marks, joined, 'or', 'and', 'comma', 'condition', 'topics', 'noun');
    for (let joined = next + 1; goesOn(joined); joined += 1) {
      if (!says(joined)) continue;
      if (!isAt(marks, at, 'except') && !reachesOn(marks, joined, next)) break;
      negated.add(joined);
    }
  }
  return negated;
}

/** 'Neither key nor affected' negates both; 'not social, actual' negates only marks of the same sort as the first. */
function reachesOn(marks: readonly Mark[], at: number, first: number): boolean {
  return (
    isAt(marks, at - 1, 'or') || (isAt(marks, at - 1, 'and', 'comma') && sortOf(marks[at]) === sortOf(marks[first]))
  );
}

/** The sort of a mark: topics, standards and categories are one sort; conditions are sorted by their field. */
function sortOf(mark: Mark | undefined): string {
  const field = saidBy(mark)[0]?.field;
  return mark?.means.is === 'topics' ? 'topic' : field === undefined ? '' : (familyOf(field).at(-2) ?? field);
}
