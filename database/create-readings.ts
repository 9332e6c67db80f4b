import { asOwner } from './as-owner.ts';
import { dashboardFacts } from './readings/dashboard-facts.ts';
import { draftAndLatest, wholeAssessment } from './readings/whole-assessment.ts';
import { WHO_ASKS, whoAsksFunction } from './who-asks.ts';

/** What PostgreSQL writes as JSON in one go, by the name of its function; each takes the id of an assessment, or null for the one that is due. */
const readings = {
  whole_assessment: wholeAssessment,
  draft_and_latest: draftAndLatest,
  dashboard_facts: dashboardFacts,
} as const;

export type Reading = keyof typeof readings;

/** What each start makes anew, and so cannot find altered. */
export const madeAtStart = [...Object.keys(readings).map((name) => `${name}(uuid)`), WHO_ASKS];

/**
 * Makes the functions anew from the tables of fields, so that a new field needs no line in SQL. As plpgsql, because it keeps its plans
 * for the life of a connection, also behind a proxy that pools by transaction; planning takes as long as reading forty components.
 * Each runs with the rights of who calls it: the wall holds inside.
 */
export function createReadings(ownerUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    // Two servers may start at once.
    await client.query("select pg_advisory_xact_lock(hashtext('twofold readings'))");
    await client.query(whoAsksFunction);
    for (const [name, expression] of Object.entries(readings)) {
      await client.query(
        `create or replace function ${name}(asked uuid) returns text language plpgsql stable as $body$ begin return ${expression}; end $body$`,
      );
    }
    await client.query('commit');
  });
}
