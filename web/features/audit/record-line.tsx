import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import type { AuditMark } from '#contract/audit.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Input } from '#web/ui/input.tsx';
import { auditRoomMessages as say } from './messages.ts';
import type { AuditedRecord } from './records.ts';

interface RecordLineProps {
  record: AuditedRecord;
  marks: readonly AuditMark[];
  /** Null for who only looks on: the mark with its note, null takes it back. */
  onMark: ((note: string | null) => void) | null;
  onAsk: (() => void) | null;
}

/** One record: what it is, who has looked at it, and what an auditor does about it. */
export function RecordLine({ record, marks, onMark, onAsk }: RecordLineProps) {
  const own = marks.find(({ isOwn }) => isOwn);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p dir="auto" className="font-medium break-words">
          {record.name}
        </p>
        {record.detail ? (
          <p dir="auto" className="text-sm break-words text-muted">
            {record.detail}
          </p>
        ) : null}
        {marks.map(({ by, at, note, isOwn, isChangedSince }) => (
          <p key={`${by} ${at}`} className="mt-1 flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
            {say.lookedAt(by ?? say.somebody, at)}
            {isChangedSince ? <Badge tone="warning">{say.changed}</Badge> : null}
            {note && !(isOwn && onMark) ? <span className="break-words text-ink">{note}</span> : null}
          </p>
        ))}
        {own && onMark ? <Note key={own.note} name={record.name} note={own.note} onSave={onMark} /> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {own?.isChangedSince && onMark ? (
          <Button size="sm" aria-label={say.againFor(record.name)} onClick={() => onMark(own.note)}>
            {say.again}
          </Button>
        ) : null}
        {onMark ? (
          <Checkbox
            label={say.mark}
            aria-label={say.markFor(record.name)}
            checked={own !== undefined}
            onChange={(event) => onMark(event.currentTarget.checked ? '' : null)}
          />
        ) : null}
        {onAsk ? (
          <Button size="sm" variant="ghost" aria-label={say.askAbout(record.name)} onClick={onAsk}>
            <MessageCircleQuestion aria-hidden="true" />
            {say.ask}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

/** The note beside a mark of one's own: saved when one leaves it. */
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
