import { EsgTag } from '../esg-tag.tsx';
import { ScoreBars } from '../score-bars.tsx';
import type { PlacedPoint } from './place-points.ts';

const listed = 5;
const kinds = { impact: 'Impact', risk: 'Risk', opportunity: 'Opportunity' };

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
        <dt className="text-muted">Impact</dt>
        <dd>{point.impactAssessed ? <ScoreBars value={point.impact} max={25} /> : 'not assessed'}</dd>
        <dt className="text-muted">Financial</dt>
        <dd>{point.financialAssessed ? <ScoreBars value={point.financial} max={25} /> : 'not assessed'}</dd>
      </dl>
      <ul className="flex flex-col gap-1 border-t pt-2">
        {components.slice(0, listed).map((component, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two components may share title, kind and score
          <li key={index} className="flex items-baseline gap-2">
            <span className="line-clamp-2 min-w-0 flex-1">{component.title}</span>
            <span className="figures shrink-0 text-muted">
              {kinds[component.kind]} {component.score}
            </span>
          </li>
        ))}
        {components.length > listed ? <li className="text-muted">and {components.length - listed} more</li> : null}
      </ul>
      {sharing > 1 ? (
        <p className="text-muted">{sharing} topics share these scores; they are drawn side by side.</p>
      ) : null}
    </div>
  );
}
