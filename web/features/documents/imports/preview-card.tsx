import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { importMessages as say } from './messages.ts';
import { Preview, type PreviewProps } from './preview.tsx';
import type { PreviewSheet } from './preview-sheet.ts';

interface PreviewCardProps extends Pick<PreviewProps, 'leavesOut' | 'onLeavesOut' | 'onDone'> {
  /** The assessment as it was when the plan was computed, and as it is now. */
  seen: WholeAssessment;
  whole: WholeAssessment;
  /** Null while the plan is being computed; empty if nothing is chosen. */
  sheets: readonly PreviewSheet[] | null;
  onSeen: (whole: WholeAssessment) => void;
}

/**
 * The preview of each row. Exactly what the person has seen is saved: colleagues' changes are included only when the person refreshes.
 */
export function PreviewCard({ seen, whole, sheets, onSeen, ...preview }: PreviewCardProps) {
  const [seenAt, isAt] = [useMemo(() => seenKey(seen), [seen]), useMemo(() => seenKey(whole), [whole])];
  return (
    <Card aria-labelledby="import-preview">
      <CardHeader>
        <CardTitle id="import-preview">{say.preview}</CardTitle>
      </CardHeader>
      <CardBody>
        {sheets === null ? (
          <Spinner label={say.loading} />
        ) : sheets.length === 0 ? (
          <p className="text-sm text-muted">{say.noSheet}</p>
        ) : (
          <Preview
            // Conflicts and the typed reason belong to these rows.
            key={seenAt}
            {...preview}
            whole={seen}
            sheets={sheets}
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
