/**
 * The page's own CSS rules for a font family, with the font data included for the letters in a text, for a document that has access
 * neither to the page's stylesheets nor to the network. A font that cannot be loaded is left out, and the next one in the family list is
 * used.
 */
export async function fontsFor(family: string, text: string): Promise<string> {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  const rules = fontRules().filter(
    ({ rule }) =>
      rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '') === family &&
      letters.some((letter) => covers(rule.style.getPropertyValue('unicode-range'), letter)),
  );
  const texts = await Promise.all(rules.map(({ rule, base }) => withFontInside(rule.cssText, base).catch(() => '')));
  return texts.join('');
}

function fontRules(): { rule: CSSFontFaceRule; base: string }[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map((rule) => ({ rule, base: sheet.href ?? document.baseURI })),
  );
}

/** Whether a `unicode-range` such as 'U+0-FF, U+131' contains a letter; without a range, every letter is contained. */
function covers(ranges: string, letter: number): boolean {
  if (ranges === '') return true;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return letter >= Number.parseInt(from, 16) && letter <= Number.parseInt(to, 16);
  });
}

async function withFontInside(rule: string, base: string): Promise<string> {
  const [found, address = ''] = /url\(["']?([^"')]+)["']?\)/.exec(rule) ?? [];
  if (!found) return '';
  const response = await fetch(new URL(address, base));
  if (!response.ok) return '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  return rule.replace(found, `url("data:font/woff2;base64,${toBase64(bytes)}")`);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
