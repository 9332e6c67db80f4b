import { type CSSProperties, lazy, memo, Suspense } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { openDetailsOf } from '#domain/progress/missing.ts';
import { labelOf } from '#domain/reference/option.ts';
import { reaches } from '#domain/results/threshold.ts';
import { cn } from '#web/lib/cn.ts';
import { ScoreBars } from '#web/ui/score-bars.tsx';
import { ShapeMarker } from '#web/ui/shape-marker.tsx';
import type { RegisterColumn } from './columns.ts';
import { registerMessages as say } from './messages.ts';
import type { RegisterRow } from './use-rows.ts';

// The rows stand before anybody asks who else is there.
const WorkCell = lazy(async () => ({ default: (await import('./row-marks.tsx')).WorkCell }));
const RowMarks = lazy(async () => ({ default: (await import('./row-marks.tsx')).RowMarks }));

interface CellContentProps {
  column: RegisterColumn;
  row: RegisterRow;
  thresholds: Thresholds;
}

/** What a cell of the register says. */
export const CellContent = memo(function CellContent({ column, row, thresholds }: CellContentProps) {
  const { component, topic } = row;
  switch (column.id) {
    case 'title':
      return <Title row={row} />;
    case 'topic':
      return (
        <span className="figures truncate text-muted" title={topic?.name}>
          {topic?.code}
          <span className="sr-only"> {topic?.name}</span>
        </span>
      );
    case 'kind':
      return <Kind component={component} />;
    case 'score':
      return <Score component={component} />;
    case 'material':
      return <Material component={component} thresholds={thresholds} />;
    case 'open':
      return <LeftOpen component={component} />;
    case 'owner':
    case 'due':
    case 'state':
      return row.standing ? (
        <Suspense>
          <WorkCell part={column.id} standing={row.standing} isOverdue={row.isOverdue ?? false} />
        </Suspense>
      ) : null;
    default:
      return <Edited column={column} component={component} />;
  }
});

function Title({ row: { component, isUnsaved } }: { row: RegisterRow }) {
  const shape = shapeOf(component);
  return (
    <>
      {shape ? <ShapeMarker kind={shape} labelled /> : <span className="w-3 shrink-0" />}
      <span dir="auto" className="min-w-0 flex-1 truncate text-left font-medium" title={component.title}>
        {component.title}
      </span>
      <Suspense>
        <RowMarks componentId={component.id} />
      </Suspense>
      {isUnsaved ? (
        <span
          role="img"
          aria-label={say.unsaved}
          title={say.unsaved}
          className="size-1.5 shrink-0 rounded-full bg-warning"
        />
      ) : null}
    </>
  );
}

/** By which shape a component is known; null for an impact of which it is not said yet. */
export function shapeOf({ kind, impactPolarity }: Component) {
  if (kind !== 'impact') return kind;
  if (impactPolarity === null) return null;
  return impactPolarity === 'Negative' ? 'negative' : 'positive';
}

function Kind({ component: { kind, impactPolarity } }: { component: Component }) {
  if (kind !== 'impact') return <span className="truncate">{say.kinds[kind]}</span>;
  if (impactPolarity === null) return <span className="truncate text-muted">{say.impactUnset}</span>;
  return <span className="truncate">{say.impacts[impactPolarity]}</span>;
}

function Score({ component }: { component: Component }) {
  const { score, counted } = scoreComponent(component);
  if (score === null) return <span className="truncate text-muted">{say.notScored}</span>;
  return (
    <span className="flex items-center gap-2" title={counted ? undefined : say.notCounted}>
      <span className={cn('figures w-5 text-right font-medium', !counted && 'text-muted')}>{score}</span>
      <ScoreBars value={score} max={25} hideText />
    </span>
  );
}

function Material({ component, thresholds }: { component: Component; thresholds: Thresholds }) {
  const { score, counted, side } = scoreComponent(component);
  if (score === null || !counted)
    return <span className="truncate text-muted">{score === null ? '–' : say.notCounted}</span>;
  return reaches(score, thresholds[side]) ? (
    <span className="font-medium">{say.material}</span>
  ) : (
    <span className="text-muted">{say.notMaterial}</span>
  );
}

function LeftOpen({ component }: { component: Component }) {
  const left = openDetailsOf(component).map((detail) => say.left[detail]);
  const words = left.length === 0 ? say.nothingLeft : left.join(', ');
  return (
    <span className="truncate text-muted" title={words}>
      {words}
    </span>
  );
}

/** A value that can be changed in its cell, or why it is not asked here. */
function Edited({ column, component }: { column: RegisterColumn; component: Component }) {
  const edit = column.edit?.(component);
  if (edit === undefined || (typeof edit === 'object' && edit.kind === 'work')) return null;
  if (typeof edit === 'string') {
    const counted = edit === 'other-kind' ? null : valueThatCounts(column, component);
    return (
      <span className="figures text-muted" title={say.notHere[edit]}>
        {counted ?? '–'}
      </span>
    );
  }
  const value = component[edit.name];
  if (edit.kind === 'choice') {
    const said = labelOf(edit.options, value === null ? '' : String(value));
    return <span className={cn('truncate', said === '' && 'text-muted')}>{said === '' ? say.notSet : said}</span>;
  }
  if (value === null || component.scoresOpen) return <span className="text-muted">–</span>;
  return (
    <span className="flex items-center gap-2">
      <span className="figures w-3 text-right font-medium">{value}</span>
      {column.width > 80 ? <Steps value={Number(value)} /> : null}
    </span>
  );
}

function valueThatCounts({ id }: RegisterColumn, component: Component): number {
  const { severity, likelihoodCounted } = scoreComponent(component);
  return id === 'severity' ? severity : likelihoodCounted;
}

/** Five small steps beside the figure, as one element: hundreds of them stand in the table. */
function Steps({ value }: { value: number }) {
  return <span aria-hidden="true" className="score-steps" style={{ '--filled': value } as CSSProperties} />;
}
