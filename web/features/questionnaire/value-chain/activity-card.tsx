import { ArrowDown, ArrowUp, Ellipsis, ListPlus, MoveHorizontal, Pencil, Trash2 } from 'lucide-react';
import type { ActivityRow } from '#contract/value-chain.ts';
import { isCounted } from '#domain/components/component-score.ts';
import { labelOf } from '#domain/reference/option.ts';
import type { CoveredActivity } from '#domain/value-chain/coverage.ts';
import { activityKinds, tiers } from '#domain/value-chain/fields.ts';
import { shapeOf } from '#web/features/register/components/shape-of.ts';
import { cn } from '#web/lib/cn.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Facts } from '#web/ui/display/facts.tsx';
import { ShapeMarker } from '#web/ui/display/shape-marker.tsx';
import { IconButton } from '#web/ui/inputs/icon-button.tsx';
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx';
import { cardId } from './focus.ts';
import { chainMessages as say, tierName } from './messages.ts';
import type { Chain } from './use-chain.tsx';

/** The number of entries named on a card. */
const NAMED = 3;

/** The actions on activities in the picture. */
export interface ChainActs {
  chain: Chain;
  onPlace: (id: string) => void;
}

interface ActivityCardProps {
  covered: CoveredActivity;
  row: ActivityRow;
  /** Null if it is read-only. */
  acts: ChainActs | null;
  onOpen: () => void;
}

/** An activity in the picture: its name, its entries, the highest scores by name; or that nobody has looked at it. */
export function ActivityCard({ covered, row, acts, onOpen }: ActivityCardProps) {
  const { activity, state, entries, isMaterial } = covered;
  return (
    <div
      className={cn(
        'flex min-w-0 flex-col gap-1.5 rounded-md border bg-surface p-2.5 text-sm',
        state === 'open' && 'border-dashed border-line-strong bg-transparent',
      )}
    >
      <div className="flex items-start gap-1">
        <button
          type="button"
          id={cardId(activity.id)}
          onClick={onOpen}
          dir="auto"
          className="min-h-6 min-w-0 flex-1 rounded-sm text-left font-medium wrap-anywhere hover:text-accent"
        >
          {activity.name}
        </button>
        {acts ? <CardMenu row={row} chain={acts.chain} onPlace={() => acts.onPlace(row.id)} /> : null}
      </div>
      <p className="text-xs wrap-anywhere text-muted">
        <Facts facts={[labelOf(activityKinds, activity.kind), activity.place || null]} />
      </p>
      {state === 'placed' ? (
        <>
          <p className="figures flex flex-wrap items-center gap-1.5 text-xs">
            {say.entries(entries.length)}
            {isMaterial ? <Badge tone="outline">{say.material}</Badge> : null}
          </p>
          <ul className="flex flex-col gap-1 border-t pt-1.5 text-xs">
            {entries.slice(0, NAMED).map((entry) => (
              <EntryLine key={entry.component.id} {...entry} />
            ))}
            {entries.length > NAMED ? <li className="text-muted">{say.more(entries.length - NAMED)}</li> : null}
          </ul>
        </>
      ) : state === 'nothing-found' ? (
        <p className="text-xs wrap-anywhere">
          <span className="font-medium">{say.nothingFound}: </span>
          <span className="line-clamp-3 text-muted">{activity.nothingFound}</span>
        </p>
      ) : (
        <p className="text-xs font-medium">{say.open}</p>
      )}
    </div>
  );
}

function EntryLine({ component, score }: CoveredActivity['entries'][number]) {
  const shape = shapeOf(component);
  return (
    <li className="flex items-baseline gap-1.5">
      {shape ? <ShapeMarker kind={shape} labelled className="mt-1 size-2.5 self-start" /> : null}
      <span dir="auto" title={component.title} className="line-clamp-4 min-w-0 flex-1 wrap-anywhere">
        {component.title}
      </span>
      <span className={cn('figures', isCounted(score) ? 'font-medium' : 'text-muted')}>
        {score.score ?? <span title={say.notScored}>–</span>}
      </span>
    </li>
  );
}

interface CardMenuProps {
  row: ActivityRow;
  chain: Chain;
  onPlace: () => void;
}

function CardMenu({ row, chain, onPlace }: CardMenuProps) {
  const [up, down] = [chain.step(row, -1), chain.step(row, 1)];
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={say.actions(row.name)} className="-mt-0.5 -mr-1 text-muted">
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem icon={<ListPlus aria-hidden="true" />} onPress={onPlace}>
        {say.placeEntries}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onPress={() => chain.edit(row)}>
        {say.edit}
      </MenuItem>
      {up ? (
        <MenuItem icon={<ArrowUp aria-hidden="true" />} onPress={up}>
          {say.moveUp}
        </MenuItem>
      ) : null}
      {down ? (
        <MenuItem icon={<ArrowDown aria-hidden="true" />} onPress={down}>
          {say.moveDown}
        </MenuItem>
      ) : null}
      {tiers
        .filter(({ id }) => id !== row.tier)
        .map(({ id }) => (
          <MenuItem
            key={id}
            icon={<MoveHorizontal aria-hidden="true" />}
            onPress={() => chain.move(row, { tier: id, before: null })}
          >
            {say.moveTo(tierName(id))}
          </MenuItem>
        ))}
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onPress={() => chain.askDelete(row)}>
        {say.delete}
      </MenuItem>
    </Menu>
  );
}
