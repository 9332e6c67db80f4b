import type { DashboardDecision } from '#domain/results/dashboard.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { judgementMessages as say } from './messages.ts';

interface DecisionTextProps {
  decision: DashboardDecision;
  /** Names the side, if nothing around it does. */
  hasSide?: boolean;
}

/** A decision with its author, time and reason, and its effect. */
export function DecisionText({ decision, hasSide = false }: DecisionTextProps) {
  return (
    <div className="min-w-0">
      {hasSide ? <p className="font-medium">{say.side[decision.side]}</p> : null}
      <p>{say.decided(decision, formatDay(decision.decidedAt))}.</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        “{decision.reason}”
      </p>
      <p className="text-xs text-muted">{say.effects[decision.effect]}</p>
    </div>
  );
}
