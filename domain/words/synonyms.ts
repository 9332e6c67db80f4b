import { stem } from './stems.ts';

/** Words in everyday language and in reports for the same thing, one meaning per line. */
const MEANINGS = `
  kid child children minor underage
  house housing accommodation dormitory lodging room overcrowded
  vegetable veg crop
  harvest picking picker
  bee pollinator pollination bumblebee
  soil land
  groundwater aquifer water
  river basin stream
  pump withdraw withdrawal abstraction extract
  fertiliser fertilizer nutrient nitrate nitrogen phosphorus
  spray pesticide herbicide
  wastewater effluent discharge sewage
  permit licence license authorisation
  greenwash greenwashing claim misleading advertise
  co2 carbon greenhouse ghg emission
  coolant cooling refrigerant fridge chilled cold
  burn combustion fuel incinerate
  bin waste discard rubbish landfill
  pack packaging wrapper film pouch tub
  recycle recyclable recycling
  bribe bribery corruption kickback
  gift favour hospitality
  fine penalty sanction
  strike stoppage walkout
  accident injury incident hurt
  vacancy shortage hire recruit scarce
  technician operator mechanic engineer
  neighbour community resident villager
  oppose opposition protest block resist
  factory plant site mill
  cow calf hen pig animal livestock
  slave slavery forced
  pay payment wage salary income earn
  late delay overdue
  farmer grower smallholder producer
  supplier vendor cooperative
  buyer customer retailer client
  expensive price cost dear
  drought dry scarcity arid
  flood storm hail
  fat sugar obesity overweight
  allergen allergy
  vegan plant-based oat soya
  recall withdraw
  donate donation surplus leftover charity
  deforestation forest clearing logging rainforest
  origin provenance traceability traceable
  heat hot
  privacy gdpr
  hacker hacking cyber cybersecurity
  train training skill
  harass harassment bullying
  discriminate discrimination
  noise noisy odour smell
`;

const alike = new Map<string, string[]>();
for (const line of MEANINGS.trim().split('\n')) {
  const stems = [...new Set(line.trim().split(' ').map(stem))];
  for (const one of stems) alike.set(one, [...(alike.get(one) ?? []), ...stems.filter((other) => other !== one)]);
}

/** The stems of the words with the same meaning as a word, given by its stem. */
export const meaningsOf = (word: string): readonly string[] => alike.get(word) ?? [];

/** Words shorter than this are too similar for a typing error to be recognized. */
const LEAST_LETTERS = 5;

/** The known stems that a word of a question may mean: itself and its synonyms, otherwise the word of which it is a typing error. */
export function likeWords(word: string, known: ReadonlyMap<string, unknown>): string[] {
  const found = [word, ...(alike.get(word) ?? [])].filter((one) => known.has(one));
  if (found.length > 0 || word.length < LEAST_LETTERS) return found;
  return [...known.keys()].filter((one) => isSlip(word, one)).slice(0, 2);
}

/** Whether two words differ by one letter: a different or missing letter, or two transposed ones. The first letter must match. */
export function isSlip(first: string, second: string): boolean {
  if (first[0] !== second[0] || Math.abs(first.length - second.length) > 1) return false;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isOther = short.slice(at + 1) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isOther || isSwapped;
}
