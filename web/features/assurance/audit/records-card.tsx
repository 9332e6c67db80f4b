import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { AuditMark } from '#contract/audit.ts';
import { MARKED_NOUNS, type MarkedNoun } from '#domain/audit/marked-nouns.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Progress } from '#web/ui/display/progress.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '#web/ui/layout/card.tsx';
import { markedNames, auditRoomMessages as say } from './messages.ts';
import { type AuditedRecord, lineIdOf, recordKey } from './records.ts';
import { WalkedList } from './walked-list.tsx';

/** The number of records in the list until more are requested. */
const SHOWN = 25;

/** Which records of a kind are listed. */
type Part = keyof typeof say.parts;
const parts = (['all', 'unchecked', 'asked'] as const).map((value) => ({ value, label: say.parts[value] }));

const kinds = MARKED_NOUNS.map((value) => ({ value, label: markedNames[value] }));

interface RecordsCardProps {
  whole: WholeAssessment;
  records: Readonly<Record<MarkedNoun, readonly AuditedRecord[]>>;
  marks: readonly AuditMark[];
  marksOf: (record: AuditedRecord) => readonly AuditMark[];
  onMark: ((record: AuditedRecord, note: string | null) => void) | null;
  onAsk: ((record: AuditedRecord) => void) | null;
  isAsked: (record: AuditedRecord) => boolean;
  onWalked: () => void;
}

/** Every record of the assessment by kind, and how many of all have been looked at. */
export function RecordsCard({ whole, records, marks, marksOf, onMark, onAsk, isAsked, onWalked }: RecordsCardProps) {
  const [kind, setKind] = useState<MarkedNoun>('component');
  const [part, setPart] = useState<Part>('all');
  const [listed, setListed] = useState<ReadonlySet<string> | null>(null);
  const [most, setMost] = useState(SHOWN);
  const [place, setPlace] = useState<number | null>(null);
  const all = Object.values(records).flat();
  const done = all.filter((record) => marksOf(record).length > 0).length;
  const changed = marks.filter(({ isChangedSince }) => isChangedSince).length;
  const shown = records[kind].filter((record) => !listed || listed.has(recordKey(record)));
  // What was unchecked when the person chose stays in the list while they check it.
  const choose = (next: MarkedNoun, only: Part) => {
    const isIn = (record: AuditedRecord) => (only === 'asked' ? isAsked(record) : marksOf(record).length === 0);
    setKind(next);
    setPart(only);
    setListed(only === 'all' ? null : new Set(records[next].filter(isIn).map(recordKey)));
    setMost(SHOWN);
  };
  return (
    <Card aria-labelledby="audit-records">
      <CardHeader>
        <CardTitle id="audit-records">{say.records}</CardTitle>
        {changed > 0 ? <Badge tone="warning">{say.changedSince(changed)}</Badge> : null}
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <Progress label={say.progress} value={done} max={all.length} text={say.progressText(done, all.length)} />
        <div className="flex flex-wrap justify-between gap-x-4 gap-y-2">
          {/* Ten kinds in a row need a wide window. */}
          <Segmented
            label={say.which}
            options={kinds.map(({ value, label }) => ({
              value,
              label: say.kindOf(label, records[value].length),
              icon: (
                <span aria-hidden="true">
                  {label} <span className="figures font-normal text-muted">{formatNumber(records[value].length)}</span>
                </span>
              ),
            }))}
            value={kind}
            onValueChange={(next) => choose(next, part)}
            className="flex-wrap self-start max-lg:hidden"
          />
          <Select
            aria-label={say.which}
            options={kinds.map(({ value, label }) => ({ value, label: say.kindOf(label, records[value].length) }))}
            value={kind}
            onChange={(event) => choose(event.currentTarget.value as MarkedNoun, part)}
            className="w-full sm:w-60 lg:hidden"
          />
          <Segmented
            label={say.part}
            options={parts}
            value={part}
            onValueChange={(next) => choose(kind, next)}
            className="self-start"
          />
        </div>
        {shown.length === 0 ? (
          <p className="text-sm text-muted">{records[kind].length === 0 ? say.noRecords : say.noneOf[part]}</p>
        ) : null}
        <WalkedList
          title={markedNames[kind]}
          records={shown}
          most={most}
          place={place}
          onPlace={(next) => {
            setPlace(next);
            // The record reached in the walk is in the list afterwards.
            if (next !== null) setMost((before) => Math.max(before, next + 1));
          }}
          {...{ whole, marksOf, onMark, onAsk, isAsked, onWalked, idOf: lineIdOf }}
        />
        {shown.length > most ? (
          <Button size="sm" className="self-start" onClick={() => setMost(most + 100)}>
            {say.more(Math.min(100, shown.length - most))}
          </Button>
        ) : null}
      </CardBody>
    </Card>
  );
}
