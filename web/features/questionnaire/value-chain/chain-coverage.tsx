import { Link } from 'react-router';
import type { WholeAssessment } from '#contract/assessment.ts';
import { screens } from '#contract/screens.ts';
import { entryBars } from '#domain/results/entry-thresholds.ts';
import { coverageOf } from '#domain/value-chain/coverage.ts';
import { sayCoverage } from './coverage-line.tsx';
import { chainMessages as say } from './messages.ts';

/** On the home screen: how much of the value chain has been looked at, with a link to it. */
export function ChainCoverage({ whole }: { whole: WholeAssessment }) {
  const { activities, components } = whole;
  const { headline, text } = sayCoverage(coverageOf(activities, components, entryBars(whole)));
  return (
    <section aria-labelledby="value-chain">
      <h2 id="value-chain" className="text-sm font-medium">
        {say.home}
      </h2>
      <p className="mt-1 text-sm">
        <Link to={screens['value-chain'].path} className="rounded-sm text-accent hover:underline">
          {activities.length === 0 ? say.homeNone : headline}
        </Link>
      </p>
      {activities.length === 0 ? null : <p className="mt-0.5 text-xs text-muted">{text}</p>}
    </section>
  );
}
