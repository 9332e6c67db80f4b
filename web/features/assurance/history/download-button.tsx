import { Download } from 'lucide-react';
import { useState } from 'react';
import { readRefusal } from '#contract/read-refusal.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { codeOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { type ActivityFilter, askedOf } from './activity-filter.ts';
import { downloadFailures, activityMessages as say } from './messages.ts';

interface DownloadButtonProps {
  assessmentId: AssessmentId;
  filter: ActivityFilter;
}

/** Downloads everything that matches the filter; reports a failure. */
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

/**
 * Downloads all changes that match a filter, as a file for spreadsheets with times in the local time zone.
 * @throws a refusal; TypeError if there was no response, or it broke off
 */
async function saveActivity(assessmentId: AssessmentId, filter: ActivityFilter): Promise<void> {
  const asked = new URLSearchParams({
    ...askedOf(filter),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    separator: isCommaInNumbers() ? 'semicolon' : 'comma',
  });
  // Without the API client: a file may take longer than any other response.
  const response = await fetch(`/api/assessments/${encodeURIComponent(assessmentId)}/history.csv?${asked}`, {
    credentials: 'same-origin',
  });
  if (!response.ok) throw readRefusal(await response.json().catch(() => null), response);
  const file = await response.blob();
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileNameIn(response.headers.get('content-disposition') ?? '');
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** In these locales, spreadsheets expect a semicolon between values. */
const isCommaInNumbers = () => new Intl.NumberFormat(navigator.language).format(1.5).includes(',');

function fileNameIn(disposition: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : 'activity.csv';
}
