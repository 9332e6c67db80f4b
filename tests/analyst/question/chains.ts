/** Questions that follow one another in a chat, each with the query that results from it. */
export const chains: readonly (readonly (readonly [string, string])[])[] = [
  [
    ['positive impacts on climate', 'component impactPolarity=Positive kind=impact standard=E1'],
    ['and the negative ones?', 'component impactPolarity=Negative kind=impact standard=E1'],
    ['only social', 'component category=Social impactPolarity=Negative kind=impact'],
    [
      'sort them by likelihood',
      'component category=Social impactPolarity=Negative kind=impact · highest likelihood first',
    ],
    ['how many are these?', 'component category=Social impactPolarity=Negative kind=impact · count'],
  ],
  [
    ['How many risks score 15 or more?', 'component kind=risk score>=15 · count'],
    ['which ones are they', 'component kind=risk score>=15'],
    ['of those, which are upstream?', 'component kind=risk place=upstream score>=15'],
    ['and opportunities?', 'component kind=opportunity place=upstream score>=15'],
    ['highest first', 'component kind=opportunity place=upstream score>=15'],
    ['just the top 2', 'component kind=opportunity place=upstream score>=15 · first 2'],
  ],
  [
    ['Which environmental topics are material?', 'topic category=Environmental material=true'],
    ['and last year?', 'topic category=Environmental material=true · earlier year'],
    ['what about social ones', 'topic category=Social material=true · earlier year'],
  ],
  [
    ['key stakeholders', 'stakeholder isKeyStakeholder=true'],
    ['and which of these were interviewed', 'stakeholder engagementOrganization=interview isKeyStakeholder=true'],
    ['Which risks are upstream?', 'component kind=risk place=upstream'],
  ],
  [
    ['risks per standard', 'component kind=risk · by standard'],
    ['now by category', 'component kind=risk · by category'],
    ['except climate', 'component kind=risk standard!=E1 · by category'],
  ],
  [
    ['negative impacts', 'component impactPolarity=Negative kind=impact'],
    ['sorted by severity', 'component impactPolarity=Negative kind=impact · highest severity first'],
    ['only the top 3', 'component impactPolarity=Negative kind=impact · highest severity first · first 3'],
    ['show all', 'component impactPolarity=Negative kind=impact · highest severity first'],
    ['drop the social ones', 'component category!=Social impactPolarity=Negative kind=impact · highest severity first'],
  ],
  [
    ['Which topics are material?', 'topic material=true'],
    ['how many', 'topic material=true · count'],
    ['which of them have risks?', 'topic material=true risks>=1'],
    ['the second one', 'topic topic=E1.2'],
  ],
  [
    ['risks above 15', 'component kind=risk score>15'],
    ['below 10', 'component kind=risk score<10'],
    ['of those, at least 5', 'component kind=risk score<10 score>=5'],
    ['who is responsible?', '-'],
  ],
  [
    ['Which risks are new?', 'component became=added kind=risk · compared'],
    ['which ones went up?', 'component became=higher kind=risk · compared'],
  ],
];
