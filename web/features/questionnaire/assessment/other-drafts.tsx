import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { useOpenAssessment } from './api.ts';
import { chooseDraft } from './chosen-draft.ts';
import { draftMessages as say } from './messages.ts';

/** Which of several drafts this is, with links to the others: the draft of one year next to another that was reopened. */
export function OtherDrafts({ assessment }: { assessment: AssessmentShape }) {
  const client = useQueryClient();
  const others = useOpenAssessment()?.drafts.filter(({ id }) => id !== assessment.id) ?? [];
  if (others.length === 0 && !assessment.isReopened) return null;
  return (
    <Alert
      tone="info"
      className="mb-6 print:hidden"
      title={assessment.isReopened ? say.isReopened : undefined}
      action={others.map(({ id, financialYearStart }) => (
        <Button key={id} size="sm" onClick={() => void chooseDraft(client, id)}>
          {say.openOther(formatDay(financialYearStart))}
        </Button>
      ))}
    >
      {assessment.isReopened ? say.isReopenedText : say.othersOpen(others.length)}
    </Alert>
  );
}
