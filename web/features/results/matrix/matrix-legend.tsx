import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { hexagon } from '#drawing/matrix/cluster-shape.ts';
import { comparedMarks } from '#drawing/matrix/legend.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { matrixWords as say } from '#drawing/matrix/words.ts';
import { EsgMark } from '#web/ui/display/esg-tag.tsx';

interface MatrixLegendProps {
  /** Whether there is a mark with several topics. */
  hasSeveral?: boolean;
  points?: readonly MatrixPoint[];
  /** The year that the points are compared with. */
  comparedWith?: string | null;
}

/** How to read the picture. */
export function MatrixLegend({ hasSeveral = false, points = [], comparedWith = null }: MatrixLegendProps) {
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-xs text-muted">
      {CATEGORIES.map((category) => (
        <li key={category} className="flex items-center gap-1.5">
          <EsgMark category={category} />
          {category}
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <svg viewBox="0 0 26 14" aria-hidden="true" className="h-3.5 w-6.5 fill-line-strong">
          <circle cx="4" cy="7" r="3" />
          <circle cx="18" cy="7" r="6" />
        </svg>
        {say.larger}
      </li>
      <li className="flex items-center gap-1.5">
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-none stroke-muted stroke-2">
          <circle cx="6" cy="6" r="4.5" />
        </svg>
        {say.otherSide}
      </li>
      {hasSeveral ? (
        <li className="flex items-center gap-1.5">
          <svg viewBox="-8 -9 16 18" aria-hidden="true" className="h-4 w-3.5 fill-none stroke-muted">
            <path d={hexagon(16)} strokeWidth="1.5" />
          </svg>
          {say.several}
        </li>
      ) : null}
      {points.some(({ isDecided }) => isDecided) ? (
        <li className="flex items-center gap-1.5">
          <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3 fill-ink">
            <circle cx="6" cy="6" r="3" />
          </svg>
          {say.decided}
        </li>
      ) : null}
      {comparedWith === null ? null : <ComparedLegend points={points} year={comparedWith} />}
      <li className="flex items-center gap-1.5">
        <svg viewBox="0 0 18 12" aria-hidden="true" className="h-3 w-4.5 fill-accent/10">
          <path d="M0 6H18V0H0Z" />
          <path d="M0 6H18" className="stroke-accent" strokeWidth="1.5" />
        </svg>
        {say.thresholdAndMaterial}
      </li>
    </ul>
  );
}

/** The symbols of a comparison that occur in the picture. */
function ComparedLegend({ points, year }: { points: readonly MatrixPoint[]; year: string }) {
  const { hasMoved, hasFresh, hasGone } = comparedMarks(points);
  return (
    <>
      {hasMoved ? <ComparedSign d="M0 7H12M8.5 3.5L12 7L8.5 10.5" text={say.moved(year)} /> : null}
      {hasFresh ? <ComparedSign d="M3 7H11M7 3V11" text={say.fresh(year)} /> : null}
      {hasGone ? <ComparedSign d="M2 7a5 5 0 1 1 10 0a5 5 0 1 1 -10 0Z" text={say.gone(year)} isDashed /> : null}
    </>
  );
}

function ComparedSign({ d, text, isDashed = false }: { d: string; text: string; isDashed?: boolean }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg viewBox="0 0 14 14" aria-hidden="true" className="size-3.5 fill-none stroke-muted">
        <path d={d} strokeWidth="1.5" strokeDasharray={isDashed ? '2 2' : undefined} />
      </svg>
      {text}
    </li>
  );
}
