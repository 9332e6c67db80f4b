/**
 * Lists every sentence of the messages files, one on each line after the file name, so that they can be read aloud: `npm run sentences`,
 * or `npm run sentences -- register` for the files whose path contains that word. A value inserted by code appears as "…".
 */
import './pinned-node.ts';
import { readSources } from './house/sources.ts';
import { textsIn } from './house/texts-in.ts';

const wanted = process.argv[2] ?? '';

for (const source of readSources(['web'])) {
  if (!source.path.endsWith('messages.ts') || !source.path.includes(wanted)) continue;
  for (const text of textsIn(source).filter((each) => each.includes(' '))) {
    process.stdout.write(`${source.path}\t${text}\n`);
  }
}
