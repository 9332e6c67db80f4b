import { basisMessages as say } from './messages.ts';

interface OtherScoreProps {
  /** The score that counts. */
  score: number | null;
  /** The score on the other basis; null or undefined if there is none, or it is the same. */
  beside: number | null | undefined;
}

/** The score before measures next to one after them, or the reverse: the lower of the two is the one after. */
export function OtherScore({ score, beside }: OtherScoreProps) {
  if (score === null || beside === null || beside === undefined || beside === score) return null;
  return (
    <span className="figures block text-xs text-muted">{beside > score ? say.before(beside) : say.after(beside)}</span>
  );
}
