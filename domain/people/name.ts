/** What a person's or a company's name must not contain: it appears in our emails to strangers and on other people's screens. */
export type StrangeInName = 'name-invalid' | 'name-has-address';

/** Joiners that are part of writing: between letters of scripts that join them (Persian, Indic), and within one emoji. */
const joined =
  /(?<=(?!\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\p{L}\p{M}])[\u200c\u200d](?=\p{L})|(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/gu;

/** Control characters, characters that change the direction of writing or are invisible, unpaired surrogates. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|\u034f/gu;

/** Texts that email programs turn into links and that are not company names: with a protocol or path, email addresses, numbers. */
const links = [/:\/\/|\bwww\d?\.|\S@\S|\p{L}\.\p{L}{2,}[/:?#]/iu, /\d{1,3}(?:\.\d{1,3}){3}/];

/** A host name on its own, which a company may have: 'Booking.com B.V.'. */
const hosts = [
  /[\p{L}\p{N}-]{2}\.[\p{Ll}\p{Lo}]{2,}(?![\p{L}\p{N}])/u,
  /[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|app|dev|xyz|shop|top|eu|de|at|ch|fr|it|es|nl|pl|uk|us|cn|ru|io)(?![\p{L}\p{N}])/iu,
];

/** Academic titles that are often written without blanks, and then look like a host: 'Dr.med. Anna Berg'. */
const titles =
  /(?<![\p{L}\p{N}.-])(?:Dipl|Dr|Prof)(?:\.-?(?:agr|c|dent|dr|h|habil|ing|iur|jur|med|nat|oec|phil|pol|publ|rer|sc|techn|theol|vet))+\.(?=[\s,]|$)/giu;

/**
 * What is wrong with the characters of a name; null if nothing is. Initials and abbreviations are fine: 'A.P. Berg', 'Berg GmbH & Co.KG'.
 */
export function strangeInName(name: string): StrangeInName | null {
  if (name.replace(joined, '').search(unseen) >= 0) return 'name-invalid';
  return holdsAddress(name) ? 'name-has-address' : null;
}

/** The same for a company's name: it is stored as registered, and may be a host name: 'Wayfair.de'. */
export function strangeInCompanyName(name: string): StrangeInName | null {
  const strange = strangeInName(name);
  return strange === 'name-has-address' && !holdsOne(links, name) ? null : strange;
}

/** The same for a person's name, which may contain a title. */
export function strangeInPersonName(name: string): StrangeInName | null {
  return strangeInName(name.replace(titles, ' '));
}

/** A name as it may appear in an email: nothing invisible, and nothing that becomes a link. */
export function cleanName(name: string): string {
  const places = new Set([...name.matchAll(joined)].map(({ index }) => index));
  const seen = name.replace(unseen, (sign, index: number) => (places.has(index) ? sign : /\s/.test(sign) ? ' ' : ''));
  const clean = holdsAddress(seen) ? seen.normalize('NFKC').replace(/[.。:/@?#]+(?=\S)/gu, ' ') : seen;
  return clean.replace(/\s+/g, ' ').trim() || '…';
}

const holdsAddress = (name: string) => holdsOne([...links, ...hosts], name);

const holdsOne = (addresses: readonly RegExp[], name: string) => {
  // Full-width and ideographic dots lead to the same host.
  const plain = name.normalize('NFKC').replace(/[。｡]/g, '.');
  return addresses.some((address) => address.test(plain));
};
