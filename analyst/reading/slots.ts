import { normalise } from '#analyst/language/normalise.ts';
import type { AnswerSubject } from '#analyst/tools/knowledge.ts';
import type { MaterialAs } from '#analyst/tools/topics.ts';
import type { YearChange } from '#analyst/tools/years.ts';
import type { MethodFactId } from '#domain/chat/method-facts.ts';
import type { Classification } from '#domain/results/classification.ts';
import { type ListFilters, leftoverWords, namesTopic, OF_THRESHOLDS, readFilters } from './list-filters.ts';
import { readSides } from './sides.ts';
import { readEdge, readYearChange } from './year-change.ts';

/** The particulars of a question, as far as it names them. */
export interface Slots extends ListFilters {
  /** Words that name topics or components, of the whole question; `listAbout` leaves out what narrows otherwise. */
  about?: string;
  sort?: 'impact' | 'financial';
  material?: MaterialAs;
  classification?: Classification;
  /** Every class but this one. */
  notClassification?: Classification;
  thresholds?: { impact?: number; financial?: number };
  /** Topics in the order of their scores are asked for, not which are material. */
  isRanking?: true;
  /** Topics that nothing is entered for yet. */
  isUnassessed?: true;
  /** What would be, under other thresholds. */
  isWhatIf?: true;
  /** A text is to be written. */
  isWriting?: true;
  /** What of the comparison with the year before is asked for. */
  change?: YearChange;
  /** On which side of the line a borderline case stands. */
  edge?: 'above' | 'below';
  facts?: MethodFactId[];
  answers?: AnswerSubject[];
  group?: string;
  role?: 'affected' | 'user';
  method?: 'survey' | 'interview' | 'meetings' | 'industry-data' | 'legal';
  keyOnly?: true;
  person?: string;
}

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/\bemployees?\b|\bworkers?\b|\bstaff\b|\bworkforce\b|\btrade unions?\b/, 'employees'],
  [/\bcustomers?\b|\bconsumers?\b|\bclients?\b|\bretailers?\b/, 'customers'],
  [/\bsuppliers?\b|\bgrowers?\b|\bfarmers?\b/, 'suppliers'],
  [/\binvestors?\b|\bbanks?\b|\blenders?\b|\bshareholders?\b|\bowners?\b/, 'investors'],
  [/\bgovernments?\b|\bregulators?\b|\bauthorit|\bpolicy ?makers?\b/, 'governments'],
  [/\bngos?\b|\bnon-?profits?\b|\bcivil society\b|\bcivic\b|\bcharit/, 'civic'],
  [/\bassociations?\b/, 'associations'],
  [/\bcommunit|\bneighbou?rs?\b|\bresidents?\b/, 'communities'],
  [/\bcompetitors?\b|\bpeers?\b/, 'competitors'],
  [/\bbusiness partners?\b|\bjoint ventures?\b/, 'corporate'],
  [/\bnature\b|\benvironment\b/, 'nature'],
];
const METHODS = [
  [/\bsurvey/, 'survey'],
  [/\binterview/, 'interview'],
  [/\bmeetings?\b|\bmet\b/, 'meetings'],
  [/\bindustry data\b/, 'industry-data'],
  [/\blegal obligation/, 'legal'],
] as const;
const ANSWERS: readonly (readonly [RegExp, AnswerSubject])[] = [
  [
    /\bcountr|\bwhere (do|are) we (operate|active|located)|\bwhich places\b|\bour sites\b|\boperating in\b|\blocated\b/,
    'countries',
  ],
  [/\bindustry\b|\bsector\b/, 'industry'],
  [/\bhow (big|large)\b|\bsize\b|\bheadcount\b|\blarge company\b|\bhow many (people|employees)\b/, 'size'],
  [
    /\bproducts?\b|\bservices?\b|\bsell\b|\bbuyers?\b|\bbuys?\b|\bclients\b|\bcustomers\b|\bwhat do we do\b|\bmake\b|\bsites\b|\bplants\b/,
    'products',
  ],
  [/\b(value|supply) chain\b|\bbusiness model\b|\braw materials?\b|\bsites\b/, 'value-chain'],
  [
    /\b(previous|prior|earlier|past) (esg )?work\b|\bbefore\b|\balready\b|\bcertif|\bpublished\b|\bpolicies\b/,
    'prior-work',
  ],
  [
    /\bregulations?\b|\blaws?\b|\blegislation\b|\brules\b|\bfall under\b|\biso ?14001\b|\bscope of (the )?csrd\b|\bsubject to\b/,
    'regulations',
  ],
  [/\bregulatory changes?\b|\bhow does (the )?(csrd|eu taxonomy|csddd)\b/, 'regulatory-changes'],
  [/\bnatural? (dependenc|capital|resources)|\bnature\b|\becosystem/, 'natural-dependencies'],
  [/\bhuman (dependenc|capital|resources)/, 'human-dependencies'],
  [/\bsocial dependenc/, 'social-dependencies'],
];
const FACTS: readonly (readonly [RegExp, MethodFactId])[] = [
  [/\bdouble material/, 'double-materiality'],
  [/\bimpact materialit|\bimpact side\b/, 'impact-materiality'],
  [/\bfinancial(ly)? material|\bfinancial materialit|\bfinancial side\b/, 'financial-materiality'],
  [/\birremedia/, 'irremediability'],
  [/\bscope\b(?! [123])/, 'scope'],
  [/\bscale\b(?! of (the )?scores)/, 'scale'],
  [/\bhuman[- ]rights?\b/, 'human-rights'],
  [/\bseverity\b|\bsevere\b/, 'severity'],
  [/\blikelihood\b|\bprobabilit/, 'likelihood'],
  [/\bactual\b|\bpotential\b/, 'actual-and-potential'],
  [/\bpositive\b|\boffset|\bnetting\b/, 'positive-impacts'],
  [/\bthreshold|\bcut-?off|\b12\.5\b/, 'thresholds'],
  [/\bclassif|\b(high|medium|low) materialit|\bhigh, medium\b|\bhigh and medium\b/, 'classification'],
  [/\baverage|\bmaximum\b|\bhighest (one|of)\b|\baggregat/, 'aggregation'],
  [/\bmatrix\b/, 'matrix'],
  [/\bscreening\b|\b1 ?(-|to) ?10\b|\bone to ten\b/, 'screening'],
  [/\bshort[- ]term\b|\bmedium[- ]term\b|\blong[- ]term\b|\btime horizons?\b/, 'time-horizons'],
  [/\bstakeholder|\busers? of the\b/, 'stakeholders'],
  [/\bsteps?\b|\bstages?\b|\bprocess\b/, 'steps'],
  [/\bentity[- ]specific\b|\bown topics\b/, 'own-topics'],
  [/\blist of topics\b|\btopic list\b/, 'topic-list'],
  [/\bdependenc/, 'dependencies'],
  [/\bgross\b|\bnet\b|\bmitigation\b|\bmeasures?\b/, 'gross-or-net'],
  [/\bclimate (change )?(is )?not material|\bclimate is immaterial/, 'climate-not-material'],
  [/\bhow often\b|\brepeat|\bredo\b|\bannual|\bevery year\b|\breview\b/, 'annual-review'],
  [/\bversion\b|\bin force\b|\bfor 202[67]\b|\bfrom when\b|\bwhich esrs\b|\bset of standards\b/, 'versions'],
  [/\bvsme\b|\bvoluntary standard\b/, 'voluntary-standard'],
  [/\bvalue chain\b/, 'value-chain'],
  [/\biros?\b|\bcomponents\b|\bimpacts, risks\b/, 'iro'],
  [/\bnot count/, 'not-counted'],
  [/\bdisclos|\biro-[12]\b|\bsbm-3\b/, 'what-to-disclose'],
  [/\b(calculat|comput|formula|multipl|derive|worked? out|determin|score|scoring|points)/, 'scoring'],
  [/\bmaterial(ity)?\b/, 'double-materiality'],
];

