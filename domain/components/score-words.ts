import type { Score5 } from '#domain/fields/score5.ts';
import { found } from '#domain/found.ts';
import type { ImpactPolarity } from '#domain/reference/component-kinds.ts';

/** The scales with values from 1 to 5. */
export type Scale = 'scale' | 'scope' | 'irremediability' | 'severity' | 'likelihood' | 'magnitude';

type Five = readonly [string, string, string, string, string];

const scope: Five = [
  'A few people, or a single spot',
  'A team, or the surroundings of a site',
  'A whole site, or a local community',
  'Several sites, a region, or many people',
  'Several countries, or most of those affected',
];

const likelihood: Five = [
  'Very unlikely within the time horizon',
  'Unlikely, but it has happened to others',
  'About as likely as not',
  'Likely',
  'Almost certain, or it keeps happening',
];

const magnitude: Five = [
  'Lost in normal fluctuations',
  'Small: visible in one cost centre',
  'Visible in the company’s results',
  'Changes plans, margins or terms of finance',
  'Could threaten or transform the business model',
];

const negative: Record<Scale, Five> = {
  scale: [
    'Barely noticeable harm',
    'Slight harm that soon passes',
    'Clear harm to health, livelihood or nature',
    'Serious harm',
    'Grave: lives, basic rights or a whole ecosystem',
  ],
  scope,
  irremediability: [
    'Soon and fully put right',
    'Put right within about a year',
    'Put right within several years, at considerable cost',
    'Put right only in part, or over decades',
    'Cannot be put right',
  ],
  severity: [
    'Negligible',
    'Minor: small, local and soon put right',
    'Moderate: clearly felt by those affected',
    'Serious: deep, widespread or hard to put right',
    'Very severe: grave, very widespread or irreversible',
  ],
  likelihood,
  magnitude,
};

const positive: Record<Scale, Five> = {
  ...negative,
  scale: [
    'Barely noticeable benefit',
    'Slight benefit',
    'Clear benefit for health, livelihood or nature',
    'Great benefit',
    'Changes lives, or restores an ecosystem',
  ],
  severity: [
    'Negligible',
    'Minor: small and local',
    'Moderate: clearly felt by those affected',
    'Great: deep or widespread benefit',
    'Outstanding: deep and very widespread benefit',
  ],
};

/** The words of all scales, by the polarity of an impact. */
export type ScaleWords = Readonly<Record<'negative' | 'positive', Readonly<Record<Scale, Five>>>>;

/** Our own short words for the values 1 to 5 of all scales. They are suggestions, because the standards prescribe none. */
export const scaleWords: ScaleWords = { negative, positive };

/** The meaning of one value of a scale. */
export function scoreWord(
  scale: Scale,
  value: Score5,
  polarity: ImpactPolarity | null = null,
  words: ScaleWords = scaleWords,
): string {
  return found(words[polarity === 'Positive' ? 'positive' : 'negative'][scale][value - 1], 'a word for each value');
}
