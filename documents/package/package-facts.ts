import type { FactEndedSignature, FactSignature } from '#documents/facts.ts';
import type { FrozenResult } from '#domain/frozen-results/frozen-result.ts';
import type { Manifest } from './manifest.ts';

/** Everything that the page of a package states. */
export interface PackageFacts {
  /** What the manifest also contains; its files are those that were written before the page. */
  manifest: Manifest;
  /** The frozen result; for a draft, what would be frozen if it were completed now. */
  result: FrozenResult;
  /** What readers must know about the result, one sentence for each point. */
  remarks: string[];
  signatures: FactSignature[];
  /** Signatures that are no longer valid, the latest first. */
  ended: FactEndedSignature[];
}
