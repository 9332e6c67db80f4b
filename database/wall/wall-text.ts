import type { Wall } from './read-wall.ts';

/** The wall as the migrations create it, and the SHA-256 of these migrations, by which the check recognizes an outdated description. */
export interface DescribedWall {
  wall: Wall;
  migrations: string;
}

const HEAD = `# The wall between companies. Made by \`npm run tables\` from the migrated database; each start compares the two, and refuses
# to serve where they differ. Change a migration, not this file.
# Made from migrations with the sha-256`;

/** Writes each name on a line, with PostgreSQL's description below it. */
export function writeWallText({ wall, migrations }: DescribedWall): string {
  const entries = [...wall].sort(([a], [b]) => (a < b ? -1 : 1)).map(([thing, says]) => `${thing}\n  ${says}\n`);
  return `${HEAD} ${migrations}\n\n${entries.join('')}`;
}

export function readWallText(text: string): DescribedWall {
  const [head, ...entries] = text.replaceAll('\r', '').split(/\n(?=[^\n# ])/);
  const wall = entries.map((entry) => {
    const [thing = '', says = ''] = entry.split('\n  ');
    return [thing, says.trim()] as const;
  });
  return { wall: new Map(wall), migrations: /[\da-f]{64}/.exec(head ?? '')?.[0] ?? '' };
}
