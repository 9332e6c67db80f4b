import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { type DashboardFacts, readFacts } from '#domain/results/dashboard-facts.ts';
import { buildMatrices, type Matrix } from '#domain/results/matrix.ts';

/** The results that facts amount to, by the functions of the server and the reports, and what of the scores they rest on. */
export function readResults(facts: DashboardFacts): { dashboard: Dashboard; matrix: Matrix } {
  const input = readFacts(facts);
  return { dashboard: buildDashboard(input), matrix: buildMatrices(input) };
}
