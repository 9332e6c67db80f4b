import { CircleHelp, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { CommentsButton } from '#web/features/assurance/comments/comments-button.tsx';
import { EvidenceButton } from '#web/features/assurance/evidence/evidence-button.tsx';
import { HistoryButton } from '#web/features/assurance/history/history-button.tsx';
import { formatNumber } from '#web/lib/format-number.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { dashboardMessages as say } from './messages.ts';

const options = THRESHOLD_CHOICES.map((choice) => ({ value: String(choice), label: formatNumber(choice) }));

interface ThresholdBarProps {
  assessmentId: AssessmentId;
  thresholds: Thresholds;
  adopted: Thresholds;
  /** False while the assessment has the default thresholds. */
  isAdopted: boolean;
  differs: boolean;
  onChoose: (thresholds: Thresholds) => void;
  onReset: () => void;
  /** Absent if nothing can be adopted any longer, because the assessment is completed. */
  onAdopt: (() => void) | undefined;
  /** Shows who adopted the current ones, and why. */
  onShowAdoption: () => void;
}

/** The viewer's two thresholds, and how they relate to the adopted ones. */
export function ThresholdBar({ assessmentId, thresholds, adopted, isAdopted, differs, ...actions }: ThresholdBarProps) {
  const { onChoose, onReset, onAdopt, onShowAdoption } = actions;
  return (
    <Card aria-label={say.thresholds} className="@container relative flex flex-col gap-3 px-4 py-3 sm:px-5 print:px-0">
      <div className="flex items-end gap-x-2 lg:items-center lg:gap-x-4">
        <div className="grid min-w-0 flex-1 grid-cols-2 items-end gap-x-4 lg:flex lg:flex-none">
          {(['impact', 'financial'] as const).map((side) => (
            <ThresholdSelect
              key={side}
              label={side === 'impact' ? say.impactThreshold : say.financialThreshold}
              value={thresholds[side]}
              onChange={(value) => onChoose({ ...thresholds, [side]: value })}
            />
          ))}
        </div>
        <ThresholdHelp />
      </div>
      {/* Of one height in both states: the matrix below must not move while one of its lines is dragged. */}
      <div className="flex flex-col gap-2 @5xl:h-7 @5xl:flex-row @5xl:items-center @5xl:justify-between">
        <div role="status" className="flex h-5 min-w-0 items-center gap-2 whitespace-nowrap text-muted">
          {differs ? (
            <>
              <Badge tone="warning">{say.differs(isAdopted)}</Badge>
              <span className="@max-[40rem]:sr-only min-w-0 truncate print:not-sr-only">
                {say.differsText(adopted, isAdopted)}
              </span>
            </>
          ) : (
            say.areOfAssessment
          )}
        </div>
        <div className="flex h-16 flex-wrap content-start items-center gap-2 @min-[34rem]:h-7 @min-[34rem]:flex-nowrap print:hidden">
          <EvidenceButton
            assessmentId={assessmentId}
            record={{ noun: 'thresholds', recordId: assessmentId }}
            name={say.thresholds}
            isReadOnly={onAdopt === undefined}
            hasWord
          />
          <CommentsButton
            assessmentId={assessmentId}
            record={{ noun: 'thresholds', recordId: assessmentId }}
            name={say.thresholds}
            className="h-7"
          />
          <HistoryButton assessmentId={assessmentId} subject={{ noun: 'assessment' }} name={say.thresholds} hasWord />
          {differs ? (
            <>
              <Button size="sm" onClick={onReset}>
                <RotateCcw aria-hidden="true" />
                {say.reset(isAdopted)}
              </Button>
              {onAdopt ? (
                <Button size="sm" onClick={onAdopt}>
                  {say.adoptThese}
                </Button>
              ) : null}
            </>
          ) : (
            <Button variant="link" size="sm" onClick={onShowAdoption}>
              {say.whoAndWhy(isAdopted)}
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

function ThresholdSelect(props: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <Field label={props.label} className="lg:flex-row lg:items-center lg:gap-2">
      <Select
        className="figures lg:w-24"
        value={String(props.value)}
        options={options}
        onChange={(event) => props.onChange(Number(event.target.value))}
      />
    </Field>
  );
}

function ThresholdHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      title={say.thresholdHelp}
      trigger={
        <IconButton label={say.thresholdHelp} className="max-sm:absolute max-sm:right-2 max-sm:bottom-2 print:hidden">
          <CircleHelp aria-hidden="true" />
        </IconButton>
      }
    >
      <div className="flex flex-col gap-2 text-muted">
        {say.thresholdHelpText.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Popover>
  );
}
