import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { importMessages as say } from './messages.ts';
import { Preview, type PreviewProps } from './preview.tsx';
import type { PreviewSheet } from './preview-sheet.ts';
import { WorkShown } from './work-shown.tsx';

interface PreviewCardProps extends Pick<PreviewProps, 'leavesOut' | 'onLeavesOut' | 'onDone'> {
  /** The assessment as it was when the plan was computed, and as it is now. */
  seen: WholeAssessment;
  whole: WholeAssessment;
  /** Null while the plan is being computed; empty if nothing is chosen. */
  sheets: readonly PreviewSheet[] | null;
  /** A new plan is being computed, and how much of it is done if that takes long. */
  isWorking?: boolean;
  progress?: number | null;
  onSeen: (whole: WholeAssessment) => void;
}

/**
 * The preview of each row. Exactly what the person has seen is saved: colleagues' changes are included only when the person refreshes.
 */
export function PreviewCard({
  seen,
  whole,
  sheets,
  isWorking = false,
  progress = null,
  onSeen,
  ...preview
}: PreviewCardProps) {
  const [seenAt, isAt] = [useMemo(() => seenKey(seen), [seen]), useMemo(() => seenKey(whole), [whole])];
  return (
    <Card aria-labelledby="import-preview">
      <CardHeader>
        <CardTitle id="import-preview">{say.preview}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {sheets !== null && progress !== null ? <WorkShown label={say.workingOut} progress={progress} /> : null}
        {sheets === null ? (
          <WorkShown label={say.workingOut} progress={progress} />
        ) : sheets.length === 0 ? (
          <p className="text-sm text-muted">{say.noSheet}</p>
        ) : (
          <Preview
            // Conflicts and the typed reason belong to these rows.
            key={seenAt}
            {...preview}
            whole={seen}
            sheets={sheets}
            isWorking={isWorking}
            isOutdated={seenAt !== isAt}
            onWorkOutAnew={() => onSeen(whole)}
          />
        )}
      </CardBody>
    </Card>
  );
}

/** The parts of the assessment that the plan depends on: if they differ, colleagues have changed something since. */
const seenKey = (whole: WholeAssessment): string =>
  JSON.stringify([
    whole.topics.map(({ id, name, description }) => [id, name, description]),
    [...whole.selections, ...whole.scores].map(({ topicId, version }) => [topicId, version]),
    whole.responses.map(({ section, fieldName, version }) => [section, fieldName, version]),
    [...whole.stakeholders, ...whole.components].map(({ id, version }) => [id, version]),
  ]);
