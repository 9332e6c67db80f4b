import { Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';
import { cn } from '#web/lib/cn.ts';
import { useGrowing } from '#web/lib/use-growing.ts';
import { Button } from '#web/ui/button.tsx';
import { TwoAxisGauge } from '#web/ui/two-axis-gauge.tsx';
import { ComponentListRow } from './component-row.tsx';
import { addButtonId } from './focus.ts';
import { componentMessages, type EditorSide, editorMessages } from './messages.ts';

/** About what a row takes, in rem, until it was drawn. */
const ROW_HEIGHT = 6;

export interface ScoredRow {
  component: ComponentRow;
  score: ComponentScore;
}

interface TopicPanelProps {
  topic: Topic;
  side: EditorSide;
  /** Highest score first. */
  rows: readonly ScoredRow[];
  point: TopicPoint | undefined;
  thresholds: Thresholds;
  isPrinting: boolean;
  /** Draws all rows at once, instead of slice by slice: there are few, or one of them is to take the focus. */
  isWhole: boolean;
  /** The open form, where it belongs to this topic. */
  form: ReactNode;
  /** Id of the component that is being edited here: its form stands in its place. */
  editedId: string | null;
  onAdd: (topicId: TopicId, kind: ComponentKind) => void;
  onEdit: (component: ComponentRow) => void;
  onDelete: (component: ComponentRow) => void;
}

/** A topic with its impacts, or with its risks and opportunities. */
export const TopicPanel = memo(function TopicPanel(props: TopicPanelProps) {
  const { topic, side, rows, point, thresholds, isPrinting, isWhole, form, editedId, onAdd, onEdit, onDelete } = props;
  const drawn = useGrowing(rows.length, isWhole || isPrinting || form !== null);
  const say = editorMessages[side];
  const isInPlace = rows.some(({ component }) => component.id === editedId);
  return (
    <section aria-labelledby={`topic-${topic.id}`}>
      <header className="flex min-h-13 items-center gap-3 bg-ground px-4 py-2 sm:px-5 print:break-after-avoid print:px-0">
        <span data-gauge className="flex size-9 shrink-0 items-center justify-center">
          {point ? (
            <TwoAxisGauge
              category={topic.category}
              impact={point.hasImpact ? point.impact : null}
              financial={point.hasFinancial ? point.financial : null}
              thresholds={thresholds}
              className="size-9 overflow-visible"
            />
          ) : null}
        </span>
        <div className="min-w-0 flex-1">
          <h4 id={`topic-${topic.id}`} className="text-sm font-medium max-sm:text-pretty">
            <span className="figures mr-1 font-normal text-muted">{topic.code}</span> {topic.name}
          </h4>
          <p className={cn('text-xs text-muted', rows.length === 0 && 'sr-only')}>
            {rows.length > 0 ? say.count(rows.length) : say.none}
          </p>
        </div>
        <Button
          size="sm"
          className="print:hidden"
          id={addButtonId(topic.id)}
          aria-label={say.addTo(topic.name)}
          onClick={() => onAdd(topic.id, side === 'impact' ? 'impact' : 'risk')}
        >
          <Plus aria-hidden="true" />
          <span className="hidden @xl/group:inline">{say.add}</span>
          <span className="@xl/group:hidden" aria-hidden="true">
            {componentMessages.addShort}
          </span>
        </Button>
      </header>
      {form && !isInPlace ? <div className="border-t">{form}</div> : null}
      {rows.length > 0 ? (
        <ul
          className="divide-y border-t [content-visibility:auto] print:[content-visibility:visible]"
          style={{ containIntrinsicHeight: `auto ${rows.length * ROW_HEIGHT}rem` }}
        >
          {rows.slice(0, drawn).map(({ component, score }) => (
            <li key={component.id}>
              {component.id === editedId ? (
                form
              ) : (
                <ComponentListRow
                  component={component}
                  score={score}
                  isPrinting={isPrinting}
                  onEdit={onEdit}
                  onDelete={onDelete}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
});
