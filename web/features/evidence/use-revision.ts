import type { Evidence } from '#contract/evidence.ts';
import type { EvidenceRevisionId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { useShowEvidence } from './use-evidence.ts';
import { useUploads } from './use-uploads.ts';

/** Sends a new revision of a file; `part` is null while none is on its way. */
export function useRevision({ id }: Evidence) {
  const show = useShowEvidence();
  const { uploads, add, forget } = useUploads(async ({ fileId, fileName }) => {
    try {
      await api.evidence.replace({ id, fileId, fileName, revisionId: crypto.randomUUID() as EvidenceRevisionId });
      await show();
      toast.success(say.replaced, { id: 'evidence' });
      return null;
    } catch (error) {
      return explainEvidence(error);
    }
  });
  const last = uploads.at(-1);
  return {
    part: last ? last.part : null,
    problem: last?.problem ?? null,
    send(files: Iterable<File>) {
      for (const upload of uploads) forget(upload.id);
      add(files);
    },
  };
}
