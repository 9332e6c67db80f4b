import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AuditMark, AuditSample } from '#contract/audit.ts';
import { leftOutOf } from '#domain/audit/left-out.ts';
import { checkQuery } from '#domain/query/check.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { leftOutQuery } from '#web/features/assurance/left-out/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { leftOutRecords } from './left-out-records.ts';
import { auditRoomMessages as say } from './messages.ts';
import { type AuditedRecord, entriesInOrder } from './records.ts';
import { WalkedList } from './walked-list.tsx';

interface DrawnSampleProps {
  whole: WholeAssessment;
  sample: AuditSample;
  marksOf: (record: AuditedRecord) => readonly AuditMark[];
  onMark: ((record: AuditedRecord, note: string | null) => void) | null;
  onAsk: ((record: AuditedRecord) => void) | null;
  isAsked: (record: AuditedRecord) => boolean;
  onWalked: () => void;
}

/** A sample: what it was drawn from, with which seed, and its entries. */
export function DrawnSample({ whole, sample, marksOf, onMark, onAsk, isAsked, onWalked }: DrawnSampleProps) {
  const [place, setPlace] = useState<number | null>(null);
  const left = useQuery({ ...leftOutQuery(whole.assessment.id), enabled: sample.query === null });
  const known = new Map<string, Pick<AuditedRecord, 'detail' | 'score'>>([
    ...entriesInOrder(whole).map((entry) => [entry.component.id as string, entry] as const),
    ...(left.data ? leftOutRecords(leftOutOf(whole, left.data)) : []).map(
      (record) => [record.recordId, record] as const,
    ),
  ]);
  const records = sample.items.map(({ noun, id, name }): AuditedRecord => {
    const { detail = noun === 'component' ? say.gone : '', score = '' } = known.get(id) ?? {};
    return { noun, recordId: id, name, detail, score };
  });
  const looked = records.filter((record) => marksOf(record).length > 0).length;
  const unseen = records.findIndex((record) => marksOf(record).length === 0);
  const idOf = (record: AuditedRecord) => `sample ${sample.id} ${record.recordId}`;
  return (
    <details className="border-t pt-3">
      <summary className="flex min-h-6 list-none items-baseline gap-2 rounded-sm">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 self-center text-muted transition-transform motion-reduce:transition-none [details[open]>summary>&]:rotate-90"
        />
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <span className="min-w-0 font-medium break-words">{sample.name}</span>
          <span className="figures text-sm text-muted">
            {say.drawnFrom(records.length, sample.population, sample.query === null)} ·{' '}
            {say.progressText(looked, records.length)}
          </span>
        </span>
      </summary>
      <dl className="mt-2 grid gap-x-4 gap-y-0.5 text-xs sm:grid-cols-[9rem_1fr]">
        {[
          [say.drawn, say.drawnBy(sample.by ?? say.somebody, sample.at)],
          [say.from, populationOf(sample)],
          [say.seed, <code key="seed">{sample.seed}</code>],
          [say.methodTitle, say.method],
          [say.populationHash, <code key="hash">{sample.populationSha256}</code>],
        ].map(([label, value]) => (
          <div key={String(label)} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        size="sm"
        className="mt-3"
        aria-label={say.walkThrough(sample.name)}
        onClick={() => setPlace(Math.max(unseen, 0))}
      >
        {say.walk}
      </Button>
      <WalkedList
        title={sample.name}
        records={records}
        place={place}
        onPlace={setPlace}
        className="mt-2"
        {...{ whole, marksOf, onMark, onAsk, isAsked, onWalked, idOf }}
      />
    </details>
  );
}

/** What a sample was drawn from, in the words of a query. */
function populationOf({ query }: AuditSample): string {
  if (query === null) return say.leftOut;
  const checked = checkQuery(query);
  return checked.ok ? sayQuery(checked.query) : '';
}
