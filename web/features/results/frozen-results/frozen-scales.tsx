import { allScales } from '#domain/scales/all-scales.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { sayMoney } from '#web/features/register/scales/step-words.ts';
import { FoldedPart } from './folded-part.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** What the values 1 to 5 of each scale meant when the assessment was completed, and their amounts of money. */
export function FrozenScales({ scales }: { scales: Scales }) {
  const all = allScales(scales);
  return (
    <FoldedPart id={PART_IDS.scales} title={say.scalesTitle} count={say.scales(all.length)}>
      <div className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2">
        {all.map(({ name, steps }) => (
          <section key={name} aria-label={name}>
            <h3 className="text-xs text-muted">{name}</h3>
            <ol className="list-decimal pl-5">
              {steps.map(({ value, words, money }) => (
                <li key={value}>
                  {words}
                  {money ? <span className="figures text-muted"> ({sayMoney(money)})</span> : null}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </FoldedPart>
  );
}
