import { memo } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { MatrixFrame } from './matrix-frame.ts';
import { MatrixGround } from './matrix-ground.tsx';
import type { MatrixPaint } from './matrix-paint.ts';
import { labelLeading } from './place-labels.ts';
import type { PlacedPoint } from './place-points.ts';
import type { PlacedTexts } from './place-texts.ts';
import { PointShape } from './point-shape.tsx';
import { ThresholdLines } from './threshold-lines.tsx';

interface MatrixDrawingProps {
  placed: readonly PlacedPoint[];
  texts: PlacedTexts;
  thresholds: Thresholds;
  frame: MatrixFrame;
  paint: MatrixPaint;
  /** For the mouse: `data-topic` names what lies under it, `data-line` the threshold line. */
  isAlive?: boolean;
  /** Lets what changes move to its new place. */
  isMoving?: boolean;
}

/** A point this small, in pixels, is still easily met by the mouse (WCAG 2.2, 2.5.8). */
const target = 24;

/**
 * The matrix as SVG, wherever it stands: on a screen, on paper, in a file, in a page rendered at build time. Colours and places are
 * attributes, never `style`: the content policy allows no styles in HTML, and a file has no stylesheet.
 */
export const MatrixDrawing = memo(function MatrixDrawing(props: MatrixDrawingProps) {
  const { placed, texts, thresholds, frame, paint, isAlive = false, isMoving = false } = props;
  const moving = isMoving ? 'transition-transform' : undefined;
  const ordered = placed.toSorted(largeFirst);
  const nameOf = ({ point }: PlacedPoint) => (isAlive ? point.topic.id : undefined);
  const cursor = isAlive ? 'cursor-pointer' : undefined;
  return (
    <>
      <MatrixGround thresholds={thresholds} frame={frame} paint={paint} isMoving={isMoving} />
      <ThresholdLines thresholds={thresholds} frame={frame} paint={paint} isAlive={isAlive} isMoving={isMoving} />
      <g
        fill={paint.accent}
        stroke={paint.surface}
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize="11"
        fontWeight="580"
        className={isAlive ? 'pointer-events-none' : undefined}
      >
        {texts.lineNames.map(({ axis, text, x, y }) => (
          <text key={axis} transform={`translate(${x} ${y})${axis === 'financial' ? ' rotate(-90)' : ''}`}>
            {text}
          </text>
        ))}
      </g>
      {isAlive ? (
        <g fill="transparent" className={cursor}>
          {ordered.map((item) =>
            item.size < target ? (
              <circle key={item.point.topic.id} data-topic={nameOf(item)} cx={item.x} cy={item.y} r={target / 2} />
            ) : null,
          )}
        </g>
      ) : null}
      <g className={cursor}>
        {ordered.map((item) => (
          <g
            key={item.point.topic.id}
            data-topic={nameOf(item)}
            transform={`translate(${item.x} ${item.y})`}
            className={moving}
          >
            <PointShape placed={item} paint={paint} />
          </g>
        ))}
      </g>
      {/* The ground shows around the letters: a line that runs behind a label does not strike it through. */}
      <g
        fill={paint.ink}
        stroke={paint.surface}
        strokeWidth="3"
        strokeLinejoin="round"
        paintOrder="stroke"
        fontSize="11"
        className={cursor}
      >
        {placed.map((item) => {
          const label = texts.labels.get(item.point.topic.id);
          return label ? (
            <text
              key={item.point.topic.id}
              data-topic={nameOf(item)}
              transform={`translate(${item.x + label.dx} ${item.y + label.dy})`}
              textAnchor={label.anchor}
              className={moving}
            >
              {label.lines.map((line, index) => (
                <tspan key={line} x="0" dy={index === 0 ? undefined : labelLeading}>
                  {line}
                </tspan>
              ))}
            </text>
          ) : null;
        })}
      </g>
    </>
  );
});

/** So that no small one is hidden under a large one. */
const largeFirst = (first: PlacedPoint, second: PlacedPoint) => second.size - first.size;
