import { describe, expect, it } from 'vitest';
import { emailProblem, normalizeEmail } from '#domain/people/email.ts';
import { decodePunycode, encodePunycode } from '#domain/people/punycode.ts';
import { readableEmail } from '#domain/people/readable-email.ts';

describe('an address with letters beyond ASCII', () => {
  it.each([
    ['anna@müller.example', 'anna@xn--mller-kva.example'],
    [' Anna@MÜLLER.example ', 'anna@xn--mller-kva.example'],
    ['anna@mu\u0308ller.example', 'anna@xn--mller-kva.example'],
    ['anna@XN--MLLER-KVA.example', 'anna@xn--mller-kva.example'],
    ['anna@post.straße.example', 'anna@post.xn--strae-oqa.example'],
    ['anna@例え。テスト', 'anna@xn--r8jz45g.xn--zckzah'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['anna@müller.example:80', 'anna@müller.example:80'],
    ['anna', 'anna'],
  ])('is stored in one form: "%s"', (typed, stored) => {
    expect(normalizeEmail(typed)).toBe(stored);
    expect(normalizeEmail(stored)).toBe(stored);
  });

  it.each([
    ['anna@xn--mller-kva.example', 'anna@müller.example'],
    ['anna@xn--r8jz45g.xn--zckzah', 'anna@例え.テスト'],
    ['anna@xn--e1afmkfd.xn--p1ai', 'anna@пример.рф'],
    ['anna@example.org', 'anna@example.org'],
    // "аpple.com" with a Cyrillic а, "аррӏе.com" entirely in Cyrillic, and a dotless ı: lookalikes stay encoded.
    ['anna@xn--pple-43d.com', 'anna@xn--pple-43d.com'],
    ['anna@xn--80ak6aa92e.com', 'anna@xn--80ak6aa92e.com'],
    ['anna@xn--cme-nza.com', 'anna@xn--cme-nza.com'],
    ['anna@xn--999999999999.com', 'anna@xn--999999999999.com'],
    ['anna@xn--.com', 'anna@xn--.com'],
    // An encoding that no typed address produces stays as it is.
    ['anna@xn--example-.com', 'anna@xn--example-.com'],
  ])('is shown as people write it, unless it could be mistaken for another: %s', (stored, shown) => {
    expect(readableEmail(stored)).toBe(shown);
  });

  it.each([
    ['anna@müller.example', null],
    ['jörg@example.org', 'email-letters'],
    ['jörg@müller.example', 'email-letters'],
    ['anna@müller', 'invalid-email'],
    ['anna@mü ller.example', 'invalid-email'],
    ['anna@mü/ller.example', 'invalid-email'],
    ['ä@b@example.org', 'invalid-email'],
    ['', 'email-required'],
  ] as const)('is validated: "%s" gives %s', (typed, problem) => {
    expect(emailProblem(typed)).toBe(problem);
  });

  it.each([
    // From RFC 3492, section 7.1.
    ['egbpdaj6bu4bxfgehfvwxn', 'ليهمابتكلموشعربي؟'],
    ['ihqwcrb4cv8a8dqg056pqjye', '他们为什么不说中文'],
    ['-with-super-monkeys-pc58ag80a8qai00g7n9n', '安室奈美恵-with-super-monkeys'],
    ['mller-kva', 'müller'],
  ])('is encoded as the standard requires: %s', (encoded, label) => {
    expect(decodePunycode(encoded)).toBe(label);
    expect(encodePunycode(label)).toBe(encoded);
  });
});
