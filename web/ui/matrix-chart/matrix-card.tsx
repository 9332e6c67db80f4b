import { formatNumber } from '#web/lib/format-number.ts';
import { EsgTag } from '../esg-tag.tsx';
import { ScoreBars } from '../score-bars.tsx';
import { matrixMessages as say } from './messages.ts';
import type { PlacedPoint } from './place-points.ts';

const listed = 5;

/** What hovering or focusing a point tells: the topic, both scores, and the components behind them. */
export function MatrixCard({ placed }: { placed: PlacedPoint }) {
  const { point, sharing } = placed;
  const components = point.components.toSorted((a, b) => b.score - a.score);
  return (
    <div className="flex flex-col gap-2.5 p-3 text-xs">
      <div className="flex flex-col items-start gap-1.5">
        <EsgTag category={point.category} {...(point.code ? { text: point.code } : {})} />
        <p className="text-sm font-medium text-pretty">{point.name}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1">
        <dt className="text-muted">{say.impact}</dt>
        <dd>{point.impactAssessed ? <ScoreBars value={point.impact} max={25} /> : say.notAssessed}</dd>
        <dt className="text-muted">{say.financial}</dt>
        <dd>{point.financialAssessed ? <ScoreBars value={point.financial} max={25} /> : say.notAssessed}</dd>
      </dl>
      <ul className="flex flex-col gap-1 border-t pt-2">
        {components.slice(0, listed).map((component, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two components may share title, kind and score
          <li key={index} className="flex items-baseline gap-2">
            <span className="line-clamp-2 min-w-0 flex-1">{component.title}</span>
            <span className="figures shrink-0 text-muted">
              {say.kinds[component.kind]} {formatNumber(component.score)}
            </span>
          </li>
        ))}
        {components.length > listed ? <li className="text-muted">{say.more(components.length - listed)}</li> : null}
      </ul>
      {sharing > 1 ? <p className="text-muted">{say.sharing(sharing)}</p> : null}
    </div>
  );
}
