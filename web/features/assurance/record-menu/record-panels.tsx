import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { CommentedRecord } from '#domain/comments/comment.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import type { EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import type { HistorySubject } from '#web/features/assurance/history/api.ts';

// Loaded when first opened, because a page can have hundreds of these menus.
const WorkAt = lazy(async () => ({
  default: (await import('#web/features/assurance/assignments/work-at.tsx')).WorkAt,
}));
const EvidencePanel = lazy(async () => ({
  default: (await import('#web/features/assurance/evidence/evidence-panel.tsx')).EvidencePanel,
}));
const CommentsPanel = lazy(async () => ({
  default: (await import('#web/features/assurance/comments/comments-panel.tsx')).CommentsPanel,
}));
const HistoryPanel = lazy(async () => ({
  default: (await import('#web/features/assurance/history/history-panel.tsx')).HistoryPanel,
}));

/** The second depth of a record: what its menu opens. Kinds that are left out are not offered. */
export interface RecordPlaces {
  assessmentId: AssessmentId;
  /** The record's name, for example a component's title. */
  name: string;
  work?: AssignedRecord | undefined;
  /** For a component: the topic whose owner and date apply if it has none itself. */
  topicId?: string | undefined;
  evidence?: EvidencedRecord | undefined;
  /** For a component: what determines its criteria. */
  entry?: CriteriaInput | undefined;
  comments?: CommentedRecord | undefined;
  history?: { subject: HistorySubject; name: string } | undefined;
}

export type RecordPanel = 'work' | 'evidence' | 'comments' | 'history';

interface RecordPanelsProps {
  places: RecordPlaces;
  /** The id of the menu's button, next to which the form for the owner opens. */
  menuId: string;
  panel: RecordPanel;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The panel of a record that was opened last; it stays while it closes. */
function RecordPanels({ places, menuId, panel, isOpen, onOpenChange }: RecordPanelsProps) {
  const mayEdit = useMay('evidence.edit');
  const { assessmentId, name, work, topicId, evidence, entry, comments, history } = places;
  const common = { isOpen, onOpenChange, name };
  if (panel === 'work' && work && isOpen)
    return (
      <WorkAt {...{ assessmentId, name, record: work, topicId }} atId={menuId} onClose={() => onOpenChange(false)} />
    );
  if (panel === 'evidence' && evidence)
    return <EvidencePanel {...common} place={{ assessmentId, record: evidence, entry }} isReadOnly={!mayEdit} />;
  if (panel === 'comments' && comments)
    return <CommentsPanel {...common} assessmentId={assessmentId} record={comments} />;
  return panel === 'history' && history ? <HistoryPanel {...common} {...history} assessmentId={assessmentId} /> : null;
}

/** Opens the panels of one record; `wasOpened` stays true from the first time on. */
export function useRecordPanels(
  places: RecordPlaces,
  menuId: string,
): { open: (panel: RecordPanel) => void; wasOpened: boolean; panels: ReactNode } {
  const [shown, setShown] = useState<{ panel: RecordPanel; isOpen: boolean } | null>(null);
  return {
    open: (panel) => setShown({ panel, isOpen: true }),
    wasOpened: shown !== null,
    panels: shown ? (
      <Suspense fallback={null}>
        <RecordPanels
          {...shown}
          places={places}
          menuId={menuId}
          onOpenChange={(isOpen) => setShown((before) => before && { ...before, isOpen })}
        />
      </Suspense>
    ) : null,
  };
}
