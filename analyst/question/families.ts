const FAMILIES = [
  ['category', 'subject', 'standard', 'topic', 'topicName'],
  ['place', 'valueChainConcentration'],
  ['horizon', 'timeHorizon'],
];

/** Returns the fields that give the same information at a different level of detail. */
export const familyOf = (field: string): readonly string[] =>
  FAMILIES.find((family) => family.includes(field)) ?? [field];
