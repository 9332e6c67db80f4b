import { Download } from 'lucide-react';
import { useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { codeOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { ActivityFilter } from './activity-filter.ts';
import { downloadFailures, activityMessages as say } from './messages.ts';
import { saveActivity } from './save-activity.ts';

interface DownloadButtonProps {
  assessmentId: AssessmentId;
  filter: ActivityFilter;
}

/** Downloads what the filter shows, to its end; says when that failed. */
export function DownloadButton({ assessmentId, filter }: DownloadButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  async function press() {
    setIsBusy(true);
    try {
      await saveActivity(assessmentId, filter);
    } catch (error) {
      const description = downloadFailures[codeOf(error) ?? ''] ?? say.downloadFailedText;
      toast.error(say.downloadFailed, { description, id: 'download' });
    }
    setIsBusy(false);
  }
  return (
    <Button busy={isBusy} busyText={say.downloading} title={say.downloadText} onClick={() => void press()}>
      <Download aria-hidden="true" />
      {say.download}
    </Button>
  );
}
