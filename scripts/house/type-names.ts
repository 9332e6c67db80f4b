import { readSources, type Source } from './sources.ts';

const rooms = ['domain', 'drawing', 'contract', 'database', 'documents', 'analyst', 'server', 'web'];

/** Participles that only say that something happened: a type with such a name does not say what it contains. */
const PARTICIPLES =
  'Asked Begun Carried Changed Checked Chosen Compared Counted Decided Deleted Done Drawn Forgotten Found Given Gone Heard Held Invited Judged Kept Known Laid Left Listed Made Marked Measured Merged Named Needed Offered Ordered Pasted Picked Placed Pressed Proposed Ranked Read Refused Said Saved Scored Sealed Seen Sent Shared Shown Signed Spoken Stated Stood Stored Taken Told Typed Undone Unsaved Uploaded Wanted Worded Written';

const bare = new RegExp(
  String.raw`^export (?:abstract )?(?:interface|type|class) (${PARTICIPLES.replaceAll(' ', '|')})\b`,
  'gm',
);

/** Exported types that are named with a participle alone instead of what they contain: `Asked` instead of `RegisterInput`. */
export function findBareParticiples(sources: readonly Source[] = readSources(rooms)): string[] {
  return sources.flatMap(({ path, text }) => [...text.matchAll(bare)].map(([, name]) => `${path}: ${name}`));
}
