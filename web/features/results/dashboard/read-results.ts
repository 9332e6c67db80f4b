import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { type DashboardFacts, readFacts } from '#domain/results/dashboard-facts.ts';
import { buildMatrices, type Matrix } from '#domain/results/matrix.ts';

/** Computes results from facts with the same functions as the server and the reports, and returns which scores they use. */
export function readResults(facts: DashboardFacts): { dashboard: Dashboard; matrix: Matrix } {
  const input = readFacts(facts);
  return { dashboard: buildDashboard(input), matrix: buildMatrices(input) };
}
