import type { Component } from '#domain/components/component.ts';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { EVIDENCE_OF_ENTRY } from './evidence-place.ts';
import { evidenceButtonMessages as say } from './messages.ts';
import { RecordEvidence } from './record-evidence.tsx';

interface EntryEvidenceProps {
  assessmentId: AssessmentId;
  component: Pick<Component, 'id' | 'title'> & CriteriaInput;
  /** The number of pieces of evidence for its measures, which are shown there. */
  atMeasures: number;
  isReadOnly: boolean;
}

/** The evidence for the entry that is shown next to the register. */
export function EntryEvidence({ assessmentId, component, atMeasures, isReadOnly }: EntryEvidenceProps) {
  const { id, title } = component;
  return (
    <div className="mt-6 flex flex-col gap-3 border-t pt-4">
      <h3 id={EVIDENCE_OF_ENTRY} tabIndex={-1} className="text-sm font-medium">
        {say.evidence}
      </h3>
      <RecordEvidence
        key={id}
        place={{ assessmentId, record: { noun: 'component', recordId: id }, entry: component }}
        name={title}
        isReadOnly={isReadOnly}
        isFolded
      />
      {atMeasures > 0 ? <p className="text-sm text-muted">{say.atMeasures(atMeasures)}</p> : null}
    </div>
  );
}
