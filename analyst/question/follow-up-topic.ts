import type { AnswerKind } from '#domain/query/reading.ts';
import { askedWords } from '#domain/search/asked-words.ts';
import { ASKING_WORDS } from '#domain/words/stems.ts';

/** Words that ask for both years, or for the one before. */
export const OF_YEARS =
  /\b(?:then and now|a year (?:ago|earlier|before)|(?:in |for )?(?:the )?year (?:before|earlier)(?: that)?|(?:in |for )?(?:the )?(?:last|previous|prior|earlier|preceding) (?:year|assessment|period|inventory|round|report)|(?:vs\.?|versus) (?:now|today|this (?:year|one)|(?:the )?(?:present|current)(?: one| year)?)|since then|developed|over the years?|both years)\b/gi;
export const asksOfYears = (question: string): boolean => new RegExp(OF_YEARS.source, 'i').test(question);

/** A question of the chat with the kind of its answer. */
export interface EarlierTurn {
  question: string;
  kind: AnswerKind;
}

/** An earlier question that is asked again for a different year or place. */
export interface Leaning extends EarlierTurn {
  /** Words of the new question that the answer must contain. */
  holding: readonly string[];
}

/** Kinds that answer in sentences, with no query that the next question could change. */
const TOLD: readonly AnswerKind[] = ['facts', 'method'];
const GOES_ON = /^(?:and|but|so|then|ok|what about|how about)\b/i;
/** 'And in Poland?' */
const OF_OTHER = /^(?:and|but|so|what about|how about)\b.{0,12}\b(?:in|at|for|of|on|from|with)\b/i;
const POINTS_BACK = /\b(?:it|its|that|this|so|they|them|those|there|one)\b/i;
/** Words that ask where something is stated. */
const OF_SOURCE =
  /\b(?:paragraphs?|articles?|sections?|sentence|law|esrs(?: [12])?|says?|said|exactly|evidence|source)\b/gi;
/** 'How does that compare with last year?' */
const OF_CHANGE =
  /\b(?:compare[ds]?|differ(?:s|ent|ence)?|change[ds]?|develop(?:ed|s)?|evolved?|higher|lower|better|worse)\b/gi;
/** A question with more words of its own than this stands alone. */
const MOST_OWN = 2;

/**
 * Returns the question that a follow-up to an answer from texts or law refers to: 'And what was it a year earlier?' asks the previous
 * question for another year. Null for a question that stands alone.
 */
export function leanOn(question: string, earlier: readonly EarlierTurn[]): Leaning | null {
  const last = earlier.at(-1);
  if (!last || !leans(question)) return null;
  // After sentences that may answer a question, another year or place is looked for in the texts.
  const isAgain = last.kind === 'unsure' && (asksOfYears(question) || OF_OTHER.test(question));
  const kind = isAgain ? 'facts' : last.kind;
  if (!TOLD.includes(kind)) return null;
  const on = earlier.findLast((turn) => turn.kind !== last.kind || !leans(turn.question));
  if (!on || on.kind !== last.kind) return null;
  const holding = ownWords(question);
  const asked = [on.question.replace(/[?!.\s]+$/, ''), ...holding, asksOfYears(question) ? 'last year' : ''];
  return { kind, question: `${asked.join(' ').trim()}?`, holding };
}

const ownWords = (question: string) =>
  askedWords(question.replace(OF_YEARS, ' ').replace(OF_CHANGE, ' ').replace(OF_SOURCE, ' ')).map(({ word }) => word);

function leans(question: string): boolean {
  const own = ownWords(question);
  if (own.length === 0) return GOES_ON.test(question) || POINTS_BACK.test(question);
  return (
    OF_OTHER.test(question) &&
    own.length <= MOST_OWN &&
    !askedWords(question).some(({ stem }) => ASKING_WORDS.has(stem))
  );
}
