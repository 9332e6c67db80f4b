import { useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { recordOf } from '#domain/evidence/evidence.ts';
import type { EvidenceId } from '#domain/ids.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { RecordSheet } from '#web/ui/overlays/record-sheet.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { explainEvidence, evidenceMessages as say } from './messages.ts';
import { RecordEvidence } from './record-evidence.tsx';
import { supportedRecords } from './supported-records.ts';
import { useLinkEvidence } from './use-evidence.ts';

interface AddForRecordProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  whole: WholeAssessment;
}

/** A side panel to add evidence from the list of all evidence: a file or a link, and what it is used for, now or later. */
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
  const [loose, setLoose] = useState<readonly EvidenceId[]>([]);
  const link = useLinkEvidence(whole.assessment.id);
  const records = kinds.flatMap((kind) => kind.records);
  const record = records.find((one) => recordOf(one) === chosen);
  const entry = record && whole.components.find(({ id }) => record.noun === 'component' && id === record.recordId);

  /** What was added before the choice supports the record, too. */
  async function choose(value: string) {
    setChosen(value);
    const wanted = records.find((one) => recordOf(one) === value);
    if (!wanted || loose.length === 0) return;
    try {
      await link(loose, { noun: wanted.noun, recordId: wanted.recordId });
      setLoose([]);
    } catch (error) {
      toast.error(say.notChanged, { description: explainEvidence(error), id: 'evidence' });
    }
  }
  return (
    <div className="flex grow flex-col gap-5 p-4 sm:p-5">
      <RecordEvidence
        place={{
          assessmentId: whole.assessment.id,
          record: record ? { noun: record.noun, recordId: record.recordId } : null,
          entry,
        }}
        name={record?.name ?? say.noRecord}
        isReadOnly={false}
        loose={{
          ids: loose,
          onAdded: (id) => record || setLoose((before) => [...before, id]),
          chooseRecord: (
            <Field label={say.uses} hint={say.usedForHint}>
              <Select
                value={record ? chosen : ''}
                placeholder={say.usedForOption}
                onChange={({ currentTarget }) => void choose(currentTarget.value)}
              >
                {kinds.map((kind) => (
                  <optgroup key={kind.kind} label={kind.kind}>
                    {kind.records.map((one) => (
                      <option key={recordOf(one)} value={recordOf(one)}>
                        {one.name}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            </Field>
          ),
        }}
      />
    </div>
  );
}
