import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { Comparison } from './use-comparison.ts';
import type { MatrixView } from './use-matrix-view.ts';
import { VoicesButton } from './voices-button.tsx';

const filters = [
  { value: 'all', label: say.allCategories },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;
const scoreViews = (['gross', 'net', 'both'] as const).map((value) => ({ value, label: say.scoreViews[value] }));

/** What chooses the points that are shown. */
export function MatrixControls({ of, comparison }: { of: MatrixView; comparison: Comparison | null }) {
  const { chosen, setChosen, scores, setWanted, choice, onMatrix } = of;
  return (
    <>
      <Segmented
        label={say.category}
        options={filters}
        value={chosen}
        onValueChange={setChosen}
        className="min-w-0 flex-wrap"
      />
      {comparison ? (
        <Switch
          label={say.compareWith(comparison.year)}
          checked={comparison.isOn}
          onChange={(event) => comparison.turn(event.target.checked)}
          className="items-center gap-2 px-1 [&_label]:text-xs"
        />
      ) : null}
      {scores ? (
        <Segmented
          label={say.scoresShown}
          options={scoreViews}
          value={scores}
          onValueChange={setWanted}
          className="min-w-0 flex-wrap"
        />
      ) : null}
      <VoicesButton choice={choice} onMatrix={onMatrix} />
    </>
  );
}
