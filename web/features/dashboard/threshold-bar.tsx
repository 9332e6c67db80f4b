import { CircleHelp, RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Thresholds } from '#domain/assessment.ts';
import { THRESHOLD_CHOICES } from '#domain/threshold.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { Select } from '#web/ui/select.tsx';
import { dashboardMessages as say } from './messages.ts';

const options = THRESHOLD_CHOICES.map((choice) => ({ value: String(choice), label: String(choice) }));

interface ThresholdBarProps {
  thresholds: Thresholds;
  adopted: Thresholds;
  differs: boolean;
  onChoose: (thresholds: Thresholds) => void;
  onReset: () => void;
  /** Beside Reset while the view differs: adopting with a reason. */
  adopt: ReactNode;
}

/** The viewer's two thresholds and how they stand to the adopted ones. */
export function ThresholdBar({ thresholds, adopted, differs, onChoose, onReset, adopt }: ThresholdBarProps) {
  return (
    <Card
      aria-label={say.thresholds}
      className="flex flex-wrap items-center gap-x-6 gap-y-3 px-4 py-3 sm:min-h-15 sm:px-5"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {(['impact', 'financial'] as const).map((side) => (
          <ThresholdSelect
            key={side}
            label={side === 'impact' ? say.impactThreshold : say.financialThreshold}
            value={thresholds[side]}
            onChange={(value) => onChoose({ ...thresholds, [side]: value })}
          />
        ))}
        <ThresholdHelp />
      </div>
      <div role="status" className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {differs ? (
          <>
            <Badge tone="warning">{say.differs}</Badge>
            <span className="min-w-0">{say.differsText(adopted)}</span>
          </>
        ) : (
          say.areAdopted
        )}
      </div>
      {differs ? (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button size="sm" onClick={onReset}>
            <RotateCcw aria-hidden="true" />
            {say.reset}
          </Button>
          {adopt}
        </div>
      ) : null}
    </Card>
  );
}

function ThresholdSelect(props: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <Field label={props.label} className="flex-row items-center gap-2">
      <Select
        className="figures w-20"
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
        <IconButton label={say.thresholdHelp} size="sm" className="print:hidden">
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
