import { useSearchParams } from 'react-router';
import { ResultsScreen } from '#web/features/results/dashboard/results-screen.tsx';
import { DisclosuresView } from '#web/features/results/disclosures/disclosures-view.tsx';
import { disclosureMessages } from '#web/features/results/disclosures/messages.ts';
import { readState } from '#web/features/results/disclosures/state-filter.tsx';

/** The disclosure requirements by state. */
export default function DisclosuresScreen() {
  const [params, setParams] = useSearchParams();
  const show = (state: string) =>
    setParams(
      (present) => {
        if (state === 'all') present.delete('state');
        else present.set('state', state);
        return present;
      },
      { preventScrollReset: true, replace: true },
    );
  return (
    <ResultsScreen texts={disclosureMessages}>
      {(dashboard) => <DisclosuresView dashboard={dashboard} shown={readState(params.get('state'))} onShow={show} />}
    </ResultsScreen>
  );
}
