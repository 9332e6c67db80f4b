/** The maximum length of a label in a link's title. */
const LONGEST_TITLE = 120;

/** Escapes a label, which may be anyone's text: it must not end the link, its table cell or its line. */
export function asLinkTitle(label: string): string {
  const plain = label.replace(/[\\"`<>[\]|\s]+/g, ' ').trim();
  return plain.length <= LONGEST_TITLE ? plain : `${plain.slice(0, LONGEST_TITLE).trim()} …`;
}
