import { normalise } from '#analyst/language/normalise.ts';
import type { Kinds, Lack, Narrowing, Range } from '#analyst/tools/narrowing.ts';
import { ASKING_WORDS, stem, subjectStems, wordsOf } from '#domain/words/stems.ts';
import { topicWords } from '#domain/words/topic-words.ts';
import { AMOUNT, EXACT_SCORE, type Part, readParts, readRange, toNumber } from './amounts.ts';
import { all, HORIZON_SPANS, kept, type Loose, readNarrowing, TYPES } from './narrowing.ts';
import { splitNegation } from './negation.ts';

/** The particulars of a question for a list. */
export interface ListFilters extends Omit<Narrowing, 'about'> {
  kind?: Kinds;
  polarity?: 'Positive' | 'Negative' | 'not set';
  actuality?: 'Actual' | 'Potential';
  listAbout?: string;
  except?: Narrowing;
  humanRights?: boolean;
  counted?: boolean;
  isMaterial?: boolean;
  score?: Range;
  ranges?: Partial<Record<Part, Range>>;
  lacks?: Lack;
  order?: 'lowest';
  limit?: number;
  /** Words that narrow and that the list can not be narrowed by. */
  ignored?: string[];
}

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

const LACKS: readonly (readonly [RegExp, Lack])[] = [
  [/justifications?|reasons?|rationales?|grounds/, 'justification'],
  [/descriptions?/, 'description'],
  [/time horizons?/, 'time-horizon'],
  [/(?:place in the |stage of the )?value chain(?: \w+)?/, 'value-chain'],
  [/(?:risk )?types?/, 'type'],
  [/financial effects?/, 'financial-effects'],
].map(([noun, lack]) => [
  new RegExp(
    `\\b(?:without|with no|lack(?:s|ing)?|miss(?:es|ing)?|have no|has no|not have|no) (?:a |an |any |their |its |the |written |entered )?(?:${(noun as RegExp).source})\\b`,
  ),
  lack as Lack,
]);
const UNJUSTIFIED = /\bunjustified\b|\bnot (been )?justified\b|\bnobody (has )?justified\b/;

export function readKind(text: string): Kinds | undefined {
  const isRisk = /\brisks?\b|\bthreats?\b|\bdangers?\b/.test(text);
  const isOpportunity = /\bopportunit|\bchances\b|\bupsides?\b|\bgain\b|\bprofit from\b/.test(text);
  const isImpact =
    /\bimpacts?\b(?! (material|sides?\b|scores?\b|perspective|drivers?\b))|\bharms?\b(?! our)|(?<!reputational )\bdamages?\b/.test(
      text,
    );
  if (isRisk && isOpportunity) return isImpact ? undefined : 'risk-or-opportunity';
  if (isImpact && isRisk) return 'impact-or-risk';
  if (isImpact && isOpportunity) return 'impact-or-opportunity';
  if (isRisk) return 'risk';
  if (isOpportunity) return 'opportunity';
  return isImpact ? 'impact' : undefined;
}

/** All kinds but these; undefined when nothing is left to tell apart. */
function otherKinds(kind: Kinds | undefined): Kinds | undefined {
  switch (kind) {
    case 'impact':
      return 'risk-or-opportunity';
    case 'risk':
      return 'impact-or-opportunity';
    case 'opportunity':
      return 'impact-or-risk';
    case 'risk-or-opportunity':
      return 'impact';
    case 'impact-or-risk':
      return 'opportunity';
    case 'impact-or-opportunity':
      return 'risk';
    default:
      return undefined;
  }
}

function readPolarity(text: string): ListFilters['polarity'] {
  if (
    /\b(no|without a?|not set|missing) ?polarity\b|\bpolarity (is |not )|\bneither positive nor negative\b/.test(text)
  )
    return 'not set';
  const isNegative = /\bnegative|\badverse|\bharm(s|ful|ing)?\b|\bdamag|\bhurts?\b|\bworst (things?|impacts?)\b/.test(
    text,
  );
  const isPositive = /\bpositive|\bbeneficial|\bgood (do|deeds?|stuff|impact|effect|thing)|\bthe good\b/.test(text);
  return isNegative === isPositive ? undefined : isNegative ? 'Negative' : 'Positive';
}

