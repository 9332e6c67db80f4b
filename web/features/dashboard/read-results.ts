import { buildDashboard, type Dashboard } from '#domain/results/dashboard.ts';
import { type DashboardFacts, readFacts } from '#domain/results/dashboard-facts.ts';

/** The results that facts amount to, by the functions of the server and the reports. */
export const readResults = (facts: DashboardFacts): Dashboard => buildDashboard(readFacts(facts));
