import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { DisclosureLine } from '#domain/results/disclosures.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { disclosureMessages as say } from './messages.ts';
import { isApplying } from './state-badge.tsx';

interface SummaryProps {
  assessment: Dashboard['assessment'];
  lines: readonly DisclosureLine[];
}

/** The summary: how many requirements apply, and for how many there is no conclusion yet. */
export function Summary({ assessment, lines }: SummaryProps) {
  const applying = lines.filter(({ state }) => isApplying(state)).length;
  const open = lines.filter(({ state }) => state === 'not-assessed').length;
  return (
    <div>
      <h2 className="headline text-lg text-balance">{say.applying(applying, lines.length)}</h2>
      {applying < lines.length ? (
        <p className="text-sm text-muted">{open > 0 ? say.stillOpen(open) : say.nothingOpen}</p>
      ) : null}
      <p className="mt-2 text-sm text-muted">
        <Facts
          facts={[
            assessment.status === 'draft' ? null : finalityNames[finalityOf(assessment)],
            assessment.status === 'draft' ? say.asDraft : say.asCompleted,
            say.financialYear(formatDay(assessment.financialYearStart)),
            esrsVersions[assessment.esrsVersion].label,
          ]}
        />
      </p>
    </div>
  );
}