/** Reads the particulars out of a question. */
export function readSlots(question: string): Slots {
  const text = normalise(question);
  const has = (pattern: RegExp) => pattern.test(text);
  const slots: Slots = {};
  const put = <Key extends keyof Slots>(key: Key, value: Slots[Key] | undefined | false) => {
    if (value !== undefined && value !== false) slots[key] = value;
  };
  Object.assign(slots, readFilters(question, text));
  readThresholds(text, slots);
  readSides(text, slots);
  readClass(text, slots);
  put('change', readYearChange(text));
  put('edge', readEdge(`${text} ${question.toLowerCase()}`));
  put('isRanking', isRanking(text, slots) && true);
  put('isUnassessed', has(UNASSESSED) && true);
  put('isWhatIf', slots.thresholds !== undefined && has(WHAT_IF) && true);
  put('isWriting', has(WRITING) && true);
  readStakeholders(text, slots);
  const facts = FACTS.filter(([pattern]) => has(pattern)).map(([, id]) => id);
  if (facts.length > 0) slots.facts = [...new Set(facts)];
  const answers = ANSWERS.filter(([pattern]) => has(pattern)).map(([, subject]) => subject);
  if (answers.length > 0) slots.answers = answers;
  const person = /\b(?:what|which) (?:did|has|have) (?!we\b|i\b|you\b|my\b|the\b|been\b)([a-zà-ÿ]{3,})\b/.exec(
    text,
  )?.[1];
  put('person', person);
  put('about', readAbout(question, text));
  return slots;
}

