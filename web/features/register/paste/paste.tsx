import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import type { Readable } from '#web/lib/observable.ts';
import { useTellAct } from '../bulk-actions/use-tell-act.ts';
import type { Place } from '../rows/cell-position.ts';
import type { RegisterColumn } from '../rows/columns.ts';
import type { Line } from '../rows/register-row.ts';
import { TABLE_ID } from '../rows/table-id.ts';
import type { UnsavedRows } from '../rows/unsaved.ts';
import { PasteDialog } from './paste-dialog.tsx';
import type { PastePlace } from './plan-paste.ts';

interface PasteProps {
  text: string;
  whole: WholeAssessment;
  lines: readonly Line[];
  columns: readonly RegisterColumn[];
  place: Place | null;
  unsaved: Readable<UnsavedRows>;
  /** Called with a completed act, for the key that undoes it. */
  onAct: (act: string, words: string) => void;
  onClose: () => void;
}

/** A paste into the register: previewed first, then saved as one act. */
export function Paste(props: PasteProps) {
  const { text, whole, onAct, onClose } = props;
  // The position at the time of pasting.
  const [place] = useState(() => placeOf(props));
  const tell = useTellAct(whole.assessment.id);
  function close() {
    onClose();
    document.getElementById(TABLE_ID)?.focus();
  }
  if (!place) return null;
  return (
    <PasteDialog
      whole={whole}
      text={text}
      place={place}
      onClose={close}
      onDone={(act, words) => {
        onAct(act, words);
        tell(act, words);
        close();
      }}
    />
  );
}

/** From the current cell down and to the right; from the beginning if there is none. Null without a relevant topic. */
function placeOf({ whole, lines, columns, place, unsaved }: PasteProps): PastePlace | null {
  const saved = new Map<string, ComponentRow>(whole.components.map((row) => [row.id, row]));
  const topics = relevantTopics(whole.topics, whole.selections);
  const rows = lines.slice(place?.index ?? 0).flatMap(({ key, row }) => (row ? (saved.get(key) ?? []) : []));
  const [first] = rows;
  const topicId = (topics.find(({ id }) => id === first?.topicId) ?? topics[0])?.id;
  if (topicId === undefined) return null;
  const from = Math.max(
    0,
    columns.findIndex(({ id }) => id === place?.column),
  );
  return {
    rows,
    all: whole.components,
    columns: columns.slice(from),
    topics,
    unsaved: new Set(unsaved.get().keys()),
    topicId,
    kind: first?.kind ?? 'impact',
  };
}
