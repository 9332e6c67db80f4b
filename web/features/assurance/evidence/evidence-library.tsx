import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Evidence, EvidenceList, EvidenceUse } from '#contract/evidence-shapes.ts';
import type { AssessmentId, EvidenceId } from '#domain/ids.ts';
import { fold } from '#domain/words/fold.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { api } from '#web/lib/api.ts';
import { cn } from '#web/lib/cn.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { useLinkedPlace } from '#web/lib/use-linked-place.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { SearchInput } from '#web/ui/inputs/search-input.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { EmptyState } from '#web/ui/layout/empty-state.tsx';
import { ErrorState } from '#web/ui/layout/error-state.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { evidenceQuery } from './api.ts';
import { EvidenceItem, pieceColumns } from './evidence-item.tsx';
import { evidenceItemId } from './evidence-place.ts';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { MissingPiece } from './missing-piece.tsx';
import { Supports } from './supports.tsx';
import { useShowEvidence } from './use-evidence.ts';

/** The share of the storage in use from which it is told. */
const TOLD_FROM = 0.01;

type Which = 'all' | 'expired' | 'unused';

interface EvidenceLibraryProps {
  assessmentId: AssessmentId;
  /** The buttons while there is nothing; null if there are none. */
  firstSteps: ReactNode;
}

/** All of the company's evidence: to search, view, change and remove. */
export function EvidenceLibrary({ assessmentId, firstSteps }: EvidenceLibraryProps) {
  const { data, isError, isFetching, refetch } = useQuery(evidenceQuery(assessmentId));
  if (data) return <Pieces list={data} assessmentId={assessmentId} firstSteps={firstSteps} />;
  return isError ? (
    <ErrorState title={say.failed} onRetry={() => void refetch()} busy={isFetching} />
  ) : (
    <Spinner label={say.loading} />
  );
}

function Pieces({ list, assessmentId, firstSteps }: EvidenceLibraryProps & { list: EvidenceList }) {
  const [searched, setSearched] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const mayEdit = useMay('evidence.edit');
  const maySeeUse = useMay('company.view-use');
  const { remove, bringBack } = useRemove();
  const [linked, setLinked] = useState<EvidenceId | null>(null);
  useLinkedPlace('evidence', (id) => {
    setLinked(id as EvidenceId);
    setSearched('');
    setWhich('all');
    focusSoon(evidenceItemId(id));
  });
  const uses = usesOf(list);
  const missing =
    linked === null || list.evidence.some(({ id }) => id === linked) ? null : (
      <MissingPiece id={linked} onBringBack={mayEdit ? bringBack : null} />
    );
  if (list.evidence.length === 0) {
    return (
      <>
        {missing}
        <EmptyState
          title={say.nothingYet}
          description={mayEdit ? say.nothingYetText : say.nothingYetToRead}
          action={firstSteps}
        />
      </>
    );
  }
  const words = fold(searched.trim());
  const shown = list.evidence.filter(
    (evidence) =>
      fold(textOf(evidence)).includes(words) &&
      (which === 'all' || (which === 'expired' ? evidence.hasExpired : !uses.has(evidence.id))),
  );
  return (
    <div className="flex flex-col gap-4">
      {missing}
      <div className="flex flex-wrap items-center gap-3">
        <SearchInput label={say.search} typed={searched} onType={setSearched} className="max-sm:w-full sm:w-72" />
        <Segmented<Which>
          label={say.which}
          value={which}
          onValueChange={setWhich}
          options={[
            { value: 'all', label: say.all },
            { value: 'expired', label: say.expired },
            { value: 'unused', label: say.unused },
          ]}
        />
        {maySeeUse && list.space.used > list.space.most * TOLD_FROM ? (
          <p className="figures ml-auto text-xs text-muted">
            {say.space(formatBytes(list.space.used), formatBytes(list.space.most))}
          </p>
        ) : null}
      </div>
      {shown.length === 0 ? <p className="text-sm text-muted">{say.noneFound}</p> : null}
      <div className="@container overflow-clip rounded-md border bg-surface">
        <p
          aria-hidden="true"
          hidden={shown.length === 0}
          className={cn('border-b bg-ground py-2 text-xs text-muted @3xl:grid @max-3xl:hidden', pieceColumns)}
        >
          <span className="pl-6.5">{say.piece}</span>
          <span>{say.date}</span>
          <span>{say.owner}</span>
          <span>{say.supports}</span>
        </p>
        <ul
          aria-label={say.screenTitle}
          className="flex flex-col divide-y *:[contain-intrinsic-height:auto_4rem] *:[content-visibility:auto]"
        >
          {shown.map((evidence) => (
            <EvidenceItem
              key={evidence.id}
              evidence={evidence}
              use={null}
              usedIn={uses.has(evidence.id) ? assessmentId : null}
              supports={<Supports assessmentId={assessmentId} uses={uses.get(evidence.id) ?? []} />}
              people={list.people}
              end={
                mayEdit && evidence.removedAt === null ? { label: say.remove, onPress: () => remove(evidence) } : null
              }
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

const textOf = ({ title, note, url, file, owner }: Evidence) =>
  [title, note, url, file?.fileName, owner].filter(Boolean).join('\n');

const usesOf = ({ uses }: EvidenceList): ReadonlyMap<EvidenceId, readonly EvidenceUse[]> =>
  Map.groupBy(uses, ({ evidenceId }) => evidenceId);

/** Removes a piece from the list and from drafts, with undo, and restores it. */
function useRemove(): Record<'remove' | 'bringBack', (evidence: Evidence) => void> {
  const show = useShowEvidence();
  const { mutate } = useMutation({
    mutationFn: async ({ evidence: { id }, isAgain }: { evidence: Evidence; isAgain: boolean }) => {
      await (isAgain ? api.evidence.restore({ id }) : api.evidence.remove({ id }));
      await show();
    },
    onSuccess: (_, { evidence, isAgain }) => {
      if (isAgain) {
        toast.success(say.restored, { id: 'evidence' });
        return focusSoon(evidenceItemId(evidence.id));
      }
      const undo = { label: say.undo, onPress: () => mutate({ evidence, isAgain: true }) };
      toast.success(say.removedNow(evidence.title), { id: 'evidence', action: undo, timeout: 10_000 });
    },
    onError: (error) => toast.error(say.notChanged, { description: explainEvidence(error), id: 'evidence' }),
  });
  return {
    remove: (evidence) => mutate({ evidence, isAgain: false }),
    bringBack: (evidence) => mutate({ evidence, isAgain: true }),
  };
}
