import { found } from '#domain/found.ts';

/**
 * The sample company: invented from end to end, with place and person names that say "example" in German, Polish and
 * Spanish so that nobody takes it for a real one.
 *
 * The figures that its texts share. Change one and look for it in the other files of this folder.
 * - 640 employees: Musterfeld (Germany) 310, Przykładowo (Poland) 190, Villaejemplo (Spain) 115, sales offices 25.
 * - Turnover EUR 212m: desserts 98, bars and biscuits 83, soups and vegetables 31. EBITDA EUR 15m.
 * - Per year: 52m kg milk, 21,000 t vegetables, 7,500 t sugar, 2,400 t palm-based fats, 1,900 t cocoa products.
 * - Greenhouse gases 154,500 t CO2e: scope 1 8,900, scope 2 (market-based) 4,100, ingredients 118,000, the rest 23,500.
 * - Gas 41 GWh, electricity 23 GWh, water 690,000 m³ (Villaejemplo 240,000), packaging 8,200 t, food losses 5,900 t.
 */
export const company = {
  name: 'Exemplar Foods (sample company)',
  industry: 'Food & Beverage',
  size: 'Large (251-1000 employees)',
} as const;

export interface SamplePerson {
  fullName: string;
  email: string;
  role: 'admin' | 'user';
  /** What the person does at the company. */
  jobTitle: string;
  /** What qualifies them for the assessment. */
  competence: string;
}

/** Four people of the team, the admin first. The addresses cannot exist: example.com is reserved. */
export const people: readonly [SamplePerson, ...SamplePerson[]] = [
  {
    fullName: 'Mara Beispiel',
    email: 'mara.beispiel@example.com',
    role: 'admin',
    jobTitle: 'Head of Sustainability',
    competence: 'Nine years in sustainability management, course on the ESRS in 2024.',
  },
  {
    fullName: 'Jonas Muster',
    email: 'jonas.muster@example.com',
    role: 'user',
    jobTitle: 'Head of Group Controlling',
    competence: 'Responsible for the group’s risk inventory since 2019.',
  },
  {
    fullName: 'Zofia Przykładowska',
    email: 'zofia.przykladowska@example.com',
    role: 'user',
    jobTitle: 'Health, Safety and Environment Manager, Przykładowo',
    competence: 'Occupational safety engineer, auditor for ISO 14001 and ISO 45001.',
  },
  {
    fullName: 'Inés Ejemplo',
    email: 'ines.ejemplo@example.com',
    role: 'user',
    jobTitle: 'Head of Procurement',
    competence: 'Twelve years in buying; visits suppliers of cocoa and palm oil.',
  },
];

/** The person of the team with this address. Throws if there is none. */
export const personAt = (email: string): SamplePerson =>
  found(
    people.find((person) => person.email === email),
    email,
  );
