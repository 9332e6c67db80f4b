import type { Topic } from '#domain/assessment/assessment.ts';
import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { type DashboardFacts, readFacts } from '#domain/results/dashboard-facts.ts';
import { buildMatrices, type Matrix, relevantTopics } from '#domain/results/matrix.ts';

/** What the facts of an assessment result in. */
interface ReadResults {
  dashboard: Dashboard;
  /** The scores behind it. */
  matrix: Matrix;
  /** Topics that were set aside. */
  aside: Topic[];
}

/** Computes results from facts with the same functions as the server and the reports. */
export function readResults(facts: DashboardFacts): ReadResults {
  const input = readFacts(facts);
  const relevant = new Set(relevantTopics(facts.topics, facts.selections));
  const aside = facts.topics.filter((topic) => !relevant.has(topic));
  return { dashboard: buildDashboard(input), matrix: buildMatrices(input), aside };
}
