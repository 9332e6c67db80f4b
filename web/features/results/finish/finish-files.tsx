import type { FileKind } from '#domain/files/export-kinds.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { FileLine } from '#web/features/documents/files/file-line.tsx';
import { labelOfKind, useFiles } from '#web/features/documents/files/use-files.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { finishMessages as say } from './messages.ts';

/** The files that are usually handed round; the export dialog has the others. */
const KINDS: readonly FileKind[] = ['report', 'word', 'slides', 'workbook'];

/** Report as PDF and Word, slides and workbook of a completed assessment: each is created here, and downloaded once it is ready. */
export function FinishFiles({ assessmentId }: { assessmentId: AssessmentId }) {
  const { files, isError, isFetching, refetch, isAsking, ask, remove } = useFiles(assessmentId);
  return (
    <Card aria-labelledby="finish-files">
      <CardHeader>
        <div>
          <CardTitle id="finish-files">{say.files}</CardTitle>
          <CardDescription>{say.filesText}</CardDescription>
        </div>
      </CardHeader>
      <CardBody>
        {isError ? (
          <ErrorState title={say.filesFailed} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <ul aria-labelledby="finish-files" className="divide-y">
            {KINDS.map((kind) => {
              const file = files.find((each) => each.kind === kind);
              return file ? (
                <FileLine
                  key={kind}
                  assessmentId={assessmentId}
                  file={file}
                  onRemove={() => void remove(file)}
                  onAgain={() => void ask(kind, file.frozenId)}
                />
              ) : (
                <li key={kind} className="flex items-center justify-between gap-4 py-3">
                  <span className="min-w-0 text-sm font-medium">{labelOfKind(kind)}</span>
                  <Button
                    size="sm"
                    disabled={isAsking}
                    aria-label={say.createOf(labelOfKind(kind))}
                    onClick={() => void ask(kind, null)}
                  >
                    {say.create}
                  </Button>
                </li>
              );
            })}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
