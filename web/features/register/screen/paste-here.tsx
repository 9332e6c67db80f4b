import { Suspense, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Edits } from '../edits/use-edits.ts';
import type { Table } from '../grid/use-table.ts';
import { usePasted } from '../paste/use-pasted.ts';
import { later } from '../rows/lazy-parts.ts';

const Paste = later(async () => (await import('../paste/paste.tsx')).Paste);

interface PasteHereProps {
  whole: WholeAssessment;
  table: Table;
  edits: Edits;
}

/** What was pasted into the table, until the person has decided what to do with it. */
export function PasteHere({ whole, table, edits }: PasteHereProps) {
  const [pasted, setPasted] = useState<string | null>(null);
  usePasted((text) => {
    // Saved first, so that unsaved changes do not block the paste.
    edits.saveNow();
    setPasted(text);
  });
  if (pasted === null) return null;
  return (
    <Suspense>
      <Paste
        text={pasted}
        whole={whole}
        lines={table.list.lines}
        columns={table.columns}
        place={table.at().place}
        unsaved={edits.unsaved}
        onAct={edits.record}
        onClose={() => setPasted(null)}
      />
    </Suspense>
  );
}
