import { RotateCcw, X } from 'lucide-react';
import { cn } from '#web/lib/cn.ts';
import { Progress } from '#web/ui/display/progress.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { evidenceMessages as say } from './messages.ts';
import type { Upload } from './use-uploads.ts';

interface UploadLinesProps {
  uploads: readonly Upload[];
  again: (upload: Upload) => void;
  forget: (id: string) => void;
}

/** Uploads in progress, and those that failed, each with the reason. */
export function UploadLines({ uploads, again, forget }: UploadLinesProps) {
  return (
    <ul aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {uploads.map((upload) => (
        <UploadLine key={upload.id} upload={upload} onAgain={() => again(upload)} onForget={() => forget(upload.id)} />
      ))}
    </ul>
  );
}

interface UploadLineProps {
  upload: Upload;
  onAgain: () => void;
  onForget: () => void;
}

/** An upload in progress, or why it failed. */
function UploadLine({ upload: { file, part, problem, isFinal }, onAgain, onForget }: UploadLineProps) {
  const percent = Math.floor(part * 100);
  return (
    <li className={cn('flex items-start gap-2 rounded-md border px-3 py-2 text-sm', problem && 'border-danger')}>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-medium wrap-anywhere">
          {file.name}
        </p>
        {problem === null ? (
          <Progress value={percent} max={100} label={say.sending(file.name, percent)} className="mt-1.5" />
        ) : (
          <p role="alert" className="mt-0.5 text-xs text-danger">
            {problem}
          </p>
        )}
      </div>
      {problem === null || isFinal ? null : (
        <Button size="sm" variant="ghost" onClick={onAgain}>
          <RotateCcw aria-hidden="true" />
          {say.sendAgain}
        </Button>
      )}
      <IconButton size="sm" label={problem === null ? say.stop(file.name) : say.dismiss(file.name)} onClick={onForget}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