function readActuality(text: string): ListFilters['actuality'] {
  const isActual =
    /\bactual\b(?! (score|result))|\balready (happen|occur|there|taking place|real)|\b(have|has)( already)? (happened|occurred|materiali[sz]ed)\b|\b(happening|occurring)( right)? (now|today|already)\b|\btaking place\b/.test(
      text,
    );
  const isPotential =
    /\bpotential\b|\b(may|might|could) (still |yet )?(happen|occur|arise)\b|\bnot (yet )?(happened|occurred)\b|\bhypothetical\b/.test(
      text,
    );
  return isActual === isPotential ? undefined : isActual ? 'Actual' : 'Potential';
}

const REACHED =
  /\b(reach|pass|meet|cross|exceed)(es|ing|ed)? (the|our|its|their|this) (\w+ )?(threshold|line|bar|cut)|\b(above|over) (the|our|its|their|your) (\w+ )?(threshold|line|bar|cut)|\babove thresholds?\b/;
const NOT_REACHED =
  /\b(below|under|beneath) (the|our|its|their)? ?(\w+ )?(thresholds?|line|bar|cut-?off)\b|\b(not|never|nor) (reach|pass|meet|cross|exceed)|\b(not |non-?|im)material\b|\b(short of|miss(es|ed|ing)?) (the|our) (threshold|line|bar)/;

function readMaterial(text: string): boolean | undefined {
  if (NOT_REACHED.test(text)) return false;
  if (REACHED.test(text)) return true;
  return /\bmaterial (\w+ )?(risks?|impacts?|opportunit|components?|ones)|\b(are|is|count as|counts as|as) (financially )?material\b/.test(
    text,
  )
    ? true
    : undefined;
}

const ORDER =
  /\blowest|(?<!\bat )\bleast\b|\bsmallest|\bweakest|\bbottom\b(?! lines?)|\bminimum\b(?! of)|\blast place\b|\bascending\b|\blowest first\b/;
/** Of one thing the first is asked for. */
const SINGLE =
  /\b(?:highest|biggest|largest|greatest|worst|best|strongest|top|lowest|smallest|weakest|least \w+|most \w+)[- ]?(?:scored|scoring|rated|ranked|severe)? (?:[\w-]+ ){0,3}?(?:impact|risk|opportunity|component|threat)\b(?! (?:score|material|side|register|list|type))|\bwhich (?:[\w-]+ ){0,3}(?:impact|risk|opportunity) (?:has|is|scores|gets|ranks) (?:the |rated |scored )?(?:highest|lowest|biggest|most|least|smallest|greatest|weakest|worst)/;
const LIMITS = [
  `\\b(?:top|first|bottom|last) ${AMOUNT}\\b`,
  `\\b${AMOUNT} (?:[a-z]+ ){0,2}(?:highest|biggest|largest|top|lowest|smallest|weakest|strongest|most|main|worst|best|key|heaviest)\\b`,
  `\\b(?:the|only|just|name|list|show|give me|pick) ${AMOUNT} (?:[a-z]+ ){0,2}(?:topics|risks|impacts|opportunities|components)\\b`,
].map((pattern) => new RegExp(pattern));

export function readLimit(text: string): number | undefined {
  for (const pattern of LIMITS) {
    const limit = toNumber(pattern.exec(text)?.[1]);
    if (limit !== undefined && limit >= 1) return Math.round(limit);
  }
  return SINGLE.test(text) ? 1 : undefined;
}

/** Here a number is a threshold and no score. */
export const OF_THRESHOLDS = /\bthreshold|\bcut-?off|\binstead of\b|\bmaterial (at|with|under)\b/;

/** Scores out of 25; what is said of thresholds, likelihood and severity is read apart. */
export function readScore(text: string): Range | undefined {
  let rest = HORIZON_SPANS.reduce((left, [pattern]) => left.replace(pattern, ' '), readParts(text).rest);
  for (const pattern of LIMITS) rest = rest.replace(pattern, ' ');
  rest = rest.replace(/\b(out )?of 25\b(?! points)/g, (_whole, _out, at: number) =>
    /maximum $/.test(rest.slice(0, at)) ? 'at least 25' : ' ',
  );
  rest = rest.replace(/\bmaximum at least 25/, 'at least 25').replace(/\b(e|s|g)\d([.-]\d+)?\b/g, ' ');
  const found = readRange(rest, EXACT_SCORE);
  return found && Object.values(found).every((value) => (value ?? 0) <= 25) ? found : undefined;
}

