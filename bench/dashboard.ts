/** The endpoint of the dashboard beside pgbench. Aim: at least 0.5, and under 400 kB unpacked at 2,000 components. */
import { compareWithPgbench } from './beside-pgbench.ts';
import { dashboard } from './least-sql.ts';

await compareWithPgbench({
  path: ({ assessmentId }) => `/api/dashboard?assessmentId=${assessmentId}`,
  least: dashboard,
});
