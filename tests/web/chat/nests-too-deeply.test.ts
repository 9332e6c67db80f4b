import { expect, it } from 'vitest';
import { nestsTooDeeply } from '#web/features/assistant/chat/nests-too-deeply.ts';

it.each([
  ['quotations', `${'> '.repeat(200)}deep`],
  ['quotations without blanks', '>'.repeat(60_000)],
  ['lists', `Fine.\n${'- '.repeat(200)}deep`],
  ['numbered lists', `${'1. '.repeat(200)}deep`],
  ['lists in quotations', '> - '.repeat(200)],
  ['emphasis', `${'*a **b '.repeat(1_000)}${' c** d*'.repeat(1_000)}`],
  ['emphasis across lines', `${'**a\n'.repeat(1_500)}${'b**\n'.repeat(1_500)}`],
])('refuses to render markdown with endless %s', (_, text) => {
  expect(nestsTooDeeply(text)).toBe(true);
});

it.each([
  [
    'an ordinary answer',
    'Impact score **20** of 25 [1](/app/dashboard "E3 Water").\n\n- one\n  - two\n    1. three\n\n> quoted',
  ],
  ['a line across the page', '-'.repeat(80)],
  ['a table of 150 rows', `| a | b |\n| --- | --- |\n${'| **one** | *two* |\n'.repeat(150)}`],
  ['a long answer', '**Water** is *material*.\n\n'.repeat(2_000)],
])('renders %s', (_, text) => {
  expect(nestsTooDeeply(text)).toBe(false);
});
