import { BLANK, type FieldWords, type NameOfRow } from '#domain/fields/wording.ts';
import { activityFields } from './fields.ts';

/** The names of an activity's fields in the history, including those that are not in its form. */
export const activityWords = {
  ...activityFields,
  componentIds: { label: 'Linked entries' },
  nothingFound: { label: 'Why nothing was found' },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** The maximum number of names in one line of the history. */
const NAMED = 5;

/**
 * The components on an activity before and after a change: how many, then which were added and removed.
 * @param nameOf returns a component's title; components without one are only counted
 */
export function wordPlacing(before: unknown, after: unknown, nameOf: NameOfRow): [string, string] {
  const [old, now] = [idsIn(before), idsIn(after)];
  const came = namesOf(
    now.filter((id) => !old.includes(id)),
    nameOf,
  );
  const went = namesOf(
    old.filter((id) => !now.includes(id)),
    nameOf,
  );
  const changes = [came && `with ${came}`, went && `without ${went}`].filter(Boolean).join('; ');
  const amount = wordAmount(now.length);
  return [wordAmount(old.length), changes === '' || now.length === 0 ? amount : `${amount}, ${changes}`];
}

/** The components that a change placed on an activity or removed from it, as far as they are named. */
export function placedIn(before: unknown, after: unknown): string[] {
  const [old, now] = [idsIn(before), idsIn(after)];
  const came = now.filter((id) => !old.includes(id)).slice(0, NAMED);
  return [...came, ...old.filter((id) => !now.includes(id)).slice(0, NAMED)];
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const wordAmount = (count: number) => (count === 0 ? BLANK : count === 1 ? '1 entry' : `${count} entries`);

function namesOf(ids: readonly string[], nameOf: NameOfRow): string {
  const names = ids.slice(0, NAMED).flatMap((id) => nameOf(id) ?? []);
  const left = ids.length - names.length;
  return names.length === 0
    ? ''
    : [...names.map((name) => `“${name}”`), ...(left > 0 ? [`${left} more`] : [])].join(', ');
}
