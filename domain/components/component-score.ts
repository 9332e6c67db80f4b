import type { Score5 } from '#domain/fields/score5.ts';
import type { Component } from './component.ts';
import { type OpenScores, openScoresOf } from './open-scores.ts';
import { multiplyScores } from './score.ts';
import { type StatedSeverity, severityOf } from './severity.ts';

/**
 * How the score was computed: 'product' of the two stated values; 'actual', likelihood fixed at 5 because the impact has happened;
 * 'human-rights', counted with likelihood 5 because severity takes precedence; 'unset', no score yet, because it is not stated what the
 * impact is, or because nobody has given one of its two scores (method M9).
 */
export type ScoreRule = 'product' | 'actual' | 'human-rights' | 'unset';

/** The axis of the matrix on which a component counts. */
export type Side = 'impact' | 'financial';

interface ScoreParts {
  side: Side;
  /** Severity of an impact; potential magnitude of a risk or opportunity. */
  severity: Score5;
  likelihoodCounted: Score5;
  likelihoodStated: Score5;
}

/** A component that has a score. */
export interface CompleteScore extends ScoreParts {
  /** 1–25, the product of severity and the counted likelihood. */
  score: number;
  rule: Exclude<ScoreRule, 'unset'>;
  /** False if the relevance flag is not ticked: the score is shown but not counted (method M9). */
  counted: boolean;
}

/** An impact without "actual or potential" or without a polarity, or an entry that lacks one of its two scores. */
interface NotScored extends ScoreParts {
  score: null;
  rule: 'unset';
  counted: false;
}

export type ComponentScore = CompleteScore | NotScored;

/** Narrows to components that count, which always have a score. */
export function isCounted<Row extends ComponentScore>(row: Row): row is Row & CompleteScore {
  return row.counted;
}

/** The fields on which a score depends. */
export type ScorableComponent = StatedSeverity &
  Pick<
    Component,
    | 'kind'
    | 'actualPotentialImpact'
    | 'humanRights'
    | 'impactLikelihood'
    | 'impactRelevant'
    | 'financialRiskOpportunity'
    | 'financialLikelihood'
    | 'financialRelevant'
  > &
  OpenScores;

/** The choices that must be made for an impact before it counts (method M9). */
export const DECISIVE_CHOICES = ['impactPolarity', 'actualPotentialImpact'] as const satisfies (keyof Component)[];
export type DecisiveChoice = (typeof DECISIVE_CHOICES)[number];

/** The words for each choice in a sentence about a missing choice. */
export const OPEN_CHOICE_WORDS: Readonly<Record<DecisiveChoice, string>> = {
  impactPolarity: 'whether it is positive or negative',
  actualPotentialImpact: 'whether it is actual or potential',
};

/** The choices that have not been made yet; only for an impact. */
export function openChoices(component: Pick<Component, 'kind' | DecisiveChoice>): DecisiveChoice[] {
  return component.kind === 'impact' ? DECISIVE_CHOICES.filter((choice) => component[choice] === null) : [];
}

function ruleOf(component: ScorableComponent): ScoreRule {
  if (openScoresOf(component).length > 0) return 'unset';
  if (component.kind !== 'impact') return 'product';
  if (openChoices(component).length > 0) return 'unset';
  if (component.actualPotentialImpact === 'Actual') return 'actual';
  const isPotentialHarm = component.actualPotentialImpact === 'Potential' && component.impactPolarity === 'Negative';
  return component.humanRights && isPotentialHarm ? 'human-rights' : 'product';
}

/** The overall score of an impact, risk or opportunity, and how it was computed (method M5 to M7, M9). */
export function scoreComponent(component: ScorableComponent): ComponentScore {
  const isImpact = component.kind === 'impact';
  const rule = ruleOf(component);
  const severity = isImpact ? severityOf(component) : component.financialRiskOpportunity;
  const likelihoodStated = isImpact ? component.impactLikelihood : component.financialLikelihood;
  const likelihoodCounted = rule === 'actual' || rule === 'human-rights' ? 5 : likelihoodStated;
  const side = isImpact ? 'impact' : 'financial';
  const parts = { side, severity, likelihoodCounted, likelihoodStated } as const;
  if (rule === 'unset') return { ...parts, score: null, rule, counted: false };
  const counted = isImpact ? component.impactRelevant : component.financialRelevant;
  return { ...parts, score: multiplyScores(severity, likelihoodCounted), rule, counted };
}

/**
 * The stated likelihood that does not count, for texts that show both; null if it counts, and for an actual impact, which needs no
 * likelihood (method M6).
 */
export function likelihoodOverruled({
  rule,
  likelihoodStated,
  likelihoodCounted,
}: Pick<ComponentScore, 'rule' | 'likelihoodStated' | 'likelihoodCounted'>): Score5 | null {
  return rule === 'human-rights' && likelihoodStated !== likelihoodCounted ? likelihoodStated : null;
}
