/** What can be asked for, as people call it. What comes first is meant first where the question allows it; see `readTable`. */
export const NOUNS = `
impacts / impact on → noun component kind=impact
impact → noun component kind=impact ; field impactScore ; side impact
harm|harms|damage|damages / harmful impact|effect → noun component kind=impact & impactPolarity=Negative
risk|threat|danger|hazard / financial risk / business risk → noun component kind=risk
opportunity|chance|upside|oppo|opp|oppos|opps / business|financial opportunity → noun component kind=opportunity
component|iro / impact and? risk and opportunity → noun component
entry|item|row|line|record|thing|problem|everything|anything|something|all|ones → noun? component
topic|matter|theme|issue|subject / sustainability topic|matter → noun topic
key topic|matter|issue / key material topic|matter|issue / main|most important topic|matter|issue → noun topic material=true
standard / topical|esrs standard → field standard
stakeholder|whom / stakeholder row|entry|group|list|mapping / interest group / interested party → noun stakeholder
questionnaire / questionnaire answer|question / answer → noun answer
screening score|value|rating|result / initial score → noun score
change|edit|edits|modification / history / change|version history / edited|modified|touched|updated / who changed|added|deleted|completed|reopened / who has|have changed|added / worked on → noun change
disclosure|disclose|disclosed|requirement|dr|drs / disclosure requirement → noun disclosure
`;

/** What rows are sorted, measured, grouped and compared by, as people call it beside the labels of the forms. */
export const FIELDS = `
score|scores|scored|scoring|rating|rated|rate|mark|grade|result / total|overall score → field score
severity|severe|seriousness|gravity → field severity
magnitude|size / potential magnitude → field severity
likelihood|probability|likely|chances → field likelihood
stated likelihood / likelihood as? stated → field likelihoodStated
scale → field impactScale
scope → field impactScope
irremediability|irreversibility|remediability|reversibility → field impactIrremediability
impact score|materiality|rating|value|side|part → field impactScore ; side impact
financial score|materiality|rating|value|side|part / finance|money side → field financialScore ; side financial
financial|financially → field financialScore ; side financial
impact-wise|impactful → side impact
sum of? both? scores → field sum
code|codes → field topic ; field code
category|pillar|area|block|dimension / esg category|pillar|area → field category ; field section
kind|kinds / kind of component|entry → field kind
type|types / risk|opportunity type / type of risk|opportunity → field riskOpportunityType
horizon|term / time horizon|frame|scale → field timeHorizon
stage|place / value chain / value chain stage|place|part|position|step|concentration|level / stage|place|part|position of|in the? value chain → field valueChainConcentration
polarity / positive or negative → field impactPolarity
actuality / actual or potential → field actualPotentialImpact
justification|rationale|reason|reasoning|ground|explanation → field justification ; field keyStakeholderReason ; field reason
reason for being key / key reason → field keyStakeholderReason
description → field description
title|name|names|named → field title ; field name ; field stakeholderNames
financial effect|consequence → field financialEffects
materiality class|level / class|priority|classification → field classification
group → field stakeholderGroup
role → field stakeholderRole
method|channel / engagement method|channel|way|form|organization / way|form|method|kind|means of engagement|contact → field engagementOrganization
view|opinion → field relevantTopicsViews
person|colleague|author|editor / by whom → field by
day|date → field at
state|status → field state
datapoint / data point / number of datapoint → field datapoints
materially → field materialBy
`;

/** What the label of a field is called as well. */
export const LABELS_TOO: Readonly<Record<string, string>> = {
  'Business area of the company': 'department / business|company unit|function|department',
};
