import { STALE_AFTER, type ToldName } from '#domain/records/kinds.ts';

/** What belongs to people and companies, or is made for one person, and is no record of the register. */
const BESIDES = [
  'session',
  'company',
  'invitations',
  'profile',
  'notifications',
  'views',
  'files',
  'imports',
  'chat',
] as const;

/** Everything that an endpoint can change; each has an owner of this name on both sides of the wire. */
export type ChangedNoun = (typeof BESIDES)[number] | ToldName;
export const CHANGED_NOUNS: readonly ChangedNoun[] = [...BESIDES, ...(Object.keys(STALE_AFTER) as ToldName[])];
