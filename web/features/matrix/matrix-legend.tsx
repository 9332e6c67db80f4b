import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { hexagon } from '#drawing/matrix/cluster-shape.ts';
import { matrixWords as say } from '#drawing/matrix/words.ts';
import { EsgMark } from '#web/ui/esg-tag.tsx';

interface MatrixLegendProps {
  /** A mark of several topics occurs. */
  hasSeveral?: boolean;
}

/** How to read the picture. */
export function MatrixLegend({ hasSeveral = false }: MatrixLegendProps) {
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
