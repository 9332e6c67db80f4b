import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { unassessedReasons } from '#web/features/results/dashboard/messages.ts';
import { FoldedPart } from './folded-part.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** The topics without a result on completion, each with the reason. */
export function FrozenNotYet({ result }: { result: FrozenResult | EarlierResult }) {
  const { notYetAssessed } = result.format === 1 ? result.dashboard : result.results;
  if (notYetAssessed.length === 0) return null;
  return (
    <FoldedPart id={PART_IDS.notYet} title={say.notYetTitle} count={say.topics(notYetAssessed.length)}>
      <ul className="flex flex-col gap-1 text-sm">
        {notYetAssessed.map(({ topic, reason }) => (
          <li key={topic.id} dir="auto">
            {`${topic.code} ${topic.name}`} <span className="text-muted">({unassessedReasons[reason]})</span>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}
