import { STALE_AFTER, type ToldName } from '#domain/records/kinds.ts';

/** Things that belong to people and companies, or are made for one person, and are not records of the register. */
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
