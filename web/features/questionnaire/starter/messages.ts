import { MAX_TAKEN_AT_ONCE } from '#domain/limits.ts';
import type { ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import type { StarterIndustryId } from '#domain/reference/starter-origins.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const entries = counted('entry', 'entries');
const suggestions = counted('suggestion', 'suggestions');
const ofOthers = (count: number) => `${formatNumber(count)} from other industries`;
/** Texts of the starter library (product P46). */
export const starterMessages = {
  open: 'Start from your industry',
  suggestions: 'Suggestions',
  count: suggestions,
  countOfOthers: ofOthers,
  othersForTopic: (count: number, topic: string) => `${ofOthers(count)} for ${topic}`,
  countForTopic: (count: number, topic: string) => `${suggestions(count)} for ${topic}`,
  title: 'Start from your industry',
  titleOfTopic: (code: string, name: string) => `Suggestions for ${code} ${name}`,
  description: (of: 'own' | 'all' | StarterIndustryId) =>
    `${of === 'all' ? 'From all industries' : of === 'common' ? 'Common to most industries' : `Typical for ${of === 'own' ? 'your' : 'this'} industry`}. Choose what fits, adapt the wording, then score.`,
  caveat: 'Based on general knowledge. Nobody has checked them for your company, and they may not be material.',
  loading: 'Loading the suggestions...',
  industry: 'Industry',
  allIndustries: 'All industries',
  yours: (label: string) => `${label} (yours)`,
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' } satisfies Record<ComponentKind, string>,
  impacts: { Negative: 'Negative impact', Positive: 'Positive impact' } satisfies Record<ImpactPolarity, string>,
  search: 'Search suggestions',
  searchPlaceholder: 'Search titles and texts',
  noIndustry: 'There are no suggestions for your industry',
  noIndustryText:
    'Your industry is “Other” or has not been chosen yet. These are common to most industries. Choose a similar industry for more.',
  none: 'No matching suggestions',
  noneText: 'Change the search or the kind, or try other industries.',
  allTaken: (industry: string) => `All suggestions for ${industry} are already in your assessment`,
  allTakenOfTopic: (industry: string) =>
    `All suggestions for this topic and ${industry} are already in your assessment`,
  allTakenEverywhere: 'All suggestions are already in your assessment',
  noneOfTopic: (industry: string) => `There are no suggestions for this topic and ${industry}`,
  noneAnywhere: 'There are no suggestions for this topic',
  writeYourOwn: 'Write your own entry instead.',
  allTakenText: 'Other industries may have more suggestions.',
  showAllIndustries: 'Show all industries',
  suggested: 'Suggested',
  present: 'In your assessment',
  nothingPresent: 'Nothing under this topic yet',
  setAside: 'Deselected in this assessment.',
  selectTopic: 'Select the topic first',
  humanRights: 'Human rights',
  from: (industry: string) => industry,
  grounding: (text: string) => `Idea from: ${text} (not checked)`,
  titleField: 'Title',
  descriptionField: 'Description',
  titleMissing: 'Title is required.',
  cancel: 'Cancel',
  take: (count: number) => (count === 0 ? 'Add' : `Add ${entries(count)}`),
  taking: 'Adding...',
  tooMany: `You can add at most ${formatNumber(MAX_TAKEN_AT_ONCE)} at a time. Untick some.`,
  taken: (count: number) => `${entries(count)} added`,
  takenText: 'Score them to make them count.',
  failed: 'Nothing was added',
  undo: 'Undo',
  undone: (count: number) => `${entries(count)} removed`,
  undoneText: (left: number) =>
    left === 0
      ? undefined
      : `${entries(left)} ${left === 1 ? 'has' : 'have'} been changed and ${left === 1 ? 'stays' : 'stay'}.`,
  undoFailed: 'Could not remove them',
  origin: (industry: string) => `Taken from the starter library: ${industry}. A starting point, not an assessment.`,
  scoresOpenText: 'Score it to make it count.',
} as const;
