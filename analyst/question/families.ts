const FAMILIES = [
  ['category', 'subject', 'standard', 'topic', 'topicName'],
  ['place', 'valueChainConcentration'],
  ['horizon', 'timeHorizon'],
];

/** The fields that say the same at another grain. */
export const familyOf = (field: string): readonly string[] =>
  FAMILIES.find((family) => family.includes(field)) ?? [field];
