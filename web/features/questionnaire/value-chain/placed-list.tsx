import { X } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import { places } from '#domain/chat/places.ts';
import { linksReader, linksWithEnds } from '#domain/links/link.ts';
import { sayFrom, sayTo } from '#domain/links/words.ts';
import { labelOf } from '#domain/reference/option.ts';
import { valueChainConcentrations } from '#domain/reference/options.ts';
import { type CoveredActivity, isAtOdds } from '#domain/value-chain/coverage.ts';
import { shapeOf } from '#web/features/register/components/shape-of.ts';
import { ScoreBars } from '#web/ui/display/score-bars.tsx';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { placingMessages as say } from './messages.ts';
import { usePlacing } from './use-placing.ts';

interface PlacedListProps {
  whole: WholeAssessment;
  row: ActivityRow;
  entries: CoveredActivity['entries'];
  isReadOnly: boolean;
}

/** The entries on an activity with their links: each can be opened or removed from it. */
export function PlacedList({ whole, row, entries, isReadOnly }: PlacedListProps) {
  const { place } = usePlacing(whole);
  const linksAt = useMemo(() => linksReader(linksWithEnds(whole)), [whole]);
  return (
    <ul className="mt-1.5 divide-y border-y text-sm">
      {entries.map(({ component, score: { score } }) => {
        const shape = shapeOf(component);
        const { into, outOf } = linksAt(component.id);
        const links = [...into, ...outOf].map((ends) => ({
          id: ends.link.id,
          said: ends.to.id === component.id ? sayFrom(ends, ends.link) : sayTo(ends),
        }));
        return (
          <li key={component.id} className="flex items-start gap-2 py-2">
            {shape ? <ShapeMarker kind={shape} labelled className="mt-1" /> : <span className="w-3 shrink-0" />}
            <div className="min-w-0 flex-1">
              <Link
                to={places.component(whole, component)}
                dir="auto"
                className="inline-block min-h-6 max-w-full rounded-sm wrap-anywhere hover:text-accent hover:underline"
              >
                {component.title}
              </Link>
              <ScoreBars value={score} max={25} className="flex" />
              {links.map(({ id, said }) => (
                <p key={id} dir="auto" className="text-xs wrap-anywhere text-muted">
                  {said}
                </p>
              ))}
              {isAtOdds(component, row.tier) ? (
                <p className="text-xs text-muted">
                  {say.atOdds(labelOf(valueChainConcentrations, component.valueChainConcentration))}
                </p>
              ) : null}
            </div>
            {isReadOnly ? null : (
              <IconButton
                size="sm"
                label={say.takeOff(component.title, row.name)}
                className="text-muted"
                onClick={() =>
                  void place(
                    [{ activityId: row.id, componentId: component.id, isPlaced: false }],
                    say.takenOff(component.title, row.name),
                  )
                }
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        );
      })}
    </ul>
  );
}
