import { checkQuery } from '#domain/query/check.ts';
import type { Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import { queryFaultSentences } from './messages.ts';

/** The query in an address, normalized, or the reasons why it cannot be asked, in sentences. */
export type ReadLink = { ok: true; query: Query; words: string } | { ok: false; reasons: string[] };

/** Reads the query in an address; if it is not a query at all, there are no reasons. */
export function readAskLink(text: string): ReadLink {
  const input = parse(text);
  if (input === undefined) return { ok: false, reasons: [] };
  const checked = checkQuery(input);
  if (checked.ok) return { ok: true, query: checked.query, words: sayQuery(checked.query) };
  return { ok: false, reasons: [...new Set(checked.problems.map(({ reason }) => queryFaultSentences[reason]))] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
