import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { AssessmentShape } from '#contract/assessment.ts';
import type { FileShape } from '#contract/files.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { signOffQuery } from '#web/features/assurance/sign-off/api.ts';
import { downloadPath, isUnderWay } from '#web/features/documents/files/api.ts';
import { useFiles } from '#web/features/documents/files/use-files.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { finishMessages as say } from './messages.ts';

/** Creates the report of a completed assessment as PDF, unless there is one, and downloads it. */
export default function DownloadReport({ completed }: { completed: AssessmentShape }) {
  const { id, completedAt } = completed;
  const { files, ask, isAsking } = useFiles(id);
  const { data: signOff } = useQuery(signOffQuery(id));
  const [isWaiting, setIsWaiting] = useState(false);
  const report = files.find(({ kind }) => kind === 'report');
  // An older one says something else: the assessment was a draft, or had fewer signatures.
  const acts = [completedAt, ...(signOff?.standing ?? []).map(({ recordedAt }) => recordedAt)];
  const isCurrent =
    report !== undefined && acts.every((act) => act === null || new Date(report.askedAt) >= new Date(act));
  const isOnItsWay = report !== undefined && isUnderWay(report);
  const made = isCurrent && report.made ? report : null;
  useEffect(() => {
    if (!isWaiting || isAsking || isOnItsWay) return;
    // The card with the files says why, if there is none.
    setIsWaiting(false);
    if (made) save(id, made);
  }, [isWaiting, isAsking, isOnItsWay, made, id]);

  function press() {
    if (made) return save(id, made);
    setIsWaiting(true);
    if (!isOnItsWay) void ask('report', null);
  }
  return (
    <Button variant="primary" busy={isWaiting} busyText={say.creatingReport} className="print:hidden" onClick={press}>
      <Download aria-hidden="true" />
      {say.downloadReport}
    </Button>
  );
}

function save(assessmentId: AssessmentId, { id, made }: FileShape): void {
  const link = document.createElement('a');
  link.href = downloadPath(assessmentId, id);
  link.download = made?.fileName ?? '';
  link.click();
}
