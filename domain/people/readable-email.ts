import { normalizeEmail, PREFIX } from './email.ts';
import { decodePunycode } from './punycode.ts';

/**
 * A stored address as people write it: `anna@müller.example`. A host that could be mistaken for another stays as stored: one that mixes
 * scripts, and one in a script with letters like Latin ones (Cyrillic, Greek …) before a Latin top-level domain.
 */
export function readableEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const labels = address.slice(at).split('.');
  const readable = labels.map((label) =>
    label.startsWith(PREFIX) ? (decodePunycode(label.slice(PREFIX.length)) ?? label) : label,
  );
  const ending = readable.at(-1) ?? '';
  const isSafe = readable.every((label, index) => label === labels[index] || isPlainLabel(label, ending));
  return isSafe && normalizeEmail(`a@${readable.join('.')}`) === `a@${labels.join('.')}`
    ? address.slice(0, at) + readable.join('.')
    : address;
}

/** Letters of European languages; other Latin letters look like these with a small mark. */
const latin = /^[a-z0-9\u00df-\u00f6\u00f8-\u0130\u0132-\u017f-]+$/u;
/** Scripts whose letters cannot imitate a Latin word. */
const unlike = [
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー0-9-]+$/u,
  ...['Hangul', 'Arabic', 'Hebrew', 'Thai', 'Devanagari'].map(
    (script) => new RegExp(`^[\\p{Script=${script}}0-9-]+$`, 'u'),
  ),
];
/** Scripts with letters like Latin ones. */
const alike = ['Cyrillic', 'Greek', 'Armenian', 'Georgian'].map(
  (script) => new RegExp(`^[\\p{Script=${script}}0-9-]+$`, 'u'),
);

function isPlainLabel(label: string, ending: string): boolean {
  return (
    [latin, ...unlike].some((script) => script.test(label)) ||
    alike.some((script) => script.test(label) && script.test(ending))
  );
}
