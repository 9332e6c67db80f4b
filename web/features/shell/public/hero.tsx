import { company, dashboard } from 'virtual:sample-company';
import { isMaterial } from '#domain/results/classification.ts';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { toMatrixPoints } from '#web/features/results/dashboard/matrix-points.ts';
import { MatrixFigure } from '#web/features/results/matrix/matrix-figure.tsx';
import { cn } from '#web/lib/cn.ts';
import { EsgMark } from '#web/ui/display/esg-tag.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { SIGN_UP, landingMessages as say } from './messages.ts';
import { pageWidth } from './page-width.ts';

/** What is different about the product, and its signature picture: the matrix as it draws itself. */
export function Hero() {
  const points = toMatrixPoints(dashboard);
  const material = dashboard.points.filter(({ materialBy }) => isMaterial(materialBy)).length;
  return (
    <section aria-label={say.headline}>
      <div
        className={cn(
          pageWidth,
          'grid items-center gap-x-12 gap-y-10 pt-12 pb-14 sm:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:pt-20 lg:pb-24',
        )}
      >
        <div>
          <h1 className="headline text-2xl text-balance sm:text-[3.25rem] sm:leading-[1.06] sm:tracking-[-0.02em] lg:max-[75rem]:text-2xl">
            {say.headline}
          </h1>
          <p className="mt-5 max-w-prose text-pretty text-muted sm:text-lg">{say.intro}</p>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
            <LinkButton href={SIGN_UP} variant="primary" size="lg">
              {say.startAssessment}
            </LinkButton>
            <LinkButton href="/demo" variant="link" size="lg">
              {say.viewSample}
            </LinkButton>
          </div>
        </div>
        <figure className="min-w-0 rounded-md border bg-surface">
          <div className="px-2 pt-3 sm:px-4 sm:pt-5">
            <MatrixFigure
              points={points}
              thresholds={dashboard.thresholds}
              label={say.matrixLabel(company, points.length, material)}
              legend="open"
            />
            <TopicCodes points={points} />
          </div>
          <figcaption className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t px-4 py-3 text-xs text-muted sm:px-7">
            <span>{say.matrixCaption(company)}</span>
            <span className="figures font-medium text-ink">{say.matrixCount(material, dashboard.points.length)}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The topics behind the codes in the picture; all that phones have room for are codes. */
function TopicCodes({ points }: { points: readonly MatrixPoint[] }) {
  const topics = points
    .map(({ topic }) => topic)
    .toSorted((a, b) => a.code.localeCompare(b.code, 'en', { numeric: true }));
  return (
    <details className="px-2 py-3 text-xs sm:px-3">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted hover:text-ink">{say.matrixTopics}</summary>
      <ul className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {topics.map(({ id, code, name, category }) => (
          <li key={id} className="grid grid-cols-[auto_2.5rem_minmax(0,1fr)] items-baseline gap-x-2">
            <EsgMark category={category} />
            <span className="figures text-muted">{code}</span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
