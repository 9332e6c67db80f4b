import type { WhyNotAtHorizon } from '#domain/horizon-scores/horizon-score.ts';
import { NOT_AT_HORIZON } from '#domain/horizon-scores/why-not-words.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { limitMessages } from '#web/ui/messages.ts';

/** The scores of an entry for further time horizons. */
export const horizonMessages = {
  title: 'Scores by time horizon',
  titleOf: (title: string) => `Scores by time horizon: ${title}`,
  add: 'Score another time horizon',
  change: 'Change',
  changeOf: (horizon: string) => `Change the score for the ${horizon.toLowerCase()}`,
  notCounted: (why: WhyNotAtHorizon) => `Does not count, because ${NOT_AT_HORIZON[why]}.`,

  dialogTitle: 'Score for another time horizon',
  dialogText:
    'What the entry is stays the same, only its scores differ. The highest score of all time horizons counts.',
  horizon: 'Time horizon',
  choose: 'Choose',
  ownScore: (horizon: string) => `Score of the entry (${horizon})`,
  scoreFor: (horizon: string) => `Score for the ${horizon.toLowerCase()}`,
  incomplete: 'A score counts once all its parts are set.',
  reason: 'Reason',
  reasonHint: 'What is different then, and what supports this score',
  reasonMissing: 'Explain this score.',
  tooLong: limitMessages.tooLong(MAX_REASON),
  save: 'Save score',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Score for the time horizon saved',
  failed: 'Could not save the score for the time horizon',

  remove: 'Remove',
  removeTitle: 'Remove the score for this time horizon?',
  removeText: 'This removes the score and its reason. They stay in the history.',
  removing: 'Removing...',
  keep: 'Keep it',
  removed: 'Score for the time horizon removed',
  removeFailed: 'Could not remove the score for the time horizon',
} as const;
