import type { Dashboard } from '#domain/results/dashboard.ts';
import { DecisionsLine } from './open-decisions.tsx';

/** The open points of the company's own judgement, before an assessment is completed. */
export default function OpenJudgement({ dashboard }: { dashboard: Dashboard }) {
  return <DecisionsLine dashboard={dashboard} />;
}
