/**
 * The least that shows the rows of the register: React, a virtual list, fourteen cells of plain text; searched, sorted and scored, with
 * nothing of the product around it and nothing saved.
 */
import { useVirtualizer } from '@tanstack/react-virtual';
import { createElement as draw, memo, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Row = Record<string, string | number | null>;
const LINE = 36;
const fields = [
  ...['title', 'code', 'kind', 'actualPotentialImpact', 'impactScale', 'impactScope', 'impactIrremediability'],
  ...['impactSeverity', 'impactLikelihood', 'score', 'timeHorizon', 'valueChainConcentration'],
  ...['financialRiskOpportunity', 'financialLikelihood'],
];

const Line = memo(({ row, top, at }: { row: Row; top: number; at: number | null }) =>
  draw(
    'div',
    { 'data-line': row.id, className: 'line', style: { transform: `translateY(${top}px)` } },
    fields.map((field, place) => draw('span', { key: field, className: place === at ? 'at' : '' }, row[field])),
  ),
);

function List({ all }: { all: readonly Row[] }) {
  const [changed, setChanged] = useState<ReadonlyMap<string, Row>>(new Map());
  const [sought, setSought] = useState('');
  const [direction, setDirection] = useState(0);
  const [place, setPlace] = useState({ line: -1, column: 0 });
  const scroll = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => {
    const fits = (row: Row) => `${row.title} ${row.description} ${row.justification}`.toLowerCase().includes(sought);
    const found = sought === '' ? all : all.filter(fits);
    if (direction === 0) return found;
    return found.toSorted((one, other) => direction * String(one.title).localeCompare(String(other.title)));
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
    if (event.key === 'ArrowDown') setPlace({ ...place, line: place.line + 1 });
    else if (event.key === 'Home') setPlace({ ...place, column: 0 });
    else if (event.key === 'ArrowRight') setPlace({ ...place, column: place.column + 1 });
    else if (row) {
      const field = fields[place.column] ?? '';
      setChanged(new Map(changed).set(String(row.id), { ...row, [field]: Number(event.key) }));
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
          const row = rows[index] ?? {};
          const at = index === place.line ? place.column : null;
          return draw(Line, { key, row: changed.get(String(row.id)) ?? row, top: start, at });
        }),
      ),
    ),
  );
}

const { draft } = await (await fetch('/api/assessments/draft')).json();
const codes = new Map<string, string>(draft.topics.map(({ id, code }: Row) => [String(id), String(code)]));
const all: Row[] = draft.components.map((row: Row) => ({ ...row, code: codes.get(String(row.topicId)) ?? '' }));
createRoot(document.body).render(draw(List, { all }));
