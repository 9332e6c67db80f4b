import { nouns } from '#domain/query/fields/nouns.ts';
import { QUERY_NOUNS, type QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Condition } from '#domain/query/query.ts';
import { equal, type Mark, type Meaning } from './meaning.ts';
import { isAt } from './reading.ts';

/** Whether rows of a noun have a field that can be asked for in words; the analyst has no data about owners, dates and reviews. */
export const hasField = (noun: QueryNoun, field: string) => {
  const found = nouns[noun].fields[field];
  return found !== undefined && found.ofWork !== true;
};

/** Whether a meaning applies to a noun. Kinds of components can be counted for a topic, and components grouped by topic. */
export function canSay(meaning: Meaning, noun: QueryNoun): boolean {
  if (meaning.is === 'field' && noun === 'change') return isTold(meaning.field);
  if (noun === 'score' && meaning.is === 'field' && meaning.field === 'score') return true;
  return meaning.is === 'noun' || fits(meaning, noun) || (noun === 'topic' && isPolarity(meaning));
}

/** Whether the history records a field. */
const isTold = (field: string) =>
  hasField('change', field) || nouns.change.fields.field?.options?.some(({ id }) => id === field) === true;

/** Negative and positive impacts of a topic are counted separately. */
const isPolarity = (meaning: Meaning) => meaning.is === 'condition' && meaning.where[0]?.field === 'impactPolarity';

/** Whether a meaning applies to a noun. */
function fits(meaning: Meaning, noun: QueryNoun): boolean {
  switch (meaning.is) {
    case 'noun':
      return meaning.noun === noun;
    case 'subject':
      return meaning.noun === noun || (meaning.field === 'title' && ['change', 'measure', 'evidence'].includes(noun));
    case 'condition':
      return meaning.where.every((condition) => hasField(noun, condition.field) && isOption(noun, condition));
    case 'field':
      return hasField(noun, meaning.field);
    case 'topics':
      return hasField(noun, 'topic') || (noun === 'disclosure' && meaning.standard !== null);
    case 'side':
      return hasField(noun, 'side');
    case 'sort':
      return meaning.field === undefined || hasField(noun, meaning.field);
    case 'both-sides':
      return noun === 'score';
    case 'level':
      return noun !== 'topic';
    case 'became':
      return nouns[noun].isComparable;
    default:
      return true;
  }
}

/** A state of a requirement is not a state of a measure, although both fields have the same name. */
function isOption(noun: QueryNoun, condition: Condition): boolean {
  const { options } = nouns[noun].fields[condition.field] ?? {};
  return !options || condition.is !== 'equal' || options.some(({ id }) => id === condition.value);
}

/** How much a mark suggests a noun, if the question names none. */
function votes({ meanings, words }: Mark, noun: QueryNoun): number {
  const telling = meanings.filter(({ is }) => ['noun', 'condition', 'field', 'topics', 'subject'].includes(is));
  const meaning = telling.find((each) => fits(each, noun));
  if (!meaning) return 0;
  // A code is unambiguous.
  if (meaning.is === 'topics' && words.some(({ text }) => /\d/.test(text))) return 2;
  return 'prefers' in meaning && meaning.prefers === noun ? 1.5 : meaning.is === 'noun' ? 0.5 : 1;
}

const isNamed = (mark: Mark) =>
  mark.meanings.some((meaning) => meaning.is === 'noun' && !meaning.weak && !isVerb(mark));

/** 'Change' and 'changed' ask what happened to things as often as they ask for the history. */
const isVerb = ({ meanings, words }: Mark) =>
  meanings.some(({ is }) => is === 'became') && words.at(-1)?.text.endsWith('s') !== true;

/** Whether a noun is named at this place, and not only as the field that others are grouped by. */
export function namesNoun(marks: readonly Mark[], at: number): boolean {
  const [mark, before] = [marks[at], marks[at - 1]];
  const isRanked = before?.meanings.some(({ is }) => is === 'sort') === true;
  const isThere = mark !== undefined && (isNamed(mark) || (isRanked && nounOf(mark).length > 0));
  // 'Without evidence' describes what is asked for.
  const isLacked = before?.means.is === 'no' && mark?.meanings.some(({ is }) => is === 'field');
  return isThere && !isLacked && before?.means.is !== 'per' && before?.means.is !== 'by';
}

