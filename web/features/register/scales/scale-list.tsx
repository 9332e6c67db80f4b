import { useQuery } from '@tanstack/react-query';
import type { ScaleWordingRow } from '#contract/scales.ts';
import { labelOf } from '#domain/reference/option.ts';
import { financialEffects } from '#domain/reference/options.ts';
import { scaleOfEffect, type WordedScaleId, wordedScales } from '#domain/scales/fields.ts';
import { ourWordsOf } from '#domain/scales/scales.ts';
import { restingQuery } from './api.ts';
import { scalesMessages as say } from './messages.ts';
import { ScaleCard } from './scale-card.tsx';
import { useWordings } from './use-wordings.ts';
import { WordingHistory } from './wording-history.tsx';

const GROUPS: readonly { title: string; text?: string; ids: readonly WordedScaleId[] }[] = [
  {
    title: say.impacts,
    ids: ['severity-negative', 'scale-negative', 'scope', 'irremediability', 'severity-positive', 'scale-positive'],
  },
  { title: say.both, ids: ['likelihood'] },
  {
    title: say.financial,
    text: say.effectsText,
    ids: ['magnitude', ...financialEffects.map(({ id }) => scaleOfEffect(id))],
  },
];

/** All scales of the company, collapsed; those with unsaved input are open. */
export function ScaleList({ companyId, saved }: { companyId: string; saved: readonly ScaleWordingRow[] }) {
  const wordings = useWordings(companyId, saved);
  const { data: resting } = useQuery(restingQuery);
  return (
    <>
      {GROUPS.map(({ title, text, ids }) => (
        <section key={title} className="flex flex-col gap-2">
          <h2 className="headline text-base">{title}</h2>
          {text ? <p className="max-w-prose text-sm text-muted">{text}</p> : null}
          {ids.map((id) => (
            <ScaleCard
              key={id}
              id={id}
              name={labelOf(wordedScales, id)}
              ours={ourWordsOf(id)}
              wordings={wordings}
              resting={resting?.[id] ?? []}
            />
          ))}
        </section>
      ))}
      <WordingHistory />
      {wordings.rows.question}
    </>
  );
}
