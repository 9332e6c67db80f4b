import type { MethodFactId } from '#domain/chat-method-facts.ts';
import type { AnswerSubject } from '../tools/answers.ts';
import { topicWords } from '../topic-words.ts';
import { ASKING_WORDS, stem, subjectStems, wordsOf } from '../words.ts';
import { normalise } from './normalise.ts';

/** The particulars of a question, as far as it names them. */
export interface Slots {
  kind?: 'impact' | 'risk' | 'opportunity' | 'risk-or-opportunity';
  polarity?: 'Positive' | 'Negative' | 'not set';
  actuality?: 'Actual' | 'Potential';
  category?: 'Environmental' | 'Social' | 'Governance';
  /** Words that name topics or components; the tools find what they mean. */
  about?: string;
  valueChain?: 'upstream' | 'own' | 'downstream';
  timeHorizon?: 'short' | 'medium' | 'long';
  type?: string;
  financialEffect?: string;
  humanRights?: true;
  counted?: false;
  isMaterial?: true;
  minScore?: number;
  maxScore?: number;
  likelihood?: number;
  severity?: number;
  order?: 'lowest';
  sort?: 'impact' | 'financial';
  limit?: number;
  material?: 'any' | 'impact' | 'financial' | 'both' | 'only-impact' | 'only-financial' | 'none';
  classification?: 'High' | 'Medium' | 'Low';
  thresholds?: { impact?: number; financial?: number };
  /** Topics in the order of their scores are asked for, not which are material. */
  isRanking?: true;
  /** Topics that nothing is entered for yet. */
  isUnassessed?: true;
  /** What would be, under other thresholds. */
  isWhatIf?: true;
  /** A text is to be written. */
  isWriting?: true;
  facts?: MethodFactId[];
  answers?: AnswerSubject[];
  group?: string;
  role?: 'affected' | 'user';
  method?: 'survey' | 'interview' | 'meetings' | 'industry-data' | 'legal';
  keyOnly?: true;
  person?: string;
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const AMOUNT = `(\\d{1,2}(?:[.,]\\d+)?|${NUMBER_WORDS.slice(1).join('|')}|fifteen|twenty|twenty-five)`;
const TYPES = [
  'physical',
  'chronic',
  'acute',
  'transition',
  'policy',
  'technology',
  'market',
  'reputation',
  'systemic',
  'resource efficiency',
  'resilience',
  'financing',
];
const EFFECTS: readonly (readonly [RegExp, string])[] = [
  [/\bcash ?flows?\b/, 'cash flow'],
  [/\bcost of capital\b/, 'cost of capital'],
  [/\baccess to (capital|finance)\b/, 'access to capital'],
  [/\bfinancial position\b/, 'position'],
  [/\b(financial )?performance\b/, 'performance'],
];
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

/** Topics and standards are named by code or by the usual words; other words name components. */
export const namesTopic = (text: string) =>
  /\b(e[1-5]|s[1-4]|g1)([.-]?\d+)?\b/i.test(text) || topicWords.some(({ says }) => says.test(text.toLowerCase()));

/** The words of a question that are left when everything that only asks is taken away. */
export function leftoverWords(question: string): string[] {
  const asked = new Set(subjectStems(normalise(question)));
  return wordsOf(normalise(question)).filter((word) => {
    const root = stem(word);
    return asked.has(root) && !ASKING_WORDS.has(root) && !/^\d/.test(word) && word.length > 2;
  });
}

/** Reads the particulars out of a question. */
export function readSlots(question: string): Slots {
  const text = normalise(question);
  const has = (pattern: RegExp) => pattern.test(text);
  const slots: Slots = {};
  const put = <Key extends keyof Slots>(key: Key, value: Slots[Key] | undefined | false) => {
    if (value !== undefined && value !== false) slots[key] = value;
  };
  put('kind', readKind(text));
  if (has(/\b(no|without a?|not set|missing) ?polarity\b|\bpolarity (is |not )/)) put('polarity', 'not set');
  else if (has(/\bnegative|\badverse|\bharm|\bdamag|\bhurt\b/)) put('polarity', 'Negative');
  else if (has(/\bpositive|\bbeneficial|\bgood (do|impact|effect|thing)|\bthe good\b/)) put('polarity', 'Positive');
  if (slots.polarity && !has(/\brisks?\b|\bopportunit/)) put('kind', 'impact');
  if (has(/\bactual\b|\balready happen|\bhave happened\b/) && !has(/\bpotential\b/)) put('actuality', 'Actual');
  else if (has(/\bpotential\b/) && !has(/\bactual\b/)) put('actuality', 'Potential');
  put('category', readCategory(text));
  if (has(/\bupstream\b|\bat our suppliers\b|\bin (the|our) supply chain\b/)) put('valueChain', 'upstream');
  else if (has(/\bdownstream\b/)) put('valueChain', 'downstream');
  else if (has(/\bown operations?\b/)) put('valueChain', 'own');
  for (const horizon of ['short', 'medium', 'long'] as const) {
    if (has(new RegExp(`\\b${horizon}[- ](term|run)\\b`))) put('timeHorizon', horizon);
  }
  put(
    'type',
    TYPES.find((type) => has(new RegExp(`\\b${type}(al|ition)?\\b`))) ?? (has(/\breputational\b/) && 'reputation'),
  );
  put('financialEffect', EFFECTS.find(([pattern]) => has(pattern))?.[1]);
  put('humanRights', has(/\bhuman[- ]rights?\b/) && true);
  if (has(/\bnot counted\b|\bdo not count\b|\bdoes not count\b/)) slots.counted = false;
  put('isMaterial', has(/\bmaterial (risks?|impacts?|opportunit|components?)|\babove the threshold\b/) && true);
  readNumbers(text, slots);
  put(
    'order',
    has(/\blowest|(?<!\bat )\bleast\b|\bsmallest|\bweakest|\bbottom\b|\bminimum\b|\blast place\b/) && 'lowest',
  );
  readSides(text, slots);
  const size =
    /\b(high|medium|low) (materiality|class|priority)|\b(?:classified|classed|rated) (?:as )?(high|medium|low)\b|\bas (high|medium|low)\b/.exec(
      text,
    );
  const word = size?.[1] ?? size?.[3] ?? size?.[4];
  if (word) put('classification', word === 'high' ? 'High' : word === 'low' ? 'Low' : 'Medium');
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
  if (slots.material === 'none' || slots.classification) return false;
  return (
    slots.minScore !== undefined ||
    slots.maxScore !== undefined ||
    slots.order !== undefined ||
    (/\bscor(e|es|ed|ing)\b/.test(text) && !SORTS_OUT.test(text)) ||
    /\bhighest\b|\btop\b|\bbiggest\b|\bgreatest\b|\brank|\bfirst place\b|\bwin(s|ner)?\b|\bmost critical\b|\bmost points\b|\border\b|\bsort|\bbest\b|\bmaximum\b|\bstrongest\b|\bnumber one\b|\bupper right\b|\bcorner\b|\bcomes? (first|second|last)\b/.test(
      text,
    )
  );
}

function readKind(text: string): Slots['kind'] | undefined {
  const isRisk = /\brisks?\b|\bthreats?\b|\bdangers?\b/.test(text);
  const isOpportunity = /\bopportunit|\bchances\b|\bupsides?\b|\bgain\b|\bprofit from\b/.test(text);
  const isImpact = /\bimpacts?\b(?! (material|side|score|perspective))|\bharms?\b|\bdamages?\b/.test(text);
  if (isRisk && isOpportunity) return isImpact ? undefined : 'risk-or-opportunity';
  if (isImpact && (isRisk || isOpportunity)) return undefined;
  if (isRisk) return 'risk';
  if (isOpportunity) return 'opportunity';
  return isImpact ? 'impact' : undefined;
}

function readCategory(text: string): Slots['category'] | undefined {
  const found = [
    /\benvironmental\b/.test(text) && 'Environmental',
    /\bsocial\b(?! (media|dialogue|inclusion|dependenc|protection))/.test(text) && 'Social',
    /\bgovernance\b/.test(text) && 'Governance',
  ].filter((category) => category !== false);
  return found.length === 1 ? (found[0] as Slots['category']) : undefined;
}

function toNumber(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const word = NUMBER_WORDS.indexOf(text);
  if (word >= 0) return word;
  if (text === 'fifteen') return 15;
  if (text === 'twenty') return 20;
  if (text === 'twenty-five') return 25;
  return Number(text.replace(',', '.'));
}

function readNumbers(text: string, slots: Slots): void {
  const read = (pattern: string) => toNumber(new RegExp(pattern).exec(text)?.[1]);
  const limit =
    read(`\\b(?:top|first|bottom|last) ${AMOUNT}\\b`) ??
    read(`\\b${AMOUNT} (?:highest|biggest|largest|top|lowest|smallest|most|main|worst|best|key)\\b`) ??
    read(`\\bthe ${AMOUNT} (?:topics|risks|impacts|opportunities)\\b`);
  if (limit !== undefined && limit >= 1) slots.limit = Math.round(limit);
  const likelihood = read(`\\blikelihood (?:of |is |= ?)?${AMOUNT}\\b`);
  const severity = read(`\\b(?:severity|magnitude) (?:of |is |= ?)?${AMOUNT}\\b`);
  if (likelihood !== undefined) slots.likelihood = likelihood;
  if (severity !== undefined) slots.severity = severity;
  if (/\bthreshold|\bcut-?off|\binstead of\b|\bmaterial (at|with|under)\b/.test(text)) {
    const amounts = [...text.matchAll(/\b(\d{1,2}(?:[.,]\d)?)\b/g)].map((match) => Number(match[1]!.replace(',', '.')));
    const value = amounts[0];
    const isImpact = /\bimpact threshold\b/.test(text);
    const isFinancial = /\bfinancial threshold\b/.test(text);
    if (value !== undefined && value <= 25) {
      slots.thresholds = {
        ...((isImpact || !isFinancial) && { impact: value }),
        ...((isFinancial || !isImpact) && { financial: isImpact && isFinancial ? (amounts[1] ?? value) : value }),
      };
    }
    return;
  }
  const least =
    read(`\\b(?:above|over|more than|higher than|at least|greater than|from|exceed(?:ing)?) ${AMOUNT}\\b`) ??
    read(`\\b${AMOUNT} (?:or|and) (?:more|above|higher|up)\\b`);
  const most =
    read(`\\b(?:below|under|less than|lower than|at most|fewer than) ${AMOUNT}\\b`) ??
    read(`\\b${AMOUNT} (?:or|and) (?:less|below|lower|fewer)\\b`);
  const isStrict = /\b(above|over|more than|higher than|greater than|exceed)/.test(text);
  if (least !== undefined) slots.minScore = isStrict ? least + 0.5 : least;
  if (most !== undefined) slots.maxScore = /\bat most\b|\bor (less|below|lower|fewer)\b/.test(text) ? most : most - 0.5;
}

function readSides(text: string, slots: Slots): void {
  const isImpact =
    /\b(by|on|from|for|because of) (an? |the |their )?impacts?( side| perspective| materiality)?\b|\bimpact (side|score|scores|material|materiality|perspective)\b/.test(
      text,
    );
  const isFinancial = /\bfinancial(ly)?\b/.test(text) && !/\bfinancial (effects?|position|risks?)\b/.test(text);
  if (isImpact !== isFinancial) slots.sort = isImpact ? 'impact' : 'financial';
  const isOnly = /\bonly\b|\bjust\b|\bsolely\b/.test(text);
  if (
    /\b(not|non|un|im)[- ]?material\b|\bbelow (the|our) (line|thresholds?)\b|\bfall (below|under|short)\b|\bleave out\b|\bimmaterial\b/.test(
      text,
    )
  ) {
    slots.material = 'none';
  } else if (/\bboth\b|\bdouble material\b/.test(text)) slots.material = 'both';
  else if (isImpact && !isFinancial) slots.material = isOnly ? 'only-impact' : 'impact';
  else if (isFinancial && !isImpact) slots.material = isOnly ? 'only-financial' : 'financial';
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
