import type { Condition } from '#domain/query/query.ts';

/** The external auditor of the current year, who is invited for that year only. Like those of the team, the address cannot exist. */
export const auditor = {
  fullName: 'Aino Esimerkki',
  email: 'aino.esimerkki@audit.example.com',
  /** With the firm; used in texts, not a field of the product. */
  jobTitle: 'Auditor at Esimerkki Assurance',
} as const;

export interface SampleAudit {
  /** The number of days of access, from the day on which the sample is stored. */
  days: number;
  /** Entries that the auditor has looked at, with their notes. */
  marks: readonly { at: string; note: string }[];
  /** The audit sample, drawn from the entries that fulfil `where`. The auditor has looked at the first `lookedAt` of them. */
  drawn: { name: string; seed: string; size: number; where: readonly Condition[]; lookedAt: number };
  /** Questions on an entry, with the answer of a team member if there is one. */
  questions: readonly { at: string; body: string; answer?: { by: string; body: string } }[];
}

/** What the auditor has done so far. */
export const audit: SampleAudit = {
  days: 180,
  marks: [
    {
      at: 'Injuries and strain at the packing lines',
      note: 'The 11 accidents agree with the extract of the accident register.',
    },
    { at: 'Water withdrawal in a dry basin', note: 'June to September recomputed from the meter readings: agrees.' },
  ],
  drawn: {
    name: 'Six of what scores 15 or more',
    seed: 'esimerkki-2025/26',
    size: 6,
    where: [{ field: 'score', is: 'at-least', value: 15 }],
    lookedAt: 2,
  },
  questions: [
    {
      at: 'Lots without proof of origin lose their market',
      body: 'Three lots were turned back before they were shipped. Where is that recorded, and who decided it?',
      answer: {
        by: 'ines.ejemplo@example.com',
        body: 'In the receiving log of each plant, with the data that was missing. My team decides; I sign each return. I will have the three pages ready on site.',
      },
    },
    {
      at: 'Poor animal welfare',
      body: 'The score after measures rests on visits by the cooperatives’ own vets. Has anybody outside the cooperatives looked at these figures?',
    },
  ],
};
