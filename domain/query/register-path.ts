import { type Condition, everything } from './query.ts';

/** The register with the rows of which all of this holds. */
export function registerPath(where: readonly Condition[]): string {
  const query = { ...everything('component'), where };
  return `/app/register?filter=${encodeURIComponent(JSON.stringify(query))}`;
}

/** The register at one entry, shown beside the table. */
export function registerEntryPath(id: string): string {
  return `/app/register?component=${id}`;
}
