const two = (part: number) => String(part).padStart(2, '0');

/** An instant (ISO 8601) for a date-time field, to the second and in the reader's own time zone; '' if there is none. */
export function toLocalTime(iso: string | null): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}

/** The value of a date-time field as an instant (ISO 8601); null if it is not a valid time. */
export function fromLocalTime(local: string): string | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) || date.getFullYear() > 9999 ? null : date.toISOString();
}
