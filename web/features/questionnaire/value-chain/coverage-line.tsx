import { Link } from 'react-router';
import type { Coverage } from '#domain/value-chain/coverage.ts';
import { chainMessages, tierName } from './messages.ts';
import { registerPath } from './register-path.ts';

const say = chainMessages.coverage;

/** How much of a value chain has been looked at, in words: the activities, then the tiers. */
export function sayCoverage({ tiers, open, unseen }: Coverage): { headline: string; text: string } {
  const all = tiers.reduce((sum, { activities }) => sum + activities.length, 0);
  return {
    headline: open.length === 0 ? say.allSeen : say.open(open.length, all),
    text: unseen.length === 0 ? say.allTiers : say.unseen(unseen.map(tierName)),
  };
}

/** How many entries are on no activity, in words. If there are no entries, it does not say that each is on one. */
export function sayPlaced(notPlaced: number, entries: number): string {
  if (entries === 0) return say.noEntries;
  return notPlaced === 0 ? say.allPlaced : say.notPlaced(notPlaced);
}

interface CoverageLineProps {
  coverage: Coverage;
  /** How many entries the assessment has. */
  entries: number;
  isReadOnly?: boolean;
}

/** The summary: what nobody has looked at, and which entries are not placed. */
export function CoverageLine({ coverage, entries, isReadOnly = false }: CoverageLineProps) {
  const { headline, text } = sayCoverage(coverage);
  const notPlaced = coverage.notPlaced.length;
  const placed = sayPlaced(notPlaced, entries);
  return (
    <div>
      <h2 className="headline text-lg text-balance">{headline}</h2>
      <p className="mt-0.5 max-w-prose text-sm text-muted">
        {text}{' '}
        {notPlaced === 0 || isReadOnly ? (
          `${placed}.`
        ) : (
          <Link to={registerPath(null)} className="rounded-sm text-accent hover:underline">
            {placed}
          </Link>
        )}
      </p>
    </div>
  );
}