/**
 * Finds the noun that the question asks for: the first one that is named, otherwise the one that most of the words apply to; null if
 * there is none.
 */
export function findNoun(marks: readonly Mark[]): QueryNoun | null {
  const named = marks.flatMap((mark, at) => (namesNoun(marks, at) ? nounOf(mark) : []));
  const isOf = (is: Mark['means']['is']) => marks.some(({ means }) => means.is === is);
  const isOfHistory = (mark: Mark) =>
    (mark.means.is === 'subject' && mark.means.noun === 'change') ||
    (nounOf(mark).includes('change') && !mark.meanings.some(({ is }) => is === 'became'));
  if (marks.some(isOfHistory)) return 'change';
  const isOfYears = isOf('earlier') || isOf('compare');
  const [noun = null] = named.filter((each) => each !== 'change' || !isOfYears);
  // 'An impact threshold', 'at 15 for impact': the singular 'impact' means the side here.
  const isPlural = marks.some((mark, at) => namesNoun(marks, at) && mark.words.at(-1)?.text.endsWith('s'));
  if (isOf('threshold') && (!isPlural || named.includes('topic'))) return 'topic';
  if ((isOf('screening') || named.includes('score')) && (noun === null || noun === 'topic' || noun === 'component'))
    return 'score';
  if (noun === 'topic' && isOfComponents(marks)) return 'component';
  if (noun !== null) return noun;
  // A change between years is not a line of the history, and no requirement changes between years.
  const isComparable = (each: QueryNoun) => each !== 'change' && (each !== 'disclosure' || !isOf('became'));
  const sums = QUERY_NOUNS.filter((each) => !isOfYears || isComparable(each)).map((each) => ({
    noun: each,
    sum: marks.reduce((sum, mark) => sum + votes(mark, each), 0),
  }));
  const best = sums.reduce((top, each) => (each.sum > top.sum ? each : top));
  if (best.sum > 0) return best.noun;
  return isOf('became') || isOf('compare') ? 'component' : null;
}

/** The nouns that a mark may name. */
export const nounOf = ({ meanings }: Mark) =>
  meanings.flatMap((meaning) => (meaning.is === 'noun' && !meaning.weak ? [meaning.noun] : []));

/** 'Topics with actual negative impacts', 'upstream topics': the conditions apply to the components under them. */
export function isOfComponents(marks: readonly Mark[]): boolean {
  const ofKind = (mark: Mark) =>
    mark.meanings.some((meaning) => meaning.is === 'noun' && meaning.noun === 'component' && !meaning.weak);
  const isCounted = marks.some(ofKind);
  const isOther = ({ meanings }: Mark) =>
    meanings.some(({ is }) => is === 'condition' || (isCounted && is === 'field')) &&
    meanings.some((meaning) => fits(meaning, 'component')) &&
    !meanings.some((meaning) => fits(meaning, 'topic') || (isCounted && isPolarity(meaning)));
  return marks.some(isOther);
}

/** Decides what each mark means, once the noun is known. */
export function settle(marks: readonly Mark[], noun: QueryNoun): void {
  marks.forEach((mark, at) => {
    mark.means = settled(mark, noun, marks[at - 1]);
  });
  marks.forEach((mark, at) => {
    const alike = meaningLike(mark, joinedTo(marks, at), noun);
    if (alike) mark.means = alike;
  });
}

const LINKS: readonly string[] = ['and', 'or', 'comma', 'compare'];

/** The marks that 'and' and similar words join to a mark: 'environment, social and governance'. */
const joinedTo = (marks: readonly Mark[], at: number) =>
  [1, -1].flatMap((step) => {
    if (!isAt(marks, at + step, ...LINKS)) return [];
    return marks[at + (isAt(marks, at + 2 * step, ...LINKS) ? 3 : 2) * step] ?? [];
  });

