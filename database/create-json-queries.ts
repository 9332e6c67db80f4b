import { asOwner } from './as-owner.ts';
import { dashboardFacts } from './json-queries/dashboard-facts.ts';
import { evidenceCounts } from './json-queries/evidence-counts.ts';
import { draftAndLatest, wholeAssessment } from './json-queries/whole-assessment.ts';
import { WHO_ASKS, whoAsksFunction } from './session-lookup.ts';

/**
 * The answers that PostgreSQL writes as JSON in one piece, by the name of the function; each takes the id of an assessment, or null for
 * the default one.
 */
const readings = {
  whole_assessment: wholeAssessment,
  draft_and_latest: draftAndLatest,
  dashboard_facts: dashboardFacts,
  evidence_counts: evidenceCounts,
} as const;

export type Reading = keyof typeof readings;

/** The maximum number of bytes in a piece, apart from a split character. Larger pieces stay in the memory of the reader for longer. */
const PIECE_BYTES = 64 * 1024;

/**
 * A function that returns a large answer in rows, which together are the answer, because reading it as a single value would need several
 * times the memory. It returns bytes, because finding the n-th character of a long text takes time proportional to the text; no character
 * is split.
 */
const inPiecesFunction = `
  create or replace function in_pieces(whole text) returns setof text language plpgsql immutable as $body$
  declare
    bytes bytea;
    done int := 0;
    upto int;
  begin
    if whole is null or octet_length(whole) <= ${PIECE_BYTES} then
      return next whole;
      return;
    end if;
    bytes := convert_to(whole, 'UTF8');
    while done < octet_length(bytes) loop
      upto := least(done + ${PIECE_BYTES}, octet_length(bytes));
      while upto < octet_length(bytes) and get_byte(bytes, upto) & 192 = 128 loop upto := upto + 1; end loop;
      return next convert_from(substr(bytes, done + 1, upto - done), 'UTF8');
      done := upto;
    end loop;
  end $body$`;

/** Functions that are created again at each start, so that they cannot have been altered. */
export const madeAtStart = [...Object.keys(readings).map((name) => `${name}(uuid)`), 'in_pieces(text)', WHO_ASKS];

/**
 * Creates the functions again from the field tables, so that a new field needs no SQL. In plpgsql, because it keeps its plans for the
 * life of a connection, even behind a proxy that pools by transaction; planning takes as long as reading forty components. Each function
 * runs with the rights of its caller, so the wall also applies inside it.
 */
export function createReadings(ownerUrl: string): Promise<void> {
  return asOwner(ownerUrl, async (client) => {
    await client.query('begin');
    // Two servers may start at the same time.
    await client.query("select pg_advisory_xact_lock(hashtext('twofold readings'))");
    await client.query(whoAsksFunction);
    await client.query(inPiecesFunction);
    for (const [name, expression] of Object.entries(readings)) {
      await client.query(
        `create or replace function ${name}(asked uuid) returns text language plpgsql stable as $body$ begin return ${expression}; end $body$`,
      );
    }
    await client.query('commit');
  });
}
