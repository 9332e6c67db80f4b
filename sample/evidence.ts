import type { EvidencedCriterion } from '#domain/evidence/evidence.ts';

/** A document, and the entries of the current year that it supports. */
export interface SampleEvidence {
  title: string;
  note: string;
  /** ISO dates; null where none is stated. */
  datedOn: string | null;
  validUntil: string | null;
  content: { url: string } | { fileName: string; text: string };
  /** Titles of entries, with the criterion ('': the entry as a whole) and the page or passage. */
  uses: { at: string; criterion: EvidencedCriterion; passage: string }[];
}

/** The evidence that the company has for some of its scores in the current year: stored files, and links to documents elsewhere. */
export const evidence: SampleEvidence[] = [
  {
    title: 'Meter readings of the Villaejemplo plant 2025',
    note: 'Monthly totals of the plant’s own meters, checked by the water authority in January.',
    datedOn: '2026-01-19',
    validUntil: null,
    content: {
      fileName: 'meter-readings-villaejemplo-2025.csv',
      text: [
        'month,well_m3,mains_m3,reused_m3',
        '2025-01,11200,4100,900',
        '2025-02,10900,4000,900',
        '2025-03,12600,4200,1000',
        '2025-04,15100,4600,1200',
        '2025-05,18400,4900,1500',
        '2025-06,22700,5100,1900',
        '2025-07,24900,5200,2300',
        '2025-08,23800,5200,2400',
        '2025-09,19600,5000,2100',
        '2025-10,13900,4500,1600',
        '2025-11,8700,4200,1200',
        '2025-12,4100,3100,700',
        '',
      ].join('\n'),
    },
    uses: [
      { at: 'Water withdrawal in a dry basin', criterion: 'scale', passage: 'June to September' },
      { at: 'Water scarcity at sourcing regions', criterion: '', passage: 'Column well_m3' },
    ],
  },
  {
    title: 'Accident register of the three plants',
    note: 'Extract without names, agreed with the works councils.',
    datedOn: '2025-12-31',
    validUntil: null,
    content: {
      fileName: 'accident-register-extract.csv',
      text: [
        'plant,lost_time_accidents,hours_worked,permanent_disability',
        'Musterfeld,3,512000,0',
        'Villaejemplo,4,286000,0',
        'Przykladowo,4,258000,0',
        '',
      ].join('\n'),
    },
    uses: [{ at: 'Injuries and strain at the packing lines', criterion: 'scale', passage: '11 accidents in all' }],
  },
  {
    title: 'Certificates of segregated palm oil',
    note: 'Kept by Procurement; renewed every year.',
    datedOn: '2025-10-01',
    validUntil: null,
    content: { url: 'https://procurement.example.com/certificates/palm-oil' },
    uses: [{ at: 'Commodity-driven deforestation', criterion: 'scope', passage: 'All deliveries since October' }],
  },
];
