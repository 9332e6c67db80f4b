import { Ellipsis } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Thresholds } from '#domain/assessment/assessment.ts';
import { THRESHOLD_CHOICES } from '#domain/results/threshold.ts';
import { formatNumber } from '#web/lib/format-number.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { OptionsMenuProps } from './options-menu.tsx';

/** Loaded when it is first opened. */
const OptionsMenu = lazy(() => import('./options-menu.tsx'));

const choices = THRESHOLD_CHOICES.map((choice) => ({ value: String(choice), label: formatNumber(choice) }));
/** In the address, it opens the menu: the palette leads there. */
const OPTIONS = 'options';

interface ToolbarProps extends Omit<OptionsMenuProps, 'onClose'> {
  exportButton: ReactNode;
  thresholds: Thresholds;
  onThresholds: (thresholds: Thresholds) => void;
  /** The button that opens the menu: what the menu opened gives the focus back to it. */
  menuButton: RefObject<HTMLButtonElement | null>;
}

/** The four controls of the dashboard: both thresholds, the export, and a menu with everything else. */
export function Toolbar({ exportButton, thresholds, onThresholds, menuButton, ...menu }: ToolbarProps) {
  const { isOpen, setIsOpen } = useOptionsOpen();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a form
    <div
      role="group"
      aria-label={say.toolbar}
      className="grid shrink-0 grid-cols-2 items-end gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto_auto] lg:grid-cols-[9rem_9rem_auto_auto] split:grid-cols-[repeat(4,auto)] split:gap-x-3 print:hidden"
    >
      {(['impact', 'financial'] as const).map((side) => (
        <Field
          key={side}
          label={side === 'impact' ? say.impactThreshold : say.financialThreshold}
          className="min-w-0 split:flex-row split:items-center split:gap-2 split:*:whitespace-nowrap"
        >
          <Select
            className="figures split:w-24"
            value={String(thresholds[side])}
            options={choices}
            onChange={(event) => onThresholds({ ...thresholds, [side]: Number(event.target.value) })}
          />
        </Field>
      ))}
      {exportButton}
      <Popover
        open={isOpen}
        onOpenChange={setIsOpen}
        align="end"
        title={<span className="sr-only">{say.moreOptions}</span>}
        className="max-h-(--available-height) w-96 overflow-y-auto p-0"
        trigger={
          <Button ref={menuButton}>
            <Ellipsis aria-hidden="true" />
            {say.more}
          </Button>
        }
      >
        <Suspense fallback={<Spinner label={say.moreLoading} className="p-4" />}>
          <OptionsMenu {...menu} onClose={() => setIsOpen(false)} />
        </Suspense>
      </Popover>
    </div>
  );
}

/** Whether the menu is open; the address can ask for it. */
function useOptionsOpen() {
  const [params, setParams] = useSearchParams();
  const [isPressed, setIsPressed] = useState(false);
  const isAsked = params.has(OPTIONS);
  function setIsOpen(next: boolean) {
    setIsPressed(next);
    if (!isAsked) return;
    setParams(
      (present) => {
        present.delete(OPTIONS);
        return present;
      },
      { preventScrollReset: true, replace: true },
    );
  }
  return { isOpen: isPressed || isAsked, setIsOpen };
}
