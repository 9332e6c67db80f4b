import { Download } from 'lucide-react';
import type { FileShape } from '#contract/files.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { LinkButton } from '#web/ui/inputs/link-button.tsx';
import { downloadPath, isUnderWay } from './api.ts';
import { filesMessages as say } from './messages.ts';
import { labelOfKind } from './use-files.ts';

interface FileLineProps {
  assessmentId: AssessmentId;
  file: FileShape;
  onRemove: () => void;
  onAgain: () => void;
}

/** One file: its progress, and the actions on it. */
export function FileLine({ assessmentId, file, onRemove, onAgain }: FileLineProps) {
  const { id, kind, frozenId, state, progress, askedAt, made } = file;
  const label = labelOfKind(kind);
  return (
    <li aria-label={label} className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
      <div className="min-w-0 grow">
        <p className="text-sm font-medium">{label}</p>
        <p className="text-xs text-muted">
          <span role="status">{say.states[state]}</span>
          {' · '}
          {made
            ? say.keptUntil(say.size(made.bytes), formatMoment(made.keptUntil))
            : say.askedAt(formatMoment(askedAt))}
          {frozenId === null ? null : ` ${say.ofFrozen}`}
        </p>
        {made?.fingerprint ? (
          <p className="mt-1 text-xs text-muted">
            {say.fingerprint} <code className="break-all font-mono">{made.fingerprint}</code>
          </p>
        ) : null}
        {state === 'making' ? (
          <Progress
            hideLabel
            className="mt-1"
            label={say.progress(label)}
            {...(progress > 0 && { value: progress, text: say.percent(progress) })}
          />
        ) : null}
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {made ? (
          <LinkButton
            size="sm"
            href={downloadPath(assessmentId, id)}
            download={made.fileName}
            aria-label={say.downloadOf(label)}
          >
            <Download aria-hidden="true" />
            {say.download}
          </LinkButton>
        ) : null}
        {state === 'failed' || state === 'cancelled' ? (
          <Button size="sm" aria-label={say.againOf(label)} onClick={onAgain}>
            {say.again}
          </Button>
        ) : null}
        <Button
          size="sm"
          variant="ghost"
          aria-label={isUnderWay(file) ? say.cancelOf(label) : say.deleteOf(label)}
          onClick={onRemove}
        >
          {isUnderWay(file) ? say.cancel : say.delete}
        </Button>
      </div>
    </li>
  );
}
