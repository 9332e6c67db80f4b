import { type Block, heading, paragraph, strong } from '#documents/document/document.ts';
import type { Reading } from '#documents/document/reading.ts';
import { amountOf, dayOf, numberOf, topicName } from '#documents/document/words.ts';
import type { DashboardDecision } from '#domain/results/dashboard.ts';
import type { DecisionEffect, DecisionKind } from '#domain/results/decisions.ts';
import { borderlineSides } from '#domain/results/told-decisions.ts';

const EFFECTS: Readonly<Record<DecisionEffect, string>> = {
  turns: 'overrides the score',
  confirms: 'confirms the score',
  concludes: 'concluded without scores',
  same: 'the score now gives the same result',
  'nothing-counts': 'nothing counts on this side, so there is no conclusion',
  'set-aside': 'the topic is deselected',
};

const KINDS: Readonly<Record<DecisionKind, string>> = {
  override: 'Override',
  borderline: 'Borderline',
  'top-down': 'Concluded top-down',
};

/**
 * What the company decided itself (method M26, M27): each decision with its reason, and the borderline topics that have not been decided.
 */
export function judgement({ dashboard }: Reading): Block[] {
  const { borderlineBand: band = 0, decisions: all = [] } = dashboard;
  const open = borderlineSides(dashboard).filter(({ decision }) => !decision);
  const topDown = all.filter(({ kind }) => kind === 'top-down');
  const decisions = all.filter(({ kind }) => kind !== 'top-down');
  const concluded = topDown.length > 0 ? [heading('Concluded top-down'), topDownTable(topDown)] : [];
  if (band === 0 && decisions.length === 0) return concluded;
  return [
    heading('Borderline topics and decisions'),
    paragraph(
      `${band > 0 ? `Scores within ${numberOf(band)} of their threshold are borderline: the company decides on them by judgement. ` : ''}A decision takes precedence over the score, but the position on the matrix still follows the score.`,
    ),
    ...(decisions.length > 0 ? [decisionTable(decisions)] : []),
    ...(open.length > 0
      ? [
          paragraph(
            `Borderline and not decided, so the score applies: ${open.map(({ topic, side, score }) => `${topicName(topic)} (${side}, ${numberOf(score)})`).join('; ')}.`,
          ),
        ]
      : []),
    ...concluded,
  ];
}

/** Conclusions without scoring every entry, each with its ground (method M31). */
function topDownTable(decisions: readonly DashboardDecision[]): Block {
  return {
    kind: 'table',
    caption: `${amountOf(decisions.length, 'side')} of topics concluded without scoring each impact, risk and opportunity`,
    columns: [
      { head: 'Topic and side', width: 5 },
      { head: 'Concluded', width: 5 },
      { head: 'Ground', width: 8 },
    ],
    rows: decisions.map((decision) => [
      strong(`${topicName(decision.topic)}, ${decision.side}`),
      `${saidOf(decision)}${decision.score === 0 ? '' : `; entries score ${numberOf(decision.score)} of 25`}`,
      decision.reason,
    ]),
  };
}

function decisionTable(decisions: readonly DashboardDecision[]): Block {
  return {
    kind: 'table',
    caption: `${amountOf(decisions.length, 'decision')} on sides of topics; decisions on scores that are not borderline are overrides`,
    columns: [
      { head: 'Topic and side', width: 5 },
      { head: 'Score', width: 3 },
      { head: 'Decided', width: 5 },
      { head: 'Reason', width: 8 },
    ],
    rows: decisions.map((decision) => [
      strong(`${topicName(decision.topic)}, ${decision.side}`),
      decision.score === 0 ? 'nothing counts' : `${numberOf(decision.score)} against ${numberOf(decision.threshold)}`,
      `${saidOf(decision)}: ${EFFECTS[decision.effect]}`,
      decision.reason,
    ]),
  };
}

/** 'Override: material, by Ida Muster on 3 May 2026' */
export function saidOf({ kind, isMaterial, decidedBy, decidedAt }: DashboardDecision): string {
  const what = KINDS[kind];
  return `${what}: ${isMaterial ? 'material' : 'not material'}, by ${decidedBy} on ${dayOf(decidedAt)}`;
}

/** The decisions on one topic, each with a sentence and its reason. */
export function decisionsSaid(decisions: readonly DashboardDecision[]): Block[] {
  return decisions.map((decision) => ({
    kind: 'stated' as const,
    text: decision.reason,
    from: `${decision.side === 'impact' ? 'Impact' : 'Financial'} side. ${saidOf(decision)}`,
  }));
}
