import type { Query } from '#domain/query/query.ts';
import type { AnswerKind } from '#domain/query/reading.ts';
import { askedWords } from '#domain/search/asked-words.ts';
import { wantedAmount } from '#domain/search/wanted-amount.ts';

/** The question asks for a point in time, a period or a name, which rows of scores cannot answer. */
const OF_TIME =
  /^(?:and |so |but |ok )*(?:when|since when|until when|by when|how long|(?:by|in|from|since|until|for) (?:what|which) (?:year|date|day|month))\b/i;
/**
 * The question asks for a person, a degree, a condition, a person's words, or a comparison with another row, which rows of scores cannot
 * answer.
 */
const OF_PERSON = /^(?:and |so |but |ok )*(?:who|whom|whose)\b/i;
/** 'How dependent are we on …': asks for a degree, which is answered in words or figures. */
const OF_DEGREE =
  /^(?:and |so |but |ok )*how (?!many|much|far|come|did|do|does|is|are|was|were|has|have|had|would|will|can|could|should|about|likely|severe|serious|probable|material|complete|ready|advanced|bad|high|low|likelier)[a-z]+ (?:is|are|was|were|do|does|did)\b/i;
/** 'What would have to change': asks for a condition, which only questions about thresholds can express. */
const OF_CONDITION = /\bwhat would (?:have|need) to\b|\bwhat (?:does it take|would it take|is needed) (?:for|to)\b/i;
/** 'What did the works council say': is answered with sentences. */
const OF_SAYING =
  /\bwhat (?:do|does|did|have|has) (?:(?!texts?\b|we\b)[\w'’-]+ ){1,5}(?:say|said|think|tell|told|complain|criticise)\b/i;
/** 'As high as the highest risk': compares with another row, which a query cannot do. */
const BY_OTHER =
  /\b(?:as (?:high|low|likely|severe|bad|serious|material|many|much) as|(?:higher|lower|worse|better|more|less|likelier|graver)\b.{0,20} than) (?:the|our|any|all|its|their) (?:highest|lowest|worst|average|mean|biggest|most|least|top|other)\b/i;
/** Asks how many rows each group has, which no sentence in a text says. */
const OF_MOST = /\b(?:has|have|with|carries|got) (?:the )?(?:most|fewest|highest|lowest|least)\b/i;
/** Questions that rows can answer. */
const OF_ROWS =
  /\b(horizon|term|scores?|topics?|risks?|impacts?|opportunit\w*|stakeholders?|changes?|changed|edited|components?|entr(?:y|ies))\b/i;

/** 'What is our EBIT margin': asks for a single fact. */
const OF_ONE_FACT = /^(?:and |so |but |ok )*what(?:['’]?s| is| was) (?:our|the company['’]s)\b/i;
/** 'Do we pay living wages?': asks what the company does or has, which no score shows. */
const OF_DOING =
  /^(?:and |so |but |ok )*(?:(?:what|which) (?:[\w-]+ ){1,3}(?:do|did|does|have|has) we\b|(?:do|does|did|have|has|are|is) (?:we|our|the company)\b)/i;
const OF_SCORES = /\b(?:scor\w*|rat(?:ed?|ing)|material\w*|threshold|severity|likelihood|magnitude|assess\w*|about)\b/i;
/** Asks for a duty, which law and method decide and no text of the assessment states. */
const OF_DUTY = /\b(?:ha(?:s|ve) to|must|may (?:we|an?|one|the)|(?:allowed|obliged|required) to|do we need to)\b/i;

/**
 * Whether a kind of answer can match what the question asks for: a person, a degree, a person's words. A list of rows does not answer
 * these.
 */
export function isOfAskedSort(question: string, kind: AnswerKind, query: Query | null): boolean {
  if (BY_OTHER.test(question) && !query?.comparedWith) return false;
  const isListed = query === null || query.measure === null;
  if (kind === 'facts') return isSaid(question);
  if (kind === 'why') return !OF_SAYING.test(question) && (!OF_DOING.test(question) || OF_SCORES.test(question));
  if (kind !== 'query' && kind !== 'next' && kind !== 'overview' && kind !== 'thresholds') return true;
  if (OF_CONDITION.test(question)) return false;
  if (kind === 'next' && !ASKS_NEXT.test(question)) return false;
  if (query?.noun === 'change') return true;
  if (OF_SAYING.test(question)) return query?.noun === 'stakeholder' || query?.noun === 'answer';
  if (query?.comparedWith) return true;
  if (OF_TIME.test(question)) return OF_ROWS.test(question) && kind === 'query';
  if (OF_ONE_FACT.test(question) && isListed && query?.noun === 'component') return OF_ROWS.test(question);
  if (OF_DEGREE.test(question)) return !isListed;
  return !(query?.noun === 'answer' && query.measure && !ASKS_ANSWERS.test(question));
}

/**
 * Whether a text could contain the answer. It cannot if the question asks for the meaning of a word, a legal duty or the number of rows.
 */
function isSaid(question: string): boolean {
  if (OF_PERSON.test(question) && askedWords(question).length < 2) return false;
  if (OF_DUTY.test(question) && !/\b(?:we|our|us)\b/i.test(question) && !wantedAmount(question)) return false;
  return !(OF_MOST.test(question) && OF_ROWS.test(question));
}

/** Words for what is to be done: the next steps answer no other question. */
const ASKS_NEXT =
  /\b(?:next|first|start|begin|continue|focus|priorit\w*|to[- ]?dos?|steps?|tasks?|(?:i|we|to) (?:\w+ )?do|done|missing|lack\w*|left|open|outstanding|remain\w*|unfinished|incomplete|complet\w*|finish\w*|finali[sz]\w*|ready|progress|forgot\w*|overlook\w*|gaps?|still|yet|needs?|before|clos\w*|pending|stuck|along|answered|block\w*|attention|urgent|work|fix|weak\w*|status|sections?|half[- ]?way|(?:where|how far) (?:am|are|have|did) (?:i|we)|how (?:is|are) [\w ]*(?:going|coming|doing))\b/i;

const ASKS_ANSWERS = /\b(?:questions?|answers?|questionnaire|answered|fields)\b/i;
