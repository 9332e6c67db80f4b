import { type Html, html } from './html.ts';

export interface Column {
  head: string;
  isNumber?: true;
}

/** A cell: text, or markup. */
export type Cell = string | Html;

/** A table whose rows are stacked on a phone; the first cell names the row. */
export function table(caption: string, columns: readonly Column[], rows: readonly (readonly Cell[])[]): Html {
  const classOf = ({ isNumber }: Column) => (isNumber ? html` class="number"` : null);
  const heads = columns.map((column) => html`<th scope="col"${classOf(column)}>${column.head}</th>`);
  const lines = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell, at) => {
      const column = columns[at + 1] ?? { head: '' };
      return html`<td data-head="${column.head}"${classOf(column)} dir="auto">${cell}</td>`;
    });
    return html`<tr><th scope="row" dir="auto">${first}</th>${cells}</tr>\n`;
  });
  return html`<table class="stack"><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>\n${lines}</tbody></table>\n`;
}

/** Names with their values; empty ones are left out. */
export function facts(rows: readonly (readonly [string, Cell | null])[]): Html {
  const said = rows.flatMap(([name, is]) =>
    is === null || String(is) === '' ? [] : [html`<dt>${name}</dt><dd dir="auto">${is}</dd>\n`],
  );
  return html`<dl>\n${said}</dl>\n`;
}

/** Texts of the company under the names of their fields; nothing if there are none. */
export const stated = (from: string, text: string): Html =>
  text.trim() === ''
    ? html``
    : html`<div class="stated"><strong>${from}</strong><p dir="auto">${text.trim()}</p></div>\n`;

/** A section of the page, with its entry in the table of contents. */
export interface Section {
  id: string;
  title: string;
  content: Html;
}

/** A link to a file in the package, which a browser saves under the given name. */
export const fileLink = (path: string, says: string, saveAs?: string): Html =>
  html`<a href="${path}"${saveAs === undefined ? null : html` download="${saveAs}"`}>${says}</a>`;

/** '1.4 MB' */
export const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
