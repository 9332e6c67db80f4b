declare const safe: unique symbol;
/** Text of a page that contains only markup that was put there deliberately. */
export type Html = string & { readonly [safe]: true };

type Part = string | number | Html | readonly Html[] | null;

/** Texts that `html` has made; any other text is escaped. */
class Markup extends String {}

/** A piece of a page: inserted values are escaped as text, unless `html` itself has made them; lists are joined, and null is left out. */
export function html(pieces: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const text = pieces.map((piece, at) => piece + fill(parts[at] ?? null)).join('');
  return new Markup(text) as unknown as Html;
}

function fill(part: Part): string {
  if (part === null) return '';
  if (Array.isArray(part)) return part.map(fill).join('');
  return (part as unknown) instanceof Markup ? String(part) : escapeText(String(part));
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
