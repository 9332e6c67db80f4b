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

/** The five states with their numbers of requirements; one of them can be shown alone. */
export function StateFilter({ lines, shown, onShow }: StateFilterProps) {
  const counts = new Map<DisclosureState, number>(
    STATES.map((state) => [state, lines.filter((line) => line.state === state).length]),
  );
  return (
    <Segmented<ShownState>
      label={say.filter}
      className="self-start print:hidden"
      value={shown}
      onValueChange={onShow}
      options={[
        { value: 'all', label: say.option(say.all, lines.length) },
        ...[...counts].map(([value, count]) => ({ value, label: say.option(disclosureStates[value], count) })),
      ]}
    />
  );
}
