import { canonicalJson } from '#domain/results/canonical-json.ts';
import { compareResults, type Difference } from './compare-results.ts';
import { type EarlierResult, recomputeEarlier } from './earlier-format.ts';
import { FORMULA_VERSION } from './formula-version.ts';
import { computeResults, type FrozenDashboard, type FrozenResult, listSetAside } from './frozen-result.ts';
import { sha256 } from './sha256.ts';

/** The `kind` of a file with a frozen result. */
export const FROZEN_FILE = 'twofold-frozen-result';

/** A frozen result as it is downloaded: the result, and the SHA-256 of its canonical form. */
export interface FrozenFile {
  kind: typeof FROZEN_FILE;
  sha256: string;
  result: unknown;
}

/** The supported formats, oldest first. */
const FORMATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** Why a file cannot be checked at all. */
export type Unreadable = 'not-json' | 'not-a-frozen-result' | 'unknown-format' | 'parts-missing';

export type FrozenCheck =
  | { state: 'unreadable'; why: Unreadable }
  | {
      /** 'same': nothing was altered, and today's rules give the same result. */
      state: 'same' | 'differs';
      format: (typeof FORMATS)[number];
      /** The fingerprint of the result in the file as it is now. */
      fingerprint: string;
      /** The fingerprint that the file states; it differs if anything was altered after freezing. */
      stated: string;
      differences: Difference[];
      /** The version of the rules with which it was frozen; null for format 1, which did not record it. */
      formula: number | null;
      /** Whether today's rules differ from those with which it was frozen, which explains differences if the fingerprint is correct. */
      isOtherFormula: boolean;
    };

/** Recomputes a frozen result using only the text of its file. Never throws: unreadable parts are reported. */
export function checkFrozenText(text: string): FrozenCheck {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { state: 'unreadable', why: 'not-json' };
  }
  return checkFrozenFile(file);
}

/** The same for a file that has already been parsed. */
export function checkFrozenFile(file: unknown): FrozenCheck {
  if (!isFrozenFile(file)) return { state: 'unreadable', why: 'not-a-frozen-result' };
  const result = readFrozenResult(file);
  if (!result) return { state: 'unreadable', why: 'unknown-format' };
  const differences = findDifferences(result);
  if (!differences) return { state: 'unreadable', why: 'parts-missing' };
  const fingerprint = sha256(canonicalJson(result));
  const formula = result.format === 1 ? null : result.versions.formula;
  return {
    state: fingerprint === file.sha256 && differences.length === 0 ? 'same' : 'differs',
    format: result.format,
    fingerprint,
    stated: file.sha256,
    differences,
    formula,
    isOtherFormula: formula !== FORMULA_VERSION,
  };
}

/** The result in a file; null if this version does not know its format. Its parts are not checked. */
export function readFrozenResult({ result }: FrozenFile): FrozenResult | EarlierResult | null {
  if (typeof result !== 'object' || result === null || !('format' in result)) return null;
  return FORMATS.some((format) => format === result.format) ? (result as FrozenResult | EarlierResult) : null;
}

function isFrozenFile(file: unknown): file is FrozenFile {
  if (typeof file !== 'object' || file === null) return false;
  return (
    'kind' in file &&
    file.kind === FROZEN_FILE &&
    'sha256' in file &&
    typeof file.sha256 === 'string' &&
    'result' in file
  );
}

/** Null if parts are missing or invalid, because a file may contain anything. */
function findDifferences(result: FrozenResult | EarlierResult): Difference[] | null {
  try {
    const [frozen, computed] = twice(result);
    return [...compareResults(frozen, computed), ...compareSetAside(result)];
  } catch {
    return null;
  }
}

function twice(result: FrozenResult | EarlierResult): [FrozenDashboard, FrozenDashboard] {
  if (result.format !== 1) return [result.results, computeResults(result.inputs)];
  const { assessment: _assessment, ...frozen } = result.dashboard;
  return [frozen, recomputeEarlier(result)];
}

function compareSetAside(result: FrozenResult | EarlierResult): Difference[] {
  if (result.format === 1) return [];
  const isSame = canonicalJson(result.setAside) === canonicalJson(listSetAside(result.inputs));
  return isSame ? [] : [{ of: 'part', name: 'setAside', field: '', frozen: null, computed: null }];
}
