import type { HistoryNoun } from '#domain/history/nouns.ts';
import type { HistoryVerb } from '#domain/records/contents/contents.ts';
import { auditVerbNames, commentVerbNames, teamVerbNames, verbEnds, verbNames } from './messages.ts';

/** Nouns with their own, more fitting words for what was done. */
const verbNamesOf: Readonly<Partial<Record<HistoryNoun, typeof verbNames>>> = {
  member: teamVerbNames,
  comment: commentVerbNames,
  ...auditVerbNames,
};

/** What was done to a record, before and after its name: 'added' and ' to the team'. */
export function verbWords(noun: HistoryNoun, verb: HistoryVerb): { before: string; after: string } {
  const end = verbEnds[noun]?.[verb];
  return { before: (verbNamesOf[noun] ?? verbNames)[verb], after: end ? ` ${end}` : '' };
}
