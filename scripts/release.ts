/** Collects the files in `changes/` into CHANGELOG.md under a version, sets that version, and prints the remaining steps. */
import './pinned-node.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addRelease } from './release/changelog.ts';
import { readChanges } from './release/changes.ts';
import { nextVersionProblem, setVersion, VERSION_FILES } from './release/version.ts';
import { root } from './web-build.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

const [version = '', ...rest] = process.argv.slice(2);
const { version: now } = JSON.parse(read('package.json')) as { version: string };
const changes = readChanges(root);
const problems = [
  rest.length > 0 || version === ''
    ? `Usage: npm run release -- VERSION (it is ${now})`
    : nextVersionProblem(now, version),
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `refs/tags/v${version}`], { cwd: root }).status === 0
    ? `v${version} is tagged already.`
    : undefined,
  changes.length === 0 ? 'There is nothing to release: changes/ has no file.' : undefined,
  ...changes.flatMap((change) => change.problems),
].filter((problem) => problem !== undefined);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else {
  const day = new Date().toISOString().slice(0, 10);
  write('CHANGELOG.md', addRelease(read('CHANGELOG.md'), { version, day, changes }));
  for (const file of VERSION_FILES) write(file, setVersion(file, read(file), version));
  for (const { file } of changes) rmSync(join(root, file));
  console.log(
    [
      `CHANGELOG.md has ${changes.length} changes under ${version}. Read it, run npm test, then:`,
      `  git commit -am "Release ${version}"`,
      `  git tag -a v${version} -m "Twofold ${version}"`,
      `  git push origin main v${version}`,
    ].join('\n'),
  );
}
