import type { Score5 } from '#domain/fields/score5.ts';
import type { Component } from './component.ts';
import { multiplyScores } from './score.ts';
import { type StatedSeverity, severityOf } from './severity.ts';

/**
 * How the score came about: 'product' of the two stated values; 'actual', likelihood fixed at 5 because the impact has
 * happened; 'human-rights', counted with likelihood 5 because severity takes precedence.
 */
export type ScoreRule = 'product' | 'actual' | 'human-rights';

/** Which axis of the matrix a component speaks to. */
export type Side = 'impact' | 'financial';

export interface ComponentScore {
  side: Side;
  /** 1–25, the product of severity and the counted likelihood. */
  score: number;
  /** Severity of an impact; potential magnitude of a risk or opportunity. */
  severity: Score5;
  likelihoodCounted: Score5;
  likelihoodStated: Score5;
  rule: ScoreRule;
  /** False when the relevance flag is unticked: shown, not counted (method M9). */
  counted: boolean;
}

/** What a score is made of. */
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
  >;

function ruleOf(component: ScorableComponent): ScoreRule {
  if (component.kind !== 'impact') return 'product';
  if (component.actualPotentialImpact === 'Actual') return 'actual';
  const isPotentialHarm = component.actualPotentialImpact === 'Potential' && component.impactPolarity === 'Negative';
  return component.humanRights && isPotentialHarm ? 'human-rights' : 'product';
}

/** The overall score of an impact, risk or opportunity, and how it came about (method M5 to M7). */
export function scoreComponent(component: ScorableComponent): ComponentScore {
  const isImpact = component.kind === 'impact';
  const rule = ruleOf(component);
  const severity = isImpact ? severityOf(component) : component.financialRiskOpportunity;
  const likelihoodStated = isImpact ? component.impactLikelihood : component.financialLikelihood;
  const likelihoodCounted = rule === 'product' ? likelihoodStated : 5;
  return {
    side: isImpact ? 'impact' : 'financial',
    score: multiplyScores(severity, likelihoodCounted),
    severity,
    likelihoodCounted,
    likelihoodStated,
    rule,
    counted: isImpact ? component.impactRelevant : component.financialRelevant,
  };
}

/**
 * The likelihood that a person stated and that does not count, for what says both; null where it counts, and for an actual impact,
 * of which no likelihood is asked (method M6).
 */
export function likelihoodOverruled({
  rule,
  likelihoodStated,
  likelihoodCounted,
}: Pick<ComponentScore, 'rule' | 'likelihoodStated' | 'likelihoodCounted'>): Score5 | null {
  return rule === 'human-rights' && likelihoodStated !== likelihoodCounted ? likelihoodStated : null;
}
