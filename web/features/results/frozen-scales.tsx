import type { Scale, ScaleWords } from '#domain/components/score-words.ts';
import { Part } from './frozen-parts.tsx';
import { resultsMessages as say, scaleNames } from './messages.ts';

const scales = Object.keys(scaleNames) as Scale[];

/** What the values 1 to 5 of each scale were said to mean when the assessment was completed. */
export function FrozenScales({ words: { negative, positive } }: { words: ScaleWords }) {
  return (
    <Part title={say.scalesTitle}>
      <div className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        {scales.flatMap((scale) => {
          const isSame = negative[scale].join() === positive[scale].join();
          const name = scaleNames[scale];
          if (isSame) return [<ScaleList key={scale} name={name} words={negative[scale]} />];
          return [
            <ScaleList key={scale} name={say.ofNegative(name)} words={negative[scale]} />,
            <ScaleList key={`${scale} positive`} name={say.ofPositive(name)} words={positive[scale]} />,
          ];
        })}
      </div>
    </Part>
  );
}

function ScaleList({ name, words }: { name: string; words: readonly string[] }) {
  return (
    <section aria-label={name}>
      <h3 className="text-xs text-muted">{name}</h3>
      <ol className="list-decimal pl-5">
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
    </section>
  );
}
