import type { Question, QuestionnaireSection } from './question.ts';

/** Controls that are chosen by a question's text; each has its own list of options (`control-options.ts`). */
export type ListControl =
  | 'industry'
  | 'company-size'
  | 'countries'
  | 'prior-esg-work'
  | 'key-regulations'
  | 'natural-dependencies'
  | 'human-dependencies'
  | 'social-dependencies';

export type QuestionControl = ListControl | 'select' | 'radio' | 'textarea' | 'number' | 'email' | 'text' | 'hidden';

/**
 * The first match wins, in this order (product P16). Whole words only: 'emphasize' contains 'size', 'allocation' contains 'location',
 * 'sectoral' contains 'sector'.
 */
const BY_TEXT: readonly (readonly [RegExp, ListControl])[] = [
  [/\b(industry|sector)\b/i, 'industry'],
  [/\b(size|employees)\b/i, 'company-size'],
  [/\b(country|countries|location)\b/i, 'countries'],
  [/\bprevious ESG work\b/i, 'prior-esg-work'],
  [/\bkey regulations?\b/i, 'key-regulations'],
  [/\bnatural\b.*\bdependenc(y|ies)\b|\bdependenc(y|ies)\b.*\bnatural\b/i, 'natural-dependencies'],
  [/\bhuman\b.*\bdependenc(y|ies)\b|\bdependenc(y|ies)\b.*\bhuman\b/i, 'human-dependencies'],
  [/\bsocial\b.*\bdependenc(y|ies)\b|\bdependenc(y|ies)\b.*\bsocial\b/i, 'social-dependencies'],
];

const ORGANIZATIONAL = /organizational|organisation/i;
const HIDDEN = /\bESG industry hot topics\b|\bgeopolitical dynamics\b|\bmedia coverage\b/i;
const REGULATORY_CHANGE = /\bregulatory[ -]changes?\b/i;
const NAMED_ACT = /\b(EU taxonomy|CSRD|CSDDD)\b/i;

/**
 * The control of a question (product P16). Whether it is hidden is decided first: a question on ESG industry hot topics would otherwise
 * become the industry dropdown.
 */
export function questionControl(
  question: Pick<Question, 'text' | 'type'>,
  section: Pick<QuestionnaireSection, 'name'>,
): QuestionControl {
  if (isHidden(question.text, section.name)) return 'hidden';
  const byText = BY_TEXT.find(([pattern]) => pattern.test(question.text));
  if (byText) return byText[1];
  return question.type === 'multiselect' ? 'text' : question.type;
}

function isHidden(text: string, sectionName: string): boolean {
  if (!ORGANIZATIONAL.test(sectionName)) return false;
  return HIDDEN.test(text) || (REGULATORY_CHANGE.test(text) && !NAMED_ACT.test(text));
}
