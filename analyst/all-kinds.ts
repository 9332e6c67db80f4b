import type { AnswerKind } from '#domain/query/reading.ts';
import { auditKind } from './kinds/audit.ts';
import { draftKind } from './kinds/draft.ts';
import { factsKind } from './kinds/facts.ts';
import type { Kind } from './kinds/kind.ts';
import { methodKind } from './kinds/method.ts';
import { overviewKind } from './kinds/overview.ts';
import { queryKind } from './kinds/query.ts';
import { nextKind } from './kinds/records/next.ts';
import { recordsKind } from './kinds/records/records.ts';
import { standingKinds } from './kinds/standing.ts';
import { suggestionsKind } from './kinds/suggestions.ts';
import { thresholdsKind } from './kinds/thresholds.ts';
import { whyKind } from './kinds/why.ts';

/** All kinds of answer that a question can ask for. */
export const allKinds: readonly Kind[] = [
  queryKind,
  whyKind,
  overviewKind,
  nextKind,
  thresholdsKind,
  methodKind,
  factsKind,
  suggestionsKind,
  draftKind,
  auditKind,
  recordsKind,
  ...standingKinds,
];

const kinds: ReadonlyMap<AnswerKind, Kind> = new Map(allKinds.map((kind) => [kind.id, kind]));

/** Returns the kind that offers a question with exactly this wording; undefined if none does. */
export const offeringKind = (question: string): Kind | undefined =>
  allKinds.find(({ offer, isOffered }) => offer === question.trim() || isOffered?.(question.trim()));

/** Returns the kind of answer with this name; undefined if the analyst itself gives that answer. */
export const kindOf = (id: AnswerKind) => kinds.get(id);
