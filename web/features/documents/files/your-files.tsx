import { useState } from 'react';
import type { AssessmentId } from '#domain/ids.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { FileLine } from './file-line.tsx';
import { filesMessages as say } from './messages.ts';
import type { useFiles } from './use-files.ts';

interface YourFilesProps {
  assessmentId: AssessmentId;
  of: ReturnType<typeof useFiles>;
}

/** The person's files of an assessment: the newest one, and on request the others. */
export function YourFiles({ assessmentId, of }: YourFilesProps) {
  const { files, isPending, isError, isFetching, refetch, ask, remove } = of;
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? files : files.slice(0, 1);
  if (files.length === 0 && isError) {
    return <ErrorState title={say.loadFailed} onRetry={() => void refetch()} busy={isFetching} />;
  }
  return (
    <section aria-label={say.yours} className="rounded-md bg-sunken px-3 py-2">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-sm font-medium">{say.yours}</h3>
        {files.length === 0 ? (
          <p role="status" className="text-sm text-muted">
            {isPending ? say.loading : say.none}
          </p>
        ) : null}
        {files.length > shown.length ? (
          <Button size="sm" variant="ghost" className="-me-2" onClick={() => setIsAll(true)}>
            {say.earlier(files.length - shown.length)}
          </Button>
        ) : null}
      </div>
      {files.length > 0 ? (
        <ul aria-label={say.yours} className="divide-y">
          {shown.map((file) => (
            <FileLine
              key={file.id}
              assessmentId={assessmentId}
              file={file}
              onRemove={() => void remove(file)}
              onAgain={() => void ask(file.kind, file.frozenId)}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
