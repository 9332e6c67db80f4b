import type { ReactNode } from 'react';
import type { Evidence, UploadedFile } from '#contract/evidence-shapes.ts';
import type { EvidenceRevisionId } from '#domain/ids.ts';
import { type Conflict, conflictsOf } from '#web/features/saving/conflicts.ts';
import { useConflictQuestion } from '#web/features/saving/use-conflict-question.tsx';
import { api } from '#web/lib/api.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { explainChange, evidenceMessages as say } from './messages.ts';
import { useShowEvidence } from './use-evidence.ts';
import { type Upload, useUploads } from './use-uploads.ts';

interface Revision {
  uploads: readonly Upload[];
  again: (upload: Upload) => void;
  forget: (id: string) => void;
  send: (files: Iterable<File>) => void;
  /** Asks whose file counts if a colleague was faster; the caller must render it. */
  question: ReactNode;
}

type Meanwhile = Conflict<Evidence>;

/** Uploads a new revision of a file; the message about an earlier failed attempt disappears. */
export function useRevision({ id, title, file }: Evidence): Revision {
  const show = useShowEvidence();
  const { question, ask } = useConflictQuestion();

  /**
   * Adds the revision after the latest one that the person saw.
   * @returns what a colleague has done in the meantime
   */
  async function replace({ fileId, fileName }: UploadedFile, seenRevision: number): Promise<Meanwhile | null> {
    const revisionId = crypto.randomUUID() as EvidenceRevisionId;
    try {
      await api.evidence.replace({ id, fileId, fileName, revisionId, seenRevision });
      return null;
    } catch (error) {
      const [conflict] = conflictsOf<Evidence>(error) ?? [];
      if (!conflict) throw error;
      return conflict;
    }
  }

  async function choose(sent: UploadedFile, { current, ...who }: Meanwhile): Promise<'mine' | 'theirs' | null> {
    const theirs = current?.file ? told(current.file) : null;
    const choices = await ask([{ ...who, key: id, label: title, mine: told(sent), theirs }]);
    return choices?.[id] ?? null;
  }

  const { uploads, add, again, forget } = useUploads(async (sent) => {
    if (sent.sha256 === file?.sha256) {
      toast.info(say.sameRevision, { id: 'evidence' });
      return null;
    }
    try {
      let meanwhile = await replace(sent, file?.number ?? 1);
      while (meanwhile) {
        await show();
        const choice = await choose(sent, meanwhile);
        if (choice === null) return say.replacedMeanwhile;
        if (choice === 'theirs') return null;
        meanwhile = await replace(sent, meanwhile.current?.file?.number ?? 1);
      }
      await show();
      toast.success(say.replaced, { id: 'evidence' });
      return null;
    } catch (error) {
      return explainChange(error);
    }
  });
  return {
    uploads,
    again,
    forget,
    send(files) {
      for (const upload of uploads) forget(upload.id);
      add(files);
    },
    question,
  };
}

const told = ({ fileName, bytes }: { fileName: string; bytes: number }) => `${fileName}, ${formatBytes(bytes)}`;
