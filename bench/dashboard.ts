/** The endpoint of the dashboard beside pgbench. Aim: at least 0.5, and under 400 kB unpacked at 2,000 components. */
import { compareWithPgbench } from './beside-pgbench.ts';
import { dashboard } from './least-sql.ts';
import { type AnswerLists, requireSameLists } from './same-lists.ts';

type Columns = Readonly<Record<string, readonly unknown[]>>;

interface Dashboard {
  choices: AnswerLists[string];
  results: { assessment: AnswerLists[string][number]; impacts: Columns; effects: Columns } & AnswerLists;
}

/** A list for each column as rows. */
const rowsOf = (columns: Columns) =>
  (columns.id ?? []).map((_, at) =>
    Object.fromEntries(Object.entries(columns).map(([name, values]) => [name, values[at]])),
  );

await compareWithPgbench({
  path: ({ assessmentId }) => `/api/dashboard?assessmentId=${assessmentId}`,
  least: dashboard,
  requireSame: (databaseUrl, reader, answer) => {
    const { choices, results } = answer as unknown as Dashboard;
    const { assessment, impacts, effects, ...lists } = results;
    const told = { ...lists, assessment: [assessment], choices, impacts: rowsOf(impacts), effects: rowsOf(effects) };
    return requireSameLists(databaseUrl, reader, dashboard(reader), told);
  },
});
