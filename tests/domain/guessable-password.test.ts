import { describe, expect, it } from 'vitest';
import { isGuessable, wordWithoutOrnaments } from '#domain/people/guessable-password.ts';

describe('a password that is easily guessed', () => {
  it.each([
    ['blanks', '      '],
    ['blanks of other kinds', '\u00a0\u2003\u200b\u00a0\u2003\u200b'],
    ['one sign', 'aaaaaaaaaaaaaaaaaaaa'],
    ['two signs', '121212121'],
    ['a short word again and again', 'testtest'],
    ['three signs, capitals apart', 'LolloL'],
    ['doubled signs', '112233'],
    ['the alphabet', 'Abcdefgh'],
    ['figures upwards, over the end', '7890123'],
    ['figures downwards', '987654321'],
    ['every second figure', '135790'],
    ['a row of keys', 'qwertzuiop'],
    ['a row of keys backwards', 'lkjhgfdsa'],
    ['columns of keys', '1qaz2wsx3edc'],
    ['columns of keys, one upwards', 'zaq12wsx'],
    ['the number pad', '147258369'],
    ['shifted figures', '!@#$%^&*'],
    ['runs one after another', 'abc123xyz'],
    ['runs with an ornament', 'Qwerty123!'],
    ['a season and the year', 'Summer2026!'],
    ['a season in another language', 'Frühling2026'],
    ['a month and the year', 'november-2026'],
    ['a day of the week', 'Monday123'],
    ['a birthday', '24121990'],
    ['a birthday with dots', '24.12.90'],
    ['years', '19902026'],
    ['blanks between', '1 2 3 4 5 6'],
    ['wide letters', 'ｑｗｅｒｔｙ'],
  ])('%s: %s', (_, password) => {
    expect(isGuessable(password)).toBe(true);
  });
});

describe('a password that is not easily guessed', () => {
  it.each([
    ['a pass-phrase', 'a heron over the marsh'],
    ['a pass-phrase with a season', 'the summer of the herons'],
    ['a pass-phrase with a year', 'nine herons in 2026'],
    ['with a run in it', 'heron1234marsh'],
    ['that ends like a walk', 'kranich-qwertz'],
    ['eight signs at random', 'kT9#vX2p'],
    ['eight figures at random', '83920571'],
    ['a generator’s', '3f9a1c77-0b8e-4d52-9f61-2a7c5e8d4b10'],
    ['a word said twice with something beside', 'marshmarsh heron'],
    ['other scripts', '鷺は沼の上を飛ぶ'],
    ['pictures', '🦩🐸🪷🌾🦆'],
  ])('%s: %s', (_, password) => {
    expect(isGuessable(password)).toBe(false);
  });
});

it.each([
  ['Password1!', 'password'],
  ['P@ssw0rd', 'password'],
  ['Pa$$w0rd2026', 'password'],
  ['123dragon123', 'dragon'],
  ['!!monkey!!', 'monkey'],
  ['dragon83920571', ''],
  ['heron over marsh', 'heronovermarsh'],
])('%s without its ornaments is %j', (password, word) => {
  expect(wordWithoutOrnaments(password)).toBe(word);
});
