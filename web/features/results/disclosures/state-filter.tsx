import { disclosureStates } from '#domain/results/disclosure-words.ts';
import type { DisclosureLine, DisclosureState } from '#domain/results/disclosures.ts';
import { Segmented, type SegmentedOption } from '#web/ui/inputs/segmented.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { disclosureMessages as say } from './messages.ts';

export type ShownState = DisclosureState | 'all';

const STATES = Object.keys(disclosureStates) as DisclosureState[];

/** The state that an address names; all states if it names none. */
export const readState = (text: string | null): ShownState => STATES.find((state) => state === text) ?? 'all';

interface StateFilterProps {
  lines: readonly DisclosureLine[];
  shown: ShownState;
  onShow: (shown: ShownState) => void;
}

/** The states that requirements have, with their numbers; one of them can be shown alone. */
export function StateFilter({ lines, shown, onShow }: StateFilterProps) {
  const counts = new Map<DisclosureState, number>(
    STATES.map((state) => [state, lines.filter((line) => line.state === state).length]),
  );
  const options = [
    optionOf('all', say.all, lines.length),
    // A state without requirements stays while it is the one that is shown.
    ...[...counts]
      .filter(([state, count]) => count > 0 || state === shown)
      .map(([state, count]) => optionOf(state, disclosureStates[state], count)),
  ];
  // So many states in a row need a wide window.
  return (
    <>
      <Segmented<ShownState>
        label={say.filter}
        value={shown}
        onValueChange={onShow}
        options={options}
        className="max-lg:hidden"
      />
      <Select
        aria-label={say.filter}
        value={shown}
        onChange={(event) => onShow(readState(event.currentTarget.value))}
        options={options.map(({ value, label }) => ({ value, label }))}
        className="flex-1 sm:max-w-72 lg:hidden"
      />
    </>
  );
}

/** The number is quieter than the label, which may itself end in a number. */
function optionOf(value: ShownState, label: string, number: number): SegmentedOption<ShownState> {
  const count = say.count(number);
  return {
    value,
    label: say.option(label, count),
    icon: (
      <span aria-hidden="true">
        {label} <span className="font-normal text-muted">{count}</span>
      </span>
    ),
  };
}
