import { MAX_LINKS, MAX_LINKS_EACH } from '#domain/limits.ts';
import { record } from './record.ts';

/** A statement that one entry gives rise to another, or that a measure or a dependency is behind it. */
export const link = record({
  noun: 'link',
  table: 'links',
  below: 'component',
  label: 'Link',
  inSentence: 'a link between entries',
  carries: ['history'],
  goesAlong: ['contents', 'copy', 'text-limit', 'undo', 'as-of', 'seal', 'query'],
  most: { links: MAX_LINKS, 'links-each': MAX_LINKS_EACH },
  told: { as: 'links', makesStale: ['assessment', 'dashboard', 'history'] },
});
