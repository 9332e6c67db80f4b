import { Spinner } from '#web/ui/display/spinner.tsx';
import { importMessages as say } from './messages.ts';

/** That something is being worked out, and how much is done where it takes longer. */
export function WorkShown({ label, progress }: { label: string; progress: number | null }) {
  return <Spinner label={progress === null ? label : say.partDone(label, progress)} />;
}
