import { type Condition, everything } from './query.ts';

/** The address of the register with the rows that meet all conditions. */
export function registerPath(where: readonly Condition[]): string {
  const query = { ...everything('component'), where };
  return `/app/register?filter=${encodeURIComponent(JSON.stringify(query))}`;
}

/** The address of the register at one entry, shown next to the table. */
export function registerEntryPath(id: string): string {
  return `/app/register?component=${id}`;
}
