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
  actual: ', because an actual impact is judged without likelihood and by our convention counts with 5',
  'human-rights':
    ', because for a human-rights impact severity takes precedence, and by our convention it counts with likelihood 5',
};

/** How a score is computed: 'severity 4 × likelihood 5 = 20 of 25', and by which rule. */
export function wordScore(score: ComponentScore): string {
  if (score.score === null) return 'not scored yet';
  const first = score.side === 'impact' ? 'severity' : 'magnitude';
  const overruled = likelihoodOverruled(score);
  return `${first} ${score.severity} × likelihood ${score.likelihoodCounted} = ${score.score} of 25${RULES[score.rule]}${overruled === null ? '' : `; the likelihood stated is ${overruled}`}`;
}

/** Whether a score counts and reaches its threshold, as the continuation of a sentence about the score; '' if there is no score. */
export function wordReach({ side, score, counted }: ComponentScore, thresholds: Thresholds): string {
  if (score === null) return '';
  if (!counted) return ', which does not count: its relevance is unticked';
  return `, which ${reaches(score, thresholds[side]) ? 'reaches' : 'stays below'} the ${side} threshold of ${thresholds[side]}`;
}

/** Why an entry has no score. */
export function wordUnscored(component: Component): string {
  const open = openScoreWords(component);
  if (open.length > 0) return `nobody has given its ${open.join(' and ')} yet`;
  const unsaid = openChoices(component).map((choice) => OPEN_CHOICE_WORDS[choice]);
  return `it is not said ${unsaid.join(', nor ')}`;
}
