import { dashboard, traced } from 'virtual:sample-company';
import type { ReactNode } from 'react';
import { isCounted } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import { byId } from '#domain/found.ts';
import { rowsBehind } from '#domain/results/dashboard.ts';
import { scoreRuleReasons } from '#web/features/results/dashboard/messages.ts';
import { TopicVerdict } from '#web/features/results/dashboard/standing-badges.tsx';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { TwoAxisGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { Chapter } from './chapter.tsx';
import { traceMessages as say } from './messages.ts';

/** One score of the sample, traced back to the texts behind it. */
export function NumberTrace() {
  const { point, component, thresholdsReason } = traced;
  const { topic, impact, financial, classification, materialBy } = point;
  const rows = rowsBehind(dashboard, point);
  const row = byId(rows.filter(isCounted), component.id);
  const counted = rows.filter(({ side, counted }) => counted && side === 'impact').length;
  const { thresholds } = dashboard;
  const characteristics = [
    { label: say.scale, value: component.impactScale },
    { label: say.scope, value: component.impactScope },
    { label: say.irremediability, value: component.impactIrremediability },
  ];
  return (
    <Chapter title={say.title} lead={say.lead} layout="margin">
      <ol className="border-b">
        <Step label={say.point} figure={describeScore(impact)}>
          <div className="flex flex-wrap items-start justify-between gap-4">
            <div className="flex min-w-0 flex-col items-start gap-2">
              <EsgTag category={topic.category} text={topic.code} />
              <p className="font-medium">{topic.name}</p>
              <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
                <dt className="text-muted">{say.impact}</dt>
                <dd>
                  <ScoreBars value={impact} max={25} />
                </dd>
                <dt className="text-muted">{say.financial}</dt>
                <dd>
                  <ScoreBars value={financial} max={25} />
                </dd>
              </dl>
            </div>
            <TwoAxisGauge
              category={topic.category}
              impact={impact}
              financial={financial}
              thresholds={thresholds}
              className="size-28 overflow-visible"
            />
          </div>
        </Step>
        <Step label={say.decides} figure={describeScore(row.score)}>
          <p className="flex items-baseline gap-2 font-medium">
            <ShapeMarker kind="negative" labelled />
            {row.title}
          </p>
          <p className="mt-1 text-sm text-muted">{say.decidesText(counted)}</p>
        </Step>
        <Step label={say.score} figure={`${row.severity} × ${row.likelihoodCounted}`}>
          <p className="font-medium">{say.product(row.severity, row.likelihoodCounted)}</p>
          <p className="mt-1 text-sm text-muted">{scoreRuleReasons[row.rule]}.</p>
        </Step>
        <Step label={say.severity} figure={say.ofFive(row.severity)}>
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1 text-sm">
            {characteristics.map(({ label, value }) =>
              value === null ? null : (
                <div key={label} className="contents">
                  <dt className="text-muted">{label}</dt>
                  <dd>
                    <ScoreBars value={value} />
                  </dd>
                </div>
              ),
            )}
          </dl>
          <p className="mt-2 text-sm text-muted">{say.severityText}</p>
        </Step>
        <Step label={say.grounds}>
          <blockquote className="headline text-base leading-relaxed font-normal text-pretty">
            {component.justification}
          </blockquote>
        </Step>
        <Step label={say.threshold} figure={`≥ ${thresholds.impact}`}>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            {say.thresholdText(thresholds.impact, thresholds.financial)}
            <TopicVerdict materialBy={materialBy} classification={classification} />
          </p>
          <p className="mt-1 max-w-prose text-sm text-pretty text-muted">{thresholdsReason}</p>
        </Step>
      </ol>
    </Chapter>
  );
}

function Step({ label, figure, children }: { label: string; figure?: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-t py-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="flex items-baseline justify-between gap-3 sm:flex-col sm:justify-start sm:gap-1">
        <h3 className="overline-label">{label}</h3>
        {figure ? <p className="headline figures text-lg whitespace-nowrap sm:text-xl">{figure}</p> : null}
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}
