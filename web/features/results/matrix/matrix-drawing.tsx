import { memo } from 'react';
import { groundLayers, largeFirst, type MatrixScene, markLayers } from '#drawing/matrix/layers.ts';
import { lineEnds, lineMove } from '#drawing/matrix/threshold-lines.ts';
import { type Dress, svgElements } from '#web/lib/svg-elements.tsx';
import { pagePaint } from './matrix-paint.ts';

interface MatrixDrawingProps extends Omit<MatrixScene, 'paint'> {
  /** For the mouse: `data-topic` names the topic under it, `data-line` the threshold line. */
  isAlive?: boolean;
  /** Lets points glide to their new places. */
  isMoving?: boolean;
}

/** A point of this size, in pixels, is still easy to hit with the mouse (WCAG 2.2, 2.5.8). */
const target = 24;
/** How far from a line, in pixels, the mouse can still grab it. */
const grasp = 6;

/** The matrix on a page, static or interactive. It has two parts, so that a moving line does not render the marks. */
export function MatrixDrawing({
  placed,
  texts,
  thresholds,
  frame,
  isAlive = false,
  isMoving = false,
}: MatrixDrawingProps) {
  const common = { texts, frame, isAlive };
  return (
    <>
      <Ground {...common} thresholds={thresholds} />
      <Marks {...common} placed={placed} isMoving={isMoving} />
    </>
  );
}

const Ground = memo(function Ground({
  texts,
  thresholds,
  frame,
  isAlive,
}: Omit<MatrixDrawingProps, 'placed' | 'isMoving'>) {
  const layers = groundLayers({ texts, thresholds, frame, paint: pagePaint });
  const dress = dressFor(isAlive);
  return (
    <>
      {svgElements(layers.ground, dress)}
      {svgElements(layers.zones, dress)}
      {svgElements(layers.lines, dress)}
      {isAlive ? <Grasps thresholds={thresholds} frame={frame} /> : null}
      {svgElements(layers.lineNames, dress)}
    </>
  );
});

const Marks = memo(function Marks({ placed, texts, frame, isAlive, isMoving }: Omit<MatrixDrawingProps, 'thresholds'>) {
  const layers = markLayers({ placed, texts, frame, paint: pagePaint });
  const dress = dressFor(isAlive, isMoving);
  return (
    <>
      {svgElements(layers.tails, dress)}
      {svgElements(layers.leaders, dress)}
      {isAlive ? <Targets placed={placed} /> : null}
      {svgElements(layers.points, dress)}
      {svgElements(layers.labels, dress)}
    </>
  );
});

/** A point glides to its new place. Elements that a threshold moves jump, because each frame of a glide would repaint the picture. */
function dressFor(isAlive = false, isMoving = false): Dress {
  return ({ name, of }) => {
    if (name === 'line-names') return { className: isAlive ? 'pointer-events-none' : undefined };
    // While one point is told, its own arrow is drawn above these.
    if (name === 'tails') return { className: isAlive ? 'in-data-told:opacity-40' : undefined };
    if (name === 'points' || name === 'labels') return { className: isAlive ? 'cursor-pointer' : undefined };
    const topic = { 'data-topic': isAlive && name !== 'line' ? of : undefined };
    return { ...topic, className: isMoving && name === 'point' ? 'transition-transform' : undefined };
  };
}

/** Invisible bands along the threshold lines that the mouse can grab. */
function Grasps({ thresholds, frame }: Pick<MatrixScene, 'thresholds' | 'frame'>) {
  const { left, right, top, bottom } = lineEnds(frame);
  return (
    <g fill="transparent">
      <rect
        data-line="financial"
        transform={lineMove(frame, thresholds, 'financial')}
        x={-grasp}
        y={top}
        width={2 * grasp}
        height={bottom - top}
        className="cursor-ew-resize"
      />
      <rect
        data-line="impact"
        transform={lineMove(frame, thresholds, 'impact')}
        x={left}
        y={-grasp}
        width={right - left}
        height={2 * grasp}
        className="cursor-ns-resize"
      />
    </g>
  );
}

/** Invisible discs under small points. */
function Targets({ placed }: Pick<MatrixScene, 'placed'>) {
  return (
    <g fill="transparent" className="cursor-pointer">
      {largeFirst(placed).map(({ point, x, y, size }) =>
        size < target ? <circle key={point.topic.id} data-topic={point.topic.id} cx={x} cy={y} r={target / 2} /> : null,
      )}
    </g>
  );
}
