import { Plus } from 'lucide-react';
import { type CSSProperties, type DragEvent, useId, useState } from 'react';
import type { ActivityRow } from '#contract/value-chain.ts';
import type { CoveredTier } from '#domain/value-chain/coverage.ts';
import { type ChainPart, partOf } from '#domain/value-chain/tiers.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { ActivityCard, type ChainActs } from './activity-card.tsx';
import { tierAddId } from './focus.ts';
import { chainMessages as say, tierName } from './messages.ts';

interface PictureProps {
  tiers: readonly CoveredTier[];
  rows: readonly ActivityRow[];
  /** The actions on them; null if they are read-only. */
  acts: ChainActs | null;
  onOpen: (id: string) => void;
}

const PARTS: readonly ChainPart[] = ['upstream', 'own', 'downstream'];
/** Up to this number of tiers fit next to each other in a window of usual width; more need a wider one. */
const FEW = 5;
const layouts = {
  few: {
    chain: '@min-[56rem]:flex-row @min-[56rem]:gap-2',
    part: '@min-[56rem]:flex-[var(--tiers)_1_0%]',
    tiers: '@min-[56rem]:grid-cols-[repeat(var(--tiers),minmax(0,1fr))] @min-[56rem]:gap-2',
    cards: '@min-[30rem]:grid-cols-2 @min-[56rem]:grid-cols-1',
    // Cards in neighbouring tiers start at the same height, whether a tier's name takes one line or two.
    name: '@min-[56rem]:min-h-8',
  },
  many: {
    chain: '@min-[68rem]:flex-row @min-[68rem]:gap-2',
    part: '@min-[68rem]:flex-[var(--tiers)_1_0%]',
    tiers: '@min-[68rem]:grid-cols-[repeat(var(--tiers),minmax(0,1fr))] @min-[68rem]:gap-2',
    cards: '@min-[30rem]:grid-cols-2 @min-[50rem]:grid-cols-3 @min-[68rem]:grid-cols-1',
    name: '@min-[68rem]:min-h-8',
  },
} as const;
type Layout = (typeof layouts)[keyof typeof layouts];
const ARROW = 'polygon(0 0, calc(100% - 0.75rem) 0, 100% 50%, calc(100% - 0.75rem) 100%, 0 100%, 0.75rem 50%)';

/** The value chain from left to right: its three parts, their tiers, and their activities. On narrow screens, a list. */
export function Picture({ tiers, rows, acts, onOpen }: PictureProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const dragged = rows.find(({ id }) => id === draggedId);
  const layout: Layout = layouts[tiers.length <= FEW ? 'few' : 'many'];
  return (
    <section aria-label={say.picture} className="@container">
      <div className={cn('flex flex-col gap-6', layout.chain)}>
        {PARTS.map((part) => {
          const own = tiers.filter(({ tier }) => partOf(tier) === part);
          return (
            <Part key={part} part={part} count={own.length} layout={layout}>
              {own.map((tier) => (
                <TierColumn
                  key={tier.tier}
                  covered={tier}
                  isAlone={own.length === 1}
                  layout={layout}
                  dragged={dragged}
                  onDrag={setDraggedId}
                  rows={rows}
                  acts={acts}
                  onOpen={onOpen}
                />
              ))}
            </Part>
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {acts?.chain.told}
      </p>
    </section>
  );
}

interface PartProps {
  part: ChainPart;
  count: number;
  layout: Layout;
  children: React.ReactNode;
}

function Part({ part, count, layout, children }: PartProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      style={{ '--tiers': count } as CSSProperties}
      className={cn('flex min-w-0 flex-col gap-3', layout.part)}
    >
      <h2
        id={titleId}
        style={{ clipPath: ARROW }}
        className={cn(
          'truncate px-4 py-1.5 text-sm font-medium',
          part === 'own' ? 'bg-ink text-ground' : 'bg-sunken text-ink',
        )}
      >
        {say.parts[part]}
      </h2>
      <div className={cn('grid min-w-0 flex-1 gap-5', layout.tiers)}>{children}</div>
    </section>
  );
}

interface TierColumnProps extends Omit<PictureProps, 'tiers'> {
  covered: CoveredTier;
  /** The only tier of its part: for own operations, its name then says no more than the part's name. */
  isAlone: boolean;
  layout: Layout;
  dragged: ActivityRow | undefined;
  onDrag: (id: string | null) => void;
}

function TierColumn({ covered, isAlone, layout, dragged, onDrag, rows, acts, onOpen }: TierColumnProps) {
  const { tier, state, activities } = covered;
  const titleId = useId();
  const [isOver, setIsOver] = useState(false);
  const name = tierName(tier);
  // If there is only one tier, its parent already has this name: two regions with the same name cannot be told apart.
  const isWholePart = isAlone && tier === 'own';
  const Region = isWholePart ? 'div' : 'section';
  const drop = (event: DragEvent, before: string | null) => {
    if (!dragged || !acts) return;
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    onDrag(null);
    acts.chain.move(dragged, { tier, before });
  };
  return (
    <Region
      {...(!isWholePart && { 'aria-labelledby': titleId })}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => drop(event, null)}
      className={cn(
        'flex min-w-0 flex-col gap-2 rounded-md p-1',
        isOver && dragged && 'outline-2 outline-accent outline-dashed',
      )}
    >
      <div className={cn('min-w-0', layout.name)}>
        <h3 id={titleId} className={cn('text-xs font-medium text-muted', isWholePart && 'sr-only')}>
          {name}
        </h3>
        {state === 'seen' ? null : (
          <p className="mt-0.5 text-xs font-medium">{state === 'unnamed' ? say.unnamed : say.unseen}</p>
        )}
      </div>
      {activities.length === 0 ? null : (
        <ul aria-labelledby={titleId} className={cn('grid gap-2', layout.cards)}>
          {activities.map((each) => {
            const row = rows.find(({ id }) => id === each.activity.id);
            return row ? (
              <li
                key={row.id}
                draggable={acts !== null}
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', row.name);
                  onDrag(row.id);
                }}
                onDragEnd={() => onDrag(null)}
                onDrop={(event) => drop(event, row.id)}
                className={cn('min-w-0', dragged?.id === row.id && 'opacity-50')}
              >
                <ActivityCard covered={each} row={row} acts={acts} onOpen={() => onOpen(row.id)} />
              </li>
            ) : null;
          })}
        </ul>
      )}
      {acts ? (
        <Button
          id={tierAddId(tier)}
          size="sm"
          variant="ghost"
          aria-label={say.addTo(name)}
          onClick={() => acts.chain.add(tier)}
          className="self-start text-muted"
        >
          <Plus aria-hidden="true" />
          {say.add}
        </Button>
      ) : null}
    </Region>
  );
}
