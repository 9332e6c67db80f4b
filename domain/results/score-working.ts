import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import {
  type ComponentScore,
  likelihoodOverruled,
  OPEN_CHOICE_WORDS,
  openChoices,
} from '#domain/components/component-score.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import { reaches } from './threshold.ts';

const RULES: Readonly<Record<ComponentScore['rule'], string>> = {
  product: '',
  unset: '',
  actual: ', because an actual impact has happened, so by Twofold’s convention its likelihood counts as 5',
  'human-rights':
    ', because severity takes precedence for a human-rights impact, so by Twofold’s convention its likelihood counts as 5',
};

/**
 * How a score is computed: 'severity 4 × likelihood 5 = 20 of 25', and by which rule.
 * @param horizons which horizon it comes from, in words; '' if the entry is scored for its own alone
 */
export function wordScore(score: ComponentScore, horizons = ''): string {
  if (score.score === null) return 'not scored yet';
  const first = score.side === 'impact' ? 'severity' : 'magnitude';
  const overruled = likelihoodOverruled(score);
  return `${first} ${score.severity} × likelihood ${score.likelihoodCounted} = ${score.score} of 25${RULES[score.rule]}${overruled === null ? '' : `; the likelihood entered is ${overruled}`}${horizons && `; ${horizons}`}`;
}

/** Whether a score counts and reaches its threshold, as the continuation of a sentence about the score; '' if there is no score. */
export function wordReach({ side, score, counted }: ComponentScore, thresholds: Thresholds): string {
  if (score === null) return '';
  if (!counted) return ', which does not count because its relevance is unticked';
  return `, which ${reaches(score, thresholds[side]) ? 'reaches' : 'is below'} the ${side} threshold of ${thresholds[side]}`;
}

/** Why an entry has no score. */
export function wordUnscored(component: Component): string {
  const open = openScoreWords(component);
  if (open.length > 0) return `its ${open.join(' and ')} ${open.length === 1 ? 'has' : 'have'} not been set yet`;
  const unsaid = openChoices(component).map((choice) => OPEN_CHOICE_WORDS[choice]);
  return `nobody has chosen ${unsaid.join(', or ')}`;
}
