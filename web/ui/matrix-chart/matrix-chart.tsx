import { type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import { cn } from '#web/lib/cn.ts';
import { useIsDark } from '../theme.ts';
import { useMediaQuery } from '../use-media-query.ts';
import { MatrixCard } from './matrix-card.tsx';
import { MatrixDrawing } from './matrix-drawing.tsx';
import { frameFor, type MatrixFrame, snapToChoice, toFinancial, toImpact, toX, toY } from './matrix-geometry.ts';
import { MatrixLegend } from './matrix-legend.tsx';
import { buildMatrixOption } from './matrix-option.ts';
import { matrixPalettes } from './matrix-palette.ts';
import { MatrixPoints } from './matrix-points.tsx';
import type { MatrixPoint, MatrixThresholds } from './matrix-types.ts';
import { matrixMessages as say } from './messages.ts';
import { type PlacedPoint, placePoints } from './place-points.ts';
import { ThresholdHandle } from './threshold-handle.tsx';
import { useMatrixCanvas } from './use-matrix-canvas.ts';
import { useWidth } from './use-width.ts';

export interface MatrixChartProps {
  /** Topics with at least one assessed side; already filtered. Keep the array stable between renders. */
  points: readonly MatrixPoint[];
  thresholds: MatrixThresholds;
  /** Called with a choice while a line is dragged or moved by keys. */
  onThresholdChange: (thresholds: MatrixThresholds) => void;
  onSelect: (topicId: string) => void;
  /** What the lines snap to. */
  choices?: readonly number[];
}

/** Specification, section 9. */
export const matrixHeight = 500;
const defaultChoices = [5, 10, 12.5, 15, 20, 25];
/** How near to a line, in pixels, the mouse takes hold of it. */
const grasp = 6;
type Axis = 'impact' | 'financial';

/**
 * The materiality matrix: financial to the right, impact upwards, with threshold lines that can be dragged. It is drawn at once;
 * the canvas, which follows changes smoothly, takes over when somebody reaches for it. Import it lazily.
 */
export default function MatrixChart(props: MatrixChartProps) {
  const { points, thresholds, onThresholdChange, onSelect, choices = defaultChoices } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const canvasRef = useRef<HTMLDivElement>(null);
  const width = useWidth(frameRef);
  const isDark = useIsDark();
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [hovered, setHovered] = useState<string | null>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const [nearLine, setNearLine] = useState<Axis | null>(null);
  const dragged = useRef<Axis | null>(null);

  const frame = useMemo(() => frameFor(width, matrixHeight), [width]);
  const placed = useMemo(() => placePoints(points, frame).toSorted(byWeight), [points, frame]);
  const option = useMemo(
    () =>
      buildMatrixOption({
        points,
        thresholds: { impact: thresholds.impact, financial: thresholds.financial },
        palette: matrixPalettes[isDark ? 'dark' : 'light'],
        frame,
        animationMs: isCalm ? 0 : 200,
        isPicture: false,
      }),
    [points, thresholds.impact, thresholds.financial, isDark, frame, isCalm],
  );
  const [isWanted, setIsWanted] = useState(false);
  const { isDrawn, mark } = useMatrixCanvas(
    canvasRef,
    isWanted,
    { option, width: frame.width, height: frame.height },
    { onHover: setHovered, onPress: onSelect },
  );
  const want = () => setIsWanted(true);
  const toldPoint = placed.find((item) => item.point.topicId === (hovered ?? focused));

  // What hovering shows must go without moving the mouse (WCAG 1.4.13).
  useEffect(() => {
    if (!hovered) return;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') setHovered(null);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [hovered]);

  function valueAt(axis: Axis, event: PointerEvent): number {
    const box = frameRef.current!.getBoundingClientRect();
    return axis === 'impact' ? toImpact(frame, event.clientY - box.top) : toFinancial(frame, event.clientX - box.left);
  }

  function move(axis: Axis, value: number) {
    if (value !== thresholds[axis]) onThresholdChange({ ...thresholds, [axis]: value });
  }

  // On the plot a point goes before a line: many scores lie exactly on one.
  function lineUnder(event: PointerEvent): Axis | null {
    if (event.pointerType !== 'mouse' || hovered) return null;
    const box = frameRef.current!.getBoundingClientRect();
    const x = event.clientX - box.left;
    const y = event.clientY - box.top;
    if (x < frame.left || x > frame.width - frame.right || y < frame.top || y > frame.height - frame.bottom)
      return null;
    if (Math.abs(x - toX(frame, thresholds.financial)) <= grasp) return 'financial';
    return Math.abs(y - toY(frame, thresholds.impact)) <= grasp ? 'impact' : null;
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const axis = dragged.current;
    if (axis) move(axis, snapToChoice(valueAt(axis, event), choices));
    else setNearLine(lineUnder(event));
  }

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    dragged.current = event.button === 0 ? lineUnder(event) : null;
    if (dragged.current) event.currentTarget.setPointerCapture(event.pointerId);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      role="group"
      aria-label={say.label}
      onPointerEnter={want}
      onPointerDown={want}
      onFocus={want}
      className="flex min-w-0 flex-col gap-3"
    >
      <div
        ref={frameRef}
        className={cn(
          'relative h-[500px] min-w-0',
          nearLine === 'financial' && 'cursor-ew-resize *:cursor-ew-resize!',
          nearLine === 'impact' && 'cursor-ns-resize *:cursor-ns-resize!',
        )}
      >
        <div
          className="absolute inset-0"
          onPointerMove={onPointerMove}
          onPointerDown={onPointerDown}
          onPointerUp={() => {
            dragged.current = null;
          }}
          onPointerLeave={() => setNearLine(null)}
        >
          {isDrawn || width === 0 ? null : (
            <MatrixDrawing points={points} thresholds={thresholds} frame={frame} className="absolute inset-0" />
          )}
          <div ref={canvasRef} aria-hidden="true" className="absolute inset-0 overflow-hidden" />
        </div>
        {width === 0 ? null : (
          <>
            <MatrixPoints
              placed={placed}
              takesPointer={!isDrawn}
              onHover={setHovered}
              onSelect={onSelect}
              onFocusPoint={(topicId) => {
                setFocused(topicId);
                mark(topicId);
              }}
            />
            <ThresholdHandle
              axis="financial"
              value={thresholds.financial}
              choices={choices}
              at={toX(frame, thresholds.financial)}
              valueAt={(event) => valueAt('financial', event)}
              onChange={(value) => move('financial', value)}
            />
            <ThresholdHandle
              axis="impact"
              value={thresholds.impact}
              choices={choices}
              at={toY(frame, thresholds.impact)}
              valueAt={(event) => valueAt('impact', event)}
              onChange={(value) => move('impact', value)}
            />
          </>
        )}
        {toldPoint ? <Floating placed={toldPoint} frame={frame} /> : null}
      </div>
      <MatrixLegend />
    </div>
  );
}

const cardWidth = 272;

/** The card beside a point, on the side with room; on narrow screens above or below it. */
function Floating({ placed, frame }: { placed: PlacedPoint; frame: MatrixFrame }) {
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
      <MatrixCard placed={placed} />
    </div>
  );
}

function byWeight(a: PlacedPoint, b: PlacedPoint): number {
  return b.point.impact + b.point.financial - (a.point.impact + a.point.financial) || b.size - a.size;
}
