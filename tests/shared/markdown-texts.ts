/** Texts that a reader of markdown may stumble over, each with what a person must see: character references above all. */
export const markdownTexts: readonly { text: string; shows: string }[] = [
  { text: 'R&amp;D', shows: 'R&D' },
  { text: 'R&D', shows: 'R&D' },
  { text: 'a &lt; b', shows: 'a < b' },
  { text: 'M&uuml;ller', shows: 'Müller' },
  { text: 'one&nbsp;word', shows: 'one\u00a0word' },
  { text: 'Tom &Jerry;', shows: 'Tom &Jerry;' },
  { text: 'AT&#38;T', shows: 'AT&T' },
  { text: '&notit; &copy &;', shows: '&notit; &copy &;' },
];

/** Each in a paragraph of its own. */
export const markdownOfTexts = markdownTexts.map(({ text }) => text).join('\n\n');

/** A title that holds them as somebody typed them; it must be shown so. */
export const titleWithReferences = 'R&amp;D of M&uuml;ller, a &lt; b,&nbsp;Tom &Jerry;';
