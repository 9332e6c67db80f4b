import { useVirtualizer } from '@tanstack/react-virtual';
import { ChevronRight } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { type EntryBars, scoreBy } from '#domain/results/entry-thresholds.ts';
import { cn } from '#web/lib/cn.ts';
import './grid.css';
import { Facts } from '#web/ui/display/facts.tsx';
import { scoreMessages } from '#web/ui/messages.ts';
import { titleContent } from '../cells/cell-content.tsx';
import { registerMessages as say } from '../rows/messages.ts';
import type { Line, RegisterRow } from '../rows/register-row.ts';
import { CARDS_ID } from '../rows/table-id.ts';
import type { PresentRows } from '../rows/use-rows.ts';
import { cardFacts } from './card-facts.ts';

interface CardsProps {
  lines: readonly Line[];
  present: PresentRows;
  bars: EntryBars;
  /** Rows where someone is, or with an open comment. */
  noted: ReadonlySet<string>;
  onOpen: (rowId: string) => void;
  onToggle: (lineKey: string) => void;
  /** While rows are being selected, a click on a row selects it; null while a click opens it. */
  chosen: ReadonlySet<string> | null;
  onChoose: (rowId: string) => void;
}

/** The rows on screens too narrow for a table: one below the other, each opens its entry. */
export function Cards({ lines, present, bars, noted, onOpen, onToggle, chosen, onChoose }: CardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const scroller = useVirtualizer({
    count: lines.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => (lines[index]?.head ? 44 : 132),
    overscan: 6,
    getItemKey: (index) => lines[index]?.key ?? index,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the focus
    <section ref={list} id={CARDS_ID} tabIndex={0} aria-label={say.table} className="min-h-0 flex-1 overflow-y-auto">
      <ul className="relative" style={{ height: scroller.getTotalSize() }}>
        {scroller.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index];
          if (!line) return null;
          return (
            <li
              key={key}
              ref={scroller.measureElement}
              data-index={index}
              aria-setsize={lines.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 pb-2"
              style={{ transform: `translateY(${start}px)` }}
            >
              {line.head ? (
                <button
                  type="button"
                  aria-expanded={line.head.isOpen}
                  onClick={() => onToggle(line.key)}
                  className="flex min-h-11 w-full items-center gap-2 text-left text-sm font-medium"
                >
                  <ChevronRight
                    aria-hidden="true"
                    className={cn('size-4 shrink-0 text-muted', line.head.isOpen && 'rotate-90')}
                  />
                  <span className="min-w-0">{line.head.label}</span>
                  <span className="figures shrink-0 font-normal text-muted">{say.inGroup(line.head.count)}</span>
                </button>
              ) : (
                <Card
                  row={line.row}
                  present={present}
                  bars={bars}
                  isMarked={noted.has(line.key)}
                  isChosen={chosen ? chosen.has(line.key) : undefined}
                  onPress={() => (chosen ? onChoose(line.key) : onOpen(line.key))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface CardProps extends CardFactsProps {
  present: PresentRows;
  isMarked: boolean;
  /** Undefined while a click opens rows. */
  isChosen: boolean | undefined;
  onPress: () => void;
}

function Card({ row: saved, present, bars, isMarked, isChosen, onPress }: CardProps) {
  const row = useSyncExternalStore(present.subscribe, () => present.of(saved));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onPress}
      className={cn(
        'w-full rounded-md border px-3.5 py-3 text-left',
        isChosen ? 'border-accent bg-accent-soft' : 'bg-surface',
      )}
    >
      <span className="flex items-center gap-2 text-sm">
        {titleContent(row, isMarked)}
        {row.isUnsaved ? (
          <span
            role="img"
            aria-label={say.unsaved}
            title={say.unsaved}
            className="-mr-2.25 -ml-1.25 size-1.5 shrink-0 rounded-full bg-warning"
          />
        ) : null}
      </span>
      <span className="mt-1 block text-xs text-muted">
        <span className="figures">{row.topic?.code}</span> {row.topic?.name}
      </span>
      <CardFacts row={row} bars={bars} />
    </button>
  );
}

interface CardFactsProps {
  row: RegisterRow;
  bars: EntryBars;
}

/** The score and its effect, what the row is, the state of the work on it, and its place in the value chain. */
function CardFacts({ row, bars }: CardFactsProps) {
  const { material, measures, judged, work } = cardFacts(row, bars);
  const { activities = [] } = row;
  return (
    <span className="mt-2 flex flex-col gap-1 text-xs">
      <span className="flex items-center gap-2">
        <Score row={row} bars={bars} />
        <span className={cn(material.look, material.isMuted && 'text-muted')}>{material.words}</span>
        {measures ? <span className="ml-auto text-muted">{measures}</span> : null}
      </span>
      <span className="text-muted">
        <Facts facts={judged} />
      </span>
      <Facts facts={work.map(({ text, look }) => ({ text, drawn: <span className={look}>{text}</span> }))} />
      {activities.length > 0 ? <span className="truncate text-muted">{activities.join(', ')}</span> : null}
    </span>
  );
}

/** A score out of 25, with five steps that are filled proportionally. */
function Score({ row: { component }, bars }: CardFactsProps) {
  const { score, counted } = scoreBy(bars, component);
  if (score === null) return <span className="truncate text-muted">{say.notScored}</span>;
  return (
    <>
      <span
        // A figure never wraps, whatever letter spacing the person has set.
        className={cn('figures min-w-4.5 shrink-0 text-right font-medium whitespace-nowrap', !counted && 'text-muted')}
      >
        {score}
      </span>
      <span role="img" aria-label={scoreMessages.ofScale(score, 25)} className="register-bar" data-fill={score} />
    </>
  );
}
