/**
 * Writes moments as ISO 8601 in a time zone, with the offset from UTC: '2026-11-22T19:25:20+01:00'.
 * @throws for an unknown time zone
 */
export function zonedTime(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const offset = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  return (at) => {
    const name = offset.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return `${format.format(at).replace(' ', 'T')}${name.replace('GMT', '') || '+00:00'}`;
  };
}
