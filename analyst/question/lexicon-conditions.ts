/** Words for conditions, in addition to the labels of the options; see `readTable`. */
export const CONDITIONS = `
negative|adverse|harmful|bad|detrimental|neg|unfavourable|unfavorable|undesirable|destructive|damaging / hurt|hurts|harming|damaging → is impactPolarity=Negative
do|doing well|right|good / positive|beneficial|good|favourable|favorable|pos|helpful|desirable|advantageous → is impactPolarity=Positive
actual|real|current|ongoing|factual|proven / already happening|happen|happens|occurring|occur|occurred|happened|real|there|present|materialised|materialized / happen|happens|occur|occurs|happening|occurring already / has|have happened|occurred|materialised / happening|occurring now|today / that happen|occur now|today → is actualPotentialImpact=Actual
existing → is actualPotentialImpact=Actual ; is state=implemented
potential|possible|hypothetical|conceivable|theoretical|future / not happened|occurred|materialised|materialized yet / not yet real|there|occurred|materialised|materialized / so far only possible / that? might|may|could|can happen|occur|arise|materialise|materialize / may|might|could happen|occur|arise / not yet happened|occurred / in the future / has|have not yet / has|have not happened|occurred|materialised yet? → is actualPotentialImpact=Potential
direct|directly|immediate / direct link / linked directly → is natureOfImpact=direct
indirect|indirectly / indirect contribution|link → is natureOfImpact=indirect

people|person / on|for|to people|person|humans → is subject=people
environment|planet|ecosystem|ecology / on|to|for the environment|planet / nature and environment / environment and nature → is subject=environment ; is category=Environmental
environmental|ecological|green|env|e → is category=Environmental
social|s → is category=Social
governance|gov|g → is category=Governance

upstream|sourcing / supply|suppliers|supplier|supplying chain|side|end|base|network / up the chain / in|at|with|from|of our? suppliers|vendors|growers|farms / in|from our? sourcing|purchasing / before our gates? → is place=upstream, only valueChainConcentration=upstream
own operations|operation|plant|site|factory|business|activity / in-house|internal|operations / our own? operations|plant|site|factory|premises|walls|facility|company|business|house|gate|fence|yard / own company|premises|facility|facilities|location|walls|house|production / on site|premises / on our site|premises / in house / at home / our? facility|facilities|premises → is place=own-operations, only valueChainConcentration=own-operations
downstream / customer|consumer|demand|selling|client|buyer|market end|side / down the chain / with|at|by our? customers|consumers|clients|buyers|retailers / after our gates? → is place=downstream, only valueChainConcentration=downstream
short|near / of one|1 year / short|near|immediate term|run|dated|future / soon / within the|a|one|1|12|twelve year|months|month / in|over the next|coming year|months / next|coming|this year / immediate|imminent → is horizon=short, only timeHorizon=short
medium|mid|middle → is horizon=medium, only timeHorizon=medium ; is classification=Medium
medium|mid|middle|intermediate term|run|dated / one to five years / in a few years → is horizon=medium, only timeHorizon=medium
high / high materiality → is classification=High
low / low materiality → is classification=Low
long / long|longer|far term|run|dated|future / distant future / beyond|after|over|more than? five|5 years / in the distant|far future → is horizon=long, only timeHorizon=long
entire|whole|full value chain / across|along|throughout the? entire|whole|full? value chain → is valueChainConcentration=upstream-own-downstream
all|through three? time? horizons / all three horizons / all three time horizons / all time horizons / every horizon|term → is timeHorizon=short-medium-long
human right|rights / human rights issue|relevant|related|flag|flagged|tag|mark → is humanRights=true
human rights impact|abuse|violation → is kind=impact & humanRights=true
counted / included in the? result|results → is counted=true
uncounted / not|never count|counts|counted / not counted|included in|towards the? result|results → is counted=false

material|significant / above|over|past|reaching the? threshold|line|bar / reach|cross|pass|exceed|clear|clears|make|makes|meet|meets|top the|our|its? threshold|line|bar|cut|cutoff|hurdle → is material=true, @topic
immaterial|insignificant|unimportant / below|under|beneath|short|miss|missed|misses of? the|our? threshold|line|bar|cut|cutoff|hurdle → is material=false, @topic
material by|on|for|in|from both / material on|from both sides|perspective / on both sides / both sides / doubly material / double material / double|doubly on both|either / tick both boxes / material in both dimensions|respects|ways / both ways → is materialBy=both
but? not by|on|for the? impact|impacts side? / not impact material → is materialBy!=impact|both
but? not financially|financial material? / not material financially / but? not by|on|for the? financial|finance side? → is materialBy!=financial|both
material financially? only / financially material only / by|on|for finance|financial|finances|financially only / financial side? only / only by|on|for? financial side? / financially only / only financially → is materialBy=financial
financially material / material financially / financial materiality|material / material by|on|for|from the? financial|finances|finance side? → is materialBy=financial|both, only materialBy=financial, @topic ; is side=financial & material=true
impact material / material by|on|for|from the? impact|impacts side? / material impact side → is materialBy=impact|both, only materialBy=impact
by|on|for impact only / impact side? only / only by|on|for? impact side? / material on? the? impact side? only → is materialBy=impact
material on|by|from only|just? one side only? → is materialBy=impact|financial
impact or financial / by either → is materialBy=impact|financial|both
borderline|narrow|close|tight / border line / edge|close case / close|near|closest|nearest to? the? threshold|line|bar|cutoff|cut-off / close|near call|calls|run / marginal / just|barely|narrowly|slightly|only below|under|beneath|above|over|short of? the? threshold|line|bar|cutoff / on the edge|fence|brink|verge / just about material? / near misses|miss / nearly|almost material / one score dropped|moved|changed|fell by one / one point less|more / one step away → is borderline=true
relevant|selected|included|chosen|applicable / in scope / opted|switched|turned in|on → is relevant=true, @topic
irrelevant|deselect|deselected|unselected|excluded|untick|unticked|disregarded|discarded|dismissed|disabled|deactivated|omitted|inapplicable / not applicable|selected|chosen|included|ticked|considered scope? / switched|turned|left|ticked|crossed|sorted|screened|ruled|scoped|opted|weeded|filtered|thrown|taken off|out|away|aside / did we|you take|drop|exclude|skip|ignore|leave|discard|omit|deselect|untick|dismiss out|aside|away? / we|you drop|dropped|excluded|skipped|ignored|discarded|omitted|deselected|unticked|dismissed / did|do we? not select|consider|include|choose|tick / tick|ticked off? as? not relevant / did we leave out / we left out / set|put|left aside / took|taken|take|left|ruled|rule|cross|crossed|cut|strike|struck out|off|aside / took|taken|take|left|leave them|it|these|those? out|aside / out of scope / not in scope / outside the? scope → is relevant=false, @topic
assess|assessed|evaluate|evaluated|analysed|analyzed|examined|reviewed|judged|appraised → is assessed!=none
unassessed|unscored|untouched|unevaluated|unrated|unexamined|pending|outstanding / not started|done|examined|reviewed|judged yet? / nobody|noone has|have? worked|written on|up / nobody|noone|anybody|anyone has? touched|scored|assessed|rated|evaluated|done|filled|started yet? / still|yet to do|assess|score|evaluate / left to? do|assess|score|evaluate / remains|remain|left|still|yet to be assessed|scored|evaluated|done|written up? / still? have|has|need|needs to be assessed|scored|evaluated|done|written up? / still? pending|outstanding / be|get assessed|scored|evaluated → is assessed=none
assessed on|from one side / one sided|side / half assessed / only assessed on one side → is assessed=impact|financial
impact side|score|value? is? higher|greater|above|exceeds than? the? financial|finance side|score|one? / impact outweighs financial|finance → is higherSide=impact
financial|finance side|score|value? is? higher|greater|above|exceeds than? the? impact side|score|one? / finance|financial outweighs impact → is higherSide=financial
both sides|scores? score|scored|are|is? the? same|equal|level|alike / equal|same|level|identical score|scores|value|values? on|for both sides / same|equal|identical on both → is higherSide=same
nothing|none entered|recorded|listed|in|under|below|beneath|there / nothing under|below|beneath|in them|it / without anything|content|entries|components|iros / no components|entries|iros|items → is components=0

key|main|important|central|crucial|critical|vital|core|essential|principal|priority|primary|major|pivotal / most|very|highly|particularly important|relevant|crucial|critical / of critical|great|high|key|particular|special importance|relevance|priority →  is isKeyStakeholder=true
affected|impacted / affected by us|our? → is stakeholderRole=affected
user|reader / use|used|uses|using the|our? statement|report|disclosures /  user|users|reader|readers of the? statement|report / read|reads the? statement|report → is stakeholderRole=user
employee|staff|workforce|personnel|crew / works council / our|own people|worker|workers → is stakeholderGroup=employees
customer|client|buyer|consumer|retailer|shopper|purchaser / end user|users → is stakeholderGroup=customers
business partner|joint venture|corporate stakeholder → is stakeholderGroup=corporate
competitor|peer|rival → is stakeholderGroup=competitors
supplier|vendor|grower|farmer|producer|contractor|subcontractor → is stakeholderGroup=suppliers
investor|bank|lender|shareholder|owner|creditor|financier|funder|insurer → is stakeholderGroup=investors
government|authority|regulator|policymaker|politician|state|ministry|agency|legislator → is stakeholderGroup=governments
ngo|nonprofit|non profit|charity|civil society|organisations / campaigner|activist / civic organisation|organization → is stakeholderGroup=civic
association|industry association → is stakeholderGroup=associations
community|neighbour|neighbor|resident|villager|locals|inhabitant / local community → is stakeholderGroup=communities
nature → is stakeholderGroup=nature
interview|interviewed|interviews|interviewing / talked to individually / one to one → is engagementOrganization=interview
survey|surveyed|polled|poll|questionnaired|surveys → is engagementOrganization=survey
meeting|met|meet|meetings / regular meeting|exchange|dialogue|contact / meet regularly → is engagementOrganization=meetings
legal duty|obligation|requirement / by law / because of? the? law|laws / law says|requires|demands so? / the law says|requires|demands so? / legally required|obliged / because the law says|requires|demands so? / because we must|have → is engagementOrganization=legal

physical / physical risk → is riskOpportunityType=physical-chronic|physical-acute
chronic / chronic physical risk / physical chronic → is riskOpportunityType=physical-chronic
acute / acute physical risk / physical acute → is riskOpportunityType=physical-acute
transition|transitional / transition risk → is riskOpportunityType=transition-policy|transition-technology|transition-market|transition-reputation
law → is riskOpportunityType=transition-policy ; is engagementOrganization=legal
policy|policies|regulatory|legal|regulation|politics|political|legislation|legislative|laws and|or? regulations? / politics|policy|policies and regulation|law|laws / policy transition risk? / transition policy → is riskOpportunityType=transition-policy
technology|technological|technical|tech|digital / technology transition risk? / transition technology → is riskOpportunityType=transition-technology
market|markets|demand / market driven? transition / from the? market → is riskOpportunityType=transition-market|opportunity-market
reputation|reputational|image|standing|prestige|publicity / good|our name / brand|public image|name → is riskOpportunityType=transition-reputation|opportunity-reputation
systemic → is riskOpportunityType=systemic
pursued|pursuing / we|being pursue|pursued|pursuing / do we pursue / part of|built|in into? our|the strategy → is opportunityPursued=pursued
unpursued / not|never pursued|pursue|pursuing → is opportunityPursued=not-pursued
undecided / not|never decided yet? → is opportunityPursued=undecided ; is judged=undecided
overridden|overrode|override|overrides|overruled|overrule / manual overrides|override / decide|decided|judge|judged? against the|their|its? score|scores → is judged=override
borderline topics|cases|ones? have|has|were|are? been? already? decided → is judged=borderline
decide|decided|judged|set|chosen|changed by hand|ourselves|itself|us|management / decide|judge|decided|judged itself|ourselves / manually decided|judged|set|changed? / decided|judged|set manually / by hand / decision|decisions|judgement|judgements of our? own|topics → is judged=override|borderline|no-effect
decided without effect / decisions without|have|has no? effect / no|without effect → is judged=no-effect
efficiency / resource|material|energy|cost efficiency|savings|saving / save|saving|conserve|spare|use resources|energy|money|materials|less|fewer resources? →  is riskOpportunityType=opportunity-resource-efficiency
financing|funding / green finance|loans|bonds → is riskOpportunityType=opportunity-financing
resilience|resilient|robustness|adaptability → is riskOpportunityType=opportunity-resilience
earnings|profit|performance|profitability|margin|revenue|income|ebit|ebitda / financial performance / bottom line / profit and loss → is financialEffects=performance
balance sheet|sheets / asset|assets|equity|impairment / net worth / financial position → is financialEffects=financial-position
access to? capital|finance|credit|loans|money|funding|financing / get|getting|raise|raising|obtain|find|borrow|borrowing capital|credit|loans|money|funding|funds → is financialEffects=access-to-capital
cash|liquidity / cash flow|flows|position → is financialEffects=cash-flow
interest rate|rates / borrowing|financing|capital|funding|loan cost|costs / make|makes|making? loans|borrowing|credit|financing|capital dearer|expensive|costlier / loans|borrowing|credit more? expensive|dearer|costly / more? expensive loans|borrowing|credit|financing / cost|costs|price of borrowing|finance|debt|loans|financing → is financialEffects=cost-of-capital
assessed only? on|from the? impact side? only? / only assessed on|from the? impact side? → is assessed=impact
assessed only? on|from the? financial|finance side? only? / only assessed on|from the? financial side? → is assessed=financial
unjustified|unexplained|unreasoned|unsubstantiated → is justification?
justified|explained|substantiated → is justification!?
expired|outdated|stale|lapsed evidence|document|documents|documentation|proof / evidence that|which has|is|was? expired|outdated / evidence no longer valid → noun evidence expired=true ; is expiredEvidence!?
rest|rests|based|rely|relies|depend|depends on expired|outdated|stale|lapsed evidence|document|documents|documentation|proof → is expiredEvidence!?, @component
expired|outdated|stale|lapsed|invalid|overdue / out of date / no longer|not valid / too old / has|have|had lapsed|expired → is expired=true
not expired / still valid → is expired=false
expire|expiring|renew|renewed|renewal|valid / runs|run|running out → is validUntil!?
in place / already implemented|done|taken|running → is state=implemented
prevent → is kind=prevention
mitigate → is kind=mitigation
remedy|repair / repair a? harm → is kind=remediation
ineffective / do|does not work / judged|proven not effective / judged|proven ineffective → is effectiveness=not-effective
judged|proven effective → is effectiveness=effective
nobody has|have? judged|evaluated|assessed yet? / not|never been? yet? judged|evaluated|assessed yet? / judged by nobody / unjudged → is effectiveness? & state=implemented
lower|smaller|different after|by|with the|our? measures / fall|drop|change after|by|with the|our? measures → is netScore!? ; is afterMeasures!?
because|thanks|due|owing|through of|to? the|our|its|their? measures → is afterMeasures!?, @topic ; is netScore!?
fall|drop below|under the|our? threshold|line|bar because|thanks|due|owing|through|by|after of|to? the|our|its|their? measures / well? managed / no longer|not material because|thanks|due|owing|through|by|after of|to? the|our|its|their? measures → is afterMeasures=falls, @topic
lower|reduce a|the|our|its|their|any score / count towards a|the|our score → is lowers=true
lower|reduce no score / lower|reduce nothing / not lower|reduce|count a|any|the|our? score? / without effect → is lowers=false
undocumented|unevidenced|unproven → is evidence?
documented|evidenced → is evidence!?
described → is description!?
with any? measures → is measures!?
irreversible|irremediable|permanent|irreparable / not reversible|repairable / cannot be undone|reversed|repaired|remedied → is impactIrremediability=5
undescribed → is description?
answered → is answered=true
unanswered|open / left|still open|blank|empty → is answered=false
due / brought in → is state=due
jointly|joint due|applicable? / whatever the? result → is state=joint
deleted|removed → is verb=deleted
esrs 2 → is standard=ESRS 2, @disclosure
other way|ways|form|forms|means|method|methods|manner / some|in? other way|ways → is engagementOrganization=other
engage|engaged|consult|consulted|involve|involved → is engagementOrganization!?
not talked|talk|spoken|spoke|consulted|engaged|involved to|with? → is engagementOrganization?
double|two digit|digits / in double digits → is score>=10
single|one digit|digits / in single digits → is score!>=10
always due / mandatory|compulsory|obligatory → is state=always
precedence|precedence rule / human rights rule → is rule=human-rights

our industry|sector|branch / main activity → is question~industry best describes, @answer
company size / size of our|the company → is question~size of your company, @answer
country / countries / where do we operate → is question~countries, @answer
products and services / what do we sell|make|produce → is question~products and services, @answer
esg|sustainability work / previous|prior|earlier esg? work → is question~previous ESG work, @answer
key regulation|law|rules / regulations|regulation|laws|law apply|applies to us / regulation|law|rules|laws that? apply|applies|matter to? us? / laws|regulations|rules we? are? subject|bound|must|follow to? →  is question~key regulations, @answer
natural dependency|resource|capital / depend on nature → is question~natural dependencies, @answer
human dependency|capital → is question~human dependencies, @answer
social dependency|capital → is question~social dependencies, @answer
regulatory change / new law|regulation → is question~regulatory changes, @answer
hot topic / industry topic → is question~hot topics, @answer
geopolitics|geopolitical / geopolitical dynamic|risk|tension → is question~geopolitical, @answer
media|press / media|press coverage → is question~media coverage, @answer
`;
