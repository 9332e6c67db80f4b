import type { Evidence } from '#contract/evidence.ts';
import type { EvidenceRevisionId } from '#domain/ids.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/toast-store.ts';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { useShowEvidence } from './use-evidence.ts';
import { useUploads } from './use-uploads.ts';

/** Sends a new revision of a file; of an earlier one that was not kept nothing is said any more. */
export function useRevision({ id, file }: Evidence) {
  const show = useShowEvidence();
  const { uploads, add, again, forget } = useUploads(async ({ fileId, fileName, sha256 }) => {
    if (sha256 === file?.sha256) {
      toast.info(say.sameRevision, { id: 'evidence' });
      return null;
    }
    try {
      await api.evidence.replace({ id, fileId, fileName, revisionId: crypto.randomUUID() as EvidenceRevisionId });
      await show();
      toast.success(say.replaced, { id: 'evidence' });
      return null;
    } catch (error) {
      return explainEvidence(error);
    }
  });
  return {
    uploads,
    again,
    forget,
    send(files: Iterable<File>) {
      for (const upload of uploads) forget(upload.id);
      add(files);
    },
  };
}
