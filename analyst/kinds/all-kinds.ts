import type { AnswerKind } from '#domain/query/reading.ts';
import { draftKind } from './draft.ts';
import { evidenceKind } from './evidence.ts';
import { factsKind, isOnTexts } from './facts.ts';
import type { Kind } from './kind.ts';
import { measuresKind } from './measures/measures.ts';
import { methodKind } from './method.ts';
import { nextKind } from './next.ts';
import { overviewKind } from './overview.ts';
import { queryKind } from './query.ts';
import { standingKinds } from './standing.ts';
import { suggestionsKind } from './suggestions.ts';
import { thresholdsKind } from './thresholds.ts';
import { whyKind } from './why.ts';

/** Each kind of answer that a question can want. */
export const allKinds: readonly Kind[] = [
  queryKind,
  whyKind,
  overviewKind,
  nextKind,
  thresholdsKind,
  measuresKind,
  evidenceKind,
  methodKind,
  factsKind,
  suggestionsKind,
  draftKind,
  ...standingKinds,
];

const kinds: ReadonlyMap<AnswerKind, Kind> = new Map(allKinds.map((kind) => [kind.id, kind]));

/** The kind that offers a question in these very words; undefined where none does. */
export const offeringKind = (question: string): Kind | undefined =>
  allKinds.find(({ id, offer }) => offer === question.trim() || (id === 'facts' && isOnTexts(question)));

/** The kind of answer with this name; undefined where the port itself says it. */
export const kindOf = (id: AnswerKind) => kinds.get(id);
