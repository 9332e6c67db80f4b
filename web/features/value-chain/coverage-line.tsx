import { Link } from 'react-router';
import type { Coverage } from '#domain/value-chain/coverage.ts';
import { chainMessages, tierName } from './messages.ts';
import { registerPath } from './register-path.ts';

const say = chainMessages.coverage;

/** How far a value chain was looked at, in words: the activities, then the tiers. */
export function sayCoverage({ tiers, open, unseen }: Coverage): { headline: string; text: string } {
  const all = tiers.reduce((sum, { activities }) => sum + activities.length, 0);
  return {
    headline: open.length === 0 ? say.allSeen : say.open(open.length, all),
    text: unseen.length === 0 ? say.allTiers : say.unseen(unseen.map(tierName)),
  };
}

/** The answer first: what nobody has looked at, and which entries lie nowhere. */
export function CoverageLine({ coverage, isReadOnly = false }: { coverage: Coverage; isReadOnly?: boolean }) {
  const { headline, text } = sayCoverage(coverage);
  const { notPlaced } = coverage;
  return (
    <div>
      <h2 className="headline text-lg text-balance">{headline}</h2>
      <p className="mt-0.5 max-w-prose text-sm text-muted">
        {text}{' '}
        {notPlaced.length === 0 ? (
          say.allPlaced
        ) : isReadOnly ? (
          `${say.notPlaced(notPlaced.length)}.`
        ) : (
          <Link to={registerPath(null)} className="rounded-sm text-accent hover:underline">
            {say.notPlaced(notPlaced.length)}
          </Link>
        )}
      </p>
    </div>
  );
}