const UNASSESSED =
  /\bnot (yet )?(been )?(assessed|scored|evaluated|looked at|touched|started)\b|\bunassessed\b|\bunscored\b|\buntouched\b|\b(not|missing) (appear |show up )?(in|from) the matrix\b|\b(remain|left|still (have|need)|have still|yet) to (be )?(assess|score|do|evaluate|work)|\b(nothing|no (components|entries|scores|impacts|risks))\b|\bnot .{0,40}\b(assessed|scored|touched)\b/;
const WHAT_IF =
  /\bwhat if\b|\bif\b|\bwould\b|\bsuppose\b|\bassum|\bimagine\b|\binstead\b|\bsimulate\b|\btry\b|\btest\b|\bplay\b|\b(raise|raising|lower|lowering|changing|increas|reduc|higher|stricter|another|different|other)\w*\b|\b(at|with|under) (a )?(thresholds?|\d)|\bmaterial at\b/;
const WRITING =
  /\b(draft|write|rewrite|compose|formulate|rephrase|reword|phrase|shorten|polish|improve|translate|word(ing)?|e-?mail|letter|memo|message|note|presentation|slides?|speech|paragraph|text|talking points|board paper|press release|paper|summary for|(suggest|propose|give me|need) .{0,20}(justification|description|rationale))\b/;

/** What is above the line or below it is asked for, by the scores or not. */
const SORTS_OUT =
  /\b(not |im|non-?)?material\b|\brelevant\b|\bimportant\b|\bthresholds?\b|\bmade the cut\b|\b(deal|left) with\b|\b(in|out)\b.*\b(in|out)$/;

function isRanking(text: string, slots: Slots): boolean {
  if (slots.material === 'none' || slots.classification || slots.notClassification) return false;
  return (
    slots.score !== undefined ||
    slots.order !== undefined ||
    (/\bscor(e|es|ed|ing)\b/.test(text) && !SORTS_OUT.test(text)) ||
    /\bhighest\b|\btop\b|\bbiggest\b|\bgreatest\b|\brank|\bfirst place\b|\bwin(s|ner)?\b|\bmost critical\b|\bmost points\b|\border\b|\bsort|\bbest\b|\bmaximum\b|\bstrongest\b|\bnumber one\b|\bupper right\b|\bcorner\b|\bcomes? (first|second|last)\b/.test(
      text,
    )
  );
}

function readClass(text: string, slots: Slots): void {
  const size =
    /\b(not |non-)?(?:a |of |in )?(high|medium|low) (?:materiality|class|priority|classification)\b(?! (?:on|by) )|\b(not )?(?:classified|classed|rated) (not )?(?:as )?(high|medium|low)\b|\b(not )?as (high|medium|low)\b|\bclass (high|medium|low)\b/.exec(
      text,
    );
  const word = size?.[2] ?? size?.[5] ?? size?.[7] ?? size?.[8];
  if (!word) return;
  const named = word === 'high' ? 'High' : word === 'low' ? 'Low' : 'Medium';
  if (size?.[1] ?? size?.[3] ?? size?.[4] ?? size?.[6]) slots.notClassification = named;
  // Who names several classes wants them all.
  else if (!/\bhigh\b.*\blow\b|\bhigh(,| and| or) medium\b|\bmedium (and|or) low\b/.test(text))
    slots.classification = named;
}

function readThresholds(text: string, slots: Slots): void {
  if (!OF_THRESHOLDS.test(text)) return;
  const amounts = [...text.matchAll(/\b\d{1,2}(?:[.,]\d)?\b/g)].map(([amount]) => Number(amount.replace(',', '.')));
  const value = amounts[0];
  const isImpact = /\bimpact threshold\b/.test(text);
  const isFinancial = /\bfinancial threshold\b/.test(text);
  if (value === undefined || value > 25) return;
  slots.thresholds = {
    ...((isImpact || !isFinancial) && { impact: value }),
    ...((isFinancial || !isImpact) && { financial: isImpact && isFinancial ? (amounts[1] ?? value) : value }),
  };
}

function readStakeholders(text: string, slots: Slots): void {
  const group = GROUPS.find(([pattern]) => pattern.test(text))?.[1];
  if (group) slots.group = group;
  if (/\bkey\b|\bmost important\b|\bmain\b/.test(text)) slots.keyOnly = true;
  if (/\baffected\b/.test(text)) slots.role = 'affected';
  if (/\busers?\b|\buses\b|\breads\b/.test(text)) slots.role = 'user';
  const method = METHODS.find(([pattern]) => pattern.test(text))?.[1];
  if (method) slots.method = method;
}

/** A quoted title, else the whole question when it names a topic, else the words that are left. */
function readAbout(question: string, text: string): string | undefined {
  const quoted = /["“”]([^"“”]{3,})["“”]/.exec(question)?.[1];
  if (quoted) return quoted;
  if (namesTopic(text)) return text.slice(0, 200);
  const left = leftoverWords(question);
  return left.length > 0 ? left.slice(0, 20).join(' ').slice(0, 200) : undefined;
}
