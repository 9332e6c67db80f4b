/** Words for nouns. If several match, the first one that fits the question is meant; see `readTable`. */
export const NOUNS = `
impacts / impact on → noun component kind=impact
impact → noun component kind=impact ; field impactScore ; side impact
benefit|benefits / positive effect|contribution|consequence / good effect → noun component kind=impact & impactPolarity=Positive
harm|harms|damage|damages|detriment / harmful|adverse|bad|negative effect|consequence / harmful impact → noun component kind=impact & impactPolarity=Negative
risk|threat|danger|hazard|peril|pitfall|exposure|downside|threatens|threaten|threatened|endanger|endangers|jeopardise|jeopardises|jeopardize / financial risk / business risk → noun component kind=risk
opportunity|chance|upside|prospect|oppo|opp|oppos|opps / business|financial opportunity → noun component kind=opportunity
component|iro / impact|impacts ,|and|or? risk|risks ,? and|or opportunity → noun component
entry|item|row|line|record|thing|problem|finding|stuff|case|aspect|sth|smth|bit|position|candidate|card|element|object|driver|whatever|everything|anything|something|all|ones → noun? component
topic|matter|theme|issue|subject|subtopic / sub topic / sustainability|esg|esrs topic|matter|issue|theme / topic area → noun topic
key topic|matter|issue / key material topic|matter|issue / main|most important topic|matter|issue → noun topic material=true
standard / topical|esrs standard → field standard
stakeholder|whom|audience|stakeholdergroup|party|parties / stakeholder row|entry|group|list|mapping / interest group / interested party → noun stakeholder
questionnaire / questionnaire answer|question / answer → noun answer
screening score|value|rating|result / initial score → noun score
change|edit|edits|modification / history / change|version history / changed|edited|modified|touched|updated|altered|amended|revised|reworked|corrected|rewritten|reworded / who changed|added|deleted|edited|wrote|entered|altered|amended|raised|lowered|completed|reopened / who has|have changed|added / worked|working on → noun change
measure|countermeasure|safeguard|mitigations|remediations / mitigation|mitigating|prevention|preventive|preventing|remediation|remedial|protective|counter measure / we? do|doing|done against / we? do|doing|done to prevent|mitigate|reduce|avoid|remedy|stop|lower / in place against / in place to prevent|mitigate|reduce|avoid|remedy|stop|lower → noun measure
we? plan|planned|planning against / we? plan|planned|planning to prevent|mitigate|reduce|avoid|remedy|stop|lower → noun measure state=planned
what changes|differs|happens after|with|by the|our|all? measures / what difference|effect|influence do|does|have|has the|our|all? measures make|have? / what do|does the|our|all? measures change|do|make|bring|achieve → noun topic afterMeasures!?
measure that? work|works → noun measure effectiveness=effective
which|what|our measure that? count → noun measure lowers=true
evidence|proof / supporting document|documents / piece|pieces of evidence → noun evidence ; field evidence
document|documents|documentation|certificate → noun? evidence ; field evidence
evidence|proof for|of|behind it|this|that / ask|asks|asked for evidence|proof → field evidence
disclosure|disclose|disclosed|requirement|dr|drs / disclosure requirement → noun disclosure
`;

/** Words for the fields by which rows are sorted, measured, grouped and compared, in addition to the labels of the forms. */
export const FIELDS = `
score|scores|scored|scoring|rating|rated|rate|mark|grade|result|pointscore / score|point value / total|final|overall score → field score
severity|severe|seriousness|gravity|sev|severeness / magnitude|size|extent|amplitude / potential magnitude / financial magnitude|size → field severity
likelihood|probability|likely|chances|prob|probable|odds|likelyhood|p → field likelihood
stated likelihood / likelihood as? stated → field likelihoodStated
scale → field impactScale
scope → field impactScope
irremediability|irreversibility|remediability|reversibility → field impactIrremediability
impact score|materiality|rating|value|side|part → field impactScore ; side impact
financial score|materiality|rating|value|side|part / finance|money side → field financialScore ; side financial
financial|financially|monetary|monetarily / finance-wise / financial|money|monetary|finance|outside-in lens|angle|perspective|viewpoint|standpoint|dimension|side|view|axis|point / in financial terms / money-wise → field financialScore ; side financial
finance|finances|money → field financialScore
impact|inside-out lens|angle|perspective|viewpoint|standpoint|dimension|view|axis → field impactScore ; side impact
impact-wise|impactful → side impact
gross|inherent / gross|inherent score|value|rating|severity|likelihood|magnitude / score|value|rating before|without the|our? measures → field grossScore
net|residual / net|residual score|value|rating|severity|likelihood|magnitude / score|value|rating after|with|despite the|our? measures / gross|net and|or|vs|versus|to|with net|gross score|value|rating? / before and|or|vs|versus after the|our|any? measures / after and|or before the|our|any? measures → field netScore
short term score|scores|rating|value / score|scores|scored|rating|rated for|in|over|by the? short term → field shortScore
medium|mid term score|scores|rating|value / score|scores|scored|rating|rated for|in|over|by the? medium|mid term → field mediumScore
long term score|scores|rating|value / score|scores|scored|rating|rated for|in|over|by the? long term → field longScore
horizon|term that? counts / which|what time? horizon|term counts → field countingHorizon
sum of? both? scores → field sum
code|codes → field topic ; field code
category|pillar|area|block|cluster|family / esg category|pillar|area|block|dimension|letter / e s g / e , s ,? and? g / esg category|pillar|area → field category ; field section
kind|kinds / kind of component|entry|item|iro / iro type|kind → field kind
type|types / risk|opportunity type / type of risk|opportunity → field riskOpportunityType
horizon|term|timeframe|timescale|timeline / time horizon|frame|scale|span|period|range → field timeHorizon
stage|place|location / value chain / chain stage|place|part|position|step|link / value chain stage|place|part|position|step|concentration|level / stage|place|part|position of|in the? value chain → field valueChainConcentration
polarity / positive or negative → field impactPolarity
actuality / actual or potential → field actualPotentialImpact
pursuit / pursued or not → field opportunityPursued
justification|rationale|reason|reasoning|ground|explanation|argument|argumentation|motivation|substantiation → field justification ; field keyStakeholderReason ; field reason
reason for being key / key reason → field keyStakeholderReason
title|name|names|named → field title ; field name ; field stakeholderNames
financial effect|consequence → field financialEffects
materiality class|level|classification|label|tier|band / class|priority|classification|label|tier|band|bracket → field classification
group / stakeholder group|category|type|class / kind|type|category|group of stakeholder → field stakeholderGroup
role / stakeholder role → field stakeholderRole
method|channel / engagement method|channel|way|form|organization / way|form|method|kind|means of engagement|contact → field engagementOrganization
view|opinion|expect|expects|expected|expectation|wish|wishes|wished|demand|demands|demanded|worry|worries|worried|care|cares|complain|complains|complained|criticise|criticises|criticised → field relevantTopicsViews
person|people|colleague|author|editor|whom / by whom → field by
day|date|time|moment → field at
state|status → field state
responsible|owner / who|whom owns → field owner
datapoint / data point / number of datapoint → field datapoints
materially → field materialBy
`;

/** Further names for the labels of fields. */
export const LABELS_TOO: Readonly<Record<string, string>> = {
  'Business area of the company':
    'department|division / business|company unit|function|department|division|area|team / responsible|owning unit|department|team|area / organisational|organizational|org unit',
};
