/** The elements that drawings are made of. */
export type SvgTag = 'svg' | 'title' | 'g' | 'path' | 'rect' | 'text' | 'tspan';

type Value = string | number | undefined;

/** SVG attributes, spelled like component properties (`strokeWidth`); `undefined` is left out. */
export type SvgAttributes = Partial<
  Record<
    | 'd'
    | 'dx'
    | 'dy'
    | 'fill'
    | 'fillOpacity'
    | 'fontFamily'
    | 'fontSize'
    | 'fontWeight'
    | 'height'
    | 'opacity'
    | 'paintOrder'
    | 'stroke'
    | 'strokeDasharray'
    | 'strokeLinejoin'
    | 'strokeWidth'
    | 'textAnchor'
    | 'transform'
    | 'viewBox'
    | 'width'
    | 'x'
    | 'xmlns'
    | 'y',
    Value
  >
>;

/** The record that an element shows, for pages that make the drawing interactive; files do not contain it. */
export interface SvgPart {
  name: string;
  /** Which one of several: a topic's id, or a side. */
  of?: string;
}

/** A drawing as plain data: a page turns it into components, a file or report into text. */
export interface SvgElement {
  tag: SvgTag;
  attributes: SvgAttributes;
  children: readonly SvgNode[];
  part?: SvgPart;
}

export type SvgNode = SvgElement | string;

/** Creates one element. */
export function svg(tag: SvgTag, attributes: SvgAttributes, ...children: readonly SvgNode[]): SvgElement {
  return { tag, attributes, children };
}

/** The same element, with the record that it shows. */
export function named(element: SvgElement, part: SvgPart): SvgElement {
  return { ...element, part };
}

/** The drawing as text, with all user input escaped. */
export function writeSvg(node: SvgNode): string {
  if (typeof node === 'string') return escaped(node);
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined ? '' : ` ${spell(name)}="${escaped(String(value))}"`,
  );
  return `<${tag}${written.join('')}>${children.map(writeSvg).join('')}</${tag}>`;
}

/** SVG attribute names have hyphens, except for one older name. */
const spell = (name: string) =>
  name === 'viewBox' ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain control characters, not even escaped, nor half of a surrogate pair: they become the replacement character. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}]/gu, (letter) => ('\t\n\r'.includes(letter) ? letter : '\ufffd'))
    .replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter);
}
