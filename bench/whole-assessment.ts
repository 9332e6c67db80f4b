/** The endpoint of a whole assessment beside pgbench. Aim: at least 0.5. */
import { compareWithPgbench } from './beside-pgbench.ts';
import { wholeAssessment } from './least-sql.ts';

await compareWithPgbench({ path: ({ assessmentId }) => `/api/assessments/${assessmentId}`, least: wholeAssessment });
