import type { Standing } from '#drawing/matrix/point.ts';
import { formatNumber } from '#web/lib/format-number.ts';

/** Both scores in short form, impact first: '12 / –'. `words` is the version for screen readers. */
export function StandingFigures({ standing, words }: { standing: Standing; words: string }) {
  const { impact, financial, hasImpact, hasFinancial } = standing;
  return (
    <span className="figures whitespace-nowrap">
      <span className="sr-only">{words}</span>
      <span aria-hidden="true">
        {hasImpact ? formatNumber(impact) : '–'} / {hasFinancial ? formatNumber(financial) : '–'}
      </span>
    </span>
  );
}
