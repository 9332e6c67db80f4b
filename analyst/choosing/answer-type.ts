import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { askedWords } from '#domain/search/asked-words.ts';
import { wantedAmount } from '#domain/search/wanted-amount.ts';

/** A point in time, a span, a name: no row of scores is one. */
const OF_TIME =
  /^(?:and |so |but |ok )*(?:when|since when|until when|by when|how long|(?:by|in|from|since|until|for) (?:what|which) (?:year|date|day|month))\b/i;
/** Whose answer is a person, a degree, a condition, somebody's words, a measure by another row: no row of scores is one. */
const OF_PERSON = /^(?:and |so |but |ok )*(?:who|whom|whose)\b/i;
/** 'How dependent are we on …': a degree of something, told in words or figures. */
const OF_DEGREE =
  /^(?:and |so |but |ok )*how (?!many|much|far|come|did|do|does|is|are|was|were|has|have|had|would|will|can|could|should|about|likely|severe|serious|probable|material|complete|ready|advanced|bad|high|low|likelier)[a-z]+ (?:is|are|was|were|do|does|did)\b/i;
/** 'What would have to change': a condition, which only thresholds can be asked under. */
const OF_CONDITION = /\bwhat would (?:have|need) to\b|\bwhat (?:does it take|would it take|is needed) (?:for|to)\b/i;
/** 'What did the works council say': told in sentences. */
const OF_SAYING =
  /\bwhat (?:do|does|did|have|has) (?:(?!texts?\b|we\b)[\w'’-]+ ){1,5}(?:say|said|think|tell|told|complain|criticise)\b/i;
/** 'As high as the highest risk': measured by another row, as no query measures. */
const BY_OTHER =
  /\b(?:as (?:high|low|likely|severe|bad|serious|material|many|much) as|(?:higher|lower|worse|better|more|less|likelier|graver)\b.{0,20} than) (?:the|our|any|all|its|their) (?:highest|lowest|worst|average|mean|biggest|most|least|top|other)\b/i;
/** How many rows there are of each, no sentence says. */
const OF_MOST = /\b(?:has|have|with|carries|got) (?:the )?(?:most|fewest|highest|lowest|least)\b/i;
/** These are answered by rows themselves. */
const OF_ROWS =
  /\b(horizon|term|scores?|topics?|risks?|impacts?|opportunit\w*|stakeholders?|changes?|changed|edited|components?|entr(?:y|ies))\b/i;

/** 'What is our EBIT margin': one thing is asked for. */
const OF_ONE_FACT = /^(?:and |so |but |ok )*what(?:['’]?s| is| was) (?:our|the company['’]s)\b/i;
/** 'Do we pay living wages?': what the company does or has, no score tells. */
const OF_DOING =
  /^(?:and |so |but |ok )*(?:(?:what|which) (?:[\w-]+ ){1,3}(?:do|did|does|have|has) we\b|(?:do|does|did|have|has|are|is) (?:we|our|the company)\b)/i;
const OF_SCORES = /\b(?:scor\w*|rat(?:ed?|ing)|material\w*|threshold|severity|likelihood|magnitude|assess\w*|about)\b/i;
/** What law and method decide, no text of the assessment does. */
const OF_DUTY = /\b(?:ha(?:s|ve) to|must|may (?:we|an?|one|the)|(?:allowed|obliged|required) to|do we need to)\b/i;

/** Whether an answer of a kind could be of the sort that is asked for: a person, a degree, somebody's words. A list of rows is none of these. */
export function isOfAskedSort(question: string, kind: AnswerKind, query: Query | null): boolean {
  if (BY_OTHER.test(question) && !query?.comparedWith) return false;
  const isListed = query === null || query.measure === null;
  if (kind === 'facts') return isSaid(question);
  if (kind === 'why') return !OF_SAYING.test(question) && (!OF_DOING.test(question) || OF_SCORES.test(question));
  if (kind !== 'query' && kind !== 'next' && kind !== 'overview' && kind !== 'thresholds') return true;
  if (OF_CONDITION.test(question)) return false;
  if (query?.noun === 'change') return true;
  if (OF_SAYING.test(question)) return query?.noun === 'stakeholder' || query?.noun === 'answer';
  if (query?.comparedWith) return true;
  if (OF_TIME.test(question)) return OF_ROWS.test(question) && kind === 'query';
  if (OF_ONE_FACT.test(question) && isListed && query?.noun === 'component') return OF_ROWS.test(question);
  if (OF_DEGREE.test(question)) return !isListed;
  return !(query?.noun === 'answer' && query.measure && !ASKS_ANSWERS.test(question));
}

/** Whether a text could say it: not whom one word means, what law decides, or how many rows there are. */
function isSaid(question: string): boolean {
  if (OF_PERSON.test(question) && askedWords(question).length < 2) return false;
  if (OF_DUTY.test(question) && !/\b(?:we|our|us)\b/i.test(question) && !wantedAmount(question)) return false;
  return !(OF_MOST.test(question) && OF_ROWS.test(question));
}

const ASKS_ANSWERS = /\b(?:questions?|answers?|questionnaire|answered|fields)\b/i;
