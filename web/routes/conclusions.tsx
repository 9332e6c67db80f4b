import { ConclusionsView } from '#web/features/results/conclusions/conclusions-view.tsx';
import { conclusionMessages } from '#web/features/results/conclusions/messages.ts';
import { ResultsScreen } from '#web/features/results/dashboard/results-screen.tsx';

/** What is concluded on each topic. */
export default function ConclusionsScreen() {
  return (
    <ResultsScreen texts={conclusionMessages}>
      {(dashboard, decisions) => <ConclusionsView dashboard={dashboard} rows={decisions} />}
    </ResultsScreen>
  );
}
