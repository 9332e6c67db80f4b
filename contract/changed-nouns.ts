import { STALE_AFTER, type ToldName } from '#domain/records/kinds.ts';

/** Nouns of people and companies, and of things made for one person, that are not records of the register. */
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

/** Everything that an endpoint can change; in both the browser and the server, a feature with this name owns it. */
export type ChangedNoun = (typeof BESIDES)[number] | ToldName;
export const CHANGED_NOUNS: readonly ChangedNoun[] = [...BESIDES, ...(Object.keys(STALE_AFTER) as ToldName[])];
