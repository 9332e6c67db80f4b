/**
 * The least that shows the rows of the register: React, a virtual list, the words of the same columns as plain text; searched, sorted,
 * gone through by keys and scored, with nothing of the product around it and nothing saved.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement as draw, memo, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { columns as offered } from '#web/features/register/rows/columns.ts';
import { sayCell } from '#web/features/register/rows/say-cell.ts';

type Row = ComponentRow;
const { draft }: { draft: WholeAssessment } = await (await fetch('/api/assessments/draft')).json();
const topics = new Map(draft.topics.map((topic) => [topic.id as string, topic]));
const LINE = 36;
/** Those that the register shows at first. */
const columns = offered.filter(({ isExtra }) => !isExtra);

const made = new WeakMap<Row, (string | number)[]>();

/** What a row says in the columns of the register; made when it is drawn first. */
function wordsOf(row: Row): (string | number)[] {
  const known = made.get(row);
  if (known) return known;
  const shown = { id: row.id, component: row, topic: topics.get(row.topicId), isUnsaved: false };
  const words = columns.map((column) => {
    if (column.id === 'title') return row.title;
    return column.id === 'score'
      ? (scoreComponent(row).score ?? '')
      : sayCell(column, shown, (_topic, side) => draft.assessment.thresholds[side]).words;
  });
  made.set(row, words);
  return words;
}

const Line = memo(({ row, top, at }: { row: Row; top: number; at: number | null }) =>
  draw(
    'div',
    { 'data-line': row.id, className: 'line', style: { transform: `translateY(${top}px)` } },
    wordsOf(row).map((words, place) => draw('span', { key: place, className: place === at ? 'at' : '' }, words)),
  ),
);

function List({ all }: { all: readonly Row[] }) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Row>>(new Map());
  const [sought, setSought] = useState('');
  const [direction, setDirection] = useState(0);
  const [place, setPlace] = useState({ line: 0, column: 0 });
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => {
    const fits = (row: Row) => {
      const { code = '', name = '' } = topics.get(row.topicId) ?? {};
      return `${row.title} ${row.description} ${row.justification} ${code} ${name}`.toLowerCase().includes(sought);
    };
    const found = sought === '' ? all : all.filter(fits);
    if (direction === 0) return found;
    return found.toSorted((one, other) => direction * one.title.localeCompare(other.title));
  }, [all, sought, direction]);
  const list = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => LINE,
    overscan: 8,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    event.preventDefault();
    const row = rows[place.line];
    if (event.key === 'ArrowDown') {
      list.scrollToIndex(place.line + 1);
      setPlace({ ...place, line: place.line + 1 });
    } else if (event.key === 'Home') setPlace({ ...place, column: 0 });
    else if (event.key === 'ArrowRight') setPlace({ ...place, column: place.column + 1 });
    else if (event.key === 'ArrowLeft') setPlace({ ...place, column: place.column - 1 });
    else if (row) {
      const edit = columns[place.column]?.edit?.(row);
      if (typeof edit !== 'object' || edit.kind !== 'score') return;
      setChanged(new Map(changed).set(row.id, { ...row, [edit.name]: Number(event.key) }));
    }
  };
  return draw(
    'div',
    null,
    draw('input', {
      type: 'search',
      'aria-label': 'Search',
      onInput: (event: { currentTarget: HTMLInputElement }) => setSought(event.currentTarget.value),
    }),
    draw('button', { type: 'button', onClick: () => setDirection(direction === 1 ? -1 : 1) }, 'Title'),
    draw(
      'div',
      { id: 'list', ref: scroll, tabIndex: 0, onKeyDown },
      draw(
        'div',
        { style: { height: list.getTotalSize() } },
        list.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const at = index === place.line ? place.column : null;
          return draw(Line, { key, row: changed.get(row.id) ?? row, top: start, at });
        }),
      ),
    ),
  );
}

createRoot(document.body).render(draw(List, { all: draft.components }));
