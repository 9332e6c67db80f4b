import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { type FileKind, fileKinds } from '#domain/files/export-kinds.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChooseSource } from './choose-source.tsx';
import { FileLine } from './file-line.tsx';
import { filesMessages as say } from './messages.ts';
import { useFiles, useToldEndings } from './use-files.ts';

interface TakeAlongDialogProps {
  assessmentId: AssessmentId;
  /** The frozen result that is shown; null if it is the assessment itself. */
  shownFrozen: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const options = fileKinds.map(({ id, label, says }) => ({ value: id, label, hint: says }));

/**
 * The dialog in which files of an assessment are requested, watched and downloaded. After it is closed, it continues to watch, and says
 * when a file is ready.
 */
export function TakeAlongDialog({ assessmentId, shownFrozen, isOpen, onOpenChange }: TakeAlongDialogProps) {
  const [kind, setKind] = useState<FileKind>(fileKinds[0].id);
  const { files, isPending, isError, isFetching, refetch, isAsking, ask, remove } = useFiles(assessmentId);
  const [frozenId, setFrozenId] = useState(shownFrozen);
  const mayImport = useMay('assessment.edit');
  const list = useRef<HTMLHeadingElement>(null);
  async function askAndShow() {
    await ask(kind, frozenId);
    // On phones, the list is below the kinds.
    list.current?.scrollIntoView({ block: 'start' });
  }
  useToldEndings(files, isOpen, () => onOpenChange(true));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={say.title}
      description={say.text}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say.close}</Button>
          <Button variant="primary" busy={isAsking} busyText={say.asking} onClick={() => void askAndShow()}>
            {say.make}
          </Button>
        </>
      }
    >
      <ChooseSource assessmentId={assessmentId} frozenId={frozenId} onChoose={setFrozenId} />
      <RadioGroup label={say.kind} options={options} value={kind} onValueChange={setKind} />
      {mayImport ? (
        <p className="mt-3 text-xs text-muted">
          {say.import}{' '}
          <Link to={screens.import.path} className="rounded-sm text-accent hover:underline">
            {say.importLink}
          </Link>
          .
        </p>
      ) : null}
      <h3 ref={list} className="mt-6 scroll-mt-2 text-sm font-medium">
        {say.yours}
      </h3>
      {files.length > 0 ? (
        <ul aria-label={say.yours} className="mt-1 divide-y">
          {files.map((file) => (
            <FileLine
              key={file.id}
              assessmentId={assessmentId}
              file={file}
              onRemove={() => void remove(file)}
              onAgain={() => void ask(file.kind, file.frozenId)}
            />
          ))}
        </ul>
      ) : isError ? (
        <ErrorState title={say.loadFailed} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <p role="status" className="mt-1 text-sm text-muted">
          {isPending ? say.loading : say.none}
        </p>
      )}
    </Dialog>
  );
}
