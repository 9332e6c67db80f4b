import { cn } from '#web/lib/cn.ts';
import { scoreMessages as say } from '../messages.ts';
import type { EsgCategory } from './esg-tag.tsx';

export interface TwoAxisGaugeProps {
  category: EsgCategory;
  /** 0–25, or null if that side has not been assessed. */
  impact: number | null;
  financial: number | null;
  thresholds: { impact: number; financial: number };
  /** Where the point was before an edit; drawn as a ring with a line to the new position. */
  previous?: { impact: number; financial: number } | undefined;
  className?: string;
}

const fills: Record<EsgCategory, string> = {
  Environmental: 'fill-environmental stroke-environmental',
  Social: 'fill-social stroke-social',
  Governance: 'fill-governance stroke-governance',
};

/** The same shapes as on the matrix, around the origin. */
const shapes: Record<EsgCategory, string> = {
  Environmental: 'M0 -4a4 4 0 1 1 0 8A4 4 0 1 1 0 -4Z',
  Social: 'M-3.5 -3.5h7v7h-7Z',
  Governance: 'M-4.5 -4h9L0 4.5Z',
};

/** The scores of a topic; a side that has not been assessed has a score that does not count. */
interface Sides {
  impact: number;
  financial: number;
  hasImpact: boolean;
  hasFinancial: boolean;
}

/** The small matrix of a topic by its result: a side that has not been assessed has no score. */
export function PointGauge({ point, ...of }: { point: Sides } & Omit<TwoAxisGaugeProps, 'impact' | 'financial'>) {
  const { impact, financial, hasImpact, hasFinancial } = point;
  return <TwoAxisGauge impact={hasImpact ? impact : null} financial={hasFinancial ? financial : null} {...of} />;
}

/** A small matrix for a single topic: financial to the right, impact upwards, with the material area tinted. */
export function TwoAxisGauge({ category, impact, financial, thresholds, previous, className }: TwoAxisGaugeProps) {
  const x = toX(financial ?? 0);
  const y = toY(impact ?? 0);
  const tx = toX(thresholds.financial);
  const ty = toY(thresholds.impact);
  const isWhole = impact !== null && financial !== null;
  return (
    <svg
      viewBox="0 0 64 64"
      role="img"
      aria-label={say.bothAxes(impact, financial)}
      className={cn('size-16 shrink-0', className)}
    >
      <path d={`M4 4H60V60H${tx}V${ty}H4Z`} className="fill-accent/6" />
      <path d={`M${tx} 4H60V${ty}H${tx}Z`} className="fill-accent/10" />
      <path d="M4 4V60H60" fill="none" className="stroke-line-strong" />
      <path d={`M${tx} 4V60M4 ${ty}H60`} fill="none" strokeDasharray="2 2" className="stroke-line-strong" />
      {previous ? (
        <g className={cn(fills[category], 'fill-none')}>
          <path d={`M${toX(previous.financial)} ${toY(previous.impact)}L${x} ${y}`} strokeDasharray="1.5 2" />
          <circle cx={toX(previous.financial)} cy={toY(previous.impact)} r="3" className="fill-surface" />
        </g>
      ) : null}
      <path
        d={shapes[category]}
        transform={`translate(${x} ${y})`}
        strokeWidth="1.5"
        className={cn(fills[category], !isWhole && 'fill-surface')}
      />
    </svg>
  );
}

function toX(score: number): number {
  return 4 + (score / 25) * 56;
}

function toY(score: number): number {
  return 60 - (score / 25) * 56;
}
