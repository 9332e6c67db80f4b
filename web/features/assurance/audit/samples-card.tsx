import type { ReactNode } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AuditMark, AuditSample } from '#contract/audit.ts';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { DrawnSample } from './drawn-sample.tsx';
import { auditRoomMessages as say } from './messages.ts';
import type { AuditedRecord } from './records.ts';

interface SamplesCardProps {
  whole: WholeAssessment;
  samples: readonly AuditSample[];
  marksOf: (record: AuditedRecord) => readonly AuditMark[];
  onMark: ((record: AuditedRecord, note: string | null) => void) | null;
  onAsk: ((record: AuditedRecord) => void) | null;
  isAsked: (record: AuditedRecord) => boolean;
  onWalked: () => void;
  /** The form for drawing another one. */
  children: ReactNode;
}

/** The samples and how they were drawn; their entries can be walked through, marked and asked about like all records. */
export function SamplesCard({ samples, children, ...props }: SamplesCardProps) {
  return (
    <Card aria-labelledby="audit-samples">
      <CardHeader>
        <CardTitle id="audit-samples">{say.samples}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-5">
        {children}
        {samples.length === 0 ? <p className="text-sm text-muted">{say.noSamples}</p> : null}
        {samples.map((sample) => (
          <DrawnSample key={sample.id} sample={sample} {...props} />
        ))}
      </CardBody>
    </Card>
  );
}
