/** What rows must be, as people say it beside the labels of the options; see `readTable`. */
export const CONDITIONS = `
negative|adverse|harmful|bad|detrimental|neg → is impactPolarity=Negative
positive|beneficial|good|favourable|favorable|pos → is impactPolarity=Positive
actual|existing|real|current / already happening|occurring|happened|occurred / has|have happened|occurred|materialised → is actualPotentialImpact=Actual
happening|occurring now|today / that happen|occur now|today → is actualPotentialImpact=Actual
potential|possible|hypothetical / may|might|could happen|occur|arise / not yet happened|occurred / in the future → is actualPotentialImpact=Potential
direct|directly / direct link / linked directly → is natureOfImpact=direct
indirect|indirectly / indirect contribution|link → is natureOfImpact=indirect

people|person / on|for|to people|person → is subject=people
environment|planet / on|to the environment|planet / nature and environment → is subject=environment
environmental|ecological|green|env|e → is category=Environmental
social|s → is category=Social
governance|gov|g → is category=Governance

upstream|sourcing / supply|suppliers chain / in|at our? suppliers → is place=upstream, only valueChainConcentration=upstream
own operations|operation|plant|site|factory|business|activity / in-house|internal|operations / our own? operations|plant|site|factory → is place=own-operations, only valueChainConcentration=own-operations
downstream / customer|consumer end / with|at our? customers → is place=downstream, only valueChainConcentration=downstream
short / short term|run|dated → is horizon=short, only timeHorizon=short
medium → is horizon=medium, only timeHorizon=medium ; is classification=Medium
medium term|run / mid term → is horizon=medium, only timeHorizon=medium
high / high materiality → is classification=High
low / low materiality → is classification=Low
long / long term|run → is horizon=long, only timeHorizon=long
entire|whole|full value chain / across|along|throughout the? entire|whole|full? value chain → is valueChainConcentration=upstream-own-downstream
all|through three? time? horizons / all three horizons / all three time horizons / all time horizons → is timeHorizon=short-medium-long

human right|rights → is humanRights=true

human rights impact|abuse|violation → is kind=impact & humanRights=true
counted → is counted=true
uncounted → is counted=false

material|significant / above|over|past|reaching the? threshold|line|bar / reach|cross|pass|exceed the|our|its? threshold|line|bar → is material=true, @topic
immaterial|insignificant / below|under|beneath the|our? threshold|line|bar → is material=false, @topic
material by|on|for|in|from both / material on|from both sides|perspective / on both sides / both sides / doubly material / double material → is materialBy=both
but? not by|on|for the? impact|impacts side? / not impact material → is materialBy!=impact|both
but? not financially|financial material? / not material financially / but? not by|on|for the? financial|finance side? → is materialBy!=financial|both
material financially? only / financially material only → is materialBy=financial
financially material / material financially / financial materiality|material / material by|on|for|from the? financial|finances|finance side? → is materialBy=financial|both, only materialBy=financial ; is side=financial & material=true
impact material / material by|on|for|from the? impact|impacts side? / material impact side → is materialBy=impact|both, only materialBy=impact
by|on|for impact only / impact side? only / only by|on|for? impact side? / material on? the? impact side? only → is materialBy=impact
by|on|for finance|financial|finances|financially only / financial side? only / only by|on|for? financial side? / financially only / only financially → is materialBy=financial
impact or financial / by either → is materialBy=impact|financial|both
borderline|narrow|close|tight / border line / edge|close case / close|near|closest|nearest to? the? threshold|line → is borderline=true
one score dropped|moved|changed|fell by one / one point less|more / one step away → is borderline=true
relevant|selected|included / in scope → is relevant=true
irrelevant|deselect|deselected|unselected|exclude|excluded|untick|unticked / did we leave out / we left out / set|put|left aside / taken|left|ruled out / out of scope → is relevant=false
assessed|evaluated|analysed|analyzed → is assessed!=none
unassessed|unscored|untouched|unevaluated / be|get assessed|scored|evaluated → is assessed=none
assessed on|from one side / one sided|side / half assessed / only assessed on one side → is assessed=impact|financial
empty / nothing under|below|beneath|in them|it / without anything|content|entries|components|iros / no components|entries|iros|items → is components=0

key|main|important|central / most important → is isKeyStakeholder=true
affected → is stakeholderRole=affected
user|reader / use|used the? statement|report / user|users|reader|readers of the? statement|report / read the? statement|report → is stakeholderRole=user
employee|staff|workforce|worker|personnel → is stakeholderGroup=employees
customer|client|buyer|consumer|retailer → is stakeholderGroup=customers
business partner|joint venture|corporate stakeholder → is stakeholderGroup=corporate
competitor|peer|rival → is stakeholderGroup=competitors
supplier|vendor → is stakeholderGroup=suppliers
investor|bank|lender|shareholder|owner → is stakeholderGroup=investors
government|authority|regulator|policymaker|state → is stakeholderGroup=governments
ngo|nonprofit|non profit|civil society / civic organisation|organization → is stakeholderGroup=civic
association|industry association → is stakeholderGroup=associations
community|neighbour|neighbor|resident / local community → is stakeholderGroup=communities
nature → is stakeholderGroup=nature
interview|interviewed|interviews → is engagementOrganization=interview
survey|surveyed|polled|poll → is engagementOrganization=survey
meeting|met|meet / regular meeting → is engagementOrganization=meetings
industry data → is engagementOrganization=industry-data
legal duty|obligation|requirement / by law → is engagementOrganization=legal

physical / physical risk → is riskOpportunityType=physical-chronic|physical-acute
chronic / chronic physical risk / physical chronic → is riskOpportunityType=physical-chronic
acute / acute physical risk / physical acute → is riskOpportunityType=physical-acute
transition|transitional / transition risk → is riskOpportunityType=transition-policy|transition-technology|transition-market|transition-reputation
policy|regulatory|legal|regulation|law / policy transition risk? / transition policy → is riskOpportunityType=transition-policy
technology|technological / technology transition risk? / transition technology → is riskOpportunityType=transition-technology
market / market driven? transition / from the? market → is riskOpportunityType=transition-market|opportunity-market
reputation|reputational|image → is riskOpportunityType=transition-reputation|opportunity-reputation
systemic → is riskOpportunityType=systemic
efficiency / resource efficiency → is riskOpportunityType=opportunity-resource-efficiency
financing|funding → is riskOpportunityType=opportunity-financing
resilience → is riskOpportunityType=opportunity-resilience
earnings|profit|performance → is financialEffects=performance
cash|liquidity / cash flow → is financialEffects=cash-flow
interest rate|borrowing cost → is financialEffects=cost-of-capital

assessed only? on|from the? impact side? only? / only assessed on|from the? impact side? → is assessed=impact

assessed only? on|from the? financial|finance side? only? / only assessed on|from the? financial side? → is assessed=financial

unjustified → is justification?
justified|explained|substantiated → is justification!?
described → is description!?
irreversible|irremediable|permanent → is impactIrremediability=5
hurt|hurts|harming|damaging → is impactPolarity=Negative
undescribed → is description?
answered → is answered=true
unanswered|open → is answered=false
due / brought in → is state=due
deleted|removed → is verb=deleted
esrs 2 → is standard=ESRS 2, @disclosure
engage|engaged|consult|consulted|involve|involved → is engagementOrganization!?
always due / mandatory → is state=always
precedence|precedence rule / human rights rule → is rule=human-rights

our industry|sector|branch / main activity → is question~industry best describes, @answer
company size / size of our|the company → is question~size of your company, @answer
country / countries / where do we operate → is question~countries, @answer
products and services / what do we sell|make|produce → is question~products and services, @answer
esg|sustainability work / previous|prior|earlier esg? work → is question~previous ESG work, @answer
key regulation|law / regulation|law apply → is question~key regulations, @answer
natural dependency|resource|capital / depend on nature → is question~natural dependencies, @answer
human dependency|capital → is question~human dependencies, @answer
social dependency|capital → is question~social dependencies, @answer
regulatory change / new law|regulation → is question~regulatory changes, @answer
hot topic / industry topic → is question~hot topics, @answer
geopolitics|geopolitical / geopolitical dynamic|risk|tension → is question~geopolitical, @answer
media|press / media|press coverage → is question~media coverage, @answer
`;
