/** Texts that a markdown reader may trip over, mainly character references, each with what a person must see. */
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

/** Each text in a separate paragraph. */
export const markdownOfTexts = markdownTexts.map(({ text }) => text).join('\n\n');

/** A title with references as a person typed it; it must be shown unchanged. */
export const titleWithReferences = 'R&amp;D of M&uuml;ller, a &lt; b,&nbsp;Tom &Jerry;';
