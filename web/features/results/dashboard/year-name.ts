/** The name of a financial year next to another: '2024', or '2024/25' if it does not start in January. Takes its first day. */
export function yearName(start: string): string {
  const year = Number(start.slice(0, 4));
  return start.endsWith('-01-01') ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;
}
