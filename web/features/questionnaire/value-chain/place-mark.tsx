import { Waypoints } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { labelOf } from '#domain/reference/option.ts';
import { valueChainConcentrations } from '#domain/reference/options.ts';
import { isAtOdds } from '#domain/value-chain/coverage.ts';
import { compareActivities } from '#domain/value-chain/tiers.ts';
import { Spinner } from '#web/ui/display/spinner.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { placingMessages as say } from './messages.ts';

// Loaded when first opened.
const PlaceForm = lazy(async () => ({ default: (await import('./place-form.tsx')).PlaceForm }));

interface PlaceMarkProps {
  whole: Pick<WholeAssessment, 'assessment' | 'activities'>;
  component: Component;
  /** Called with what was saved. */
  onAct: (act: string, words: string) => void;
}

/**
 * The activities of an entry, as one muted line that opens the form; below it, a note if the entry's own field says something different.
 */
export function PlaceMark({ whole, component, onAct }: PlaceMarkProps) {
  const [isOpen, setOpen] = useState(false);
  const own = whole.activities
    .filter(({ componentIds }) => componentIds.includes(component.id))
    .toSorted(compareActivities);
  const words = own.length === 0 ? say.ofEntryNone : own.map(({ name }) => name).join(', ');
  const odd = own.some(({ tier }) => isAtOdds(component, tier));
  return (
    <div className="-ml-2 max-w-full">
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={say.ofEntry}
        trigger={
          <Button
            size="sm"
            variant="ghost"
            aria-label={say.markLabel(words)}
            className="h-auto max-w-full min-w-0 py-1 text-left text-xs font-normal whitespace-normal text-muted print:hidden"
          >
            <Waypoints aria-hidden="true" />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {words}
            </span>
          </Button>
        }
      >
        <Suspense fallback={<Spinner label={say.loading} />}>
          <div className="mt-2">
            <PlaceForm whole={whole} component={component} onAct={onAct} onDone={() => setOpen(false)} />
          </div>
        </Suspense>
      </Popover>
      {odd ? (
        <p className="px-2 text-xs text-muted">
          {say.atOdds(labelOf(valueChainConcentrations, component.valueChainConcentration))}
        </p>
      ) : null}
    </div>
  );
}
