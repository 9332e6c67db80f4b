import { disclosureStates } from '#domain/results/disclosure-words.ts';
import type { DisclosureLine, DisclosureState } from '#domain/results/disclosures.ts';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
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
  return (
    <Segmented<ShownState>
      label={say.filter}
      value={shown}
      onValueChange={onShow}
      options={[
        optionOf('all', say.all, lines.length),
        // A state without requirements stays while it is the one that is shown.
        ...[...counts]
          .filter(([state, count]) => count > 0 || state === shown)
          .map(([state, count]) => optionOf(state, disclosureStates[state], count)),
      ]}
    />
  );
}

/** The number is quieter than the label, which may itself end in a number. */
function optionOf(value: ShownState, label: string, number: number) {
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
