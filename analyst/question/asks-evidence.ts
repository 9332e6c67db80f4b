import { normalise } from './normalise.ts';

const EVIDENCE = '(?:evidence|proofs?|supporting documents?|pieces? of evidence)';
const DOCUMENT = `(?:${EVIDENCE}|documents?|certificates?|files?)`;
/** Evidence is what is asked for, not entries that have some or lack it. */
const HEAD =
  '(?:(?:which|what|list|show|name|how|many|much|all|any|every|our|the|of|do|does|did|we|have|has|is|are|there|other|more|expired|outdated|valid|invalid|uploaded|attached|kept|and|me|who|owns|responsible|for) )*';
const ASKS = new RegExp(`^${HEAD}${EVIDENCE}\\b`);
const ASKS_DOCUMENTS = new RegExp(`^${HEAD}${DOCUMENT}\\b`);
const EXPIRES =
  /\b(?:expir\w*|outdated|out of date|stale|laps\w*|valid|invalid|renew\w*|run(?:s|ning)? out|overdue|too old)\b/;
const POINTS_BACK = /\b(?:it|its|that|this|them|these|those|they)\b/;
const OF_LAW = /\b(?:must|should|required|requires?|have to|need|needs|may we|can we|allowed|esrs|auditors?|enough)\b/;

/** What of the evidence is asked: which there is, or until when it is valid. */
export type EvidenceAsked = 'list' | 'validity';

/** Says what of the evidence a question is about; null for one about something else, or about what was told before. */
export function evidenceAsked(question: string): EvidenceAsked | null {
  const text = normalise(question);
  if (POINTS_BACK.test(text) || OF_LAW.test(text)) return null;
  if (EXPIRES.test(text)) return ASKS_DOCUMENTS.test(text) ? 'validity' : null;
  return ASKS.test(text) ? 'list' : null;
}

const ASKING = new RegExp(
  `\\b(?:${DOCUMENT}|expir\\w*|outdated|stale|laps\\w*|valid(?:ity)?|invalid|renew\\w*|run(?:s|ning)? out|out of date|overdue|too old|soon|next|first|already|still|until|when|since|year|month|week|today|uploaded?|attached?|kept|keep|stored|given|give|supports?|backs?|shows?|proves?|behind|scor(?:es?|ed|ing)|rat(?:es?|ed|ings?)|on file|responsible|owns?|owners?|nobody|no|not|which|what|who|whose|how|many|much|list|show|name|have|has|had|is|are|was|were|do|does|did|in|of|our|we|us|the|there|any|all|a|an|for|on|at|under|to|by|with|without|and|or)\\b`,
  'gi',
);

/** What is left of such a question: what the evidence is for, as it was typed. */
export const besideEvidence = (question: string): string =>
  question
    .replace(ASKING, ' ')
    .replace(/[?!,;:"“”()&/]|[.](?!\d)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
