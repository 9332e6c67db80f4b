import { allTopicsNamed, type topicsNamed } from '../find-subjects.ts';

/** Whether a topic belongs to what was asked about; everything does when nothing was. */
export function subjectFilter(
  about: string | undefined,
  topics: Parameters<typeof topicsNamed>[1],
): (id: string) => boolean {
  if (!about?.trim()) return () => true;
  const named = new Set<string>(allTopicsNamed(about, topics).map(({ id }) => id));
  return (id) => named.has(id);
}

/** The names of what some words mean, a few of them. */
export function namesOf(about: string | undefined, topics: Parameters<typeof allTopicsNamed>[1]): string[] {
  if (!about?.trim()) return [];
  return allTopicsNamed(about, topics).map(({ code, name }) => `${code} ${name}`);
}
