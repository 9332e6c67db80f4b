import type { EarlierResult } from '#domain/frozen-results/earlier-format.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import { basisMessages } from '#web/features/register/measures/messages.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Part } from './frozen-parts.tsx';
import { resultsMessages as say } from './messages.ts';
import { PART_IDS } from './part-links.tsx';

/** The thresholds that the result was computed with, who adopted them, when and why. */
export function FrozenThresholds({ result }: { result: FrozenResult | EarlierResult }) {
  const isEarlier = result.format === 1;
  const { impact, financial } = isEarlier ? result.dashboard.thresholds : result.inputs.assessment.thresholds;
  const adopted = isEarlier ? undefined : result.inputs.assessment.thresholdsAdopted;
  const reason = isEarlier ? result.thresholdsReason : result.inputs.assessment.thresholdsReason;
  // Missing in results frozen before measures existed.
  const basis = isEarlier ? undefined : result.inputs.assessment.scoreBasis;
  return (
    <Part id={PART_IDS.thresholds} title={say.thresholdsTitle[isEarlier ? 'unknown' : adopted ? 'adopted' : 'default']}>
      <p className="figures text-sm">{say.thresholds(impact, financial)}</p>
      {basis ? <p className="text-xs text-muted">{basisMessages.counted[basis]}</p> : null}
      {isEarlier ? null : (
        <p className="text-xs text-muted">
          {adopted ? say.adoptedBy(adopted.by, formatMoment(adopted.at)) : say.notAdopted}
        </p>
      )}
      {reason ? (
        <p dir="auto" className="mt-1 max-w-prose text-sm wrap-anywhere whitespace-pre-wrap">
          {reason}
        </p>
      ) : null}
    </Part>
  );
}
