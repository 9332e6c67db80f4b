import { canonicalJson } from '#domain/results/canonical-json.ts';

/** A line of the history as it is sealed. Ids are texts, because they may be larger than a JavaScript number. */
export interface SealedLine {
  id: string;
  assessmentId: string | null;
  tableName: string;
  rowId: string;
  action: string;
  userId: string | null;
  /** UTC with microseconds: '2026-11-22T14:00:00.123456Z'. */
  at: string;
  requestId: string | null;
  reason: string | null;
  old: unknown;
  new: unknown;
}

/** Why the history was sealed: nightly, when an assessment was completed, or before an evidence package was made from it. */
export const SEAL_REASONS = ['daily', 'completion', 'package'] as const;
type SealReason = (typeof SEAL_REASONS)[number];

export interface Seal {
  fromHistoryId: string;
  toHistoryId: string;
  rowCount: number;
  /** One line for each line of the history: its id, a space, its hash. */
  marks: string;
  root: string;
  /** The hash of the previous seal; '' for the first seal. */
  previous: string;
  hash: string;
  /** An ISO instant. */
  madeAt: string;
  reason: SealReason;
}

type Hash = (text: string) => string;

/** Seals lines, at least one and in the order of their ids, after the previous seal. */
export function makeSeal(
  lines: readonly SealedLine[],
  { previous, fromHistoryId, toHistoryId, madeAt, reason }: Omit<Seal, 'rowCount' | 'marks' | 'root' | 'hash'>,
  hash: Hash,
): Seal {
  const marks = lines.map((line) => `${line.id} ${hash(canonicalJson(line))}`).join('\n');
  const seal = { fromHistoryId, toHistoryId, rowCount: lines.length, root: hash(marks), previous, madeAt, reason };
  return { ...seal, marks, hash: hash(canonicalJson(seal)) };
}

/** A problem with the history, or with a seal on it. */
export interface SealFinding {
  what: 'altered' | 'deleted' | 'added' | 'seal-altered' | 'seal-missing';
  /** The id of the line; for a seal, of its first line. */
  historyId: string;
  /** The record that the line is about, if the line still says this. */
  of: Pick<SealedLine, 'tableName' | 'rowId' | 'assessmentId' | 'at'> | null;
  /** For a deleted line: when the previous one was written. */
  after?: string | undefined;
}

/** Whether a seal is unaltered and follows the previous one. */
export function checkSeal(seal: Seal, before: Pick<Seal, 'hash'> | null, hash: Hash): SealFinding[] {
  const { fromHistoryId: historyId, marks, hash: stated, ...sealed } = seal;
  const isWhole = hash(canonicalJson({ ...sealed, fromHistoryId: historyId })) === stated && hash(marks) === seal.root;
  const follows = seal.previous === (before?.hash ?? '');
  return [
    ...(isWhole ? [] : [{ what: 'seal-altered' as const, historyId, of: null }]),
    ...(follows ? [] : [{ what: 'seal-missing' as const, historyId, of: null }]),
  ];
}

/** Which lines between a seal's first and last line differ from what was sealed. */
export function checkLines({ marks }: Pick<Seal, 'marks'>, lines: readonly SealedLine[], hash: Hash): SealFinding[] {
  const found = new Map(lines.map((line) => [line.id, line]));
  const sealed = new Map(marks.split('\n').map((mark) => [mark.slice(0, mark.indexOf(' ')), mark]));
  const lost = [...sealed].flatMap(([historyId, mark]): SealFinding[] => {
    const line = found.get(historyId);
    if (!line)
      return [{ what: 'deleted', historyId, of: null, after: lines.findLast(({ id }) => isBefore(id, historyId))?.at }];
    return mark === `${historyId} ${hash(canonicalJson(line))}` ? [] : [{ what: 'altered', historyId, of: line }];
  });
  const added = lines.filter(({ id }) => !sealed.has(id));
  return [...lost, ...added.map((line): SealFinding => ({ what: 'added', historyId: line.id, of: line }))];
}

const isBefore = (id: string, other: string) => BigInt(id) < BigInt(other);

/** A finding in plain words. */
export function wordSealFinding({ what, historyId, of }: SealFinding): string {
  const line = of
    ? `Line ${historyId} of the history (${of.tableName} ${of.rowId})`
    : `Line ${historyId} of the history`;
  const words: Record<SealFinding['what'], string> = {
    altered: `${line} was altered after it was sealed.`,
    deleted: `${line} was deleted after it was sealed.`,
    added: `${line} was inserted between sealed lines.`,
    'seal-altered': `The seal that begins with line ${historyId} was altered.`,
    'seal-missing': `The seal that begins with line ${historyId} does not follow the one before it: a seal is missing or was altered.`,
  };
  return words[what];
}
