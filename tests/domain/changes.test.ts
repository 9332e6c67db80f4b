import { expect, it } from 'vitest';
import { addRelease } from '../../scripts/release/changelog.ts';
import { readChange, readChanges } from '../../scripts/release/changes.ts';
import { nextVersionProblem, setVersion } from '../../scripts/release/version.ts';
import { root } from '../../scripts/web-build.ts';

it('finds every file in changes/ well formed', () => {
  expect(readChanges(root).flatMap(({ problems }) => problems)).toEqual([]);
});

it('reads a sentence for users and one for users of the API', () => {
  const text = 'added: You can sort the register by owner.\napi: `POST /api/…/query` sorts by `owner`.\n';
  expect(readChange('changes/sort-by-owner.md', text)).toEqual({
    file: 'changes/sort-by-owner.md',
    lines: [
      { kind: 'added', text: 'You can sort the register by owner.' },
      { kind: 'api', text: '`POST /api/…/query` sorts by `owner`.' },
    ],
    problems: [],
  });
});

it('reads a change that only users of the API notice', () => {
  expect(readChange('changes/owner.md', 'api: Rows name their `owner`.\n')).toMatchObject({ problems: [] });
});

it.each([
  ['changes/a b.md', 'fixed: Undo works offline.', 'name it in small letters, digits and hyphens'],
  ['changes/empty.md', '\n', 'say what changed in one line: added, changed, fixed or api, a colon, a sentence'],
  ['changes/kind.md', 'improved: Undo works offline.', 'begin each line with added:, changed:, fixed: or api:'],
  ['changes/two.md', 'added: One.\nfixed: Two.', 'keep one line for users, and below it one for users of the API'],
  ['changes/stop.md', 'fixed: Undo works offline', 'write a sentence: a capital first, a full stop at the end'],
  ['changes/small.md', 'fixed: undo works offline.', 'write a sentence: a capital first, a full stop at the end'],
  ['changes/long.md', `fixed: ${'Word '.repeat(40)}end.`, 'keep to 40 words'],
])('refuses %s', (file, text, problem) => {
  expect(readChange(file, text).problems).toEqual([`${file}: ${problem}`]);
});

const changes = [
  readChange('changes/b.md', 'fixed: Undo works offline.\n'),
  readChange('changes/a.md', 'added: You can sort by owner.\napi: Queries sort by `owner`.\n'),
];
const older = '# Changes\n\nAbout this file.\n\n## 1.0.0 (2026-11-28)\n\n### Added\n\n- The first release.\n';

it('puts a release above the earlier ones, grouped by kind', () => {
  const added = [
    '# Changes\n\nAbout this file.\n\n## 1.1.0 (2026-12-24)\n',
    '### Added\n\n- You can sort by owner.\n',
    '### Fixed\n\n- Undo works offline.\n',
    '### API\n\n- Queries sort by `owner`.\n',
    '## 1.0.0 (2026-11-28)\n\n### Added\n\n- The first release.\n',
  ].join('\n');
  expect(addRelease(older, { version: '1.1.0', day: '2026-12-24', changes })).toBe(added);
});

it('adds to the release at the top while its version has not been tagged', () => {
  const again = addRelease(older, { version: '1.0.0', day: '2026-12-24', changes });
  expect(again).toBe(
    [
      '# Changes\n\nAbout this file.\n\n## 1.0.0 (2026-12-24)\n',
      '### Added\n\n- The first release.\n- You can sort by owner.\n',
      '### Fixed\n\n- Undo works offline.\n',
      '### API\n\n- Queries sort by `owner`.\n',
    ].join('\n'),
  );
});

it.each([
  ['1.0.0-rc.1', '1.0.0-rc.2', undefined],
  ['1.0.0-rc.9', '1.0.0-rc.10', undefined],
  ['1.0.0-rc.2', '1.0.0', undefined],
  ['1.0.0', '1.0.0', undefined],
  ['1.9.0', '1.10.0', undefined],
  ['1.0.0', '1.0.0-rc.3', '1.0.0-rc.3 is older than 1.0.0.'],
  ['1.2.0', '1.1.9', '1.1.9 is older than 1.2.0.'],
  ['1.0.0', 'v1.1.0', 'v1.1.0 is not a version such as 1.2.0 or 1.2.0-rc.1.'],
])('after %s, checks %s: %s', (now, next, problem) => {
  expect(nextVersionProblem(now, next)).toBe(problem);
});

it('sets the version where the package, the lock file and the product state it, and nowhere else', () => {
  const lock =
    '{\n  "version": "1.0.0",\n  "packages": {\n    "": {\n      "version": "1.0.0"\n    },\n    "x": { "version": "1.0.0" }\n  }\n}\n';
  expect(setVersion('package-lock.json', lock, '1.1.0')).toBe(
    lock
      .replace('"version": "1.0.0"', '"version": "1.1.0"')
      .replace('      "version": "1.0.0"', '      "version": "1.1.0"'),
  );
  const code = "export const PRODUCT_VERSION = '1.0.0';\n";
  expect(setVersion('domain/frozen-results/formula-version.ts', code, '1.1.0')).toBe(code.replace('1.0.0', '1.1.0'));
  expect(() => setVersion('package.json', '{}', '1.1.0')).toThrow('package.json');
});
