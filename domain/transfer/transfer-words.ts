import { type EsrsVersion, esrsVersions } from '#domain/reference/esrs-versions.ts';

/** The reason that the history gives for all that a transfer between versions changes (method M24). */
export const transferWords = {
  carriedOut: (to: EsrsVersion) => `Transferred to the ${esrsVersions[to].label}`,
  takenBack: 'The transfer was undone',
} as const;
