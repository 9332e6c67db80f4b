import { type CSSProperties, memo, useCallback, useState } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { Thresholds, Topic } from '#domain/assessment/assessment.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import type { HorizonTrace } from '#domain/horizon-scores/horizon-score.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import type { ComponentKind } from '#domain/reference/component-kinds.ts';
import type { TopicPoint } from '#domain/results/matrix.ts';
import { type RowPlace, SlicedRows } from '#web/ui/display/sliced-rows.tsx';
import { ComponentListRow } from './component-row.tsx';
import type { EditorSide } from './messages.ts';
import { OpenFormPlace } from './open-form-place.ts';
import { TopicHeader } from './topic-header.tsx';

/** A row far out of view, with a typical height. */
const FAR = 'h-36 overflow-clip px-4 py-3 font-medium [contain:strict] sm:px-5 @3xl/group:h-18';

export interface ScoredRow {
  id: string;
  component: ComponentRow;
  score: ComponentScore;
  /** Its score for each horizon, highest first, if it has several. */
  horizons?: HorizonTrace;
}

interface TopicPanelProps {
  assessmentId: AssessmentId;
  topic: Topic;
  side: EditorSide;
  /** Highest score first. */
  rows: readonly ScoredRow[];
  point: TopicPoint | undefined;
  /** See `TopicHeader`. */
  concluded: boolean | undefined;
  thresholds: Thresholds;
  /** See `TopicHeader`. */
  screening: number | null;
  suggestionCount: number;
  areOfOthers: boolean;
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
    concluded,
    thresholds,
    screening,
    suggestionCount,
    areOfOthers,
    isPrinting,
    isWhole,
    wantedId,
    editedId,
    onAdd,
    onEdit,
    onDelete,
  } = props;
  // The focus returns to the row that was edited last, even if it is new.
  const [lastEditedId, setLastEditedId] = useState(editedId);
  if (editedId !== null && editedId !== lastEditedId) setLastEditedId(editedId);
  const isEdited = useCallback(({ id }: ScoredRow) => id === editedId, [editedId]);
  const isInPlace = rows.some(isEdited);
  const renderRow = useCallback(
    ({ component, score, horizons }: ScoredRow, { isDrawn, height, ref }: RowPlace) => (
      <li ref={ref} style={height === undefined ? undefined : { height }} className={isDrawn ? undefined : FAR}>
        {component.id === editedId ? (
          <OpenFormPlace />
        ) : isDrawn ? (
          <ComponentListRow
            assessmentId={assessmentId}
            component={component}
            score={score}
            horizons={horizons}
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
      <TopicHeader
        assessmentId={assessmentId}
        topic={topic}
        side={side}
        count={rows.length}
        point={point}
        concluded={concluded}
        thresholds={thresholds}
        screening={screening}
        suggestionCount={suggestionCount}
        areOfOthers={areOfOthers}
        onAdd={() => onAdd(topic.id, side === 'impact' ? 'impact' : 'risk')}
      />
      {editedId !== null && !isInPlace ? (
        <div className="border-t">
          <OpenFormPlace />
        </div>
      ) : null}
      {rows.length > 0 ? (
        <ul
          className="divide-y border-t [contain-intrinsic-height:auto_calc(var(--rows)*9rem)] [content-visibility:auto] @3xl/group:[contain-intrinsic-height:auto_calc(var(--rows)*4.5rem)] print:[content-visibility:visible]"
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
