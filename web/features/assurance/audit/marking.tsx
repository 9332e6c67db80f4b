import { Check, MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import type { AuditMark } from '#contract/audit.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { auditRoomMessages as say } from './messages.ts';

interface MarkingProps {
  /** The name of the record. */
  name: string;
  marks: readonly AuditMark[];
  /** Null for people who may only look: saves the mark with its note; a null note removes it. */
  onMark: ((note: string | null) => void) | null;
}

/** Who has looked at a record, when, with which note, and whether it has been changed since. */
export function RecordMarks({ name, marks, onMark }: MarkingProps) {
  const own = marks.find(({ isOwn }) => isOwn);
  return (
    <>
      {marks.map(({ by, at, note, isOwn, isChangedSince }) => (
        <p key={`${by} ${at}`} className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
          <span>
            <Check aria-hidden="true" className="mr-1 inline size-3.5 align-[-0.2em] text-accent" />
            {say.lookedAt(by ?? say.somebody, at)}
          </span>
          {isChangedSince ? <Badge tone="warning">{say.changed}</Badge> : null}
          {note && !(isOwn && onMark) ? <span className="break-words text-ink">{note}</span> : null}
        </p>
      ))}
      {own && onMark ? <Note key={own.note} name={name} note={own.note} onSave={onMark} /> : null}
    </>
  );
}

/** Shown on a record about which there is a question. */
export const AskedMark = ({ isAsked }: { isAsked: boolean }) =>
  isAsked ? (
    <MessageCircleQuestion
      role="img"
      aria-label={say.hasQuestion}
      className="size-4 shrink-0 self-center text-warning"
    />
  ) : null;

/** Buttons for marking a record and asking about it. */
export function RecordActs({ name, marks, onMark, onAsk }: MarkingProps & { onAsk: (() => void) | null }) {
  const own = marks.find(({ isOwn }) => isOwn);
  const [removedNote, setRemovedNote] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {own?.isChangedSince && onMark ? (
        <Button size="sm" aria-label={say.againFor(name)} onClick={() => onMark(own.note)}>
          {say.again}
        </Button>
      ) : null}
      {onMark ? (
        <Checkbox
          label={say.mark}
          aria-label={say.markFor(name)}
          checked={own !== undefined}
          onChange={(event) => {
            // A mark that was removed by mistake comes back with its note.
            if (own) setRemovedNote(own.note);
            onMark(event.currentTarget.checked ? removedNote : null);
          }}
        />
      ) : null}
      {onAsk ? (
        <Button size="sm" variant="ghost" aria-label={say.askAbout(name)} onClick={onAsk}>
          <MessageCircleQuestion aria-hidden="true" />
          {say.ask}
        </Button>
      ) : null}
    </div>
  );
}

/** The note next to the person's own mark: saved when the field loses the focus. */
function Note({ name, note, onSave }: { name: string; note: string; onSave: (note: string) => void }) {
  const [value, setValue] = useState(note);
  return (
    <Input
      aria-label={say.noteFor(name)}
      placeholder={say.note}
      value={value}
      maxLength={2000}
      className="mt-1.5 max-w-prose text-sm"
      onChange={(event) => setValue(event.currentTarget.value)}
      onBlur={() => value !== note && onSave(value)}
    />
  );
}
