import { keptKinds } from '#domain/evidence/file-kinds.ts';

/** What a manifest says it is. */
export const PACKAGE_KIND = 'twofold-evidence-package';

/** Where things stand in a package. */
export const PACKAGE_PATHS = {
  manifest: 'manifest.json',
  page: 'index.html',
  result: 'frozen/result.json',
  signOff: 'frozen/sign-off.json',
  history: 'history/lines.jsonl',
  seals: 'history/seals.jsonl',
  method: 'method.txt',
} as const;

/** Below it lie the files of evidence, under their hashes. */
const EVIDENCE_FOLDER = 'evidence/';

/** Where a file of evidence lies: its name is its SHA-256, and ends as files of its kind do, whatever it was called. */
export function evidencePath({ sha256, mediaType }: { sha256: string; mediaType: string }): string {
  const kind = keptKinds.find((each) => each.mediaType === mediaType);
  return `${EVIDENCE_FOLDER}${sha256}.${kind?.endings[0] ?? 'bin'}`;
}

export const isEvidencePath = (path: string): boolean => path.startsWith(EVIDENCE_FOLDER);

/** A file of a package. */
export interface ManifestFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** What is in a package, and by what each file is told from an altered one (`docs/file-formats.md`). */
export interface Manifest {
  kind: typeof PACKAGE_KIND;
  /** Raised when the shape changes. */
  format: 1;
  /** `at` is the moment of which the package is, an ISO instant in UTC. */
  made: { at: string; by: string; product: string };
  company: string;
  assessment: { id: string; name: string };
  /** How final it is, in words. */
  state: string;
  /** Fingerprint of the frozen result; null in the package of a draft. */
  result: { sha256: string; frozenAt: string } | null;
  /** Lines of the assessment's history, up to the last that is sealed. */
  history: { lines: number };
  /** How many seals there are, and the last. */
  seals: { count: number; last: { hash: string; madeAt: string } | null };
  /** Every file but this one, in the order in which they stand in the archive. */
  files: ManifestFile[];
}

/** A manifest as it is written; its SHA-256 is the fingerprint of the package. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 1)}\n`;
