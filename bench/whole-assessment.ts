/** The endpoint of a whole assessment beside pgbench. Aim: at least 0.5. */
import { compareWithPgbench } from './beside-pgbench.ts';
import { wholeAssessment } from './least-sql.ts';
import { type AnswerLists, requireSameLists } from './same-lists.ts';

await compareWithPgbench({
  path: ({ assessmentId }) => `/api/assessments/${assessmentId}`,
  least: wholeAssessment,
  requireSame: (databaseUrl, reader, answer) => {
    const { assessment, ...lists } = answer as unknown as { assessment: AnswerLists[string][number] } & AnswerLists;
    return requireSameLists(databaseUrl, reader, wholeAssessment(reader), { ...lists, assessment: [assessment] });
  },
});
