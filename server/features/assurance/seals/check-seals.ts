import type { CompanyTx } from '#database/doors.ts';
import type { Database } from '#database/open.ts';
import { checkLines, checkSeal, type Seal, type SealFinding } from '#domain/frozen-results/seal.ts';
import type { CompanyId } from '#domain/ids.ts';
import { hashText } from '#server/platform/hash-text.ts';
import { findSealAfter, findSealEnding, listLines, type SealLink } from './queries.ts';
import { sealer } from './seal-history.ts';

/** What checking the seals of a company found. */
export interface SealCheck {
  seals: number;
  /** The number of lines of the history that they cover. */
  lines: number;
  /** The last seal, which can be compared with a copy kept elsewhere. */
  last: Pick<Seal, 'hash' | 'madeAt'> | null;
  findings: SealFinding[];
}

/** Compares the history of a company with its seals, each in its own transaction. */
export async function checkSeals(database: Pick<Database, 'inCompany'>, companyId: CompanyId): Promise<SealCheck> {
  const check: SealCheck = { seals: 0, lines: 0, last: null, findings: [] };
  let before: Seal | null = null;
  for (;;) {
    const next: Checked | null = await database.inCompany(sealer(companyId), (tx) => checkNext(tx, before));
    if (!next) return check;
    check.seals += 1;
    check.lines += next.seal.rowCount;
    check.last = { hash: next.seal.hash, madeAt: next.seal.madeAt };
    check.findings.push(...next.findings);
    before = next.seal;
  }
}

/** How many lines are checked in one part, if one seal does not cover more. */
const LINES_OF_PART = 5_000;

/** What one part of a check found. */
export interface PartOfCheck {
  lines: number;
  findings: SealFinding[];
  /** The line after which the next part begins; null if everything has been checked. */
  next: string | null;
}

/** Checks the seals after a line, as many as make up one part; undefined if no seal ends with that line. */
export async function checkPart(tx: CompanyTx, after: string | undefined): Promise<PartOfCheck | undefined> {
  let before: SealLink | null = null;
  if (after !== undefined) {
    before = (await findSealEnding(tx, after)) ?? null;
    if (!before) return undefined;
  }
  const part: PartOfCheck = { lines: 0, findings: [], next: null };
  while (part.lines < LINES_OF_PART) {
    const checked: Checked | null = await checkNext(tx, before);
    if (!checked) return { ...part, next: null };
    part.lines += checked.seal.rowCount;
    part.findings.push(...checked.findings);
    part.next = checked.seal.toHistoryId;
    before = checked.seal;
  }
  return part;
}

interface Checked {
  seal: Seal;
  findings: SealFinding[];
}

async function checkNext(tx: CompanyTx, before: SealLink | null): Promise<Checked | null> {
  const after = before?.toHistoryId ?? '0';
  const seal = await findSealAfter(tx, after);
  if (!seal) return null;
  // One more than was sealed is enough to detect that something was inserted.
  const most = seal.marks.split('\n').length + 1;
  const lines = await listLines(tx, { after, to: seal.toHistoryId, most });
  return { seal, findings: [...checkSeal(seal, before, hashText), ...checkLines(seal, lines, hashText)] };
}
