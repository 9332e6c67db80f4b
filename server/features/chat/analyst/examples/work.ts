/** Example questions on the work and its records, one pattern a line; `{a|b}` stands for either. */
export const workExamples = {
  components: `
    {list|show|what are} {the|our|all|all our|} {risks|opportunities|impacts|negative impacts|positive impacts|risks and opportunities}
    {which|what} {risks|opportunities|impacts|negative impacts|positive impacts} {do we have|have we identified|did we find|are there|have we got|did we enter}
    {what|which} are {our|the} {biggest|highest|top|most severe|worst|main|key|most important|greatest} {risks|impacts|negative impacts|opportunities|positive impacts|threats}
    {how many|number of} {risks|opportunities|impacts|negative impacts|positive impacts|components} {do we have|are there|did we identify|have we entered}
    {how many|which} {risks|impacts|opportunities} {do we have|are there} {for|under|on|about|in|related to} {water|climate|e1|our workforce|biodiversity|governance}
    {which|what} {risks|impacts|opportunities} {relate to|concern|are about|come from|arise from} {climate|water|suppliers|our own workforce|biodiversity|packaging}
    {climate|water|social|governance|biodiversity|supply chain} {risks|impacts|opportunities}
    {which|what} {impacts|risks|opportunities} {are|occur|arise|happen} {upstream|downstream|in our own operations|in the value chain|in the supply chain|at our suppliers}
    {short-term|medium-term|long-term} {risks|impacts|opportunities}
    {which|what} {risks|impacts} are {long-term|short-term|medium-term|in the long run}
    {which|what} {impacts|negative impacts} are {actual|potential|already happening|only potential}
    {list|show} {actual|potential} {negative|positive|} impacts
    {which|what} {impacts|components|} {concern|are about|relate to|involve} human rights
    {human rights|human-rights} {impacts|issues|risks}
    {which|what} {risks|are our} {transition|physical|market|reputation|policy|systemic} risks {|do we have|are there}
    {physical|transition|chronic|acute|reputational|regulatory|market} {climate|} risks
    {which|what} {risks|opportunities} affect {cash flow|cost of capital|access to capital|financial position|performance}
    {top|the top} {three|five|ten|3|5|10} {risks|opportunities|impacts|negative impacts|positive impacts}
    {highest|lowest} {scored|scoring|rated|ranked|} {risks|impacts|opportunities|iros|components}
    {risks|impacts|opportunities|components} {with a score|scoring|scored} {above|over|of at least|below|under} {15|20|12|10}
    {risks|impacts} with {a|} {likelihood|severity|magnitude} {of|} {5|4|1|2}
    {which|what} {risks|impacts|opportunities} are {material|above the threshold|significant}
    {what|which} {environmental|social|governance} {impacts|risks|opportunities} {do we have|are there|did we find}
    {what|which} harm do we {cause|do} {|to people|to the environment|to nature|in our supply chain}
    {what|which} good do we do {|for people|for the environment|for communities}
    {where|how} do we {harm|damage|hurt|affect|impact} {people|the environment|nature|communities|workers}
    {where|what} could we {gain|benefit|profit|earn} {|from sustainability|financially}
    {what|which} could {hurt|harm|cost|threaten} us financially
    what are the {threats|dangers} to {our business|the company}
    {which|what} impacts do we have on {people|nature|communities|consumers|workers|biodiversity|farmers}
    {which|what} {impacts|components} {have no polarity|are without polarity|are not counted|do not count}
    {list|show} {all|the} {components|iros|impacts, risks and opportunities}
    biggest {harms|chances|dangers|negative effects}
    is there a {risk|opportunity|negative impact} {related to|about|concerning|on} {water|packaging|regulation|recruiting}
    do we have any {opportunities|positive impacts|physical risks|governance risks} {|at all|in climate|on the social side}
    {what|which} {opportunities|chances} {come|arise} {from|with} {climate|energy|circular economy|recycling}
    iros {by|per} {topic|category|standard}
    the most likely {risks|impacts}
    the most severe {impacts|negative impacts|risks} {|in our value chain|upstream}
  `,
  'component-detail': `
    {why|how} {did|does|has} {the|our} {risk|impact|opportunity} {"water withdrawal"|of product recall|child labour in cocoa|crop failures raise ingredient prices|of late payment} {get|have|got|score} {20|its score|such a high score|that score|16}
    how {was|is} the {score|severity|likelihood} of {water withdrawal in a dry basin|food loss and packaging waste|the product recall risk|fossil gas for steam} {calculated|determined|justified|set|explained}
    {what is|show me} the {justification|reason|rationale|description|evidence} {for|of|behind} {product recall|child labour in ingredient supply|commodity-driven deforestation|poor animal welfare}
    {explain|describe|tell me more about} the {risk|impact|opportunity} {of|about|called|} {water scarcity at sourcing regions|stricter discharge permit|land conflicts around estates|refrigerant losses}
    why is the {severity|likelihood|magnitude|score} of {child labour|product recall|refrigerant losses|the heat pumps} {4|5|so high|so low|2}
    {what|which} {severity|likelihood|magnitude} {did we give|does} {product recall|deforestation|food-safety incidents|crop failures} {|have}
    {details|more} {on|about} {the risk of|the impact} {delisting after a labour case|drought-tolerant varieties|carbon prices on fuels}
    {what|which} evidence {do we have|is there|supports the score} {for|of} {child labour|the product recall risk|water withdrawal|health claims}
    {what|how} does {commodity-driven deforestation|product recall|side streams sold as ingredients} {score|mean for us}
    why does {water withdrawal in a dry basin|child labour in ingredient supply} count with likelihood 5
    what {scale|scope|irremediability} does {food waste|water withdrawal|refrigerant loss} have
    in which {business area|part of the company} {is|does} {product recall|heat recovery} {|arise}
    who is affected by {child labour in ingredient supply|land conflicts|unfit housing}
    what did we write about {product recall|land conflicts around palm and sugar estates|late payment of small growers}
    what is the reasoning behind {the injuries at the packing lines|higher fees for packs|our recall risk}
    how do we justify the {rating|score} for {cocoa income|food safety incidents|the corruption case}
    why was {packs that cannot be recycled|loss of pollination} {rated|scored} {3|the way it was|only 9}
  `,
  'next-steps': `
    what should {i|we} {focus on|do|work on|tackle|look at|prioritise|address|start with} {next|now|first} {|in my assessment|in our assessment}
    what is {next|the next step|our next step|to do|left to do|most urgent|the priority}
    {what|which} are the {next steps|priorities|open tasks|to-dos|action items|open points}
    {where|with what} should {i|we} {start|begin|continue|go on|focus}
    {what|which} {tasks|work|things} {remain|are open|are outstanding|are left|should come first}
    {give me|i need} a {to-do list|todo list|plan|list of priorities|work plan}
    how {should|do|can} {i|we} {proceed|continue|move on|go on|carry on} {|from here}
    what do you {recommend|suggest|advise} {|we do|i do} {next|now|first}
    what would you {do|tackle|focus on} {next|first|now}
    {most important|most urgent} {next step|thing to do|task}
    what needs {to be done|attention|my attention|doing} {|next|now|first|most}
    {which|what} points should we {close|clear|settle|resolve} {first|before completing|before we finish}
    i have {an hour|thirty minutes|a day}, what should i {do|work on|tackle}
    help me {prioritise|plan|get started|move forward}
    what now
    next steps
    what is the most useful thing {i|we} can do {now|today|next}
    guide me through {what is left|the next steps}
    priorities {for|this} {week|the team|the coming weeks}
    where is my time best spent
    which topic should we work on {next|first}
    what must happen before we can {complete|finish|close} the assessment
  `,
  progress: `
    how far {are we|am i|along are we|have we come|is the assessment|have we got} {|with the assessment}
    {what|how} is {the|our} {progress|status|state} {|of the assessment|right now}
    are we {done|finished|ready|complete|nearly there} {|with the assessment|yet}
    is the assessment {finished|complete|done|ready|closed} {|yet}
    {which|what} {sections|steps|parts} are {complete|done|finished|still open|in progress|not started|incomplete}
    how {complete|much} is {the assessment|the questionnaire} {|complete|done}
    {how much|what} {is left|remains|work remains|is still open} {|to do|in the questionnaire}
    {what|which} step are we {on|at}
    {status|progress} {report|update|of the sections|}
    have we {finished|completed|filled in} {the stakeholder mapping|impact materiality|the questionnaire|all sections|topic selection}
    {is|has} {stakeholder mapping|the financial section|impact materiality|section 3} {complete|done|been completed|finished}
    how many sections {are|have we} {complete|completed|done|left|finished}
    can we complete the assessment {|now|yet}
    what {keeps|stops|prevents} us from {finishing|completing} {|the assessment}
    what percentage {is done|have we completed|of the assessment is complete}
    when was the assessment completed
    {how|are} we {getting on|on track}
    {which|what} required {questions|answers} are {missing|open|unanswered}
    which questions have we not answered {|yet}
    how many {questions|fields} are unanswered
    completion {status|rate|level}
    overview of the section states
  `,
  gaps: `
    {what|which} {gaps|holes|weaknesses|weak points} {do we have|are there|does our assessment have|would an auditor find|are in the data}
    {what|which} {information|data|fields|details|justifications|descriptions} {is|are} {missing|incomplete|lacking|empty|blank|not filled in}
    {which|what} {components|risks|impacts|opportunities} {have no|lack a|are without a|are missing a|do not have a} {justification|description|polarity|time horizon|type}
    {which|what} topics {have|cover|lack} {only one side|only impacts|only risks|no risks or opportunities|no impacts|the other side}
    what would an {auditor|assurance provider|external reviewer} {find|criticise|ask|question|complain about|say}
    {is|are} {our|the} {assessment|data|documentation} {complete enough|audit-ready|good enough|ready for assurance|defensible|robust|well documented}
    where {is|are} {our|the} {assessment|data|documentation|evidence|justifications} {thin|weak|poor|incomplete|lacking}
    {check|review|test} {the|our|my} {assessment|data|entries|work} {for|on} {gaps|completeness|quality|consistency|mistakes|errors}
    {what is|is anything|is something} missing {|in our assessment|from the assessment|in the documentation}
    have we {forgotten|overlooked|missed} {anything|something} {|in the documentation|to fill in}
    {missing|empty} {justifications|descriptions|polarity|fields|data|information}
    {which|what} impacts have no polarity set
    {which|what} material {topics|components} {lack|have no|are without} {a justification|justifications|evidence|documentation}
    {how many|number of} {components|risks|impacts} {have no|without a|lack a} {justification|description}
    {data|assessment} quality {|issues|problems|check}
    {what|which} {problems|issues|inconsistencies|errors} {are there|do you see|can you find} {in|with} {our|the} {assessment|data}
    what do we need to {document|justify|back up} {better|more|still}
    where do we need more {evidence|detail|documentation|explanation}
    {prepare|get} us {for|ready for} the audit: what is missing
    weak spots
    would this {pass|survive|stand up to} {an audit|assurance|scrutiny}
    which stakeholders have no engagement {recorded|method}
    topics where {risks|impacts|opportunities} are missing
    are all {scores|components|impacts} justified
  `,
  stakeholders: `
    who are {our|the} {key|most important|main|} stakeholders
    {which|what} {stakeholders|stakeholder groups|groups} {do we have|did we map|did we identify|are mapped|have we mapped|were involved|did we consult}
    {list|show} {the|our|all} {key|} stakeholders
    {how many|number of} {stakeholders|stakeholder groups|key stakeholders} {do we have|are there|did we map}
    how {did|do} we {engage|involve|consult|talk to|reach} {|with} {our stakeholders|employees|suppliers|local communities|investors|customers}
    {which|what} {stakeholders|groups} {did we|have we} {survey|interview|engage|consult|speak to|ask}
    what {do|did|are} {employees|suppliers|customers|investors|local communities|our banks|ngos|stakeholders} {say|think|expect|want|worry about|tell us|raise|care about}
    {what are|which are} the {views|concerns|expectations|opinions} of {our stakeholders|employees|investors|communities|the workers|suppliers}
    why {are|is} {suppliers|investors|nature|employees|the banks} {a key stakeholder|key stakeholders|key}
    {which|what} stakeholders are {affected|users of the statement|key|not key|affected stakeholders}
    {who|which stakeholders} {cares|care|raised concerns|is concerned|talked|spoke} about {water|climate|wages|packaging|animal welfare}
    {stakeholder|stakeholders} {mapping|list|overview|engagement|groups|views}
    {which|what} {division|department|team} {is responsible|is in charge|looks after|handles} {for|of|} {suppliers|investors|customers|stakeholders}
    {did we|have we} {talk to|consult|survey|interview|include|involve} {workers|trade unions|nature|communities|competitors|investors|farmers}
    is nature {one of our stakeholders|a stakeholder|included}
    what {methods|ways} of engagement {did we use|do we use}
    which stakeholders were {surveyed|interviewed|met}
    stakeholder feedback {on|about} {water|climate|wages|packaging}
    {what|how} about {investors|employees|customers} {|as stakeholders}
    who did we {speak|talk} {to|with} {|about the assessment}
    {role|roles} of {our|the} stakeholders
    who {uses|will use|reads} {our|the} sustainability statement
    who is affected by {our activities|our business|us}
  `,
  history: `
    who {changed|edited|modified|updated|added|deleted|scored|entered|touched|worked on} {what|water|the scores|the thresholds|something|this|the water risk|anything} {|last|recently|lately|yesterday|this week}
    {what|which} {was|were|has been} {changed|edited|added|deleted|updated} {|lately|recently|last|today|yesterday|this week|in the last days}
    {latest|recent|last} {changes|edits|updates|activity|modifications} {|please|to the assessment|by the team}
    when was {the assessment|water|the last change|this|the score of e1.2|the stakeholder list} {last|} {changed|edited|updated|made|modified}
    {show|give} me the {history|audit trail|change log|activity|log} {|of the assessment|of changes|of edits}
    what did {mara|jonas|my colleague|zofia|the admin|anna|peter} {change|do|edit|add|enter} {|lately|yesterday|this week}
    who {is working|has been working|worked} on {the assessment|this|climate|water}
    {has anyone|did anybody|did someone} {changed|change|edit|touch|delete} {the scores|anything|something|a risk} {|recently|today}
    who was the last {person|one} to {edit|change|touch|work on} {this|the assessment}
    who set the {score|severity} of {water|child labour}
    who deleted {the risk|a component|that}
    {audit|change} {trail|history|log}
    what happened {since|in|over} {yesterday|the last week|my holiday|i was last here|monday}
    which values were {changed|altered} and by whom
    last edit
    team activity {|this week|lately}
    track {changes|record} {|of the team}
  `,
  answers: `
    {in which|which|what} countries {do we operate|are we active|is our company active|do we work} {in|}
    {what|which} {industry|sector} {are we in|do we belong to|is our company in|did we choose|did we enter}
    how {big|large} {is our company|are we|is the company}
    what is {the size of our company|our company size|our headcount class}
    {what|which} {products|services|products and services} do we {make|sell|offer|have|provide}
    {what do|who} {we sell|buys our products|are our buyers}
    {describe|what is|what does} our {value chain|business model|business} {|look like}
    {what|which} {regulations|laws|legislation|rules} {apply to us|affect us|apply to our company|did we name|are relevant for us|do we fall under}
    {what|which} {previous|prior|earlier|} esg work {have we done|did we do|exists|has our company done}
    {what|which} {natural|human|social|} {dependencies|resources} {do we have|does our business model have|do we depend on|are we dependent on|do we rely on}
    on what {do we|does our business|does our company} {depend|rely}
    {what|which} {nature|natural capital|ecosystem} do we {depend|rely} on
    what did we {say|answer|enter|fill in} {about our company|in the organizational section|in organizational information|about ourselves}
    {how|which} {regulatory changes|does csrd|does the eu taxonomy|does csddd} affect us
    do we {already|} have {iso 14001|a sustainability report|a certification}
    tell me about {our|the} company
    {company|organisation|organization} {profile|information|details|description}
    {where|in which places} {do we operate|are we located|are our sites}
    {who are we|what do we do} as a company
    are we {a large company|subject to csrd|in scope of the csrd|operating in spain|in the food industry}
    what does our supply chain look like
    have we {published a sustainability report|calculated emissions|done a materiality assessment} before
    who are our {buyers|clients|main customers} according to the questionnaire
    what raw materials do we buy
    what are our sites {|and plants}
    answers {in|of|from} {section one|the first section|organizational information}
  `,
  suggestions: `
    {which|what} {risks|impacts|opportunities|components|iros} {could|might|may} we {be missing|have missed|have forgotten|have overlooked|still add|consider}
    {suggest|propose|recommend} {some|further|more|other|additional|new|} {risks|impacts|opportunities|components|iros} {|for water|for climate|for us|to add}
    {what|which} {are|} typical {risks|impacts|opportunities|issues} {in|of|for} {our industry|our sector|food companies|companies like ours}
    {give me|do you have} {ideas|suggestions|proposals|examples} {for|of} {risks|impacts|opportunities|further components|things to add}
    what {else|other risks|other impacts|other opportunities} {should|could} we {consider|assess|add|think of}
    what do {other companies|companies in our industry|firms in our sector} {usually|typically|normally} {state|report|identify|list}
    {common|usual|typical} {sector|industry} {risks|impacts|opportunities}
    {what|which} impacts are {typical|common|usual} for {our sector|our industry|food manufacturers}
    {propose|suggest} {components|impacts|risks} {for|under} {waste|biodiversity|s1|our workforce|e5}
    {brainstorm|think of} {risks|impacts|opportunities|more impacts} {|with me|for climate|about water}
    are we missing {any|some} {typical|important|obvious} {risks|impacts|opportunities}
    have we {overlooked|forgotten} any {risks|impacts|opportunities}
    what could we add {|under water|to the climate topic|to our list}
    {inspiration|ideas} for {social|environmental|governance} {impacts|risks|opportunities}
    which {opportunities|risks} do companies like us {have|usually see|face}
    help me {find|identify|come up with} {risks|impacts|opportunities} {|for e5|around water}
    sector {guidance|suggestions|specific risks}
  `,
} as const;
