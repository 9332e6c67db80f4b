import { describe, expect, it } from 'vitest';
import { companyForm } from '#contract/company.ts';
import { validateCompany } from '#domain/people/company.ts';
import { cleanName, strangeInName } from '#domain/people/name.ts';
import { personNameProblem } from '#domain/people/person-name.ts';

const addresses = [
  'Pay your invoice at https://evil.example/x',
  'evil.example',
  'www.evil',
  'WWW2.EVIL.BIZ',
  'Evil.Com',
  'Call billing@evil.example now',
  'a@b',
  'evil.co/pay',
  'Evil.Example/pay',
  '10.0.0.1',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'ftp://x',
  '例子.公司',
];
/** The addresses above that are only a host name. */
const hosts = ['evil.example', 'Evil.Com', 'evil。com', 'ｅｖｉｌ．ｃｏｍ', '例子.公司'];
/** Company names as they are registered. */
const registered = ['Booking.com B.V.', 'Monday.com Ltd', 'Wayfair.de', 'about.you Holding'];
const unseen = [
  'Anna\u202eBerg',
  'Anna \u2066Berg\u2069',
  'Anna\u200eBerg',
  'Pay\u200bpal',
  'Pay\u200cpal',
  'Pay\u200dpal',
  'Berg\u00adGmbH',
  '\u3164',
  'Anna\u0000',
  'Anna\nBerg',
  'Anna\u2028Berg',
  'An\ufeffna',
  'Anna \u{e0041}',
  'Anna \ud83d',
];
const fine = [
  'Anna Berg',
  'A.P. Møller-Mærsk A/S',
  'J.R.R. Tolkien',
  'Dr. Anna Berg',
  'Müller GmbH & Co. KG',
  'Müller GmbH & Co.KG',
  'Dr.Oetker',
  'St.Gallen AG',
  'Freunde der Erde e.V.',
  'Ferrari S.p.A.',
  'E.ON SE',
  'Yahoo! Inc.',
  "O'Neill",
  'محمد',
  'علی\u200cرضا',
  'ക്\u200dഷ',
  '鈴木 太郎',
  'דוד כהן',
  'Team 👩\u200d💻',
  'Höhe 3.5',
  'Version 10.2.1',
];

describe('a name', () => {
  it.each(addresses)('may not contain an address: %s', (name) => {
    expect(strangeInName(name)).toBe('name-has-address');
    expect(personNameProblem(name)).toBe('name-has-address');
  });

  it.each(addresses.filter((name) => !hosts.includes(name)))('of a company may not contain a link: %s', (name) => {
    expect(validateCompany({ name, industry: 'other', size: 'small' })).toEqual({ name: 'name-has-address' });
  });

  it.each([...hosts, ...registered])('of a company may be a host name: %s', (name) => {
    expect(validateCompany({ name, industry: 'other', size: 'small' })).toEqual({});
    expect(companyForm.safeParse({ name, industry: 'other', size: 'small' }).success).toBe(true);
    // Emails to strangers never contain it like this, because it would become a link.
    expect(strangeInName(cleanName(name))).toBeNull();
  });

  it.each([
    'Dr.med. Anna Berg',
    'Prof.dr. Anna Berg',
    'Dipl.ing. Anna Berg',
    'Anna Berg, Dr.phil.',
    'Dr.rer.nat. Anna Berg',
  ])('of a person may begin with a title written without a blank: %s', (name) => {
    expect(personNameProblem(name)).toBeNull();
    expect(strangeInName(cleanName(name))).toBeNull();
    expect(personNameProblem(`${name}, evil.example`)).toBe('name-has-address');
  });

  it('counts as an address when it only begins like a title', () => {
    expect(personNameProblem('Dr.evil.example. Pay now')).toBe('name-has-address');
  });

  it.each(unseen)('may not contain invisible characters: %j', (name) => {
    expect(strangeInName(name)).toBe('name-invalid');
    expect(validateCompany({ name, industry: 'other', size: 'small' }).name).toBeDefined();
  });

  it.each(fine)('may be %s', (name) => {
    expect(personNameProblem(name)).toBeNull();
    expect(validateCompany({ name, industry: 'other', size: 'small' })).toEqual({});
    expect(cleanName(name)).toBe(name);
  });
});

describe('a name that was stored before these rules', () => {
  it.each([...addresses, ...unseen])('is cleaned for an email: %j', (name) => {
    expect(strangeInName(cleanName(name))).toBeNull();
  });

  it.each([
    ['Pay your invoice at https://evil.example/x', 'Pay your invoice at https evil example x'],
    ['Booking.com B.V.', 'Booking com B V.'],
    ['Anna\u202e Berg', 'Anna Berg'],
    ['\u202e\u2066', '…'],
  ])('%j becomes %j', (name, cleaned) => {
    expect(cleanName(name)).toBe(cleaned);
  });
});
