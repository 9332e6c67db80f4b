import { Megaphone } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { Switch } from '#web/ui/inputs/switch.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { dashboardMessages as say } from './messages.ts';
import type { Comparison } from './use-comparison.ts';
import type { MatrixView } from './use-matrix-view.ts';
import type { VoiceChoice } from './use-voices.ts';

const filters = [
  { value: 'all', label: say.allCategories },
  ...CATEGORIES.map((category) => ({ value: category, label: category })),
] as const;
const scoreViews = (['gross', 'net', 'both'] as const).map((value) => ({ value, label: say.scoreViews[value] }));

/** The controls that choose which points are shown. */
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

/** Loaded when the list is first opened. */
const VoiceList = lazy(() => import('./voice-list.tsx'));

/** Highlights the topics that one stakeholder has named. */
function VoicesButton({ choice, onMatrix }: { choice: VoiceChoice; onMatrix: ReadonlySet<string> }) {
  return (
    <Popover
      open={choice.isOpen}
      onOpenChange={choice.setIsOpen}
      title={say.voices}
      trigger={
        <Button size="sm">
          <Megaphone aria-hidden="true" />
          {say.voicesButton}
        </Button>
      }
    >
      <Suspense fallback={<Spinner label={say.voicesLoading} />}>
        <VoiceList choice={choice} onMatrix={onMatrix} />
      </Suspense>
    </Popover>
  );
}
