import { spawnSync } from 'node:child_process';
import { root } from '../web-build.ts';

const MAX_SUBJECT = 72;
/** Subjects up to this commit are not checked. */
const LAST_UNCHECKED = '3ce0dd89a4faf47525f3c9ee6fa5d335213cecd3';

/**
 * Each commit since the rule was introduced whose subject is too long, with its length. Empty if there is no history to read: in an
 * export, in a shallow clone, or without git.
 * @param folder a work tree
 * @param since the last commit that the rule does not apply to
 */
export function findLongSubjects(folder: string = root, since: string = LAST_UNCHECKED): string[] {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%h %s', `${since}..HEAD`], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (status !== 0) return [];
  return stdout.split('\n').flatMap((line) => {
    const subject = line.slice(line.indexOf(' ') + 1);
    return subject.length > MAX_SUBJECT ? [`${line} (${subject.length} characters)`] : [];
  });
}
