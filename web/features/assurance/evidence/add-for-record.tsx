import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { recordOf } from '#domain/evidence/evidence.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { RecordSheet } from '#web/ui/overlays/record-sheet.tsx';
import { evidenceMessages as say } from './messages.ts';
import { RecordEvidence } from './record-evidence.tsx';
import { supportedRecords } from './supported-records.ts';

interface AddForRecordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  whole: WholeAssessment;
}

/** A side panel to add evidence from the list of all evidence: what it is used for, then a file, a link or existing evidence. */
export function AddForRecord({ isOpen, onOpenChange, whole }: AddForRecordProps) {
  return (
    <RecordSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={say.add}
      title={say.add}
      subtitle={say.addText}
      closeLabel={say.close}
    >
      <Chosen whole={whole} />
    </RecordSheet>
  );
}

/** Below the panel, so that every opening starts without a choice. */
function Chosen({ whole }: { whole: WholeAssessment }) {
  const kinds = useMemo(() => supportedRecords(whole), [whole]);
  const [chosen, setChosen] = useState('');
  const record = kinds.flatMap(({ records }) => records).find((one) => recordOf(one) === chosen);
  const entry = record && whole.components.find(({ id }) => record.noun === 'component' && id === record.recordId);
  return (
    <div className="flex grow flex-col gap-5 p-4 sm:p-5">
      <Field label={say.uses}>
        <Select
          value={record ? chosen : ''}
          placeholder={say.usedForOption}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {kinds.map(({ kind, records }) => (
            <optgroup key={kind} label={kind}>
              {records.map((one) => (
                <option key={recordOf(one)} value={recordOf(one)}>
                  {one.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {record ? (
        <RecordEvidence
          key={chosen}
          place={{
            assessmentId: whole.assessment.id,
            record: { noun: record.noun, recordId: record.recordId },
            entry,
          }}
          name={record.name}
          isReadOnly={false}
        />
      ) : null}
    </div>
  );
}
