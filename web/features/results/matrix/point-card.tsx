import { MAX_SCORE } from '#domain/components/score.ts';
import { unscored } from '#domain/results/classification.ts';
import type { MatrixFrame } from '#drawing/matrix/frame.ts';
import type { PlacedPoint } from '#drawing/matrix/place-points.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { matrixMessages as say } from './messages.ts';

const cardWidth = 272;
const listed = 5;

/** The card of the point under the pointer: on the side that has room; on narrow screens, above or below it. */
export function PointCard({ placed, frame, year }: { placed: PlacedPoint; frame: MatrixFrame; year: string | null }) {
  const reach = placed.size / 2 + 10;
  const fitsRight = placed.x + reach + cardWidth <= frame.width;
  const fitsLeft = placed.x - reach - cardWidth >= 0;
  const isBeside = fitsRight || fitsLeft;
  const left = fitsRight
    ? placed.x + reach
    : fitsLeft
      ? placed.x - reach - cardWidth
      : Math.max(0, Math.min(frame.width - cardWidth, placed.x - cardWidth / 2));
  const away = isBeside ? -24 : reach;
  const vertical = placed.y > frame.height / 2 ? { bottom: frame.height - placed.y + away } : { top: placed.y + away };
  return (
    <div
      aria-hidden="true"
      style={{ left, width: cardWidth, ...vertical }}
      className="pointer-events-none absolute z-10 max-w-full rounded-md border bg-raised shadow-float"
    >
      {placed.together.length > 1 ? <ClusterContent placed={placed} /> : <CardContent placed={placed} year={year} />}
    </div>
  );
}

/** The number of topics, their position, and the first of them. */
function ClusterContent({ placed }: { placed: PlacedPoint }) {
  const { together } = placed;
  return (
    <div className="flex flex-col gap-2 p-3 text-xs">
      <p className="text-sm font-medium text-pretty">{say.cluster(placed)}</p>
      <ul className="flex flex-col gap-1.5">
        {together.slice(0, listed).map(({ topic }) => (
          <li key={topic.id} className="flex items-baseline gap-2">
            <EsgTag category={topic.category} {...(topic.code ? { text: topic.code } : {})} />
            <span className="line-clamp-2 min-w-0 flex-1">{topic.name}</span>
          </li>
        ))}
      </ul>
      <p className="text-muted">
        {together.length > listed ? `${say.more(together.length - listed)}. ` : null}
        {say.pressToOpen}
      </p>
    </div>
  );
}

/** The topic, both scores, and the components behind them. */
function CardContent({ placed: { point, sharing }, year }: { placed: PlacedPoint; year: string | null }) {
  const { topic, counted } = point;
  return (
    <div className="flex flex-col gap-2.5 p-3 text-xs">
      <div className="flex flex-col items-start gap-1.5">
        <EsgTag category={topic.category} {...(topic.code ? { text: topic.code } : {})} />
        <p className="text-sm font-medium text-pretty">{topic.name}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
        <dt className="text-muted">{say.impact}</dt>
        <dd className="flex flex-wrap items-center gap-x-2">
          {point.hasImpact ? <ScoreBars value={point.impact} max={MAX_SCORE} /> : unscored(point, 'impact')}
          <span className="text-muted empty:hidden">{say.horizonOn('impact', point)}</span>
        </dd>
        <dt className="text-muted">{say.financial}</dt>
        <dd className="flex flex-wrap items-center gap-x-2">
          {point.hasFinancial ? <ScoreBars value={point.financial} max={MAX_SCORE} /> : unscored(point, 'financial')}
          <span className="text-muted empty:hidden">{say.horizonOn('financial', point)}</span>
        </dd>
      </dl>
      {year === null ? null : <p className="text-muted">{say.sinceLine(point, year)}</p>}
      <ul className="flex flex-col gap-1 border-t pt-2">
        {counted.slice(0, listed).map((component, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two components may share title, kind and score
          <li key={index} className="flex items-baseline gap-2">
            <span className="line-clamp-2 min-w-0 flex-1">{component.title}</span>
            <span className="figures shrink-0 text-muted">
              {say.kinds[component.kind]} {formatNumber(component.score)}
            </span>
          </li>
        ))}
        {counted.length > listed ? <li className="text-muted">{say.more(counted.length - listed)}</li> : null}
      </ul>
      {sharing > 1 ? <p className="text-muted">{say.sharing(sharing)}</p> : null}
    </div>
  );
}
