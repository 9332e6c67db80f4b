/** What can have a score out of 25. */
interface Scored {
  id: string;
  title: string;
  score: number | null;
}

/** Highest score first, what has none last; equal scores by title, then id, so that the order never wavers. */
export function compareByScore(first: Scored, second: Scored): number {
  return (
    (second.score ?? 0) - (first.score ?? 0) ||
    compareText(first.title, second.title) ||
    compareText(first.id, second.id)
  );
}

function compareText(first: string, second: string): number {
  return first < second ? -1 : first > second ? 1 : 0;
}
