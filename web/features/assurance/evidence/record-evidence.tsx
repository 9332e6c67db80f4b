import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EvidenceId } from '#domain/ids.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Alert } from '#web/ui/layout/alert.tsx';
import { AddEvidence } from './add-evidence.tsx';
import { type EvidencePlace, evidenceOf, evidenceQuery } from './api.ts';
import { EvidenceItem } from './evidence-item.tsx';
import { evidenceMessages as say } from './messages.ts';
import { useEndUse } from './use-evidence.ts';

interface RecordEvidenceProps {
  place: EvidencePlace;
  name: string;
  isReadOnly: boolean;
  /** The ways to add more are folded under one button. */
  isFolded?: boolean;
  /** Where evidence can be added for no record yet: what has been added so, and who hears of more. */
  loose?: { ids: readonly EvidenceId[]; onAdded: (id: EvidenceId) => void; chooseRecord: ReactNode };
}

/** The evidence for one record, and the ways to add more: by dragging, pasting, choosing a file, a link, or existing evidence. */
export function RecordEvidence({ place, name, isReadOnly, isFolded = false, loose }: RecordEvidenceProps) {
  const end = useEndUse();
  const { data, isError, isFetching, refetch } = useQuery(evidenceQuery(place.assessmentId));
  if (!data) {
    return isError ? (
      <Alert
        tone="warning"
        title={say.failed}
        action={
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {say.tryAgain}
          </Button>
        }
      />
    ) : (
      <Spinner label={say.loading} />
    );
  }
  const given = place.record ? evidenceOf(data, place.record) : [];
  const unused = loose ? data.evidence.filter(({ id }) => loose.ids.includes(id)) : [];
  const list = (
    <>
      {given.length === 0 && place.record ? (
        <p className="text-sm text-muted">{isReadOnly ? say.noneFrozen : say.none}</p>
      ) : null}
      <ul aria-label={say.list(name)} className="flex flex-col divide-y rounded-md border empty:hidden">
        {given.map(({ evidence, use }) => (
          <EvidenceItem
            key={use.id}
            evidence={evidence}
            use={use}
            usedIn={place.assessmentId}
            entry={place.entry}
            people={data.people}
            end={isReadOnly ? null : { label: say.endUse, onPress: () => end(use) }}
          />
        ))}
        {unused.map((evidence) => (
          <EvidenceItem
            key={evidence.id}
            evidence={evidence}
            use={null}
            usedIn={null}
            people={data.people}
            end={null}
          />
        ))}
      </ul>
    </>
  );
  if (isReadOnly) return list;
  return (
    <AddEvidence
      place={place}
      list={data}
      isFolded={isFolded}
      onAdded={loose?.onAdded}
      chooseRecord={loose?.chooseRecord}
    >
      {list}
    </AddEvidence>
  );
}
