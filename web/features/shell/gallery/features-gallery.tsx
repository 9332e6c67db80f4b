import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sessionQuery } from '#web/features/account/session/api.ts';
import { EvidenceItem } from '#web/features/assurance/evidence/evidence-item.tsx';
import { Cards } from '#web/features/register/grid/cards.tsx';
import { Grid } from '#web/features/register/grid/grid.tsx';
import type { Place } from '#web/features/register/rows/cell-position.ts';
import { columns } from '#web/features/register/rows/columns.ts';
import type { PresentRows } from '#web/features/register/rows/use-rows.ts';
import { ConflictDialog } from '#web/features/saving/conflict-dialog.tsx';
import { useHeldValue } from '#web/lib/observable.ts';
import { Example, GallerySection } from '#web/ui/gallery/gallery-section.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { sampleLines, sampleRows } from './sample-entries.ts';
import { sampleConflicts, sampleEvidence, sampleSession } from './sample-evidence.ts';

/** Parts of features in the gallery of components, with sample props and without a server. */
export function FeaturesGallery() {
  const [client] = useState(offlineClient);
  return (
    <QueryClientProvider client={client}>
      <Suspense>
        <RegisterExamples />
        <EvidenceExamples />
        <ConflictExamples />
      </Suspense>
    </QueryClientProvider>
  );
}

/** A client that knows who is signed in, and makes no other requests. */
function offlineClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(sessionQuery.queryKey, sampleSession);
  return client;
}

const present: PresentRows = { of: (row) => row, subscribe: () => () => {} };
const bars = () => 12.5;
const nobody: ReadonlySet<string> = new Set();
const chosen: ReadonlySet<string> = new Set(sampleRows.slice(1, 2).map(({ id }) => id));
const shown = columns.filter(({ isExtra, isBeside }) => !isExtra && !isBeside);
const nothing = () => {};

function RegisterExamples() {
  const place = useHeldValue<Place | null>(null);
  const rows = { lines: sampleLines, present, bars, noted: nobody, chosen, onChoose: nothing };
  return (
    <GallerySection id="register" title="Register">
      <Example label="Rows in a table: scored, chosen without scores, not saved, with a long title">
        <div className="flex h-64 w-full min-w-0">
          <Grid
            {...rows}
            columns={shown}
            sort={[]}
            place={place}
            onSort={nothing}
            onWidth={nothing}
            onKey={nothing}
            onFocus={nothing}
            onPress={nothing}
            isReadOnly
          />
        </div>
      </Example>
      <Example label="The same as cards">
        <div className="flex h-160 w-full max-w-sm">
          <Cards {...rows} chosen={null} onOpen={nothing} onToggle={nothing} />
        </div>
      </Example>
    </GallerySection>
  );
}

function EvidenceExamples() {
  return (
    <GallerySection id="evidence" title="Evidence">
      <Example label="A link, and a file that has expired">
        <ul className="w-full max-w-xl divide-y rounded-md border bg-surface">
          {sampleEvidence.map((evidence) => (
            <EvidenceItem key={evidence.id} evidence={evidence} use={null} usedIn={null} people={[]} end={null} />
          ))}
        </ul>
      </Example>
    </GallerySection>
  );
}

function ConflictExamples() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <GallerySection id="conflict" title="Conflict">
      <Example label="Two people changed the same: a text, and an entry that one of them deleted">
        <Button onClick={() => setIsOpen(true)}>Open conflict</Button>
      </Example>
      <ConflictDialog items={isOpen ? sampleConflicts : []} onResolve={close} onCancel={close} />
    </GallerySection>
  );
}
