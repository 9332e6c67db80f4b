import type { Block } from '#analyst/blocks/answer.ts';
import { blocks, list, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { lawSource } from '#analyst/blocks/sources.ts';
import { methodFacts } from '#domain/chat/method-facts.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import type { QueryData } from '#domain/query/noun.ts';
import type { DisclosureRequirement } from '#domain/reference/disclosure-requirement.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Asked, Kind } from './kind.ts';
import { rankTexts } from './rank-texts.ts';

type Fact = (typeof methodFacts)[number];

/** Most facts told at once, and how much worse than the best one may fit. */
const MOST_FACTS = 2;
const NEAR = 0.8;
/** Below it nothing is said: words that only happen to stand in a fact. */
const LEAST_FIT = 0.18;
const MOST_REQUIREMENTS = 6;

/** What law and method say, from the product's own table of facts and the lists of requirements. */
export const methodKind: Kind = {
  id: 'method',
  offer: 'How is materiality determined?',
  answer({ question, data }: Asked) {
    const required = requirementsOn(question, data);
    // Who asks for the requirement wants its code, not what is said of requirements.
    const isFound = required.length > 0 && ASKS_WHICH.test(question);
    const found = isFound ? required : [...factsOn(question, data.current), ...required];
    return found.length === 0 ? null : { blocks: found, queries: [] };
  },
};

function factsOn(question: string, current: AssessmentData): Block[] {
  const ranked = rankTexts(
    question,
    methodFacts.map((fact) => ({ fact, title: fact.title, text: `${fact.id} ${fact.text} ${fact.convention}` })),
  ).filter(({ fit }) => fit >= LEAST_FIT);
  const best = ranked[0]?.fit ?? 0;
  const told = ranked.filter(({ fit }) => fit >= best * NEAR).slice(0, MOST_FACTS);
  return told.flatMap(({ thing: { fact } }) => tellFact(fact, current));
}

function tellFact({ title, text, law, convention }: Fact, current: AssessmentData): Block[] {
  const version = current.assessment.esrsVersion;
  const other = version === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';
  // What other acts say has no paragraph in the standards to be opened.
  const source = law[version]?.startsWith('ESRS') && rests(lawSource(current));
  return blocks(
    sentence(strong(title), `: ${text}`, source),
    convention !== '' && sentence({ strong: 'Here:' }, ` ${convention}`),
    law[version] !== null
      ? sentence(
          `Law${law[version]?.startsWith('ESRS') ? `, ${esrsVersions[version].label}` : ''}: ${law[version]}.`,
          source,
        )
      : law[other] !== null && sentence(`Law: in ${esrsVersions[other].label} only, ${law[other]}.`),
  );
}

const CODE = /\b(?:(?:E[1-5]|S[1-4]|G1)\.)?(?:E[1-5]|S[1-4]|G1|GOV|SBM|IRO|BP|MDR|GDR)-[A-Z0-9]+\b/gi;
const ASKS_WHICH = /\b(which|what|where|in which)\b.*\b(disclosures?|requirements?|codes?|standards?)\b/i;
const STANDARD = /\b(E[1-5]|S[1-4]|G1|ESRS 2)\b(?![-.]\d)/gi;
/** All that a standard asks for. */
const ASKS_ALL = /\brequirements?\b|\bdemands?\b|\bcodes\b|\bask(s|ed)? (for|of)\b|\bhow many\b|\bdisclosures\b/i;
const SPEAKS_OF = /\brequirements?\b|\bdisclos|\bdata ?points?\b|\breport|\bstandards?\b|\besrs\b|\bcodes?\b/i;

/** Requirements named by their code, or found by the words of their title. */
function requirementsOn(question: string, { current, requirements }: QueryData): Block[] {
  const all = requirements[current.assessment.esrsVersion] ?? [];
  const codes = new Set((question.match(CODE) ?? []).map((code) => code.toUpperCase()));
  const byCode = all.filter(({ code }) => codes.has(code.toUpperCase()));
  const standards = new Set((question.match(STANDARD) ?? []).map((code) => code.toUpperCase()));
  const ofStandard = ASKS_ALL.test(question) ? all.filter(({ standard }) => standards.has(standard)) : [];
  if (byCode.length === 0 && ofStandard.length > 0) {
    return blocks(
      sentence(strong(ofStandard.length), ' disclosure requirements:', rests(lawSource(current))),
      list(ofStandard.map((one) => requirementLine(one, current))),
    );
  }
  const named = byCode;
  const ranked =
    named.length > 0 || !SPEAKS_OF.test(question)
      ? []
      : rankTexts(
          question.replace(
            /\b(esrs( \d)?|disclosures?|requirements?|standards?|shows?|tells?|covers?|belongs?|where|codes?|go|would|have)\b/gi,
            ' ',
          ),
          all.map((requirement) => ({ requirement, title: requirement.title, text: requirement.area })),
        );
  const best = ranked[0]?.fit ?? 0;
  const found = ranked.filter(({ fit }) => fit >= 0.3 && fit >= best * NEAR).map(({ thing }) => thing.requirement);
  const told = [...named, ...found].slice(0, MOST_REQUIREMENTS);
  return told.length === 0 ? [] : [list(told.map((one) => requirementLine(one, current)))];
}

const requirementLine = ({ code, title, applies, datapoints }: DisclosureRequirement, current: AssessmentData) => [
  strong(code),
  ` ${title}: applies ${applies.text}${datapoints === null ? '' : `; ${datapoints} datapoints`}`,
  rests(lawSource(current)),
];
