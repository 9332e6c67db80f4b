import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { topicsLeftOpen } from '#domain/results/left-open.ts';
import { FoldedPart } from './folded-part.tsx';
import { Part } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** Whether a last look and reasons for open topics belong to the format of a result. */
export const hasLastLook = ({ inputs }: FrozenResult): boolean => inputs.assessment.lastLook !== undefined;

/** The last look before the assessment was completed: who looked, and what was weighed. */
export function FrozenLastLook({ result }: { result: FrozenResult }) {
  const { lastLook } = result.inputs.assessment;
  if (!hasLastLook(result)) return null;
  return (
    <Part id={PART_IDS.lastLook} title={say.lastLookTitle}>
      {lastLook ? (
        <dl className="flex flex-col gap-3 text-sm">
          <div>
            <dt className="text-xs text-muted">{say.lookedBy}</dt>
            <dd dir="auto" className="mt-0.5 wrap-anywhere">
              {lastLook.by.join(', ')}
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{say.weighed}</dt>
            <dd dir="auto" className="mt-0.5 max-w-prose wrap-anywhere whitespace-pre-wrap">
              {lastLook.weighed.trim() === '' ? say.weighedNothing : lastLook.weighed}
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-sm text-muted">{say.lookedNobody}</p>
      )}
    </Part>
  );
}

/** The topics that were completed without a conclusion, each with the reason. */
export function FrozenLeftOpen({ result }: { result: FrozenResult }) {
  const open = leftOpenIn(result);
  if (open.length === 0) return null;
  return (
    <FoldedPart id={PART_IDS.leftOpen} title={say.leftOpenTitle} count={say.topics(open.length)}>
      <ul className="flex flex-col gap-3 text-sm">
        {open.map(({ topic, reason }) => (
          <li key={topic.id} dir="auto" className="wrap-anywhere">
            <p>
              {topic.code} {topic.name}
            </p>
            <p className="max-w-prose text-xs whitespace-pre-wrap text-muted">
              {reason === '' ? say.noReason : say.leftOpenBecause(reason)}
            </p>
          </li>
        ))}
      </ul>
    </FoldedPart>
  );
}

/** The topics without a conclusion of a result whose format asks about them. */
export const leftOpenIn = (result: FrozenResult) =>
  hasLastLook(result) ? topicsLeftOpen(result.results, result.inputs.assessment.leftOpen) : [];
