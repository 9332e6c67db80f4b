import { expect, it } from 'vitest';
import { initialsOf } from '#domain/people/presence.ts';

it.each([
  ['Mara Beispiel', 'MB'],
  ['Ida', 'I'],
  ['  ana maria de souza ', 'AS'],
  ['łukasz Żak', 'ŁŻ'],
  ['', ''],
])('%j is shown as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
