import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { readTable } from '#domain/reference/read-table.ts';

/**
 * Which topics of the revised list (2026) continue a topic of the 2023 list, nearest first; none if it ends. The law has no such table:
 * this reading is ours (method M24), so everything that is carried over must be reviewed.
 */
const ROWS = readTable(
  ['earlier', 'later'],
  `
E1.1 | E1.2
E1.2 | E1.1
E1.3 | E1.3
E2.1 | E2.1
E2.2 | E2.2
E2.3 | E2.3
E2.4 |
E2.5 | E2.4
E2.6 | E2.4
E2.7 | E2.5
E3.1 | E3.1
E3.2 | E5.1 E4.1
E4.1 | E4.1
E4.2 | E4.2
E4.3 | E4.3
E4.4 | E4.4
E5.1 | E5.1
E5.2 | E5.2
E5.3 | E5.3
S1.1 | S1.1 S1.2 S1.3
S1.2 | S1.4 S1.5
S1.3 | S1.6
S2.1 | S2.1 S2.2 S2.3
S2.2 | S2.4 S2.5
S2.3 | S2.6
S3.1 | S3.1
S3.2 | S3.2
S3.3 | S3.3
S4.1 | S4.1
S4.2 | S4.2
S4.3 | S4.3
G1.1 | G1.1
G1.2 | G1.1
G1.3 | G1.1
G1.4 | G1.2
G1.5 | G1.3
G1.6 | G1.1
`,
).map(({ earlier, later }) => ({ earlier, later: later.split(' ').filter((code) => code !== '') }));

type Crosswalk = ReadonlyMap<string, readonly string[]>;

const toLater: Crosswalk = new Map(ROWS.map(({ earlier, later }) => [earlier, later]));

/** In the other direction, a topic first goes to the one that has no other successor. */
const toEarlier: Crosswalk = new Map(
  [...new Set(ROWS.flatMap(({ later }) => later))].map((code) => [
    code,
    ROWS.filter(({ later }) => later.includes(code))
      .toSorted((left, right) => left.later.length - right.later.length)
      .map(({ earlier }) => earlier),
  ]),
);

/** The codes under which the other version of the standards continues a topic, nearest first; none if it ends. */
export function codesInOther(code: string, version: EsrsVersion): readonly string[] {
  return (version === 'esrs-2023' ? toLater : toEarlier).get(code) ?? [];
}

/**
 * Moves to a topic that is wider or has another name. A transfer places such rows and marks them for review; an import asks about them
 * first, because it can wait for an answer.
 */
const TO_ANOTHER_NAME: ReadonlySet<string> = new Set([
  ...['E2.6 E2.4', 'S1.3 S1.6', 'S2.3 S2.6', 'G1.2 G1.1', 'G1.3 G1.1', 'G1.6 G1.1'],
]);

/** Whether the other version has no topic of this name, only one that takes it up. */
export const isTakenUp = (code: string, into: string, version: EsrsVersion): boolean =>
  TO_ANOTHER_NAME.has(version === 'esrs-2023' ? `${code} ${into}` : `${into} ${code}`);

/** The version to which an assessment under this one can be transferred. */
export const otherVersion = (version: EsrsVersion): EsrsVersion =>
  version === 'esrs-2023' ? 'esrs-2026' : 'esrs-2023';

const YEAR = { 'esrs-2023': '2023', 'esrs-2026': '2026' } as const;

/** The code of a topic that the other version ended, but that the company keeps: its own code, with the year of its list. */
export const codeWhenKept = (code: string, from: EsrsVersion): string => `${code}-${YEAR[from]}`;

/**
 * A single code for a topic in either version: that of the revised list. A topic of the 2023 list that merges into another or ends, and
 * one that is kept, has the code of a kept topic.
 */
export function codeAcross(code: string, version: EsrsVersion): string {
  if (version === 'esrs-2026') return code;
  const kept = codeWhenKept('', 'esrs-2026');
  if (code.endsWith(kept)) return code.slice(0, -kept.length);
  return goingOn(code) ?? codeWhenKept(code, version);
}

/** The topic of the revised list that continues a topic of 2023: the nearest one, unless another topic is nearer to it. */
function goingOn(code: string): string | undefined {
  const [next = ''] = codesInOther(code, 'esrs-2023');
  const nearest = codesInOther(next, 'esrs-2026').find((other) => codesInOther(other, 'esrs-2023')[0] === next);
  return nearest === code ? next : undefined;
}
