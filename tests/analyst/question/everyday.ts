/** Questions as people type them, written before anyone looked at how the analyst reads them, with the query that they ask. */
export const everyday: readonly (readonly [string, string])[] = [
  // Synonyms of the rows requested.
  ['pull up the threats in our supply chain', 'component kind=risk place=upstream'],
  ['any upsides for us downstream?', 'component kind=opportunity place=downstream'],
  ['I would like to see the pitfalls under S1', 'component kind=risk standard=S1'],
  ['give us a rundown of all benefits to people', 'component impactPolarity=Positive kind=impact subject=people'],
  ['Could you fetch the negative ones among our impacts?', 'component impactPolarity=Negative kind=impact'],
  ['which matters did we tick off as not relevant', 'topic relevant=false'],
  ['audiences that we talk to in regular meetings', 'stakeholder engagementOrganization=meetings'],
  ['who do we reach through surveys?', 'stakeholder engagementOrganization=survey'],
  ['stakeholders of critical importance', 'stakeholder isKeyStakeholder=true'],
  ['the non-key stakeholders', 'stakeholder isKeyStakeholder=false'],
  ['Who reads the statement?', 'stakeholder stakeholderRole=user'],
  ['which topics were material twelve months ago', 'topic material=true · earlier year'],

  // Evidence.
  ['which material topics have no evidence', 'topic evidence missing material=true'],
  ['negative impacts without any documents', 'component evidence missing impactPolarity=Negative kind=impact'],
  ['Which risks have evidence?', 'component evidence set kind=risk'],
  ['risks with at least three pieces of evidence', 'component evidence>=3 kind=risk'],
  ['what rests on expired evidence', 'component expiredEvidence set'],

  // Limits.
  ['risks scoring north of 15', 'component kind=risk score>15'],
  ['impacts that score no more than 6', 'component kind=impact score<=6'],
  ['risks w/ a likelihood bigger than 3', 'component kind=risk likelihood>3'],
  ['opportunities worth 12 points or better', 'component kind=opportunity score>=12'],
  ['topics whose financial score does not exceed 8', 'topic financialScore<=8'],
  ['impacts with severity ranging from 2 to 3', 'component kind=impact severity=2..3'],
  ['risks with a score in the range 9-12', 'component kind=risk score=9..12'],
  ['which impacts hit the maximum score of 25?', 'component kind=impact score=25'],
  ['risks of magnitude five', 'component kind=risk severity=5'],
  ['single-digit risks', 'component kind=risk score<10'],

  // Order and limit.
  ['Which risk tops the list?', 'component kind=risk · first 1'],
  ['half a dozen highest impacts', 'component kind=impact · first 6'],
  ['a couple of the weakest opportunities', 'component kind=opportunity · lowest score first · first 2'],
  ['what is our number one risk', 'component kind=risk · first 1'],
  ['rank the S topics by impact score', 'topic category=Social · highest impactScore first'],
  ['risks in ascending order of likelihood', 'component kind=risk · lowest likelihood first'],
  ['the 4 leading topics financially', 'topic · highest financialScore first · first 4'],
  ['bottom three topics by impact score', 'topic · lowest impactScore first · first 3'],

  // Counts and other figures.
  ['# of risks', 'component kind=risk · count'],
  ['count the material topics', 'topic material=true · count'],
  ['tell me the amount of upstream impacts', 'component kind=impact place=upstream · count'],
  ['what is the typical score of a risk?', 'component kind=risk · average score'],
  ['what percentage of our impacts are negative?', 'component kind=impact · share impactPolarity=Negative'],
  [
    'how high is the mean severity of negative impacts',
    'component impactPolarity=Negative kind=impact · average severity',
  ],

  // Groups.
  ['risks grouped according to time horizon', 'component kind=risk · by timeHorizon'],
  ['number of topics for every pillar', 'topic · by category · count'],
  ['split the opportunities up by value chain stage', 'component kind=opportunity · by valueChainConcentration'],
  ['per department, how many entries?', 'component · by companyBusinessArea · count'],
  ['stakeholders organised by role', 'stakeholder · by stakeholderRole'],

  // Missing values and negation.
  ['risks lacking a rationale', 'component justification missing kind=risk'],
  ['opportunities where the time horizon is empty', 'component kind=opportunity timeHorizon missing'],
  ['impacts, excluding the governance ones', 'component category!=Governance kind=impact'],
  ['everything aside from risks', 'component kind!=risk'],
  ['risks that are not physical', 'component kind=risk riskOpportunityType!=physical-chronic|physical-acute'],
  ['topics bar the social ones', 'topic category!=Social'],
  ['risks w/o description', 'component description missing kind=risk'],

  // Topics and places by everyday words.
  ['what have we got on carbon?', 'component topic=E1.2'],
  ['impacts at our own premises', 'component kind=impact place=own-operations'],
  ['risks at the customer end', 'component kind=risk place=downstream'],
  ['near-term risks', 'component horizon=short kind=risk'],
  ['risks over the next five years or later: long-run ones only', 'component kind=risk timeHorizon=long'],
  ['harm we do to the planet', 'component impactPolarity=Negative kind=impact subject=environment'],

  // Years and hypothetical thresholds.
  ['which risks came on top since last year?', 'component became=added kind=risk · compared'],
  ['topics that have moved up versus last year', 'topic became=higher · compared'],
  ['what was material a year ago?', 'topic material=true · earlier year'],
  ['if we raised both thresholds to 15, what would be material?', 'topic material=true · at 15/15'],
  ['setting the financial threshold at 10: which topics are material', 'topic material=true · at 12.5/10'],

  // Impact against financial side.
  ['Which topics have a financial score above the impact score?', 'topic higherSide=financial'],
  ['topics whose impact side is higher than the financial one', 'topic higherSide=impact'],
  ['On which topics do both sides score the same?', 'topic higherSide=same'],
  ['Which topics have screening values that are equal on both sides?', 'score higherSide=same'],
  ['topics material in both dimensions', 'topic materialBy=both'],
  ['just financially material', 'topic materialBy=financial'],
];
