import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The URLs of all modules that importing the server loads, in a process of its own. */
function listLoaded(): string[] {
  const program = `
    const { registerHooks } = require('node:module');
    registerHooks({
      load(url, context, nextLoad) {
        console.log(url);
        return nextLoad(url, context);
      },
    });
    import('#server/main.ts').then(() => process.exit());`;
  const output = execFileSync(process.execPath, ['--eval', program], { cwd: root, encoding: 'utf8' });
  return output.trim().split('\n');
}

describe('a start', () => {
  const loaded = listLoaded();
  const of = (part: RegExp) => loaded.filter((url) => part.test(url));

  it('loads the server', () => {
    expect(of(/\/server\/app\.ts$/)).toHaveLength(1);
    expect(of(/\/server\/features\/assistant\/chat\/chat\.ts$/)).toHaveLength(1);
  });

  it('does not load the analyst, the assistant’s tools and the SDK of language models until a question is asked', () => {
    expect(loaded.filter((url) => url.includes(pathToFileURL(join(root, 'analyst/')).href))).toEqual([]);
    expect(of(/\/features\/assistant\/(tools\/model-tools|chat\/answer-by-)/)).toEqual([]);
    expect(of(/\/node_modules\/(ai|@ai-sdk)\//)).toEqual([]);
  });
});
