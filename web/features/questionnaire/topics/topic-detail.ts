import type { Topic } from '#domain/assessment/assessment.ts';
import { asSentence } from '#domain/fields/wording.ts';

// Catalogue descriptions start with 'ESRS E1 Climate change: ', then repeat the name, then may list sub-topics in brackets.
const STANDARD = /^ESRS [A-Z]\d [^:]+: /;
const BRACKETS = / ?\((.+)\)/;

/** What a topic's description says in addition to its heading and its name; '' if nothing. */
export function topicDetail({ name, description }: Pick<Topic, 'name' | 'description'>): string {
  const text = description.replace(STANDARD, '');
  if (text === name) return '';
  // Names that occur twice have their standard in brackets; the descriptions do not.
  const bare = name.replace(/ \([^)]+\)$/, '');
  // The rest may continue the sentence that the name started.
  const rest = (text.startsWith(bare) ? text.slice(bare.length) : withoutName(text, bare))
    .replace(/^[\s,;]+/, '')
    .trim();
  const bracketed = /^\((.+)\)$/.exec(rest)?.[1] ?? rest;
  return asSentence(bracketed);
}

/** If the text around the brackets is the name, perhaps after a word like 'Communities’', only what is in the brackets. */
function withoutName(text: string, name: string): string {
  const [whole = '', inside = ''] = BRACKETS.exec(text) ?? [];
  const around = text.replace(whole, '').toLowerCase();
  return inside && around.endsWith(name.toLowerCase()) ? inside : text;
}
