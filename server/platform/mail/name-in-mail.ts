import { cleanName } from '#domain/people/name.ts';
import { cutAtWord } from '#domain/words/cut-at-word.ts';

/** Longer names would have room for a message of their own. */
const LONGEST = 80;
/** Of what somebody has written, so that the email remains shorter than the page that it links to. */
const LONGEST_QUOTE = 280;

/** A person's or a company's name as our emails show it: strangers choose the names (product P11). */
export function nameInMail(name: string): string {
  return cutAtWord(cleanName(name), LONGEST);
}

/** What a colleague has written, as our emails quote it: without addresses and invisible characters, like names. */
export function quoteInMail(text: string): string {
  return `“${cutAtWord(cleanName(text), LONGEST_QUOTE)}”`;
}
