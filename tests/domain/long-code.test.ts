import { describe, expect, it } from 'vitest';
import { findLongFiles, findLongFunctions } from '../../scripts/house/long.ts';

const source = (path: string, text: string) => ({ path, text, imports: [], runtimeImports: [] });
const lines = (count: number) => Array.from({ length: count }, (_, at) => `  call(${at});`).join('\n');

describe('long code', () => {
  it('is a function of more than 100 lines, listed by name, even inside another', () => {
    const long = source('web/long.ts', `function outer() {\n  const inner = () => {\n${lines(99)}\n  };\n}\n`);
    expect(findLongFunctions([long])).toEqual(['web/long.ts:1 outer: 103 lines', 'web/long.ts:2 inner: 101 lines']);
    expect(findLongFunctions([source('web/fits.ts', `function fits() {\n${lines(98)}\n}\n// after\n`)])).toEqual([]);
  });

  it('is a file of more than 300 lines that no command generates', () => {
    expect(findLongFiles([source('web/a.ts', lines(301)), source('web/b.ts', lines(300))])).toEqual([
      'web/a.ts: 301 lines',
    ]);
    expect(findLongFiles([source('web/c.ts', `// Made by \`npm run tables\`\n${lines(301)}`)])).toEqual([]);
  });

  it('does not include the one file of texts of a feature', () => {
    expect(findLongFiles([source('web/features/a/messages.ts', lines(301))])).toEqual([]);
    expect(findLongFiles([source('contract/issue-messages.ts', lines(301))])).toHaveLength(1);
  });
});
