import type { SampleMeasure, SampleNetScore } from './sample-shapes.ts';

const PASTURE = {
  at: 'Poor animal welfare',
  title: 'Pasture clause in the milk contracts',
  kind: 'prevention',
  state: 'implemented',
  since: '2025-03-01',
  owner: 'Inés Ejemplo',
} as const;

const BASIN = {
  at: 'Water scarcity at sourcing regions',
  title: 'Storage basin and earlier cooking season in Villaejemplo',
  kind: 'mitigation',
  owner: 'Inés Ejemplo',
} as const;

const FORWARD = {
  at: 'Crop failures raise ingredient prices',
  title: 'Forward contracts and second origins for cocoa and hazelnuts',
  kind: 'mitigation',
  owner: 'Jonas Muster',
} as const;

/** The measures of the current year: some lower a score, and the others do not, each for a different reason. */
export const measures: SampleMeasure[] = [
  {
    ...PASTURE,
    effectiveness: 'effective',
    effectReason:
      'A year of farm visits by the cooperatives’ vets: 62 % of the milk from loose housing with pasture or outdoor access (58 % before), and a third fewer lame cows on the farms that count them.',
  },
  {
    at: PASTURE.at,
    title: 'Egg powder from cage-free hens only',
    kind: 'prevention',
    state: 'planned',
    since: '2027-01-01',
    effectiveness: null,
    effectReason: '',
    owner: 'Inés Ejemplo',
  },
  {
    ...BASIN,
    state: 'implemented',
    since: '2026-05-01',
    effectiveness: 'effective',
    effectReason:
      'First summer with the basin: 3 days of reduced output under the same restrictions that cost 14 days a year before.',
  },
  {
    ...FORWARD,
    state: 'implemented',
    since: '2025-12-01',
    effectiveness: 'effective',
    effectReason:
      'First year with contracts for 60 % of both: we paid 11 % less than the price of the day, and the missing hazelnuts came from the second origin within a month.',
  },
  {
    at: 'Lots without proof of origin lose their market',
    title: 'Plot data checked before each shipment',
    kind: 'prevention',
    state: 'implemented',
    since: '2025-11-03',
    effectiveness: 'effective',
    effectReason:
      'All 64 lots since November arrived with complete data; three were turned back before they were shipped. Suppliers of 29 % of the cocoa have not joined yet and deliver nothing for the two customers concerned.',
    owner: 'Inés Ejemplo',
  },
  {
    at: 'Unfit housing of seasonal agency workers',
    title: 'Housing standard signed by both agencies',
    kind: 'prevention',
    state: 'implemented',
    since: '2026-02-16',
    effectiveness: null,
    effectReason: '',
    owner: 'Mara Beispiel',
  },
  {
    at: 'Child labour in ingredient supply',
    title: 'School fees and catch-up classes for children who were found working',
    kind: 'remediation',
    state: 'implemented',
    since: '2024-09-02',
    effectiveness: 'effective',
    effectReason: 'Report of the certification body: 41 of 46 children still at school after two years.',
    owner: 'Inés Ejemplo',
  },
  {
    at: 'Child labour in ingredient supply',
    title: 'Monitoring of all cocoa volumes',
    kind: 'prevention',
    state: 'planned',
    since: '2027-10-01',
    effectiveness: null,
    effectReason: '',
    owner: 'Inés Ejemplo',
  },
  {
    at: 'Refrigerant losses from chilled storage',
    title: 'Ammonia system for the older cold store',
    kind: 'prevention',
    state: 'planned',
    since: '2027-04-01',
    effectiveness: null,
    effectReason: '',
    owner: 'Jonas Muster',
  },
];

const asBefore = {
  scale: null,
  scope: null,
  irremediability: null,
  severity: null,
  magnitude: null,
  likelihood: null,
} as const;

/** The scores after the measures that count: two topics' risks fall below the threshold, and one topic with them. A third stays above, and one impact is below it anyway. */
export const netScores: SampleNetScore[] = [
  {
    ...asBefore,
    at: PASTURE.at,
    likelihood: 2,
    reason: 'The clause covers most of the milk; calves, transport and the eggs are still open',
  },
  {
    ...asBefore,
    at: BASIN.at,
    magnitude: 3,
    reason: 'With the basin Controlling expects EUR 3.4m over five years instead of EUR 5.5m',
  },
  {
    ...asBefore,
    at: FORWARD.at,
    magnitude: 3,
    reason: 'With the contracts Controlling expects EUR 3.6m over five years instead of EUR 6m',
  },
  {
    ...asBefore,
    at: 'Lots without proof of origin lose their market',
    likelihood: 2,
    reason: 'No lot without complete data has reached a plant since the checks began',
  },
];

/** The same measures a year before: one had not been judged yet, the other was only planned. */
export const earlierMeasures: SampleMeasure[] = [
  { ...PASTURE, effectiveness: null, effectReason: '' },
  { ...BASIN, state: 'planned', since: '2026-05-01', effectiveness: null, effectReason: '' },
];
