/** A financial year as one names it beside another: '2024', or '2024/25' where it begins within a year. Takes the day it begins. */
export function yearName(start: string): string {
  const year = Number(start.slice(0, 4));
  return start.endsWith('-01-01') ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
