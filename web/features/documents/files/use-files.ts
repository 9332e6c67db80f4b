import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FileShape } from '#contract/files.ts';
import { type FileKind, fileKinds } from '#domain/files/export-kinds.ts';
import type { AssessmentId, MadeFileId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { filesQuery, isUnderWay } from './api.ts';
import { askRefusals, removeRefusals, filesMessages as say } from './messages.ts';

const TOAST = 'files';

/** The name of a kind of file wherever it is mentioned. */
export const labelOfKind = (kind: FileKind): string => fileKinds.find(({ id }) => id === kind)?.label ?? kind;

/** The person's files of an assessment, and the actions on them. */
export function useFiles(assessmentId: AssessmentId) {
  const client = useQueryClient();
  const query = useQuery(filesQuery(assessmentId));
  const [isAsking, setAsking] = useState(false);
  const { queryKey } = filesQuery(assessmentId);

  async function ask(kind: FileKind, frozenId: string | null) {
    setAsking(true);
    try {
      await api.files.ask({ assessmentId, id: crypto.randomUUID() as MadeFileId, kind, ...(frozenId && { frozenId }) });
    } catch (error) {
      toast.error(say.askFailed, { description: explainRefusal(askRefusals, error) ?? say.tryAgain, id: TOAST });
    }
    await client.invalidateQueries({ queryKey });
    setAsking(false);
  }

  /** Cancels a file in progress, and deletes a finished one. */
  async function remove({ id }: FileShape) {
    try {
      client.setQueryData(queryKey, await api.files.remove({ assessmentId, id }));
    } catch (error) {
      toast.error(say.removeFailed, { description: explainRefusal(removeRefusals, error) ?? say.tryAgain, id: TOAST });
      await client.invalidateQueries({ queryKey });
    }
  }

  return { ...query, files: query.data ?? [], isAsking, ask, remove };
}

/** Reports how each file in progress has ended, while the list is not open. */
export function useToldEndings(files: readonly FileShape[], isLooking: boolean, onShow: () => void): void {
  const waited = useRef(new Set<string>());
  useEffect(() => {
    for (const file of files) {
      if (isUnderWay(file)) waited.current.add(file.id);
      else if (waited.current.delete(file.id) && !isLooking) tell(file, onShow);
    }
  }, [files, isLooking, onShow]);
}

function tell({ kind, state }: FileShape, onPress: () => void) {
  const options = { action: { label: say.show, onPress }, id: TOAST };
  if (state === 'made') toast.success(say.ready(labelOfKind(kind)), { ...options, timeout: 10_000 });
  if (state === 'failed') toast.error(say.failedShort(labelOfKind(kind)), options);
}
