import type { ChangedNoun } from '#contract/changed-nouns.ts';

/** What a change in a company concerns, by id: an assessment, or a piece of evidence that several assessments may use. */
export interface About {
  assessmentId?: string | undefined;
  evidenceId?: string | undefined;
}

/** A person who can read only some assessments, and the evidence used in them. */
export interface BoundedReader {
  assessments: readonly string[];
  /** Asks the database, which knows where a piece of evidence is used. */
  readsEvidence: (id: string) => Promise<boolean>;
}

/** Nouns that belong to a company and not to an assessment; every member is told about changes to them. */
const OF_COMPANY: readonly ChangedNoun[] = ['company', 'team', 'invitations', 'profile', 'scales', 'views'];

/** What an endpoint changed, according to its input. */
export function aboutInput(noun: ChangedNoun, input: unknown): About {
  const { assessmentId, id } = (input ?? {}) as { assessmentId?: unknown; id?: unknown };
  if (typeof assessmentId === 'string') return { assessmentId: assessmentId.toLowerCase() };
  return noun === 'evidence' && typeof id === 'string' ? { evidenceId: id } : {};
}

/**
 * Whether a change concerns something that this person reads. A change that names no assessment and does not concern the company is not
 * reported.
 */
export async function isReadBy(
  { assessments, readsEvidence }: BoundedReader,
  { noun, assessmentId, evidenceId }: About & { noun: ChangedNoun },
): Promise<boolean> {
  if (assessmentId !== undefined) return assessments.includes(assessmentId);
  if (evidenceId !== undefined) return readsEvidence(evidenceId);
  return OF_COMPANY.includes(noun);
}
