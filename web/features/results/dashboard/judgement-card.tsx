import type { ReactNode } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { AssessmentId } from '#domain/ids.ts';
import type { Dashboard, DashboardDecision } from '#domain/results/dashboard.ts';
import { hasASay } from '#domain/results/decisions.ts';
import { managedSides } from '#domain/results/managed.ts';
import { borderlineSides } from '#domain/results/told-decisions.ts';
import { DecideButton } from '#web/features/results/topic-decisions/decide-button.tsx';
import { DecisionText } from '#web/features/results/topic-decisions/decision-text.tsx';
import { judgementMessages as say } from '#web/features/results/topic-decisions/messages.ts';
import type { JudgedSide } from '#web/features/results/topic-decisions/sides.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import type { AssessmentChoice } from './api.ts';
import { FoldedCard } from './folded-card.tsx';
import { TopicHead } from './topic-head.tsx';
import { useEarlierResult } from './use-earlier-result.ts';

interface JudgementCardProps {
  /** Under the adopted thresholds. */
  dashboard: Dashboard;
  rows: readonly TopicDecisionRow[];
  choices: readonly AssessmentChoice[];
  /** Adopts another band; absent if nothing can be adopted any longer. */
  onSetBand: (() => void) | undefined;
}

/** Sides within the company's band and its own decisions, with buttons to decide. */
export default function JudgementCard({ dashboard, rows, choices, onSetBand }: JudgementCardProps) {
  const { borderlineBand: band = 0, decisions = [], assessment } = dashboard;
  const { decisionsOf } = useEarlierResult(dashboard, choices);
  const earlierOf = ({ topic, side }: JudgedSide) => decisionsOf(topic).find((each) => each.side === side) ?? null;
  const borderline = borderlineSides(dashboard);
  const overrides = decisions.filter((decision) => decision.kind === 'override' && hasASay(decision));
  const idle = decisions.filter((decision) => !hasASay(decision));
  const managed = managedSides(dashboard);
  const open = borderline.filter(({ decision }) => !decision).length;
  const line = (judged: JudgedSide, decision: DashboardDecision | null) => (
    <JudgedLine
      key={`${judged.topic.id} ${judged.side}`}
      assessmentId={assessment.id}
      judged={judged}
      decision={decision}
    >
      {assessment.status === 'draft' ? (
        <DecideButton assessmentId={assessment.id} judged={judged} rows={rows} earlier={earlierOf(judged)} />
      ) : null}
    </JudgedLine>
  );
  const decided = (decision: DashboardDecision) => line({ ...decision, band }, decision);
  return (
    <FoldedCard
      id="judgement"
      title={say.title}
      text={say.inside(band, borderline.length, open, overrides.length, managed.length)}
    >
      {onSetBand ? (
        <Button size="sm" className="self-start print:hidden" onClick={onSetBand}>
          {band === 0 ? say.setBand : say.changeBand}
        </Button>
      ) : null}
      <Lines title={say.borderline}>{borderline.map((each) => line({ ...each, band }, each.decision))}</Lines>
      <Lines title={say.overrides}>{overrides.map(decided)}</Lines>
      <Lines title={say.managed} text={say.managedText}>
        {managed.map(({ topic, side, gross, net }) => (
          <li key={`${topic.id} ${side}`} className="py-3 text-sm">
            <TopicHead topic={topic} assessmentId={assessment.id}>
              {say.side[side]}: <span className="figures">{say.managedScores(gross, net)}</span>
            </TopicHead>
          </li>
        ))}
      </Lines>
      <Lines title={say.withoutEffect} text={say.withoutEffectText}>
        {idle.map(decided)}
      </Lines>
    </FoldedCard>
  );
}

function Lines({ title, text, children }: { title: string; text?: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="overline-label">{title}</h3>
      {text ? <p className="mt-1 text-sm text-muted">{text}</p> : null}
      <ul className="mt-1 divide-y border-y">{children}</ul>
    </section>
  );
}

interface JudgedLineProps {
  assessmentId: AssessmentId;
  judged: JudgedSide;
  decision: DashboardDecision | null;
  children: ReactNode;
}

function JudgedLine({ assessmentId, judged, decision, children }: JudgedLineProps) {
  const { topic, side, score, threshold } = judged;
  return (
    <li className="grid items-start gap-x-6 gap-y-2 py-3 text-sm md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_11rem]">
      <TopicHead topic={topic} assessmentId={assessmentId}>
        {say.side[side]}: <span className="figures">{say.score(score, threshold)}</span>
      </TopicHead>
      <div className="min-w-0">
        {decision ? <DecisionText decision={decision} /> : <Badge tone="warning">{say.notDecided}</Badge>}
      </div>
      <div className="empty:hidden md:justify-self-end">{children}</div>
    </li>
  );
}
