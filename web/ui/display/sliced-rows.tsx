import {
  Fragment,
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNear } from '#web/lib/use-near.ts';

/** The number of rows that are added and removed together: as many as a phone can render within a frame. */
const SLICE = 5;

/** The place of a row in its list; pass `ref` and `height` on to its element. */
export interface RowPlace {
  /** False while it is far out of view: then only its name is rendered, for the page search and for screen readers. */
  isDrawn: boolean;
  /** Its height in pixels when it was last rendered; undefined if its content determines it or it was never rendered. */
  height: number | undefined;
  ref: RefCallback<HTMLElement> | undefined;
}

interface SlicedRowsProps<Row> {
  rows: readonly Row[];
  /** Renders all rows, because there are few or the page is being printed. */
  isWhole: boolean;
  /** Whether a row is being edited: it stays rendered, and its element stays the same wherever the others move. Stable. */
  isOpen: (row: Row) => boolean;
  /** Ids of rows that will get the focus: they stay rendered. */
  wantedIds: readonly (string | null)[];
  /** One element, without a key. Stable as long as the rows should look the same. */
  renderRow: (row: Row, place: RowPlace) => ReactNode;
}

interface Slice<Row> {
  key: string;
  rows: Row[];
  isOpen: boolean;
  /** It begins directly below an open row. */
  isBelowOpen: boolean;
}

/** The rows of a list that may be long: only those near the view are rendered in full. */
export function SlicedRows<Row extends { id: string }>(props: SlicedRowsProps<Row>): ReactNode {
  const { rows, isWhole, isOpen, wantedIds, renderRow } = props;
  const slices = useMemo(() => cutSlices(rows, isOpen), [rows, isOpen]);
  const openId = slices.find((slice) => slice.isOpen)?.rows[0]?.id;
  // The focus returns to the row that was edited last.
  const [lastOpenId, setLastOpenId] = useState(openId);
  if (openId !== undefined && openId !== lastOpenId) setLastOpenId(openId);
  return slices.map((slice) => (
    <RowSlice
      key={slice.key}
      rows={slice.rows}
      isKept={isWhole || slice.isOpen || slice.rows.some(({ id }) => id === lastOpenId || wantedIds.includes(id))}
      isDrawnAtFirst={slice.isBelowOpen}
      renderRow={renderRow}
    />
  ));
}

/** An open row is a separate slice with its own key, so that its form survives changes to the rows above. */
export function cutSlices<Row extends { id: string }>(
  rows: readonly Row[],
  isOpen: (row: Row) => boolean,
): Slice<Row>[] {
  const slices: Slice<Row>[] = [];
  for (let start = 0; start < rows.length; start += SLICE) {
    let last: Slice<Row> | undefined;
    for (const row of rows.slice(start, start + SLICE)) {
      if (last && !last.isOpen && !isOpen(row)) last.rows.push(row);
      else {
        const key = isOpen(row) ? `open ${row.id}` : `${start}${last ? ` below ${last.rows[0]?.id}` : ''}`;
        last = { key, rows: [row], isOpen: isOpen(row), isBelowOpen: last?.isOpen ?? false };
        slices.push(last);
      }
    }
  }
  return slices;
}

interface RowSliceProps<Row> extends Pick<SlicedRowsProps<Row>, 'renderRow'> {
  rows: readonly Row[];
  isKept: boolean;
  /** Rendered until it is known to be far away. */
  isDrawnAtFirst: boolean;
}

const RowSlice = memo(
  PlainRowSlice,
  (before, now) =>
    before.isKept === now.isKept &&
    before.renderRow === now.renderRow &&
    before.rows.length === now.rows.length &&
    before.rows.every((row, index) => row === now.rows[index]),
) as typeof PlainRowSlice;

function PlainRowSlice<Row extends { id: string }>(props: RowSliceProps<Row>): ReactNode {
  const { rows, isKept, isDrawnAtFirst, renderRow } = props;
  const first = useRef<HTMLElement>(null);
  const heights = useRef(new Map<string, number>());
  const isShown = useRef(false);
  const [isNear, watch] = useNear(isKept || isDrawnAtFirst, () => {
    const elements = siblingsFrom(first.current, rows.length);
    if (elements.some((element) => element.contains(document.activeElement))) return false;
    // A row that has not been rendered has no height of its own.
    if (!isShown.current) return true;
    for (const [index, element] of elements.entries()) {
      const id = rows[index]?.id;
      if (id) heights.current.set(id, element.getBoundingClientRect().height);
    }
    return true;
  });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      first.current = element;
      return watch(element);
    },
    [watch],
  );
  const isDrawn = isKept || isNear;
  useEffect(() => {
    isShown.current = isDrawn;
  }, [isDrawn]);
  return rows.map((row, index) => (
    <Fragment key={row.id}>
      {renderRow(row, {
        isDrawn,
        height: isDrawn ? undefined : heights.current.get(row.id),
        ref: index === 0 ? ref : undefined,
      })}
    </Fragment>
  ));
}

function siblingsFrom(first: Element | null, count: number): Element[] {
  const found: Element[] = [];
  for (let at = first; at && found.length < count; at = at.nextElementSibling) found.push(at);
  return found;
}
