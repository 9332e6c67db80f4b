import { Paperclip } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CriteriaInput } from '#domain/components/criteria.ts';
import type { EvidencedRecord } from '#domain/evidence/evidence.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useMay } from '#web/features/account/session/use-may.ts';
import { useOpenAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { cn } from '#web/lib/cn.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { useEvidenceCount } from './counts.ts';
import { evidenceButtonId } from './evidence-place.ts';
import { evidenceButtonMessages as say } from './messages.ts';

interface EvidenceButtonProps {
  record: EvidencedRecord;
  /** The position of a question, by which links lead to it. */
  place?: number;
  /** The entry that it is for, if it is one. */
  entry?: CriteriaInput;
  /** The name, for example a component's title. */
  name: string;
  /** The name on the button, if the full name is next to it. */
  shortName?: string;
  /** If omitted, the current draft. */
  assessmentId?: AssessmentId | undefined;
  /** Evidence is shown, but can no longer be added. */
  isReadOnly?: boolean;
  /** Shows the word next to the icon, if there is room. */
  hasWord?: boolean;
  /** Renders nothing while there is no evidence, because a menu next to it opens the same panel. */
  hidesEmpty?: boolean;
  className?: string;
  /** Its look while there is no evidence. */
  emptyClassName?: string;
  /** Says that there is no evidence, where none can be added. */
  saysNone?: boolean;
}

/** Loaded when it is first opened, because a page can have hundreds of these buttons. */
const EvidencePanel = lazy(async () => ({ default: (await import('./evidence-panel.tsx')).EvidencePanel }));

/** Opens the evidence for one record in a side panel, and shows how much there is. */
export function EvidenceButton(props: EvidenceButtonProps) {
  const { record, entry, name, shortName = name, hasWord = false, hidesEmpty = false } = props;
  const isReadOnly = !useMay('evidence.edit') || props.isReadOnly === true;
  const draftId: AssessmentId | undefined = useOpenAssessment()?.draft?.assessment.id;
  const assessmentId = props.assessmentId ?? draftId;
  const { pieces: count, expired, isKnown } = useEvidenceCount(assessmentId, record);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (count === 0 && isReadOnly && props.saysNone && isKnown)
    return <span className="self-center px-2 text-sm text-muted">{say.none}</span>;
  if (assessmentId === undefined || (count === 0 && (isReadOnly || (hidesEmpty && !wasOpened)))) return null;
  const className = cn(props.className, count === 0 && props.emptyClassName);
  return (
    <>
      <Button
        id={evidenceButtonId(props.place ?? record.recordId)}
        size={hasWord ? 'sm' : 'md'}
        variant="ghost"
        aria-label={(hasWord ? say.evidenceOf : say.evidenceFor)(shortName, count, expired)}
        title={expired > 0 ? say.expired(expired) : say.evidence}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className={hasWord ? className : `min-w-9 gap-1 px-2 ${className ?? ''}`}
      >
        <Paperclip aria-hidden="true" />
        {hasWord ? say.evidence : null}
        {count > 0 ? (
          <span className={cn('figures text-xs', expired > 0 && 'text-warning')}> {formatNumber(count)}</span>
        ) : null}
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <EvidencePanel
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            place={{ assessmentId, record, entry }}
            name={name}
            isReadOnly={isReadOnly}
          />
        </Suspense>
      ) : null}
    </>
  );
}
