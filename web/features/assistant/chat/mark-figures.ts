/** The parts of a Markdown syntax tree node that tables need. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** The class of table cells in a column of figures. */
export const FIGURE = 'is-figure';

/** '12.5', '-3', '16 of 25', '80 %', '1,200'; the column may also contain dashes or 'not assessed'. */
const figure = /^[-–−+]?\d[\d.,]*(?: ?%| of \d+| ?\/ ?\d+)?(?: \(not counted\))?$/;
const noFigure = /^(?:|[-–—]|n\/a|not assessed)$/i;

/** A rehype plugin that right-aligns columns of figures and their headings. */
export function markFigures() {
  return (tree: TreeNode): void => walk(tree);
}

function walk(node: TreeNode): void {
  if (node.tagName === 'table') markTable(node);
  else for (const child of node.children ?? []) walk(child);
}

function markTable(table: TreeNode): void {
  const rows = elements(table, 'tr').map((row) => (row.children ?? []).filter(isCell));
  const body = rows.filter((cells) => cells.every(({ tagName }) => tagName === 'td'));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  for (let column = 0; column < width; column += 1) {
    const texts = body.flatMap((cells) => cells.slice(column, column + 1).map(textOf));
    if (!texts.some((text) => figure.test(text))) continue;
    if (!texts.every((text) => figure.test(text) || noFigure.test(text))) continue;
    for (const cells of rows) {
      const cell = cells[column];
      if (cell) cell.properties = { ...cell.properties, className: [FIGURE] };
    }
  }
}

const isCell = ({ tagName }: TreeNode) => tagName === 'td' || tagName === 'th';

const elements = (node: TreeNode, tagName: string): TreeNode[] =>
  (node.children ?? []).flatMap((child) => (child.tagName === tagName ? [child] : elements(child, tagName)));

/** The text of a cell, without its sources, which are numbers in links. */
function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  const text = (node.children ?? []).map(textOf).join('');
  return node.tagName === 'a' && /^\d+$/.test(text) ? '' : text.trim();
}
