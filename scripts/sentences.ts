/**
 * Lists every sentence of the messages files, one a line after its file, to be read aloud: `npm run sentences`, or
 * `npm run sentences -- register` for the files whose path contains that word. A value put in by code appears as "…".
 */
import './pinned-node.ts';
import { readSources } from './house/sources.ts';

const wanted = process.argv[2] ?? '';

const NOT_SHOWN = /^import [^;]*;|^\s*(\/\*\*|\*|\/\/).*$/gm;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

for (const { path, text: source } of readSources(['web'])) {
  if (!path.endsWith('messages.ts') || !path.includes(wanted)) continue;
  const code = source.replace(NOT_SHOWN, '');
  for (const [, single, double, template] of code.matchAll(LITERAL)) {
    const text = (single ?? double ?? template ?? '').replace(/\$\{[^{}]*\}/g, '…');
    if (text.includes(' ')) process.stdout.write(`${path}\t${text}\n`);
  }
}
