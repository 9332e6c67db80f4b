import type { Manifest } from '#documents/package/manifest.ts';
import { checkSeal, type Seal, type SealedLine, wordSealFinding } from '#domain/frozen-results/seal.ts';
import { hashText } from '#server/platform/hash-text.ts';

/** Longer than any line of the history or seal, in characters. */
const LONGEST_LINE = 128 * 1024 * 1024;

/**
 * Compares the lines of the history in a package with its seals, and checks the chain of seals; only one seal is in memory at a time. For
 * lines that are not in the package, the seals contain only hashes, so the package cannot show which lines were left out.
 */
export async function verifyHistory(
  from: { lines: AsyncIterable<Uint8Array>; seals: AsyncIterable<Uint8Array> },
  { result, assessment, seals: stated, history }: Manifest,
): Promise<{ findings: string[]; notes: string[] }> {
  const findings: string[] = [];
  const lines = splitLines(from.lines);
  let next = await lines.next();
  let before: Seal | null = null;
  let seals = 0;
  let count = 0;
  let recorded: string | null = null;
  for await (const text of splitLines(from.seals)) {
    const seal: Seal = JSON.parse(text);
    findings.push(...checkSeal(seal, before, hashText).map(wordSealFinding));
    const marks = new Set(seal.marks.split('\n'));
    while (!next.done) {
      const line: SealedLine = JSON.parse(next.value);
      if (BigInt(line.id) > BigInt(seal.toHistoryId)) break;
      if (!marks.has(`${line.id} ${hashText(next.value)}`))
        findings.push(`Line ${line.id} of the history is not as it was sealed.`);
      if (line.assessmentId !== assessment.id)
        findings.push(`Line ${line.id} of the history belongs to another assessment.`);
      if (isFreezing(line, result?.sha256)) recorded = line.at;
      count += 1;
      next = await lines.next();
    }
    before = seal;
    seals += 1;
  }
  if (!next.done) findings.push('The history continues after its last seal.');
  if (seals !== stated.count || (before?.hash ?? null) !== (stated.last?.hash ?? null) || count !== history.lines)
    findings.push('The manifest does not match the history and its seals.');
  return {
    findings,
    notes: [
      `${count} lines of the history, each as it was sealed, and ${seals} ${seals === 1 ? 'seal' : 'seals'} in one chain. For lines of other records, the seals contain only hashes.`,
      ...(before ? [`Last seal ${before.madeAt}: ${before.hash}`] : []),
      ...(recorded ? [`According to the history, this result was frozen at ${recorded}.`] : []),
    ],
  };
}

const isFreezing = ({ tableName, action, new: row }: SealedLine, sha256: string | undefined) =>
  tableName === 'assessment_snapshots' &&
  action === 'insert' &&
  (row as { result_sha256?: string })?.result_sha256 === sha256;

/** The lines of a text that comes in pieces. */
async function* splitLines(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new RangeError('A line of the history is too long.');
    yield* lines;
  }
  if (rest !== '') yield rest;
  return undefined;
}
