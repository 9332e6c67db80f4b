/** A node of the markdown's tree, as far as tables need it. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: TreeNode[];
}

/** The class of a table's cells that stand in a column of figures. */
export const FIGURE = 'is-figure';

/** '12.5', '-3', '16 of 25', '80 %', '1,200'; a dash or 'not assessed' may stand among them. */
const figure = /^[-–−+]?\d[\d.,]*(?: ?%| of \d+| ?\/ ?\d+)?(?: \(not counted\))?$/;
const noFigure = /^(?:|[-–—]|n\/a|not assessed)$/i;

/** A step of the markdown's way to the page (rehype): figures stand at the right of their column, under a head that does too. */
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

/** What a cell says; its sources, numbers in links, say nothing. */
function textOf(node: TreeNode): string {
  if (node.type === 'text') return node.value ?? '';
  const text = (node.children ?? []).map(textOf).join('');
  return node.tagName === 'a' && /^\d+$/.test(text) ? '' : text.trim();
}
