import { sheetNames } from '#domain/files/sheet-titles.ts';
import type { DecisionEffect, DecisionKind } from '#domain/results/decisions.ts';
import type { Reading } from './reading.ts';
import { dateOf, instant, number, said, type Table, text } from './table.ts';

const KINDS: Readonly<Record<DecisionKind, string>> = {
  borderline: 'Borderline',
  override: 'Override',
  'top-down': 'Top-down',
};
const EFFECTS: Readonly<Record<DecisionEffect, string>> = {
  turns: 'Overrides the score',
  confirms: 'Confirms the score',
  concludes: 'Concludes without scores',
  same: 'None: the score gives the same result',
  'nothing-counts': 'None: nothing counts on this side',
  'set-aside': 'None: the topic is deselected',
};

/** What the company decided itself about sides of topics, with who, when and why (method M27). */
export function decisionsTable({ dashboard }: Reading): Table {
  return {
    name: sheetNames.decisions,
    columns: [
      text('Topic code', 11),
      text('Topic', 36),
      text('Side', 12),
      text('Decided', 14),
      text('Kind', 12),
      text('Effect', 30),
      number('Score'),
      number('Threshold'),
      text('Reason', 60),
      text('Decided by', 20),
      instant('Decided (UTC)'),
    ],
    rows: (dashboard.decisions ?? []).map((decision) => [
      decision.topic.code,
      decision.topic.name,
      decision.side === 'impact' ? 'Impact' : 'Financial',
      decision.isMaterial ? 'Material' : 'Not material',
      KINDS[decision.kind],
      EFFECTS[decision.effect],
      decision.score || null,
      decision.threshold,
      decision.reason,
      said(decision.decidedBy),
      dateOf(decision.decidedAt),
    ]),
  };
}
