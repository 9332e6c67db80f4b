import { Plus } from 'lucide-react';
import { type CSSProperties, memo, useCallback, useState } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';
import { EntryTools } from '#web/features/assurance/entry-menu/entry-tools.tsx';
import { StarterItem, StarterOfTopic } from '#web/features/questionnaire/starter/starter-of-topic.tsx';
import { cn } from '#web/lib/cn.ts';
import { type RowPlace, SlicedRows } from '#web/ui/display/sliced-rows.tsx';
import { TwoAxisGauge } from '#web/ui/display/two-axis-gauge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { ComponentListRow } from './component-row.tsx';
import { addButtonId } from './focus.ts';
import { componentMessages, type EditorSide, editorMessages } from './messages.ts';
import { OpenFormPlace } from './open-form-place.ts';

/** A row far out of view, with a typical height. */
const FAR = 'h-36 overflow-clip px-4 py-3 font-medium [contain:strict] sm:px-5 @xl/group:h-18';

export interface ScoredRow {
  id: string;
  component: ComponentRow;
  score: ComponentScore;
}

interface TopicPanelProps {
  assessmentId: AssessmentId;
  topic: Topic;
  side: EditorSide;
  /** Highest score first. */
  rows: readonly ScoredRow[];
  point: TopicPoint | undefined;
  thresholds: Thresholds;
  isPrinting: boolean;
  /** Renders all rows, including those far out of view, because there are few. */
  isWhole: boolean;
  /** The id of a row that gets the focus. */
  wantedId: string | null;
  /** The id of the component being edited here: its form replaces the row; the form of a new one is above the rows. */
  editedId: string | null;
  onAdd: (topicId: TopicId, kind: ComponentKind) => void;
  onEdit: (component: ComponentRow, field?: string) => void;
  onDelete: (component: ComponentRow) => void;
}

/** A topic with its impacts, or with its risks and opportunities. */
export const TopicPanel = memo(function TopicPanel(props: TopicPanelProps) {
  const {
    assessmentId,
    topic,
    side,
    rows,
    point,
    thresholds,
    isPrinting,
    isWhole,
    wantedId,
    editedId,
    onAdd,
    onEdit,
    onDelete,
  } = props;
  const say = editorMessages[side];
  // The focus returns to the row that was edited last, even if it is new.
  const [lastEditedId, setLastEditedId] = useState(editedId);
  if (editedId !== null && editedId !== lastEditedId) setLastEditedId(editedId);
  const [isStarterOpen, setStarterOpen] = useState(false);
  const isEdited = useCallback(({ id }: ScoredRow) => id === editedId, [editedId]);
  const isInPlace = rows.some(isEdited);
  const renderRow = useCallback(
    ({ component, score }: ScoredRow, { isDrawn, height, ref }: RowPlace) => (
      <li ref={ref} style={height === undefined ? undefined : { height }} className={isDrawn ? undefined : FAR}>
        {component.id === editedId ? (
          <OpenFormPlace />
        ) : isDrawn ? (
          <ComponentListRow
            assessmentId={assessmentId}
            component={component}
            score={score}
            isPrinting={isPrinting}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        ) : (
          component.title
        )}
      </li>
    ),
    [assessmentId, editedId, isPrinting, onEdit, onDelete],
  );
  return (
    <section aria-labelledby={`topic-${topic.id}`}>
      <header className="group/entry flex min-h-13 flex-wrap items-center justify-end gap-x-3 gap-y-1 bg-ground px-4 py-2 sm:px-5 print:break-after-avoid print:px-0">
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
        <div className="min-w-0 flex-1 @max-xl/group:basis-[calc(100%-3rem)]">
          <h4 id={`topic-${topic.id}`} className="text-sm font-medium max-sm:text-pretty">
            <span className="figures mr-1 font-normal text-muted">{topic.code}</span> {topic.name}
          </h4>
          <p className={cn('text-xs text-muted', rows.length === 0 && 'sr-only')}>
            {rows.length > 0 ? say.count(rows.length) : say.none}
          </p>
        </div>
        <EntryTools
          record={{ noun: 'topic', recordId: topic.id }}
          name={`${topic.code} ${topic.name}`}
          menuId={`actions-topic-${topic.id}`}
          subject={{ topicId: topic.id }}
          work={{ assessmentId, record: { noun: 'topic', key: topic.id } }}
        >
          <StarterItem onOpen={() => setStarterOpen(true)} />
        </EntryTools>
        {isStarterOpen ? <StarterOfTopic topic={topic} onClose={() => setStarterOpen(false)} /> : null}
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
      {editedId !== null && !isInPlace ? (
        <div className="border-t">
          <OpenFormPlace />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <ul
          className="divide-y border-t [contain-intrinsic-height:auto_calc(var(--rows)*9rem)] [content-visibility:auto] @xl/group:[contain-intrinsic-height:auto_calc(var(--rows)*4.5rem)] print:[content-visibility:visible]"
          style={{ '--rows': rows.length } as CSSProperties}
        >
          <SlicedRows
            rows={rows}
            isWhole={isWhole || isPrinting}
            isOpen={isEdited}
            wantedIds={[wantedId, lastEditedId]}
            renderRow={renderRow}
          />
        </ul>
      ) : null}
    </section>
  );
});
