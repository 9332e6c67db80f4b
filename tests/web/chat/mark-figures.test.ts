import { expect, it } from 'vitest';
import { FIGURE, markFigures, type TreeNode } from '#web/features/assistant/chat/mark-figures.ts';

const text = (value: string): TreeNode => ({ type: 'text', value });
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({ type: 'element', tagName, children });
const source = (number: number) => element('a', text(String(number)));
const row = (tag: 'th' | 'td', cells: (string | TreeNode[])[]) =>
  element('tr', ...cells.map((cell) => element(tag, ...(typeof cell === 'string' ? [text(cell)] : cell))));

/** Which columns of a table are right-aligned, for the header and each row. */
function columnsOf(head: string[], rows: (string | TreeNode[])[][]): boolean[][] {
  const lines = [row('th', head), ...rows.map((cells) => row('td', cells))];
  const [first, ...rest] = lines as [TreeNode, ...TreeNode[]];
  markFigures()({ type: 'root', children: [element('table', element('thead', first), element('tbody', ...rest))] });
  return lines.map(({ children = [] }) => children.map(({ properties }) => properties?.className !== undefined));
}

it('right-aligns columns of figures with their headers, and leaves words where they are', () => {
  const right = [false, true, true, false];
  expect(
    columnsOf(
      ['Topic', 'Impact', 'Financial', 'Class'],
      [
        ['E1.1', '16', 'not assessed', 'High'],
        ['E3.1', '9 of 25', '12.5', 'Low'],
      ],
    ),
  ).toEqual([right, right, right]);
});

it('does not take a source number for a figure, and takes a column with one word among figures for words', () => {
  expect(
    columnsOf(
      ['Score', 'Year'],
      [
        [[text('20'), source(3)], '2026'],
        [[text('20 or so'), source(4)], '2025'],
      ],
    ),
  ).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
  expect(columnsOf(['Source'], [[[source(3)]]])).toEqual([[false], [false]]);
  expect(FIGURE).toBe('is-figure');
});
