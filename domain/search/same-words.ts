import { stem } from '#domain/words/stems.ts';

/** Words with the same meaning in a question of fact, one meaning per line. They are closer to each other than those in `synonyms.ts`. */
const SAME = `
  revenue turnover sale
  employee staff workforce headcount
  certificate certification certified certify iso emas
  co2 co2e carbon greenhouse ghg emission footprint emit
  cost costs expense
  job vacancy vacant post unfilled
  accident injury
  lodging housing accommodation
  peak season
  letter mail
  answer reply respondent
  austria austrian
  belgium belgian
  china chinese
  czechia czech
  denmark danish
  finland finnish
  france french
  germany german
  hungary hungarian
  india indian
  ireland irish
  italy italian
  netherlands dutch
  poland polish
  portugal portuguese
  romania romanian
  spain spanish
  sweden swedish
  switzerland swiss
  turkey türkiye turkish
  ukraine ukrainian
`;

const same = new Map<string, string[]>();
for (const line of SAME.trim().split('\n')) {
  const stems = [...new Set(line.trim().split(' ').map(stem))];
  for (const one of stems) same.set(one, [...(same.get(one) ?? []), ...stems.filter((other) => other !== one)]);
}

/** The stems of the words with the same meaning as a word, given by its stem. */
export const sameAs = (word: string): readonly string[] => same.get(word) ?? [];
