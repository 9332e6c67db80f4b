import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, day, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { oneOf } from '#analyst/question/meaning.ts';
import { methodFacts } from '#domain/chat/method-facts.ts';
import { lawSource, resultsSource } from '#domain/chat/sources.ts';
import { byId } from '#domain/found.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { entrySource } from '#domain/search/entry-source.ts';
import { namesFacts, rankFacts } from '#domain/search/find-method-facts.ts';
import { listTexts } from '#domain/search/list-texts.ts';
import { rankTexts } from '#domain/search/rank-texts.ts';
import type { Kind, KindAnswer, KindInput } from './kind.ts';
import { answerQuery } from './query.ts';
import { sayBasis } from './query-note.ts';

type Fact = (typeof methodFacts)[number];

/** The maximum number of facts in one answer, and how much worse than the best one a fact may fit. */
const MOST_FACTS = 2;
const NEAR = 0.8;
/** From this fit on, a fact is given; below it, it is offered. */
const TOLD = 0.5;
/** An abbreviation identifies its fact, so a lower fit is enough. */
const TOLD_OF_NAMED = 0.4;
const MOST_OFFERED = 3;
const MOST_REQUIREMENTS = 6;

/** Answers questions about law and method from the product's own table of facts and the lists of requirements. */
export const methodKind: Kind = {
  id: 'method',
  offer: 'How is materiality determined?',
  isOffered: (question) => ON_RULE.test(question),
  async answer({ question, query, data, desk }) {
    const offered = methodFacts.find(({ title }) => title === ON_RULE.exec(question)?.[1]);
    if (offered) return { blocks: tellFact(offered, { data }) };
    if (ASKS_HOW.test(question))
      return { blocks: HOW.flatMap((id) => tellFact(byId(methodFacts, id), { data }, false)) };
    const asked = requirementsAsked(question, data);
    const required = asked?.isPlain ? asked.query : null;
    const listed = required && (await answerQuery(required, data, desk));
    // A question for a requirement wants its code, not facts about requirements in general.
    const isFound = required?.where[0]?.field === 'code' && ASKS_WHICH.test(question);
    const ranked = isFound ? [] : rankFacts(question);
    const best = ranked[0]?.fit ?? 0;
    const least = namesFacts(question) ? TOLD_OF_NAMED : TOLD;
    if (asked && !listed) return offerNearest(ranked, asked.query);
    // A query may answer the question; otherwise, the closest facts are offered.
    if (!listed && best < least) return query ? null : offerNearest(ranked);
    const told = ranked.filter(({ fit }) => fit >= Math.max(best * NEAR, least)).slice(0, MOST_FACTS);
    const facts = told.flatMap(({ fact }) => tellFact(fact, { data }));
    return { ...listed, blocks: [...facts, ...(listed?.blocks ?? [])] };
  },
};

const ON_RULE = /^What do the law and the method say: (.+)\?$/;

/** The question for one fact of law and method. */
export const offersRule = ({ title }: Fact): string[] => [`What do the law and the method say: ${title}?`];

/** How something becomes material, in the order of the calculation. */
const ASKS_HOW =
  /\bhow (?:is|are|do we|does one|do you) (?:determine |decide |assess |work out |establish )?(?:double |our )?materiality(?: (?:is )?(?:determined|decided|assessed|worked out|established|judged))?\??$/i;
const HOW = ['double-materiality', 'scoring', 'aggregation', 'thresholds'] as const;

/** Offers the nearest requirements and facts if none clearly answers the question. */
function offerNearest(ranked: readonly { fact: Fact }[], required: Query | null = null): KindAnswer | null {
  const nearest = [...(required ? [sayQuery(required)] : []), ...ranked.flatMap(({ fact }) => offersRule(fact))];
  if (nearest.length === 0) return null;
  return {
    blocks: [
      sentence('I found nothing on the law or the method that clearly answers this. The closest topics:'),
      offers(...nearest.slice(0, MOST_OFFERED)),
    ],
  };
}

/**
 * One fact, after how it is in the company's own assessment.
 * @param isOwnFirst false where the rule alone is asked
 */
export function tellFact(
  { id, title, text, law, convention }: Fact,
  { data: { current } }: Pick<KindInput, 'data'>,
  isOwnFirst = true,
): Block[] {
  const version = current.assessment.esrsVersion;
  const other = version === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';
  // Other acts have no paragraph in the standards to link to.
  const source = law[version]?.startsWith('ESRS') && rests(lawSource(current));
  return blocks(
    isOwnFirst && ownCase(id, current),
    sentence(strong(title), `: ${text}`, source),
    (PARTS[id] ?? []).map((part) => sentence(strong(part.title), `: ${part.text}`, source)),
    convention !== '' && sentence({ strong: 'In Twofold:' }, ` ${convention}`),
    law[version] !== null
      ? sentence(
          `Law${law[version]?.startsWith('ESRS') ? `, ${esrsVersions[version].label}` : ''}: ${law[version]}.`,
          source,
        )
      : law[other] !== null && sentence(`Law: only in ${esrsVersions[other].label}, ${law[other]}.`),
  );
}

