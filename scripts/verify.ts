import './pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkFrozenText } from '#domain/frozen/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen/check-words.ts';
import { OperatorRefusal } from '#server/operator/tools.ts';
import { runTold } from './run-told.ts';

let isAsFrozen = true;

/** `npm run verify -- FILE` computes a frozen result again from its file alone. Ends with code 1 when something differs. */
await runTold('Usage: npm run verify -- <file>', async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [path] = positionals;
  if (!path || positionals.length > 1) return undefined;
  const check = checkFrozenText(await readNamed(path));
  isAsFrozen = check.state === 'same';
  const { verdict, sentences } = wordCheck(check);
  const fingerprint = check.state === 'unreadable' ? [] : [`Fingerprint: ${check.fingerprint}`];
  return [verdict, ...sentences, ...fingerprint].join('\n');
});
if (!isAsFrozen) process.exitCode = 1;

async function readNamed(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new OperatorRefusal(`${path} cannot be read: ${(error as Error).message}`);
  }
}
