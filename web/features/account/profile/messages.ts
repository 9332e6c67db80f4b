import { MAX_NAME } from '#domain/limits.ts';
import type { Role } from '#domain/people/permissions.ts';
import type { PersonNameProblem } from '#domain/people/person-name.ts';

/** Texts of the profile screen. Fixed texts must stay word for word (product P1). */
export const profileMessages = {
  title: 'Profile',
  subtitle: 'How your colleagues see you.',
  personalInformation: 'Personal Information',
  fullName: 'Full Name',
  email: 'Email',
  company: 'Company',
  role: 'Role',
  memberSince: 'Member since',
  yourWork: 'Your role in the assessment',
  yourWorkText:
    'Frozen with each result that you score, so that an auditor sees who judged. Visible to your company and its auditors. Optional.',
  position: 'Position',
  positionHint: 'For example Head of Sustainability. It is suggested when you sign.',
  competence: 'Competence',
  competenceHint: 'Training and experience for this work. For example: six years in procurement, ESRS course 2025.',
  workSaved: 'Saved',
  workFailed: 'Could not save. Your input is still here.',
  toSettings: 'Password and active sessions are in Settings',
  noCompany: 'None yet',
  roles: { admin: 'Admin', user: 'User', auditor: 'Auditor' } satisfies Record<Role, string>,
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  unsaved: 'Unsaved changes',
  updated: 'Profile Updated',
  updateFailed: 'Failed to update profile. Please try again.',
} as const;

/** Errors shown at the name. */
export const nameProblems = {
  'name-required': 'Enter your full name.',
  'name-too-long': `Use at most ${MAX_NAME} characters.`,
  'name-invalid': 'Use a single line without special characters.',
  'name-has-address': 'Leave out web and email addresses.',
} as const satisfies Record<PersonNameProblem, string>;