/** Facts that others explain. */
const PARTS: Readonly<Partial<Record<Fact['id'], readonly Pick<Fact, 'title' | 'text'>[]>>> = {
  'double-materiality': (['impact-materiality', 'financial-materiality'] as const).map((id) => byId(methodFacts, id)),
};

/** How what a rule is about stands in the company's own assessment; null if nothing is recorded. */
function ownCase(id: Fact['id'], current: AssessmentData): Block | null {
  const { esrsVersion, financialYearStart } = current.assessment;
  if (id === 'versions')
    return sentence(
      'Your assessment: ',
      strong(esrsVersions[esrsVersion].label),
      `, for the financial year that starts on ${day(financialYearStart)}.`,
      rests(resultsSource(current)),
    );
  if (id === 'gross-or-net') return sayBasis(current);
  if (id !== 'scope-of-csrd') return null;
  const said = listTexts(current).find(({ noun, label }) => noun === 'answer' && OWN_DUTY.test(label));
  return said
    ? { is: 'quote', text: said.text, from: [`Your own answer: ${said.label}`, rests(entrySource(said))] }
    : null;
}
const OWN_DUTY = /\bCSRD\b/;

const CODE = /\b(?:(?:E[1-5]|S[1-4]|G1)\.)?(?:E[1-5]|S[1-4]|G1|GOV|SBM|IRO|BP|MDR|GDR)-[A-Z0-9]+\b/gi;
const ASKS_WHICH = /\b(which|what|where|in which)\b.*\b(disclosures?|requirements?|codes?|standards?)\b/i;
const STANDARD = /\b(E[1-5]|S[1-4]|G1|ESRS 2)\b(?![-.]\d)/gi;
/** Asks for all requirements of a standard. */
const ASKS_ALL = /\brequirements?\b|\bdemands?\b|\bcodes\b|\bask(s|ed)? (for|of)\b|\bhow many\b|\bdisclosures\b/i;
/** Words that occur in every such question. */
const OF_REQUIREMENTS =
  /\b(esrs( \d)?|disclosures?|requirements?|standards?|shows?|tells?|covers?|belongs?|where|codes?|go|would|have)\b/gi;

/** Requirements that a question asks for, and whether it does so plainly; if not, they are offered. */
interface AskedRequirements {
  query: Query;
  isPlain: boolean;
}

/**
 * Returns the requirements that a question names by their code, by their standard or by words of their titles; null if it asks for none.
 */
function requirementsAsked(question: string, { current, requirements }: QueryData): AskedRequirements | null {
  const all = requirements[current.assessment.esrsVersion] ?? [];
  const named = (question.match(CODE) ?? []).map((code) => code.toUpperCase());
  const byCode = all.map(({ code }) => code).filter((code) => named.includes(code.toUpperCase()));
  const standards = ASKS_ALL.test(question) ? (question.match(STANDARD) ?? []).map((code) => code.toUpperCase()) : [];
  if (byCode.length > 0) return { query: disclosuresOf(byCode), isPlain: true };
  if (standards.length > 0) return { query: disclosures('standard', standards), isPlain: true };
  const { codes, fit } = ASKS_WHICH.test(question) ? codesByTitle(question, all) : { codes: [], fit: 0 };
  return codes.length === 0 ? null : { query: disclosuresOf(codes), isPlain: fit >= PLAIN_FIT };
}

const disclosuresOf = (codes: readonly string[]) => disclosures('code', codes.slice(0, MOST_REQUIREMENTS));

const disclosures = (field: string, values: readonly string[]): Query => ({
  ...everything('disclosure'),
  where: [oneOf(field, ...values)],
});

/** From this fit on, words may mean a requirement, and identify it. */
const LEAST_FIT = 0.3;
const PLAIN_FIT = 0.6;

function codesByTitle(question: string, all: readonly DisclosureRequirement[]): { codes: string[]; fit: number } {
  const ranked = rankTexts(
    question.replace(OF_REQUIREMENTS, ' '),
    all.map(({ code, title, area }) => ({ code, title, text: area })),
  );
  const best = ranked[0]?.fit ?? 0;
  const near = ranked.filter(({ fit }) => fit >= LEAST_FIT && fit >= best * NEAR);
  return { codes: near.map(({ thing }) => thing.code), fit: best };
}
