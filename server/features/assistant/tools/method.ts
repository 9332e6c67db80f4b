import { z } from 'zod';
import { type MethodFactId, methodFacts } from '#domain/chat/method-facts.ts';
import { lawSource } from '#domain/chat/sources.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { actOf, esrsVersions } from '#domain/reference/esrs-versions.ts';
import { conclusionsOf, type DisclosureState, disclosureLines } from '#domain/results/disclosures.ts';
import { rankFacts } from '#domain/search/find-method-facts.ts';
import { allTopicsNamed, standardsNamed } from '../text/find-subjects.ts';
import { chatTool } from './chat-tool.ts';
import { sourcesOf } from './facts.ts';

const FACT_IDS = methodFacts.map(({ id }) => id) as [MethodFactId, ...MethodFactId[]];

/** Returns facts about law and method from the reference data. */
export const methodTool = chatTool({
  description: `Facts on law and method with act and paragraph: ${FACT_IDS.join(', ')}. Also what the product's own conventions are.`,
  input: z.object({
    facts: z.array(z.enum(FACT_IDS)).max(6).optional(),
    about: z.string().max(300).optional().describe('Words, where no fact id fits'),
  }),
  async run(context, { facts = [], about }) {
    const on = await context.assessment();
    const version = on.whole.assessment.esrsVersion;
    const byWords = about ? rankFacts(about).map(({ fact }) => fact) : [];
    const chosen = facts.length > 0 ? methodFacts.filter(({ id }) => facts.includes(id)) : byWords.slice(0, 3);
    return {
      source: context.citations.cite(lawSource(on.whole)),
      version: esrsVersions[version].label,
      act: actOf(version),
      facts: chosen.map(({ title, text, law, convention }) => ({
        title,
        text,
        paragraph: law[version],
        otherVersionOnly: law[version] === null && Object.values(law).some((reference) => reference !== null),
        otherParagraph: version === 'esrs-2023' ? law['esrs-2026'] : law['esrs-2023'],
        convention,
      })),
    };
  },
});

/** Returns what must be disclosed, according to the flags of the result. */
export const disclosuresTool = chatTool({
  description:
    'Disclosure requirements in six states: always required, required with ESRS 2 whatever the result, required by material topics, may apply (as far as it concerns the material topic, or on a condition), not material, and not assessed yet, which is no conclusion: never say of those that they do not apply. Filter by standard or topic words.',
  input: z.object({ about: z.string().max(200).optional() }),
  async run(context, { about }) {
    const on = await context.assessment();
    const sources = sourcesOf(on, context.citations);
    const { esrsVersion } = on.whole.assessment;
    const asked = about
      ? new Set<string>([
          ...standardsNamed(about),
          // 'E1-6' is a requirement of the standard E1.
          ...[...about.matchAll(/\b(E[1-5]|S[1-4]|G1)-\d+/gi)].map(([, standard = '']) => standard.toUpperCase()),
          ...allTopicsNamed(about, on.whole.topics).map(({ code }) => code.replace(/\..*$/, '')),
        ])
      : new Set<string>();
    const isAsked = (standard: string) => asked.size === 0 || asked.has(standard);
    const law = context.citations.cite(lawSource(on.whole));
    const lines = disclosureLines(conclusionsOf(on.dashboard), disclosureRequirements[esrsVersion]).filter(
      ({ requirement }) => isAsked(requirement.standard),
    );
    const topicsOf = (codes: readonly string[]) =>
      on.whole.topics
        .filter(({ code }) => codes.includes(code))
        .map((topic) => ({ source: sources.topic(topic), topic: `${topic.code} ${topic.name}` }));
    const told = (wanted: DisclosureState) =>
      lines
        .filter(({ state }) => state === wanted)
        .map(({ requirement: { code, title, applies, condition }, topicCodes }) => ({
          code,
          title,
          applies: applies.text,
          ...(condition !== undefined && { condition }),
          ...(topicCodes.length > 0 && { topics: topicsOf(topicCodes) }),
        }));
    const states = {
      always: told('always'),
      jointlyDueWhateverTheResult: told('joint'),
      broughtIn: told('due'),
      mayApply: told('possible'),
      notMaterial: told('not-material'),
      notAssessedYetSoNotConcluded: told('not-assessed'),
    };
    return {
      source: sources.results(),
      act: actOf(esrsVersion),
      law,
      counts: Object.fromEntries(Object.entries(states).map(([name, { length }]) => [name, length])),
      ...states,
    };
  },
});
