import type { Evidence } from '#contract/evidence-shapes.ts';
import type { SessionShape } from '#contract/session.ts';
import type { EvidenceId, EvidenceRevisionId } from '#domain/ids.ts';
import type { ConflictItem } from '#web/features/saving/conflict-dialog.tsx';

const link: Evidence = {
  id: '00000000-0000-4000-8000-000000000001' as EvidenceId,
  kind: 'link',
  title: 'River levels of the last ten years',
  url: 'https://example.org/river-levels',
  note: '',
  datedOn: '2026-03-01',
  validUntil: null,
  hasExpired: false,
  ownerId: null,
  owner: null,
  file: null,
  addedBy: 'Ada Berg',
  addedAt: '2026-10-05T09:00:00Z',
  removedAt: null,
  version: 1,
};

/** A link, and a file whose second revision has expired. */
export const sampleEvidence: readonly Evidence[] = [
  link,
  {
    ...link,
    id: '00000000-0000-4000-8000-000000000002' as EvidenceId,
    kind: 'file',
    title: 'Meter readings',
    url: '',
    note: 'Monthly totals, checked by the water authority.',
    validUntil: '2026-06-30',
    hasExpired: true,
    owner: 'Ada Berg',
    file: {
      id: '00000000-0000-4000-8000-000000000003' as EvidenceRevisionId,
      number: 2,
      fileName: 'meter-readings-2026.pdf',
      mediaType: 'application/pdf',
      isPicture: false,
      bytes: 184_000,
      sha256: '0'.repeat(64),
      addedBy: 'Ada Berg',
      addedAt: '2026-10-05T09:00:00Z',
    },
  },
];

/** A text that two people changed, and an entry that one changed and the other deleted. */
export const sampleConflicts: readonly ConflictItem[] = [
  {
    key: 'justification',
    label: 'Water scarcity at sourcing regions: Justification',
    mine: 'Two of three wells ran dry in August 2025.',
    theirs: 'Two of five wells ran dry in August 2026.',
    changedBy: 'Ada Berg',
    changedById: '00000000-0000-4000-8000-000000000004',
    changedAt: '2026-10-05T09:00:00Z',
  },
  {
    key: 'entry',
    label: 'Cleaner water below the new treatment plant',
    mine: 'Severity 3',
    theirs: null,
    changedBy: 'Ada Berg',
    changedById: '00000000-0000-4000-8000-000000000004',
    changedAt: '2026-10-05T09:00:00Z',
  },
];

/** The person who looks at the gallery, different from the person who changed the same fields. */
export const sampleSession: SessionShape = {
  user: {
    id: '00000000-0000-4000-8000-000000000005',
    fullName: 'Mia Sample',
    email: 'mia@example.com',
    emailVerified: true,
    signedInAt: '2026-10-05T09:00:00Z',
  },
  company: null,
  role: null,
  audit: null,
  parting: null,
  landing: '/app/dashboard',
  settings: {
    isEmailConfirmationRequired: false,
    minPasswordLength: 6,
    supportEmail: 'support@example.com',
    closingDays: 14,
    model: null,
  },
};
