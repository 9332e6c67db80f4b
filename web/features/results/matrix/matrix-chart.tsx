import {
  lazy,
  type PointerEvent,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { snapThreshold } from '#domain/results/threshold.ts';
import { frameFor, toFinancial, toImpact, toX, toY, withBands } from '#drawing/matrix/frame.ts';
import { markOf } from '#drawing/matrix/layers.ts';
import { type PlacedPoint, placePoints } from '#drawing/matrix/place-points.ts';
import { placeTexts } from '#drawing/matrix/place-texts.ts';
import { byWeight, type MatrixPoint } from '#drawing/matrix/point.ts';
import { tailsOf } from '#drawing/matrix/tails.ts';
import { svg } from '#drawing/svg.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { svgElements } from '#web/lib/svg-elements.tsx';
import { useSize } from '#web/lib/use-size.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { FoldedLegend } from './folded-legend.tsx';
import { MatrixDrawing } from './matrix-drawing.tsx';
import { MatrixLegend } from './matrix-legend.tsx';
import { pagePaint } from './matrix-paint.ts';
import { matrixMessages as say } from './messages.ts';
import { PointButtons } from './point-buttons.tsx';
import { PointCard } from './point-card.tsx';
import { belowHandle, ThresholdHandle } from './threshold-handle.tsx';
import { useHeldLine } from './use-held-line.ts';
import { useToldPoint } from './use-told-point.ts';

/** Loaded when a mark with several topics is first opened. */
const ClusterTopics = lazy(() => import('./cluster-topics.tsx'));

export interface MatrixChartProps {
  /** Topics with at least one assessed side; already filtered. Keep the array stable between renders. */
  points: readonly MatrixPoint[];
  thresholds: Thresholds;
  /** The name of the year that the points are compared with. */
  comparedWith?: string | null;
  /** 500 pixels high, as high as it is wide, or filling the height of its container, legend included. */
  shape?: 'fixed' | 'square' | 'fills';
  /** An element elsewhere on the page for the legend; without one it is below the picture. */
  legendPlace?: HTMLElement | null;
  /** A topic whose point is marked from outside, for example from the row of a list. */
  marked?: string | null;
  /** Called when the mouse or the keyboard's focus comes to a point or leaves it. Must be stable. */
  onPoint?: (topicId: string | null) => void;
  /** Called with each new choice while a line is dragged or moved with keys. */
  onThresholdChange: (thresholds: Thresholds) => void;
  /** Must also be stable. */
  onSelect: (topicId: string) => void;
}

const shapes = { fixed: 'h-[500px]', square: 'aspect-square', fills: 'min-h-0 flex-1' };
const axes = ['financial', 'impact'] as const;

/** The materiality matrix: financial to the right, impact upwards, with threshold lines that can be dragged. */
export function MatrixChart({
  points,
  thresholds,
  comparedWith = null,
  shape = 'fixed',
  legendPlace = null,
  ...actions
}: MatrixChartProps) {
  const { marked = null, onPoint, onThresholdChange, onSelect } = actions;
  const isPhone = useMediaQuery('(max-width: 39.99rem)');
  const frameRef = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(frameRef);
  const frame = useMemo(() => withBands(frameFor(width, height), points), [width, height, points]);
  const placed = useMemo(
    () => placePoints(points, frame).toSorted((first, second) => byWeight(first.point, second.point)),
    [points, frame],
  );
  const { impact, financial } = thresholds;
  const drawn = useMemo(() => ({ impact, financial }), [impact, financial]);
  // A dragged line moves immediately; the labels make room when there is time.
  const settled = useDeferredValue(drawn);
  const texts = useMemo(
    () => placeTexts(placed, frame, settled, formatNumber, [belowHandle(toX(frame, settled.financial))]),
    [placed, frame, settled],
  );
  const isMoving = useIsSettled(frame);
  const { told, onHover, onFocusPoint } = useToldPoint(placed, onPoint);
  const lifted = told ?? placed.find(({ together }) => together.some(({ topic }) => topic.id === marked)) ?? null;
  const [openId, setOpenId] = useState<string | null>(null);
  const open = placed.find(({ point, together }) => point.topic.id === openId && together.length > 1);
  const prefix = useId();
  const idOf = useCallback((topicId: string) => `${prefix}${topicId}`, [prefix]);
  const press = useCallback(
    ({ point: { topic }, together }: PlacedPoint) => {
      if (together.length > 1) setOpenId(topic.id);
      else onSelect(topic.id);
    },
    [onSelect],
  );

  function valueAt(axis: keyof Thresholds, event: PointerEvent): number {
    const box = frameRef.current?.getBoundingClientRect();
    if (!box) return thresholds[axis];
    // The page may show the chart enlarged.
    const scale = box.width / frame.width;
    return axis === 'impact'
      ? toImpact(frame, (event.clientY - box.top) / scale)
      : toFinancial(frame, (event.clientX - box.left) / scale);
  }

  function move(axis: keyof Thresholds, value: number) {
    if (value !== thresholds[axis]) onThresholdChange({ ...thresholds, [axis]: value });
  }

  const line = useHeldLine((axis, event) => move(axis, snapThreshold(valueAt(axis, event))));

  const legend = (
    <MatrixLegend
      hasSeveral={placed.some(({ together }) => together.length > 1)}
      points={points}
      comparedWith={comparedWith}
    />
  );

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      role="group"
      aria-label={say.label}
      className={cn('flex min-w-0 flex-col gap-3', shape === 'fills' && 'h-full')}
    >
      <div ref={frameRef} className={cn('relative min-w-0', shapes[shape])}>
        {width === 0 ? null : (
          <>
            {/* For mouse and touch; keyboards use the buttons over the points. */}
            <svg
              viewBox={`0 0 ${frame.width} ${frame.height}`}
              data-told={lifted ? '' : undefined}
              aria-hidden="true"
              className="absolute inset-0 select-none"
              onPointerDown={line.onPointerDown}
              onPointerMove={(event) => {
                if (!line.onPointerMove(event) && event.pointerType !== 'touch') onHover(topicUnder(event));
              }}
              onPointerUp={line.onPointerUp}
              onPointerLeave={() => onHover(null)}
              onClick={(event) => {
                const topicId = topicUnder(event);
                const item = placed.find(({ point }) => point.topic.id === topicId);
                if (item) press(item);
              }}
            >
              <MatrixDrawing
                placed={placed}
                texts={texts}
                thresholds={drawn}
                frame={frame}
                isAlive
                isMoving={isMoving}
              />
              {lifted ? (
                <g className="pointer-events-none" data-lifted={lifted.point.topic.id}>
                  {svgElements(svg('g', {}, ...tailsOf(lifted, frame, pagePaint, true)))}
                  {svgElements(
                    svg('g', { transform: `translate(${lifted.x} ${lifted.y})` }, ...markOf(lifted, pagePaint, true)),
                  )}
                </g>
              ) : null}
            </svg>
            <PointButtons
              placed={placed}
              thresholds={settled}
              year={comparedWith}
              idOf={idOf}
              onFocusPoint={onFocusPoint}
              onPress={press}
            />
            {axes.map((axis) => (
              <ThresholdHandle
                key={axis}
                axis={axis}
                value={thresholds[axis]}
                at={axis === 'financial' ? toX(frame, financial) : toY(frame, impact)}
                valueAt={(event) => valueAt(axis, event)}
                onChange={(value) => move(axis, value)}
              />
            ))}
          </>
        )}
        {told && !open ? <PointCard placed={told} frame={frame} year={comparedWith} /> : null}
        {open ? (
          <Suspense>
            <ClusterTopics
              cluster={open}
              markId={idOf(open.point.topic.id)}
              onSelect={onSelect}
              onClose={() => setOpenId(null)}
            />
          </Suspense>
        ) : null}
      </div>
      {legendPlace ? createPortal(legend, legendPlace) : <FoldedLegend isFolded={isPhone}>{legend}</FoldedLegend>}
    </div>
  );
}

/** Whether the frame is the same as in the last rendering: while the window is being resized, nothing may lag behind. */
function useIsSettled(frame: object): boolean {
  const [settled, setSettled] = useState<object | null>(null);
  useEffect(() => setSettled(frame), [frame]);
  return settled === frame;
}

function topicUnder({ target }: { target: EventTarget }): string | null {
  return target instanceof Element ? (target.closest<SVGElement>('[data-topic]')?.dataset.topic ?? null) : null;
}
