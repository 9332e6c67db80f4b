import { enteredValues, givenFields } from '#domain/components/given-values.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { FoldedPart } from './folded-part.tsx';
import { Entered, LastChange } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** What was entered under topics without a result, such as those set aside: it is part of the file but does not count. */
export function FrozenLeftOut({ result }: { result: FrozenResult }) {
  const { inputs, lastChanges } = result;
  const leftOut = listLeftOut(result);
  if (leftOut.length === 0) return null;
  return (
    <FoldedPart id={PART_IDS.leftOut} title={say.leftOutTitle} count={say.entries(leftOut.length)}>
      <ul className="flex flex-col gap-3 text-sm">
        {leftOut.map((row) => {
          const topic = inputs.topics.find(({ id }) => id === row.topicId);
          return (
            <li key={row.id}>
              <p dir="auto" className="font-medium wrap-anywhere">
                {row.title}
              </p>
              {topic ? (
                <p dir="auto" className="text-xs text-muted">
                  {topic.code} {topic.name}
                </p>
              ) : null}
              <Entered fields={givenFields} row={enteredValues(row)} />
              <LastChange change={lastChanges.find(({ noun, key }) => noun === 'component' && key === row.id)} />
            </li>
          );
        })}
      </ul>
    </FoldedPart>
  );
}

/** The entries that no topic with a result has. */
export function listLeftOut({ inputs, results }: FrozenResult) {
  const shown = new Set(results.points.flatMap(({ componentIds }) => componentIds));
  return inputs.components.filter(({ id }) => !shown.has(id));
}
