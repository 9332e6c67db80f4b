import type { ReactNode } from 'react';
import type { AuditMark, AuditSample } from '#contract/audit.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { populations } from './draw-form.tsx';
import { auditRoomMessages as say } from './messages.ts';
import { RecordLine } from './record-line.tsx';
import type { AuditedRecord } from './records.ts';

interface SamplesCardProps {
  samples: readonly AuditSample[];
  marks: readonly AuditMark[];
  onMark: ((record: AuditedRecord, note: string | null) => void) | null;
  onAsk: ((record: AuditedRecord) => void) | null;
  /** Where another one is drawn. */
  children: ReactNode;
}

/** The samples with how they were drawn; their items are walked, marked and asked about as all records are. */
export function SamplesCard({ samples, marks, onMark, onAsk, children }: SamplesCardProps) {
  return (
    <Card aria-labelledby="audit-samples">
      <CardHeader>
        <CardTitle id="audit-samples">{say.samples}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {children}
        {samples.length === 0 ? <p className="text-sm text-muted">{say.noSamples}</p> : null}
        {samples.map((sample) => (
          <details key={sample.id} className="border-t pt-3">
            <summary className="cursor-pointer rounded-sm">
              <span className="font-medium">{sample.name}</span>{' '}
              <span className="figures text-sm text-muted">
                {say.drawnFrom(sample.items.length, sample.population)}, {fromOf(sample)}
              </span>
            </summary>
            <p className="mt-2 text-xs text-muted">
              {say.drawnBy(sample.by ?? say.somebody, sample.at)}. {say.seed}: <code>{sample.seed}</code>
            </p>
            <p className="text-xs break-all text-muted">
              {say.method} <code>{sample.populationSha256}</code>
            </p>
            <ul className="mt-2 divide-y">
              {sample.items.map(({ id, name }) => {
                const asked = { noun: 'component', recordId: id } as const;
                const record: AuditedRecord = { ...asked, name, detail: '', asked };
                const own = marks.filter((mark) => mark.noun === 'component' && mark.recordId === id);
                return (
                  <RecordLine
                    key={id}
                    record={record}
                    marks={own}
                    onMark={onMark && ((note) => onMark(record, note))}
                    onAsk={onAsk && (() => onAsk(record))}
                  />
                );
              })}
            </ul>
          </details>
        ))}
      </CardBody>
    </Card>
  );
}

/** What it was drawn from, as the form calls it. */
function fromOf({ query }: AuditSample): string {
  const where = JSON.stringify(query.where ?? []);
  const named = populations.find((each) => JSON.stringify(each.where) === where);
  return (named?.label ?? where).toLowerCase();
}
