import { useEffect } from 'react';

/** The header and footer of each printed page; the page number is on the right of the footer. */
export interface PaperFrame {
  topLeft: string;
  topRight: string;
  bottomLeft: string;
  /** `Page 1 of 8`: the words around both numbers. */
  page: { before: string; between: string };
}

/**
 * Adds a header and footer to the printed pages of a screen, with everything that a single sheet must say. Page margin boxes cannot
 * contain elements, so the texts are written into a stylesheet by script; browsers that do not support margin boxes print the pages
 * without them.
 */
export function usePaperFrame(frame: PaperFrame): void {
  const rules = paperRules(frame);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [rules]);
}

export function paperRules({ topLeft, topRight, bottomLeft, page }: PaperFrame): string {
  const look = 'font: 8pt Inter, sans-serif; color: #55625d; white-space: nowrap;';
  const box = (place: string, content: string) => `@${place} { content: ${content}; ${look} }`;
  const number = `${quote(page.before)} counter(page) ${quote(page.between)} counter(pages)`;
  return `@page { margin: 18mm 12mm 16mm; ${[
    box('top-left', quote(topLeft)),
    box('top-right', quote(topRight)),
    box('bottom-left', quote(bottomLeft)),
    box('bottom-right', number),
  ].join(' ')} }`;
}

/**
 * A text as a CSS string: every character except letters, digits and spaces is escaped by its number, so that none can end the string.
 */
const quote = (text: string) =>
  `"${text.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;
