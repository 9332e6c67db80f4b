/** Characters that file systems misinterpret or do not show. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu;

/**
 * The name of a file that leaves the product: 'Activity Nordlicht - Materiality 2026 (draft) - 2026-11-22.csv'.
 *
 * @param what its contents; `state` says how final it is, `day` is an ISO date, `ending` has no dot
 */
export function fileName({
  what,
  company,
  assessment,
  state,
  day,
  ending,
}: {
  what: string;
  company: string;
  assessment: string;
  state: string;
  day: string;
  ending: string;
}): string {
  const plain = (name: string) => name.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim().slice(0, 60).trim();
  return `${what} ${plain(company)} - ${plain(assessment)} (${plain(state).toLowerCase()}) - ${day}.${ending}`;
}
