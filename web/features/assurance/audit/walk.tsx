import { ChevronLeft, ChevronRight, Keyboard, X } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AuditMark } from '#contract/audit.ts';
import { COMMENT_FIELD } from '#web/features/assurance/comments/comment-field.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { useKeys } from '#web/lib/use-keys.ts';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { KeysDialog } from '#web/ui/overlays/keys-dialog.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { RecordActs, RecordMarks } from './marking.tsx';
import { auditRoomMessages as say, walkKeys, walkKeysToRead } from './messages.ts';
import { type AuditedRecord, recordKey } from './records.ts';
import { WalkedRecord } from './walked-record.tsx';

/** The id of the content of a walk, where keys are handled. */
const CONTENT = 'walked-record';

export interface WalkProps {
  /** What the walk goes through: a sample's name, or a kind of records. */
  title: string;
  records: readonly AuditedRecord[];
  /** The position of the record shown, from 0; null before and after. */
  place: number | null;
  onPlace: (place: number | null) => void;
  /** Called to show questions that were asked during the walk. */
  onWalked: () => void;
  whole: WholeAssessment;
  marksOf: (record: AuditedRecord) => readonly AuditMark[];
  onMark: ((record: AuditedRecord, note: string | null) => void) | null;
  /** The id of the button that opens a record, to which the focus returns. */
  idOf: (record: AuditedRecord) => string;
}

/** Goes through records one by one with the keyboard: each is shown in full, to be marked and asked about. */
export function Walk(props: WalkProps) {
  const { title, records, place, onPlace, onWalked, idOf } = props;
  const last = useRef<string | null>(null);
  const record = place === null ? undefined : records[place];
  if (record) last.current = idOf(record);
  const close = () => {
    onPlace(null);
    onWalked();
  };
  return (
    <Sheet
      open={record !== undefined}
      onOpenChange={(open) => !open && close()}
      title={title}
      side="right"
      focusFirst={() => document.getElementById(CONTENT)}
      focusAfter={() => document.getElementById(last.current ?? '')}
      className="w-[min(48rem,100vw)] max-w-none"
    >
      {record && place !== null ? <Walked {...props} record={record} place={place} onClose={close} /> : null}
    </Sheet>
  );
}

type WalkedProps = WalkProps & { record: AuditedRecord; place: number; onClose: () => void };

function Walked({ title, record, records, place, onPlace, onClose, whole, ...of }: WalkedProps) {
  const { marksOf, onMark } = of;
  const content = useRef<HTMLDivElement>(null);
  const [hasKeys, setHasKeys] = useState(false);
  const marks = marksOf(record);
  const own = marks.find(({ isOwn }) => isOwn);
  const mark = onMark && ((note: string | null) => onMark(record, note));
  const ask = () => focusSoon(COMMENT_FIELD);
  const step = (by: -1 | 1) => {
    if (!records[place + by]) return;
    onPlace(place + by);
    // The pressed button may be disabled there.
    content.current?.focus();
  };
  useKeys(content, {
    j: () => step(1),
    arrowright: () => step(1),
    k: () => step(-1),
    arrowleft: () => step(-1),
    '?': () => setHasKeys(true),
    ...(mark && { m: () => (!own || own.isChangedSince) && mark(own?.note ?? ''), q: ask }),
  });
  // Escape leads from a field to the walk, and only then out of it. Overlays above the record handle Escape themselves.
  const leaveField = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    if (event.key !== 'Escape' || event.defaultPrevented || !from.matches('input, textarea')) return;
    if (!content.current?.contains(from)) return;
    event.stopPropagation();
    content.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles keys that bubble up from its fields
    <div
      ref={content}
      id={CONTENT}
      tabIndex={-1}
      onKeyDown={leaveField}
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <header className="border-b px-4 py-3 sm:px-5">
        <div className="flex items-start gap-1">
          <p role="status" className="min-w-0 flex-1 py-1.5 text-xs break-words text-muted">
            {say.placeOf(place + 1, records.length)} · {title}
          </p>
          <IconButton size="sm" label={say.previous} disabled={place === 0} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={say.next} disabled={place === records.length - 1} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={say.keys} onClick={() => setHasKeys(true)} className="max-sm:hidden">
            <Keyboard aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={say.closeWalk} onClick={onClose}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <h2 dir="auto" className="headline line-clamp-4 text-lg break-words">
          {record.name}
        </h2>
        {/* A note and a removed mark belong to their record. */}
        <div key={recordKey(record)} className="mt-2 flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="min-w-0 flex-1 basis-56">
            <RecordMarks name={record.name} marks={marks} onMark={mark} />
          </div>
          <RecordActs name={record.name} marks={marks} onMark={mark} onAsk={mark && ask} />
        </div>
      </header>
      {/* Each record starts at its top. Relative: text for screen readers only must be positioned here, not below the page. */}
      <div key={recordKey(record)} className="relative min-h-0 flex-1 overflow-y-auto p-4 sm:p-5">
        <WalkedRecord record={record} whole={whole} />
      </div>
      <KeysDialog
        isOpen={hasKeys}
        onClose={() => setHasKeys(false)}
        title={say.keysTitle}
        keys={mark ? walkKeys : walkKeysToRead}
      />
    </div>
  );
}