/** Joined words are of the same sort: of several meanings, the one with the same field as the others is chosen. */
function meaningLike({ means, meanings }: Mark, others: readonly Mark[], noun: QueryNoun): Meaning | undefined {
  if (means.is !== 'condition' || meanings.length < 2) return undefined;
  const fields = others.flatMap((other) => (other.means.is === 'condition' ? (other.means.where[0]?.field ?? []) : []));
  if (fields.includes(means.where[0]?.field ?? '')) return undefined;
  return meanings.find(
    (meaning) => meaning.is === 'condition' && fits(meaning, noun) && fields.includes(meaning.where[0]?.field ?? ''),
  );
}

function settled(mark: Mark, noun: QueryNoun, before: Mark | undefined): Meaning {
  const [first] = mark.meanings;
  if (noun === 'change' && first) return settledOfChange(first, mark.meanings);
  const isPlural = mark.words.at(-1)?.text.endsWith('s') === true;
  const counted = noun === 'topic' ? countField(mark, before) : null;
  if (first?.is === 'field' && first.field === 'score' && noun === 'score') return { is: 'filler' };
  if (first?.is === 'noun' && first.weak && noun !== first.noun && !isCounted(before)) return { is: 'filler' };
  if (noun === 'score' && first?.is === 'noun' && first.noun === 'topic') return { is: 'noun', noun };
  const other = mark.meanings.find((meaning) => fits(meaning, noun));
  const isOne = before?.means.is === 'number' && before.words[0]?.text === 'one';
  if (counted !== null && (isPlural || isOne || before?.means.is === 'no' || other === undefined)) {
    if (counted.endsWith('tiveImpacts') && before) before.isUsed = true;
    return { is: 'field', field: counted };
  }
  if (other) return other;
  if (first?.is === 'noun' && first.noun === 'topic' && hasField(noun, 'topic')) return { is: 'field', field: 'topic' };
  return first?.is === 'noun' && first.weak ? { is: 'filler' } : { is: 'word' };
}

const THINGS: Readonly<Partial<Record<QueryNoun, string>>> = {
  component: 'component',
  stakeholder: 'stakeholder',
  answer: 'answer',
  score: 'score',
};

/** In a question about changes, other nouns are the things that changed, and fields are the fields that changed. */
function settledOfChange(first: Meaning, meanings: readonly Meaning[]): Meaning {
  const meaning = meanings.find((each) => fits(each, 'change'));
  const isOther = first.is === 'field' && !hasField('change', first.field);
  if (meaning && !isOther) return meaning;
  if (isOther) return { is: 'condition', where: [equal('field', first.field)] };
  const what = first.is === 'noun' && !first.weak ? THINGS[first.noun] : undefined;
  if (what !== undefined) return { is: 'condition', where: [equal('what', what)] };
  return first.is === 'noun' ? { is: 'filler' } : { is: 'word' };
}

/** 'Exactly one entry', 'no entries'; otherwise 'ones' and 'items' only stand for what is asked for. */
const isCounted = (before: Mark | undefined) => ['number', 'bound', 'no', 'only'].includes(before?.means.is ?? '');

/** For a topic, the components under it are counted. */
function countField({ meanings }: Mark, before: Mark | undefined): string | null {
  const kinds = meanings.find((meaning) => meaning.is === 'noun' && meaning.noun === 'component');
  if (kinds?.is !== 'noun') return null;
  const kind = kinds.where?.[0];
  const polarity = before?.meanings.find(isPolarity);
  if (kind?.is !== 'equal') return 'components';
  if (kind.value !== 'impact') return kind.value === 'risk' ? 'risks' : 'opportunities';
  if (polarity?.is !== 'condition' || polarity.where[0]?.is !== 'equal') return 'impacts';
  return polarity.where[0].value === 'Negative' ? 'negativeImpacts' : 'positiveImpacts';
}
