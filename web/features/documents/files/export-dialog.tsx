import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { screens } from '#contract/screens.ts';
import { type FileKind, fileKinds } from '#domain/files/export-kinds.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChooseKind } from './choose-kind.tsx';
import { ChooseSource } from './choose-source.tsx';
import { filesMessages as say } from './messages.ts';
import { useFiles, useToldEndings } from './use-files.ts';
import { YourFiles } from './your-files.tsx';

interface TakeAlongDialogProps {
  assessmentId: AssessmentId;
  /** The frozen result that is shown; null if it is the assessment itself. */
  shownFrozen: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * The dialog in which files of an assessment are requested, watched and downloaded. After it is closed, it continues to watch, and says
 * when a file is ready.
 */
export function TakeAlongDialog({ assessmentId, shownFrozen, isOpen, onOpenChange }: TakeAlongDialogProps) {
  const [kind, setKind] = useState<FileKind>(fileKinds[0].id);
  const own = useFiles(assessmentId);
  const [frozenId, setFrozenId] = useState(shownFrozen);
  const mayImport = useMay('assessment.edit');
  const top = useRef<HTMLDivElement>(null);
  async function askAndShow() {
    await own.ask(kind, frozenId);
    // In a low window, the kinds have been scrolled past it.
    top.current?.scrollIntoView({ block: 'start' });
  }
  useToldEndings(own.files, isOpen, () => onOpenChange(true));
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      title={say.title}
      description={say.text}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say.close}</Button>
          <Button variant="primary" busy={own.isAsking} busyText={say.asking} onClick={() => void askAndShow()}>
            {say.make}
          </Button>
        </>
      }
    >
      <div ref={top} className="flex scroll-mt-5 flex-col gap-4">
        <YourFiles assessmentId={assessmentId} of={own} />
        <ChooseSource assessmentId={assessmentId} frozenId={frozenId} onChoose={setFrozenId} />
        <ChooseKind kind={kind} onChoose={setKind}>
          {mayImport ? (
            <p className="mt-3 text-xs text-muted">
              {say.import}{' '}
              <Link to={screens.import.path} className="rounded-sm text-accent hover:underline">
                {say.importLink}
              </Link>
              .
            </p>
          ) : null}
        </ChooseKind>
      </div>
    </Dialog>
  );
}