/** Words of lists and filters: they name nothing that a list could be about. */
const LISTING = new Set(
  (
    'register inventory filter rank ranking rated rating sort order descending ascending item entries entry record recorded table column ' +
    'alone exclusively merely purely whole entire complete full every each either neither nor anything everything else rest remaining apart ' +
    'current currently exist contain include included including exclude excluded except besides aside stage phase horizon time place ' +
    'perspective view angle pillar esg category categories material immaterial line bar cut cutoff reach pass meet cross exceed miss ' +
    'actually really already happen occur may might potentially possible future today real people planet good bad deed stuff harm harmful ' +
    'damage beneficial adverse severe weakest strongest heaviest worst best chronic acute policy regulatory technology systemic reputational ' +
    'transitional efficiency cash flow capital finance financial position performance polarity actuality likelihood probability probable ' +
    'irremediability scope magnitude count counted number amount half double twice exactly between equal maximum minimum more less ' +
    'fewer higher lower greater smaller single one two three four five six seven eight nine ten eleven twelve fifteen sixteen twenty ' +
    'see look display pull pick print read wish interested kindly thanks across along throughout inside within outside factory factories plants sites ' +
    'house own our term run near mid activity activities stated listed noted assigned tagged carry carries bear hit face facing expect ' +
    'identify identified found come came out still any some none without not no only just positives negatives upsides downsides threats dangers ' +
    'quality careful overview ordered highest-scored top-scored going combined single greatest fund name score-wise exposure exposures ' +
    'topical matters subject standard standards esrs classified class classed graded tier level degree half-year justified unjustified value values according first write written make made lie lies touch involve per respectively wonder paid ' +
    'attention axis win beyond lack lacking belong next bear scale access cost money environment sits corner matrix number might pay colleague lunch asked new newly since went gone became become stopped grown grew ' +
    'versus earlier previous prior before again compared ago longer drop dropped fell fallen rose risen increase decrease move moved movement ' +
    'unchanged same once period round'
  )
    .split(' ')
    .map(stem),
);
const READ = [
  /\b(effects?|impacts?) on (people|nature|the environment|society)( (and|or) (on )?(people|nature|the environment|society))*/g,
  /\b(people|planet) (and|or) (nature|planet|the environment)\b/g,
  /\b(physical|transition(al)?) climate\b|\bclimate[- ](related )?(physical|transition)\b/g,
  /\bsupply[- ]chain (impacts?|risks?|opportunit\w+)|\b(at|among|with) (our |the )?suppliers\b|\bin (the|our) supply chain\b|\bresource[- ]efficien\w+|\bsaving resources\b/g,
  /\benvironmental\b|\b(physical|chronic|acute) risks?\b|\bvalue chain\b(?= (place|stage|position))|\bour own (people|business)\b(?= operations)/g,
];

/** What a list is about: topics where they are named, else the particular words that are left. */
function readListAbout(question: string, text: string): string | undefined {
  const quoted = /["“”]([^"“”]{3,})["“”]/.exec(question)?.[1];
  if (quoted) return quoted;
  const rest = [...READ, ...NOT_HELD].reduce((left, pattern) => left.replace(pattern, ' '), text);
  if (namesTopic(rest)) return rest.slice(0, 200).trim();
  const left = leftoverWords(rest).filter(
    (word) =>
      !wordsOf(word.replaceAll('-', ' ')).every((part) => LISTING.has(stem(part)) || ASKING_WORDS.has(stem(part))),
  );
  return left.length > 0 ? left.slice(0, 20).join(' ').slice(0, 200) : undefined;
}

