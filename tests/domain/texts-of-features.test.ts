import { expect, it } from 'vitest';
import { findOtherTextFiles } from '../../scripts/house/text-files.ts';
import { textsIn } from '../../scripts/house/texts-in.ts';

it('lists the texts of a source file in order, including nested ones, without comments', () => {
  const text = `// It's no text
    export const say = {
      none: "None isn't it",
      said: (name: string | null) => \`\${name ?? 'A colleague'} said: “don't”\`,
    };`;
  expect(textsIn({ path: 'web/messages.ts', text })).toEqual(["None isn't it", "… said: “don't”", 'A colleague']);
});

it('allows a feature one file of texts', () => {
  const paths = ['web/features/a/messages.ts', 'web/features/a/button-messages.ts', 'web/features/a/button.tsx'];
  expect(findOtherTextFiles(paths)).toEqual(['web/features/a/button-messages.ts']);
});
