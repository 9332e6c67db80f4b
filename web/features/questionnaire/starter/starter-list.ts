import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { questionControl } from '#domain/questionnaire/question-control.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import { type IndustryId, industries } from '#domain/reference/industries.ts';
import { type SectorIro, sectorIros } from '#domain/reference/sector-iros.ts';
import { preselectIndustry } from '#domain/reference/setup-options.ts';
import { type StarterIndustryId, starterIndustries } from '#domain/reference/starter-origins.ts';
import { relevantTopics, sortTopics } from '#domain/results/matrix.ts';
import { fold } from '#domain/words/fold.ts';

/** The filter of the list. */
export interface StarterFilter {
  /** An industry also has what is common to most. */
  industry: StarterIndustryId | 'all';
  kind: ComponentKind | 'all';
  search: string;
  /** Only one topic; null for all. */
  topicId: string | null;
}

/** A topic with its suggestions, next to its existing entries. */
export interface StarterGroup {
  topic: Topic;
  /** Nothing can be added under it until the topic is selected. */
  isSetAside: boolean;
  offered: SectorIro[];
  present: ComponentRow[];
}

type Surroundings = Pick<WholeAssessment, 'assessment' | 'topics' | 'selections' | 'components'>;

/**
 * The suggestions that nobody has added or written under the topic yet, filtered, under their topics in reading order; those with the
 * same kind and title appear once.
 */
export function offerStarters(whole: Surroundings, { industry, kind, search, topicId }: StarterFilter): StarterGroup[] {
  const { assessment, selections, components } = whole;
  const taken = new Set(components.map(({ startedFrom }) => startedFrom));
  const relevant = new Set(relevantTopics(whole.topics, selections).map(({ id }) => id));
  const words = fold(search).split(/\s+/).filter(Boolean);
  const isWanted = (iro: SectorIro) =>
    !taken.has(iro.id) &&
    (industry === 'all' || iro.industry === industry || iro.industry === 'common') &&
    (kind === 'all' || iro.kind === kind) &&
    words.every((word) => fold(`${iro.title} ${iro.description}`).includes(word));
  const byCode = Map.groupBy(sectorIros.filter(isWanted), ({ subTopic }) => subTopic[assessment.esrsVersion]);
  return sortTopics(whole.topics).flatMap((topic) => {
    if (topicId !== null && topic.id !== topicId) return [];
    const present = components.filter((component) => component.topicId === topic.id);
    const written = new Set(present.map(sameness));
    const offered = (byCode.get(topic.code) ?? []).filter((iro) => !written.has(sameness(iro)));
    if (offered.length === 0) return [];
    return [{ topic, isSetAside: !relevant.has(topic.id), offered: offered.toSorted(inOrder), present }];
  });
}

/** Entries with the same one say the same. */
const sameness = ({ kind, title }: Pick<ComponentRow, 'kind' | 'title'>) => `${kind} ${fold(title.trim())}`;

const ORDER: readonly ComponentKind[] = ['impact', 'risk', 'opportunity'];
const placeOf = ({ industry, kind }: SectorIro) => (industry === 'common' ? ORDER.length : 0) + ORDER.indexOf(kind);
/** By kind, with what is common to most industries last. */
const inOrder = (one: SectorIro, other: SectorIro) => placeOf(one) - placeOf(other);

/**
 * Why nothing is offered: the library has no suggestions for this topic and industry, all of them are in the assessment (added from the
 * library or written under the same title), or nothing matches the search and the kind.
 */
export function whyNothing(whole: Surroundings, filter: StarterFilter): 'none' | 'all-present' | 'no-match' {
  const unfiltered = { ...filter, kind: 'all', search: '' } as const;
  if (offerStarters(whole, unfiltered).length > 0) return 'no-match';
  return offerStarters({ ...whole, components: [] }, unfiltered).length > 0 ? 'all-present' : 'none';
}

/** The industry in the answers, otherwise the one that the company chose during setup; '' if neither is known. */
export function industryOf(
  { responses }: Pick<WholeAssessment, 'responses'>,
  companyIndustry: string,
): IndustryId | '' {
  const [section] = questionnaire;
  const question = section.questions.find((one) => questionControl(one, section) === 'industry');
  const answered = responses.find(({ fieldName }) => fieldName === question?.text)?.fieldValue;
  return industries.find(({ id }) => id === answered)?.id ?? preselectIndustry(companyIndustry);
}

/** The industry that the suggestions begin with: the company’s own, or what is common to most if the library does not have it. */
export const firstIndustry = (
  whole: Pick<WholeAssessment, 'responses'>,
  companyIndustry: string,
): StarterIndustryId => {
  const own = industryOf(whole, companyIndustry);
  return starterIndustries.find(({ id }) => id === own)?.id ?? 'common';
};

/** How many suggestions there are for a topic. */
export interface StarterCount {
  count: number;
  /** They are not for the company’s industry. */
  isOfOthers: boolean;
}

/**
 * The number of suggestions for each topic, by topic id: those for the company's industry or, if the topic has neither those nor entries,
 * those of other industries.
 */
export function countStarters(
  whole: Surroundings & Pick<WholeAssessment, 'responses'>,
  companyIndustry: string,
): ReadonlyMap<string, StarterCount> {
  const industry = firstIndustry(whole, companyIndustry);
  const countsIn = (groups: readonly StarterGroup[], isOfOthers: boolean) =>
    groups.map(({ topic, offered }) => [topic.id, { count: offered.length, isOfOthers }] as const);
  const all = { kind: 'all', search: '', topicId: null } as const;
  const others = offerStarters(whole, { ...all, industry: 'all' }).filter(({ present }) => present.length === 0);
  return new Map([...countsIn(others, true), ...countsIn(offerStarters(whole, { ...all, industry }), false)]);
}
