import { normalise } from './normalise.ts';

/** What of measures is asked: which there are, the scores before and after them, or what they make of the result. */
export type MeasuresAsked = 'list' | 'scores' | 'result';

const MEASURES =
  '(?:(?:mitigation|mitigating|prevention|preventive|preventing|remediation|remedial|protective|counter) )?(?:counter)?measures?|mitigations|remediations|safeguards|(?<!change )mitigation(?= (?:is |are )?(?:in place|planned|implemented))';
/** Another noun that is asked for first, as in 'risks with planned measures'. */
const OTHER_NOUN =
  '(?:risks?|impacts?|topics?|opportunit(?:y|ies)|entr(?:y|ies)|components?|stakeholders?|standards?|disclosures?|requirements?|changes?)';
/** A measure is the first that is named: 'which measures …', 'planned measures under E1', 'does child labour have measures'. */
const NAMES_MEASURES = new RegExp(`^(?:(?!\\b${OTHER_NOUN}\\b).)*?\\b(?:${MEASURES})\\b`);
/** 'How do we measure it?' */
const IS_VERB = /\b(?:we|you|they|to|it|one|i|is|are|be|being|was|were) measured?s?\b/;
const AGAINST =
  /^what (?:do|are|have|did) we (?:do|doing|done|planned|plan|planning) (?:to do )?(?:against|to (?:prevent|mitigate|reduce|avoid|remedy|lower|stop))\b|^what (?:is|was|has been) (?:done|being done|planned|implemented|in place) (?:against|to (?:prevent|mitigate|reduce|avoid|remedy|lower|stop))\b/;

const BEFORE_AFTER = new RegExp(
  `\\b(?:before|after|without|with|despite)(?: and (?:before|after|without|with))? (?:(?:the|our|its|their|any|all|of|planned|implemented|effective) )*(?:${MEASURES})\\b`,
);
const BOTH = /\bgross\b.{0,12}\bnet\b|\bnet\b.{0,12}\bgross\b/;
const ONE_BASIS =
  /\b(?:gross|net|residual|inherent) (?:(?:impact|financial) )?(?:scores?|values?|ratings?|severity|likelihood|magnitude)\b/;
const OF_SCORE = /\bscor(?:e[ds]?|ing)\b|\brat(?:e[ds]?|ing)s?\b|\bseverity\b|\blikelihood\b|\bmagnitude\b/;

/** What they make of the result: 'what changes after measures', 'are the results net', 'which topics fall below because of measures'. */
const OF_RESULT: readonly RegExp[] = [
  new RegExp(`\\bwhat\\b.{0,30}\\b(?:changes?|differs?|different|happens)\\b.{0,40}\\b(?:${MEASURES}|net)\\b`),
  new RegExp(`\\bwhat (?:difference|effect|influence) (?:do|does|have|has)\\b.{0,20}\\b(?:${MEASURES})\\b`),
  new RegExp(`\\bwhat do(?:es)? (?:(?:the|our|all) )*(?:${MEASURES}) (?:change|do|make|bring|achieve)\\b`),
  new RegExp(
    `\\btopics?\\b.{0,60}\\b(?:because of|thanks to|due to|owing to|only by|through|after|before|without) (?:(?:the|our|its|their|any|all) )*(?:${MEASURES})\\b`,
  ),
  /\b(?:are|is|do|does|did|have|has)\b.{0,40}\b(?:results?|matrix|we|assessment|scores?)\b.{0,40}\b(?:gross or net|net or gross|gross basis|net basis|by the net|by the gross)\b/,
  /\bwhich topics? (?:are|is) (?:well )?managed\b/,
  /\b(?:would|if|suppose)\b.{0,60}\b(?:comput\w+|count\w*|calculat\w+|assess\w*|use[ds]?) (?:it |them |by )?(?:the )?net\b/,
];

/** Of law and method, where nothing of the company's own is asked for. */
const OURS = /\b(?:our|ours|we|us|which|list|show|how many)\b/;
const COUNTS = new RegExp(
  `^(?:why |when |how )?(?:do|does|can|is|are|will) (?:(?!(?:our|we|the|any|there)\\b)[a-z-]+ ){0,3}?(?:${MEASURES}) (?!(?:of|at|for|against|under|on)\\b)`,
);
const DEFINES = new RegExp(`^what (?:is|are|does|do) (?:an? |the term )?(?:${MEASURES}|gross|net)(?: mean)?\\b[ ?.]*$`);

/**
 * Says what of the measures a question is about; null for one about something else, and for one about law and method.
 *
 * @param isRule its words ask what law and method say
 * @param isQueried the question reads whole as one for rows by what measures they have: 'which risks have planned measures'
 */
export function measuresAsked(question: string, { isRule = false, isQueried = false } = {}): MeasuresAsked | null {
  const text = normalise(question);
  if (DEFINES.test(text) || (COUNTS.test(text) && !OURS.test(text))) return null;
  if (/\b(?:must|should|allowed|have to|may we|can we)\b/.test(text) || (isRule && !OURS.test(text))) return null;
  if (OF_RESULT.some((pattern) => pattern.test(text))) return 'result';
  if (BOTH.test(text) || (!isQueried && ONE_BASIS.test(text))) return 'scores';
  if (
    BEFORE_AFTER.test(text) &&
    (OF_SCORE.test(text) || /\bbefore and after\b|\bafter and before\b/.test(text)) &&
    !isQueried
  )
    return 'scores';
  if (NAMES_MEASURES.test(text) && !IS_VERB.test(text)) return 'list';
  return AGAINST.test(text) ? 'list' : null;
}

/** Words that say what of the measures is asked, and name no thing that they are named at. */
const ASKING = new RegExp(
  `\\b(?:${MEASURES}|gross|net|inherent|residual|planned|plan|planning|implemented|in place|already|existing|current(?:ly)?|effective|ineffective|judged|rel(?:y|ies|ied)(?: on)?|rests?(?: on)?|depends?(?: on)?|based on|scor(?:es?|ed|ing)|rat(?:es?|ed|ings?)|before|after|without|with|have|has|had|count(?:s|ed)?|lower(?:s|ed)?|reduc(?:es?|ed|ing)|chang(?:es?|ed)|name[ds]?|given|taken|responsible|owns?|owners?|evidence|proofs?|proven|against|prevent(?:s|ing)?|mitigat(?:es?|ed|ing)|remed(?:y|ies|ied)|repairs?|avoid|stop|done|doing|do|does|not|no|none|yet|nobody|versus|vs|v|and|or|values?|difference|kind|many|much|what|which|who|when|why|how|list|show|start(?:s|ed)?|begin(?:s)?|since|from|until|next|last|year|earlier|previous|is|are|was|were|of|our|we|us|the|there|any|all|a|an|for|on|at|in|under|to|by)\\b`,
  'gi',
);

/** What is left of such a question: what it is about, as it was typed. */
export const besideMeasures = (question: string): string =>
  question
    .replace(ASKING, ' ')
    .replace(/[?!.,;:"“”()&/]/g, (sign) => (sign === '.' ? sign : ' '))
    .replace(/[?!.]+\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
