/** Beside the text: the paddings of a cell, in pixels. */
const PADDING = 24;
/** The steps behind a figure, and behind a score, with the gap before them, in pixels (`grid.css`). */
const STEPS = { 'register-steps': 46, 'register-score': 76 };

/** How wide a column must be for what its cells in sight say, in pixels. */
export function fittingWidth(table: Element, columnId: string): number {
  const cells = [...table.querySelectorAll(`[data-column="${CSS.escape(columnId)}"]`)];
  return Math.ceil(Math.max(0, ...cells.map(widthOfContent))) + PADDING;
}

/** From the first to the last of what a cell shows, cut off or not. */
function widthOfContent(cell: Element): number {
  const start = cell.getBoundingClientRect().left + PADDING / 2;
  const shown = [...cell.querySelectorAll('*'), cell].filter((element) => element.closest('.sr-only') === null);
  const steps = Object.entries(STEPS).find(([name]) => cell.classList.contains(name))?.[1] ?? 0;
  return Math.max(0, ...shown.map((element) => endOf(element) - start)) + steps;
}

/** Of a text its own end: its box may be cut or stretched. */
function endOf(element: Element): number {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  if (texts.length === 0) return element.childElementCount === 0 ? element.getBoundingClientRect().right : 0;
  const range = document.createRange();
  return Math.max(
    ...texts.map((text) => {
      range.selectNodeContents(text);
      return range.getBoundingClientRect().right;
    }),
  );
}
