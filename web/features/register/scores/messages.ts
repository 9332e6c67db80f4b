import { counted } from '#web/lib/format-number.ts';

/** Texts of the screening scores. Fixed texts must stay word for word (product P1). */
export const scoreMessages = {
  saved: 'Score Saved',
  savedText: 'Materiality score has been saved successfully.',
  saveFailed: 'Failed to save materiality score.',

  introShort: 'A first impression. The result is based on the next two sections.',
  introTitle: 'A quick first rating',
  intro:
    'These scores from 1 to 10 give a first impression of each topic and show where to look closely. The matrix and the result are based on the impacts, risks and opportunities in the next two sections, scored out of 25. The two scales are never mixed.',
  progress: (scored: number, total: number) => `${scored} of ${total} topics scored`,
  notSaved: (count: number) => `${count} entered, not saved`,
  filter: 'Topics shown',
  all: 'All topics',
  unscored: (count: number) => `Not scored (${count})`,
  allScored: 'Every relevant topic has been scored',
  showAll: 'Show all topics',
  noTopics: 'No topic is relevant',
  noTopicsHint: 'Select topics in the section Topic Selection first.',

  impact: 'Impact materiality',
  financial: 'Financial materiality',
  topic: 'Topic',
  covers: 'What it covers',
  justification: 'Justification',
  justificationShort: 'Why these scores?',
  justificationPlaceholder: 'Explain the scores and name any source',

  unsaved: 'Unsaved',
  save: 'Save score',
  discard: 'Discard',
  giveReason: 'Give the reason',
  scores: 'Screening scores',
  entries: (count: number) => (count === 0 ? 'Add impact' : counted('entry', 'entries')(count)),
  openRegister: 'Show its impacts, risks and opportunities in the register',
  inTopic: (act: string, topic: string) => `${act}: ${topic}`,

  guide: 'What do the numbers mean?',
  guideTitle: 'Suggested meanings of the scores 1 to 10',
  keys: 'Keys: 1 to 9 set the score, 0 sets 10, Space confirms the current score. Enter goes to the next topic, Shift + Enter to the previous one.',
  guideNote:
    'These are suggestions: the standards prescribe no scale. You can use your own, as long as you use it for all topics.',
} as const;

/** Texts of the editors' order by screening score. */
export const screeningOrderMessages = {
  order: 'Order',
  byScreening: 'Highest screening score first',
  reading: 'Reading order',
  screening: (score: number) => `Screening ${score} of 10`,
  bands: { 8: 'Screening 8 to 10', 5: 'Screening 5 to 7', 1: 'Screening 1 to 4', 0: 'Not screened' },
} as const;

/** Our own short anchors for the screening scale, in bands of two. */
export const screeningAnchors = [
  { values: '1–2', text: 'Nothing that people, nature or the business would notice.' },
  { values: '3–4', text: 'Limited: few people or places; within normal fluctuations of the business.' },
  { values: '5–6', text: 'Noticeable: felt by a group or a site; visible in a budget.' },
  { values: '7–8', text: 'Serious or clearly beneficial; changes margins, plans or financing terms.' },
  { values: '9–10', text: 'Very severe, widespread or lasting; could change strategy or access to capital.' },
] as const;
