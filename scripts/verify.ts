import './pinned-node.ts';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkFrozenText } from '#domain/frozen-results/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen-results/check-words.ts';
import { openTools } from '#server/operator/open-tools.ts';
import { verifyPackageFile } from '#server/operator/package/verify-package.ts';
import { OperatorRefusal } from '#server/operator/tools.ts';
import { verifyDatabase } from '#server/operator/verify-database.ts';
import { readSettings, runTold } from './run-told.ts';

const usage = `Usage: npm run verify -- <file of a frozen result>
       npm run verify -- --package <file> [--fingerprint <of the package>]
       npm run verify -- --database`;
let isAsItWas = true;

/** Exits with code 1 if something is not as it was frozen or sealed. */
await runTold(usage, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { database: { type: 'boolean' }, package: { type: 'boolean' }, fingerprint: { type: 'string' } },
  });
  const { database, package: isPackage, fingerprint } = values;
  const [path] = positionals;
  if (positionals.length !== (database ? 0 : 1) || (database && isPackage)) return undefined;
  if (fingerprint !== undefined && !isPackage) return undefined;
  const { isSame, text } =
    path === undefined ? await verifyAll() : await (isPackage ? verifyPackage(path, fingerprint) : verifyFile(path));
  isAsItWas = isSame;
  return text;
});
if (!isAsItWas) process.exitCode = 1;

async function verifyAll() {
  const { tools, close } = await openTools(readSettings());
  try {
    return await verifyDatabase(tools);
  } finally {
    await close();
  }
}

/** Recomputes a frozen result from its file alone. */
async function verifyFile(path: string) {
  const check = checkFrozenText(await readNamed(path));
  const { verdict, sentences } = wordCheck(check);
  const fingerprint = check.state === 'unreadable' ? [] : [`Fingerprint: ${check.fingerprint}`];
  return { isSame: check.state === 'same', text: [verdict, ...sentences, ...fingerprint].join('\n') };
}

function verifyPackage(path: string, fingerprint: string | undefined) {
  return verifyPackageFile(path, fingerprint).catch((error: unknown) => {
    throw new OperatorRefusal(`${path} cannot be read: ${(error as Error).message}`);
  });
}

async function readNamed(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new OperatorRefusal(`${path} cannot be read: ${(error as Error).message}`);
  }
}
