import type { DisclosureChoice } from '#domain/disclosures/choice.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { type DisclosureLine, isApplying } from '#domain/results/disclosures.ts';
import { finalityOf } from '#domain/sign-off/sign-off.ts';
import { finalityNames } from '#domain/sign-off/words.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { Facts } from '#web/ui/display/facts.tsx';
import { disclosureMessages as say } from './messages.ts';

interface SummaryProps {
  assessment: Dashboard['assessment'];
  lines: readonly DisclosureLine[];
  /** The thresholds and scores behind the result, unless something else on the screen says them. */
  basis: readonly (string | null)[];
  /** The choices that are in force. */
  chosen: readonly DisclosureChoice[];
}

/** How many requirements apply, how many may apply, how many do not, for how many there is no conclusion yet, and of which result. */
export function Summary({ assessment, lines, basis, chosen }: SummaryProps) {
  const applying = lines.filter(({ state }) => isApplying(state)).length;
  const open = lines.filter(({ state }) => state === 'not-assessed').length;
  const possible = lines.filter(({ state }) => state === 'possible').length;
  const notMaterial = lines.length - applying - possible - open;
  const count = (wanted: DisclosureChoice['choice']) => chosen.filter(({ choice }) => choice === wanted).length;
  const others = [
    possible > 0 ? say.mayApply(possible) : '',
    notMaterial > 0 ? say.notMaterial(notMaterial) : '',
    open > 0 ? say.stillOpen(open) : '',
    chosen.length > 0 ? say.chosen(count('phased-in'), count('left-out'), count('none')) : '',
  ].filter(Boolean);
  return (
    <div>
      <h2 className="headline text-lg text-balance">{say.applying(applying, lines.length)}</h2>
      {others.length > 0 ? <p className="text-sm text-muted">{others.join(', ')}</p> : null}
      <p className="mt-1 text-xs text-muted">
        <Facts
          facts={[
            assessment.status === 'draft' ? say.asDraft : finalityNames[finalityOf(assessment)],
            say.financialYear(formatDay(assessment.financialYearStart)),
            esrsVersions[assessment.esrsVersion].label,
            ...basis,
          ]}
        />
      </p>
    </div>
  );
}
