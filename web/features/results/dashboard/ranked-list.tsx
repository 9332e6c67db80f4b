import { Fragment, type KeyboardEvent, memo, useId, useRef, useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import type { DashboardPoint } from '#domain/results/dashboard.ts';
import { reaches } from '#domain/results/threshold.ts';
import type { Standing } from '#drawing/matrix/point.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { EsgTag } from '#web/ui/display/esg-tag.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { dashboardMessages as say } from './messages.ts';
import { thresholdIn } from './ranking.ts';

/** How many rows are shown below the matrix before the rest is requested; beside it, the list scrolls. */
const FIRST_BELOW = 8;

interface RankedListProps {
  /** In the order of `rank`. */
  points: readonly DashboardPoint[];
  thresholds: Thresholds;
  /** While another year is compared, the positions in it by topic; null for a new topic. */
  before?: ReadonlyMap<string, Standing | null> | undefined;
  /** The topic under the mouse, here or on the matrix. */
  pointed: string | null;
  /** Whether it is beside the matrix, with its height. */
  isBeside: boolean;
  /** The topic whose panel is open. */
  chosen: string | null;
  onPoint: (topicId: string | null) => void;
  onSelect: (topicId: string) => void;
}

/** The topics of the matrix, highest first. One tab stop: arrow keys move from row to row, and mark the topic's point. */
export function RankedList(props: RankedListProps) {
  const { points, thresholds, before, pointed, isBeside, chosen, onPoint, onSelect } = props;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isBeside || isWhole ? points : points.slice(0, FIRST_BELOW);
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const title = useId();
  const { above, otherwise } = thresholdIn(points, thresholds);
  const stop = shown.some(({ topic }) => topic.id === current) ? current : shown[0]?.topic.id;

  function onKeyDown(event: KeyboardEvent) {
    const buttons: (Element | null)[] = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(document.activeElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    const target = next === undefined ? undefined : buttons[Math.max(0, next)];
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <section aria-labelledby={title} className="flex min-h-0 flex-1 flex-col print:hidden">
      <h3 id={title} className="mb-2 text-sm font-medium">
        {say.ranked}
      </h3>
      <p
        aria-hidden="true"
        className={cn(before ? 'row-columns-compared' : 'row-columns', 'overline-label border-b px-2 pb-1')}
      >
        <span className="max-sm:col-span-2">{say.topic}</span>
        <span className="text-right">{say.impact}</span>
        <span className="text-right">{say.financial}</span>
      </p>
      <ol
        ref={list}
        aria-labelledby={title}
        onKeyDown={onKeyDown}
        className="min-h-0 flex-1 divide-y split:overflow-y-auto"
      >
        {shown.map((point, at) => (
          <Fragment key={point.topic.id}>
            <RankedRow
              point={point}
              before={before && (before.get(point.topic.id) ?? null)}
              reachesImpact={reaches(point.impact, thresholds.impact)}
              reachesFinancial={reaches(point.financial, thresholds.financial)}
              isStop={point.topic.id === stop}
              isPointed={point.topic.id === pointed}
              isChosen={point.topic.id === chosen}
              onFocus={setCurrent}
              onPoint={onPoint}
              onSelect={onSelect}
            />
            {at === above - 1 ? (
              <li className="border-b-0 border-accent px-2 py-1 text-xs font-medium text-accent">
                {say.thresholdAt(above, otherwise)}
              </li>
            ) : null}
          </Fragment>
        ))}
      </ol>
      {shown.length < points.length || (isWhole && !isBeside) ? (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isWhole}
          className="mt-2 -ml-2.5 self-start"
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? say.showFewer : say.showAll(points.length)}
        </Button>
      ) : null}
    </section>
  );
}

interface RankedRowProps extends Pick<RankedListProps, 'onPoint' | 'onSelect'> {
  point: DashboardPoint;
  /** Its position in the compared year: null if it is new, undefined without a comparison. */
  before: Standing | null | undefined;
  reachesImpact: boolean;
  reachesFinancial: boolean;
  isStop: boolean;
  isPointed: boolean;
  isChosen: boolean;
  onFocus: (topicId: string) => void;
}

const RankedRow = memo(function RankedRow(props: RankedRowProps) {
  const { point, before, reachesImpact, reachesFinancial, isStop, isPointed, isChosen, onFocus, onPoint, onSelect } =
    props;
  const { topic, impact, financial, hasImpact, hasFinancial, materialBy, isDecided } = point;
  return (
    <li
      data-row={topic.id}
      data-pointed={isPointed ? '' : undefined}
      className={cn('bg-surface', isPointed && 'bg-sunken', isChosen && 'bg-accent-soft')}
      onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint(topic.id)}
      onPointerLeave={() => onPoint(null)}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-current={isChosen ? 'true' : undefined}
        onFocus={(event) => {
          onFocus(topic.id);
          if (event.currentTarget.matches(':focus-visible')) onPoint(topic.id);
        }}
        onBlur={() => onPoint(null)}
        onClick={() => onSelect(topic.id)}
        className={cn(
          before === undefined ? 'row-columns' : 'row-columns-compared',
          'w-full items-baseline gap-y-1 px-2 py-2 text-start focus-visible:-outline-offset-2',
        )}
      >
        {/* On phones, the name has a line of its own below its code, verdict and scores. */}
        <span className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5 max-sm:contents">
          <span className="flex min-w-0 items-baseline gap-x-2 max-sm:contents">
            <EsgTag category={topic.category} text={topic.code} />{' '}
            <span dir="auto" className="min-w-0 text-sm wrap-anywhere max-sm:order-1 max-sm:col-span-full">
              {topic.name}
            </span>
          </span>{' '}
          <span className="text-xs text-muted">
            {MATERIAL_BY_LABELS[materialBy]}
            {isDecided ? `, ${say.decided.toLowerCase()}` : null}
            {before === null ? <span className="font-medium text-ink">, {say.freshSince}</span> : null}
          </span>
        </span>{' '}
        <Score
          label={say.impact}
          score={hasImpact ? impact : null}
          before={before ? (before.hasImpact ? before.impact : null) : undefined}
          isReached={reachesImpact}
        />{' '}
        <Score
          label={say.financial}
          score={hasFinancial ? financial : null}
          before={before ? (before.hasFinancial ? before.financial : null) : undefined}
          isReached={reachesFinancial}
        />
      </button>
    </li>
  );
});

interface ScoreProps {
  label: string;
  /** Null if the side is not assessed. */
  score: number | null;
  /** The score in the compared year; undefined if there is none to compare with. */
  before: number | null | undefined;
  isReached: boolean;
}

/** A score out of 25; strong and on a tint, like the matrix, if it reaches its threshold. What it was before precedes it: '12 → 16'. */
function Score({ label, score, before, isReached }: ScoreProps) {
  return (
    <span className="figures text-right text-sm whitespace-nowrap">
      <span className="sr-only">{label} </span>
      {before === undefined || before === score ? null : (
        <>
          <span aria-hidden="true" className="text-xs text-muted">
            {before === null ? '–' : formatNumber(before)} →{' '}
          </span>
          <span className="sr-only">{say.scoreBefore(before)} </span>
        </>
      )}
      <span className={isReached ? '-mr-1.5 rounded-sm bg-accent-soft px-1.5 font-semibold text-ink' : 'text-muted'}>
        {score === null ? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{say.notAssessed}</span>
          </>
        ) : (
          formatNumber(score)
        )}
      </span>
    </span>
  );
}
