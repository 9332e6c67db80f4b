import { walkXml } from '../sheets/xml.ts';
import { formatOf, type NumberFormat } from './formats.ts';

/** Reads how the cells of each style show numbers; styles are known by their positions. */
export async function readFormats(pieces: AsyncIterable<Uint8Array>): Promise<(style: number) => NumberFormat> {
  const codes = new Map<number, string>();
  const styles: number[] = [];
  let inCells = false;
  await walkXml(pieces, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      if (name === 'cellXfs') inCells = true;
      if (name === 'xf' && inCells) styles.push(Number(attributes.numFmtId ?? 0));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  const made = new Map<number, NumberFormat>();
  return (style) => {
    const id = styles[style] ?? 0;
    const known = made.get(id) ?? formatOf(id, codes.get(id));
    made.set(id, known);
    return known;
  };
}
