import { keptKinds } from '#domain/evidence/file-kinds.ts';

/** What a manifest says about itself. */
export const PACKAGE_KIND = 'twofold-evidence-package';

/** The paths in a package. */
export const PACKAGE_PATHS = {
  manifest: 'manifest.json',
  page: 'index.html',
  result: 'frozen/result.json',
  signOff: 'frozen/sign-off.json',
  history: 'history/lines.jsonl',
  seals: 'history/seals.jsonl',
  method: 'method.txt',
} as const;

/** The evidence files are below it, under their hashes. */
const EVIDENCE_FOLDER = 'evidence/';

/** The path of an evidence file: its name is its SHA-256, with the extension of its kind, whatever it was called. */
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

/** The contents of a package, with the hash that distinguishes each file from an altered one (`docs/file-formats.md`). */
export interface Manifest {
  kind: typeof PACKAGE_KIND;
  /** Increased when the structure changes. */
  format: 1;
  /** `at` is the moment that the package describes, an ISO instant in UTC. */
  made: { at: string; by: string; product: string };
  company: string;
  assessment: { id: string; name: string };
  /** How final it is, in words. */
  state: string;
  /** Fingerprint of the frozen result; null in the package for a draft. */
  result: { sha256: string; frozenAt: string } | null;
  /** The number of lines of the assessment's history, up to the last sealed one. */
  history: { lines: number };
  /** The number of seals, and the last one. */
  seals: { count: number; last: { hash: string; madeAt: string } | null };
  /** Every file except this one, in the order of the archive. */
  files: ManifestFile[];
}

/** A manifest as it is written; its SHA-256 is the fingerprint of the package. */
export const manifestText = (manifest: Manifest): string => `${JSON.stringify(manifest, null, 1)}\n`;
