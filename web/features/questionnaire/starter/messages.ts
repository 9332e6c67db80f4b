import { MAX_TAKEN_AT_ONCE } from '#domain/limits.ts';
import type { ComponentKind, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { tooManyRows } from '#web/features/saving/messages.ts';
import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';
import { counted, formatNumber } from '#web/lib/format-number.ts';

const entries = counted('entry', 'entries');
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const quoted = (titles: readonly string[]) => list.format(titles.map((title) => `“${title}”`));

/** The starter library (product P46). */
export const starterMessages = {
  open: 'Start from your industry',
  openForTopic: (topic: string) => `Suggestions for ${topic}`,
  title: 'Start from your industry',
  titleOfTopic: (code: string, name: string) => `Suggestions for ${code} ${name}`,
  description:
    'A starting point, not an assessment: typical for the industry, in our words, from general knowledge, not checked. None is said to be material. Tick what fits and put it in your words; it has no scores until you give them.',
  loading: 'Loading the suggestions...',
  industry: 'Industry',
  chooseIndustry: 'Choose an industry',
  allIndustries: 'All industries',
  yours: (label: string) => `${label} (yours)`,
  kind: 'Kind',
  allKinds: 'All kinds',
  kinds: { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' } satisfies Record<ComponentKind, string>,
  impacts: { Negative: 'Negative impact', Positive: 'Positive impact' } satisfies Record<ImpactPolarity, string>,
  search: 'Search suggestions',
  searchPlaceholder: 'Search titles and texts',
  noIndustry: 'There are no suggestions for your industry',
  noIndustryText: 'It is “Other”, or not answered yet. Choose one below that is close to yours, or all.',
  none: 'No suggestion fits',
  noneText: 'Change the search or the kind, or look at other industries.',
  allTaken: (count: number) => `You have taken all ${formatNumber(count)} suggestions of this industry`,
  allTakenText: 'Other industries may have more that fits.',
  showAllIndustries: 'Show all industries',
  suggested: 'Suggested',
  present: 'In your assessment',
  nothingPresent: 'Nothing under this topic yet',
  setAside: 'Set aside in this assessment.',
  selectTopic: 'Select the topic first',
  humanRights: 'Human rights',
  from: (industry: string) => industry,
  grounding: (text: string) => `Idea from: ${text} (not checked)`,
  titleField: 'Title',
  descriptionField: 'Description',
  titleMissing: 'Title is required.',
  cancel: 'Cancel',
  take: (count: number) => (count === 0 ? 'Take' : `Take ${entries(count)}`),
  taking: 'Taking...',
  tooMany: `At most ${formatNumber(MAX_TAKEN_AT_ONCE)} are taken at once. Untick some.`,
  taken: (count: number) => `${entries(count)} taken`,
  takenText: 'They count once somebody has scored them.',
  failed: 'Nothing was taken',
  undo: 'Undo',
  undone: (count: number) => `${entries(count)} put back`,
  undoneText: (left: number) =>
    left === 0 ? undefined : `${entries(left)} changed meanwhile and ${left === 1 ? 'stays' : 'stay'}.`,
  undoFailed: 'They could not be put back',
  origin: (industry: string) => `Taken from the starter library: ${industry}. A starting point, not an assessment.`,
  scoresOpenText: 'It counts once it is scored.',
} as const;

/** Why nothing was taken; what was ticked and typed stays. */
export const takeRefusals: Explanations<typeof api.starter.take, string> = {
  'already-taken': ({ titles }) =>
    `${quoted(titles)} ${titles.length === 1 ? 'was' : 'were'} taken meanwhile. Take the others once more.`,
  'topic-set-aside': ({ topics }) =>
    `Set aside meanwhile: ${topics.join('; ')}. Select the topic again, or take the others.`,
  'not-found': () => 'The assessment or a suggestion is not there any more.',
  'assessment-completed': () => 'A colleague has completed this assessment. Reopen it first.',
  'too-many-rows': (data) => tooManyRows(data),
  'too-much-text': () => 'The assessment is full. Shorten texts or delete entries first.',
  conflict: () => 'They were taken already and have been changed since.',
};
