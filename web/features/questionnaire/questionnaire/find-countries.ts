import { countries } from '#domain/reference/countries.ts';

/** Common names of a country besides its English name and its name in its own languages. */
const COMMON_NAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  BO: ['Bolivia'],
  CD: ['DR Congo', 'Congo Kinshasa', 'Zaire'],
  CG: ['Congo Brazzaville'],
  CI: ['Ivory Coast', 'Elfenbeinküste'],
  CV: ['Cape Verde'],
  CZ: ['Czech Republic', 'Tschechien'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'Großbritannien'],
  GR: ['EL', 'Hellas'],
  KP: ['North Korea'],
  KR: ['South Korea', 'Korea'],
  LA: ['Laos'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  NL: ['Holland', 'The Netherlands'],
  RU: ['Russia'],
  SY: ['Syria'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Vatican', 'Holy See'],
  VN: ['Vietnam'],
};

/** Languages besides the one that most people of a country speak. */
const FURTHER_LANGUAGES: Readonly<Record<string, readonly string[]>> = {
  BE: ['fr', 'de'],
  CA: ['fr'],
  CH: ['fr', 'it'],
  CY: ['tr'],
  ES: ['ca', 'eu', 'gl'],
  FI: ['sv'],
  IE: ['ga'],
  IN: ['hi'],
  LU: ['fr', 'de'],
  MA: ['fr'],
  MT: ['mt'],
  SG: ['zh', 'ms'],
  ZA: ['af'],
};

interface Entry {
  id: string;
  code: string;
  /** All names, prepared for comparison. */
  names: readonly string[];
}

let entries: readonly Entry[] | undefined;

/**
 * The countries that typed letters can mean, likeliest first: by code ('DE'), by the beginning of a name, by a word of a name, by letters
 * within one. Names are in English, in the country's own languages and in the reader's, and include common ones ('UK', 'Holland').
 * @returns ISO codes; for an empty query, all countries in the order of their English names
 */
export function findCountries(query: string): string[] {
  const typed = plain(query);
  if (typed === '') return countries.map(({ id }) => id);
  entries ??= readEntries();
  const ranked = entries.flatMap((entry) => {
    const rank = rankOf(entry, typed);
    return rank === null ? [] : [{ id: entry.id, rank }];
  });
  // The sort is stable: within a rank, countries stay in the order of their names.
  return ranked.sort((a, b) => a.rank - b.rank).map(({ id }) => id);
}

function rankOf({ code, names }: Entry, typed: string): number | null {
  if (code === typed || names.includes(typed)) return 0;
  if (names.some((name) => name.startsWith(typed))) return 1;
  if (names.some((name) => name.includes(` ${typed}`))) return 2;
  // Two letters occur in half of all names.
  return typed.length > 2 && names.some((name) => name.includes(typed)) ? 3 : null;
}

function readEntries(): Entry[] {
  const inLanguage = new Map<string, Intl.DisplayNames>();
  const nameIn = (language: string, code: string) => {
    const names = inLanguage.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
    inLanguage.set(language, names);
    return names.of(code) ?? '';
  };
  const readers = typeof navigator === 'undefined' ? [] : navigator.languages;
  return countries.map(({ id, label }) => {
    const own = new Intl.Locale(`und-${id}`).maximize().language;
    const languages = [own, ...(FURTHER_LANGUAGES[id] ?? []), ...readers];
    const names = [label, ...languages.map((language) => nameIn(language, id)), ...(COMMON_NAMES[id] ?? [])];
    return { id, code: plain(id), names: [...new Set(names.map(plain))] };
  });
}

/** Without accents and capitals, with single spaces: 'Åland Islands' becomes 'aland islands'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
