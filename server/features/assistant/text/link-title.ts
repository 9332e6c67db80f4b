/** Longest label in a link's title. */
const LONGEST_TITLE = 120;

/** A label may be anyone's text: nothing in it may end the link, its table cell or its line. */
export function asLinkTitle(label: string): string {
  const plain = label.replace(/[\\"`<>[\]|\s]+/g, ' ').trim();
  return plain.length <= LONGEST_TITLE ? plain : `${plain.slice(0, LONGEST_TITLE).trim()} …`;
}