/** Reads what narrows a list out of a question; what is negated goes the other way. */
export function readFilters(question: string, text: string): ListFilters {
  const { said, denied } = splitNegation(text);
  const no = denied.join(' ; ');
  // What is taken out of risks may be named by its type alone: 'transition risks other than policy'.
  const types = denied.flatMap((part) => (/\brisks?\b|\bopportunit/.test(said) ? all(`${part} risks`, TYPES) : []));
  const without = kept<Narrowing>({ ...readNarrowing(no), ...(types.length > 0 && { types: [...new Set(types)] }) });
  const found: Loose<ListFilters> = { ...readNarrowing(said) };
  const ignored: string[] = [];
  const lacking = all(text, [[UNJUSTIFIED, 'justification'] as const, ...LACKS]);
  const lacks = lacking.length === 1 ? lacking[0] : undefined;
  const deniedPolarity = readPolarity(no);
  const deniedActuality = readActuality(no);
  const deniedRights = /\bhuman[- ]rights?\b/.test(no);
  const isTwist =
    deniedPolarity !== undefined || deniedActuality !== undefined || deniedRights || Object.keys(without).length > 0;
  const deniedAbout = denied.flatMap((part) => (lacks ? [] : (readListAbout('', part) ?? [])));
  // 'Not positive impacts' asks for impacts; 'no risks' asks for the others.
  const saidKind = readKind(said);
  const deniedKind = readKind(no);
  const isKindOut = deniedKind !== undefined && !isTwist && deniedAbout.length === 0;
  found.kind = saidKind ?? (isKindOut ? otherKinds(deniedKind) : deniedKind);
  found.polarity = readPolarity(text) === 'not set' ? 'not set' : (readPolarity(said) ?? flip(deniedPolarity));
  found.actuality = readActuality(said) ?? (deniedActuality && (deniedActuality === 'Actual' ? 'Potential' : 'Actual'));
  if (/\bhuman[- ]rights?\b/.test(said)) found.humanRights = true;
  else if (deniedRights) found.humanRights = false;
  if (/\bnot (being )?count(ed|s)?\b|\b(do|does) not count\b|\buncounted\b/.test(text)) found.counted = false;
  else if (
    /\b(that|which) (are counted|count)\b|\bonly counted\b|\bcounted (impacts|risks|opportunit|components|ones)/.test(
      said,
    )
  )
    found.counted = true;
  found.isMaterial = readMaterial(text);
  const { ranges } = readParts(text);
  if (Object.keys(ranges).length > 0) found.ranges = ranges;
  if (!OF_THRESHOLDS.test(text)) found.score = readScore(text);
  if (ORDER.test(text)) found.order = 'lowest';
  found.limit = readLimit(text);
  found.lacks = lacks;
  found.listAbout = readListAbout(question, said);
  const except = kept<Narrowing>({ ...without, about: deniedAbout.length > 0 ? deniedAbout.join(', ') : undefined });
  if (Object.keys(except).length > 0) found.except = except;
  settle(found, text, ignored);
  for (const pattern of NOT_HELD) for (const match of text.matchAll(pattern)) ignored.push(match[0].trim());
  if (ignored.length > 0) found.ignored = [...new Set(ignored)].slice(0, 3);
  return kept<ListFilters>(found);
}

const flip = (polarity: ListFilters['polarity']) =>
  polarity === 'Positive' ? 'Negative' : polarity === 'Negative' ? 'Positive' : undefined;

/** Lists can not be narrowed by these. */
const NOT_HELD = [
  /\b(?:per|by|grouped by|for each) (?:country|site|plant|topic|standard|department|business area|stakeholder(?: group)?)\b/g,
  /\b(?:entered|added|created) by [\w ]{2,30}/g,
  /\bwithin \w+ points? of [\w ]{2,20}/g,
  /\bwith a trend\b|\bwith (?:an )?owners?\b|\bdirect(?:ly)? linked\b/g,
];

/** What stands at one kind only is no filter of another: it would leave nothing, and the data would not say so. */
function settle(found: Loose<ListFilters>, text: string, ignored: string[]): void {
  const { kind } = found;
  const isEffect = kind === 'risk' || kind === 'opportunity' || kind === 'risk-or-opportunity';
  if (isEffect && found.polarity) {
    if (/\bnegative|\bpositive/.test(text))
      ignored.push(`“${found.polarity.toLowerCase()}”: a polarity stands at impacts only`);
    found.polarity = undefined;
  }
  if (isEffect && found.actuality) {
    ignored.push(`“${found.actuality.toLowerCase()}”: it stands at impacts only`);
    found.actuality = undefined;
  }
  if (isEffect && found.humanRights) {
    ignored.push('“human rights”: the flag stands at impacts only');
    found.humanRights = undefined;
  }
  if (kind === 'impact' && found.types) {
    ignored.push(`“${found.types.join(', ')}”: a type stands at risks and opportunities only`);
    found.types = undefined;
  }
  if (kind === 'impact' && found.financialEffect) {
    ignored.push(`“${found.financialEffect}”: it stands at risks and opportunities only`);
    found.financialEffect = undefined;
  }
  if (!kind && (found.polarity || found.actuality || found.humanRights)) found.kind = 'impact';
  if (!found.kind && (found.types || found.financialEffect)) found.kind = 'risk-or-opportunity';
  if (!found.kind && /\bfinancial (side|components?|items)\b/.test(text)) found.kind = 'risk-or-opportunity';
  if (!found.kind && /\bimpact side\b/.test(text)) found.kind = 'impact';
}
