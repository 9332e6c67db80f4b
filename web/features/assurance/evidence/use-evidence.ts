import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EvidenceUse } from '#contract/evidence-shapes.ts';
import type { EvidencedCriterion, EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId, EvidenceId, EvidenceRevisionId, EvidenceUseId, StoredFileId } from '#domain/ids.ts';
import { MAX_TITLE } from '#domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import type { EvidencePlace } from './api.ts';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { showCounts } from './show-counts.ts';

/** What is added: an uploaded file, the address of a page, or existing evidence. */
export type Added =
  | { is: 'file'; fileId: StoredFileId; fileName: string }
  | { is: 'link'; url: string }
  | { is: 'known'; evidenceId: EvidenceId };

/** Reloads the evidence, and resolves once it is shown. */
export function useShowEvidence(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: queryKeys.history });
    await Promise.all([showCounts(client), client.invalidateQueries({ queryKey: queryKeys.evidence })]);
  };
}

/** Adds evidence for a record, or for none yet; returns its id. Throws refusals. */
export function useAddEvidence({ assessmentId, record }: EvidencePlace) {
  const show = useShowEvidence();
  return async (added: Added, criterion: EvidencedCriterion): Promise<EvidenceId> => {
    const use = record && newUse(assessmentId, record, criterion);
    const id = await add(added, use);
    await show();
    return id;
  };
}

const newUse = (assessmentId: AssessmentId, record: EvidencedRecord, criterion: EvidencedCriterion) => ({
  id: crypto.randomUUID() as EvidenceUseId,
  assessmentId,
  ...record,
  criterion,
  passage: '',
});

async function add(added: Added, use: AddInput['use']): Promise<EvidenceId> {
  if (added.is === 'known') {
    if (use) await api.evidence.use({ ...use, evidenceId: added.evidenceId });
    return added.evidenceId;
  }
  if (added.is === 'file') return (await addUploaded(added, use)).evidence.id;
  const content = { kind: 'link', url: added.url } as const;
  return (await api.evidence.add({ ...newEvidence(titleOf(added)), content, use })).evidence.id;
}

/** Says that existing evidence supports a record. Throws refusals. */
export function useLinkEvidence(assessmentId: AssessmentId) {
  const show = useShowEvidence();
  return async (ids: readonly EvidenceId[], record: EvidencedRecord): Promise<void> => {
    for (const evidenceId of ids) await api.evidence.use({ ...newUse(assessmentId, record, ''), evidenceId });
    await show();
  };
}

/** A new piece of evidence of which only the title is known. */
const newEvidence = (title: string) => ({
  id: crypto.randomUUID() as EvidenceId,
  title,
  note: '',
  datedOn: null,
  validUntil: null,
  ownerId: null,
});

type AddInput = Parameters<typeof api.evidence.add>[0];

/** Makes evidence of an uploaded file, for a record or for none yet. Throws refusals. */
export function addUploaded(
  { fileId, fileName }: { fileId: StoredFileId; fileName: string },
  use: AddInput['use'],
): ReturnType<typeof api.evidence.add> {
  const revisionId = crypto.randomUUID() as EvidenceRevisionId;
  const content = { kind: 'file', fileId, fileName, revisionId } as const;
  return api.evidence.add({ ...newEvidence(titleOf({ is: 'file', fileId, fileName })), content, use });
}

/** The part of an address that identifies the page. */
const LONG_PAGE = 80;

/** The title until someone enters a better one: the file name without its extension, or the page with its path. */
function titleOf(added: Exclude<Added, { is: 'known' }>): string {
  if (added.is === 'file') return added.fileName.replace(/\.[^.]{1,10}$/, '').slice(0, MAX_TITLE);
  const page = added.url.replace(/^https?:\/\/(www\.)?/i, '').replace(/[/?#]+$/, '');
  return page.length > LONG_PAGE ? `${page.slice(0, LONG_PAGE)}…` : page;
}

/** Removes evidence from a record, with undo. */
export function useEndUse(): (use: EvidenceUse) => void {
  const show = useShowEvidence();
  const { mutate } = useMutation({
    mutationFn: async ({ use, isAgain }: { use: EvidenceUse; isAgain: boolean }) => {
      const { id, assessmentId, evidenceId, noun, recordId, criterion, passage } = use;
      if (isAgain) await api.evidence.use({ id, assessmentId, evidenceId, noun, recordId, criterion, passage });
      else await api.evidence.endUse({ assessmentId, id });
      await show();
    },
    onSuccess: (_, { use, isAgain }) => {
      if (isAgain) return toast.dismiss('evidence');
      const undo = { label: say.undo, onPress: () => mutate({ use, isAgain: true }) };
      toast.success(say.ended, { id: 'evidence', action: undo, timeout: 10_000 });
    },
    onError: (error) => toast.error(say.notChanged, { description: explainEvidence(error), id: 'evidence' }),
  });
  return (use) => mutate({ use, isAgain: false });
}
