import type { api } from '#web/lib/api.ts';
import type { Explanations } from '#web/lib/explain-refusal.ts';

/** Texts for leaving a company, and for a company that is being closed. */
export const leavingMessages = {
  // The company page
  title: 'Leave or Close',
  leave: 'Leave Company',
  leaveText: (company: string) => `You lose access to ${company} immediately. What you entered stays with the company.`,
  handOverText: 'You are the only admin: choose who takes over.',
  close: 'Close Company',
  closeText: (days: number) =>
    `All its data will be deleted for everyone after ${days} days. Until then, you can keep the company.`,
  closeAloneText: (days: number) => `It has no other members. All its data will be deleted after ${days} days.`,
  remove: 'Delete Company',
  removeText: 'It is empty and has no other members, so you can delete it immediately.',
  loading: 'Loading...',
  wayFailed: 'Could not load the effects of leaving.',

  // Dialogs
  leaveTitle: (company: string) => `Leave ${company}?`,
  leaveFollows: (company: string) => [
    `You lose access to ${company} immediately, even on open screens.`,
    'What you entered stays with the company, under your name.',
    'Your chats with the assistant stay private: nobody else sees them.',
    'To come back, you need a new invitation.',
  ],
  successor: 'New admin',
  successorHint: 'Gets an email, and manages the team from then on.',
  successorPlaceholder: 'Choose a member',
  successorMissing: 'Choose the new admin.',
  leaveConfirm: 'Leave',
  leaving: 'Leaving...',
  closeTitle: (company: string) => `Close ${company}?`,
  closeFollows: (day: string) => [
    `On ${day}, everything in the company is deleted: assessments, answers, stakeholders, scores, chats and the history. This cannot be undone.`,
    'All members get an email now and another once the data has been deleted.',
    'Until then, everything works as before, and any admin can keep the company.',
  ],
  closeAndLeaveFollows: (company: string, day: string) => [
    `On ${day}, everything in ${company} is deleted: assessments, answers, stakeholders, scores, chats and the history. This cannot be undone.`,
    'You leave the company now. Until then, you can rejoin and keep it, as long as you have not joined another company.',
  ],
  closeConfirm: 'Close Company',
  closing: 'Closing...',
  removeTitle: (company: string) => `Delete ${company}?`,
  removeFollows: (company: string) => [
    `${company} is deleted immediately. This cannot be undone.`,
    'You keep your account.',
  ],
  removeConfirm: 'Delete Company',
  removing: 'Deleting...',
  typeName: (company: string) => `Type “${company}” to confirm`,
  nameMissing: 'This is not the company’s name. Type it exactly as shown.',
  cancel: 'Cancel',

  // Afterwards
  left: (company: string) => `You have left ${company}`,
  closed: (company: string) => `${company} is being closed`,
  removed: (company: string) => `${company} has been deleted`,
  failed: 'Something went wrong. Nothing has changed. Please try again.',

  // Banner
  bannerTitle: (company: string, day: string) => `${company} will be deleted on ${day}`,
  bannerText: 'An admin is closing the company on Twofold. Until then, everything works as before.',
  bannerAdminHint: 'To keep it, ask an admin.',
  keep: 'Keep the company',
  keeping: 'Keeping...',
  kept: (company: string) => `${company} will be kept`,
  keepFailed: 'Could not keep the company. Please try again.',

  // Before company setup
  removedTitle: (company: string) => `You are no longer a member of ${company}`,
  removedText: 'An admin has removed you. You keep your account, and what you entered stays with the company.',
  auditOverTitle: (company: string) => `Your audit of ${company} is over`,
  auditOverText:
    'The last day of your audit has passed, so you can no longer read its assessments. Your questions, marks and samples stay with the company. Its admins can invite you again.',
  erasedTitle: (company: string) => `${company} has been deleted`,
  erasedText: 'It was closed, and the deadline for keeping it has passed. You keep your account.',
  closedTitle: (company: string) => `You have closed ${company}`,
  closedText: (day: string) => `All its data will be deleted on ${day}. Until then, you can rejoin and keep it.`,
  comeBack: 'Rejoin and keep it',
  comingBack: 'Rejoining...',
  comeBackFailed: 'Could not reopen the company. Please try again.',
} as const;

/** Why a person cannot leave their company. */
export const leavingRefusals: Explanations<typeof api.offboarding.leave, string> = {
  'not-found': () => 'This person is no longer a member of the company. Choose someone else.',
  'last-admin': () => 'You are the only admin. Choose who takes over.',
  'last-member': () => 'You are now the only member of the company. Close or delete it instead.',
  'not-alone': () => 'Someone else has joined the company. Leave it instead.',
  'company-not-empty': () => 'The company is no longer empty. Close it instead.',
  'wrong-name': () => leavingMessages.nameMissing,
};
