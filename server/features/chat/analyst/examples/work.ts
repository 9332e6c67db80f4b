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
    {what|which} {could|can|might} go wrong {|for us|financially|in the supply chain}
    {where|in what ways} do we {do harm|cause problems|have a negative effect} {|upstream|on people|on nature}
    {our|the} {top|worst|greatest|major|serious|severe} {risks|negative impacts|threats|harms} {|please|right now}
    {sort|rank|order} {the|our} {risks|impacts|opportunities} {by score|by severity|by likelihood}
    {give|show} me {the|all|every} {risk|opportunity|negative impact|positive impact|component} {|we have|about water|in the social area|for s1}
    {what|which} {negative|positive} {things|effects|impacts} {do we have|happen|do we cause} {on|for} {workers|nature|society|communities}
    {any|are there} {opportunities|risks|positive impacts} {for|in|around|from} {energy|packaging|our brand|plant-based products|regulation}
    {financial|business} {risks|opportunities|exposures} {|from climate|related to water|upstream}
    {climate|water|supply chain|social|regulatory} {risk|risks} {list|overview|exposure|}
    {impacts|risks|opportunities} {on|of|for} {our own workforce|consumers|communities|suppliers|farmers}
    {how many|what number of} {iros|components|impacts|risks} {are there|have we got} {in total|altogether|overall|for e1|in governance}
    {risks|impacts|opportunities} in {our own operations|the value chain|the plants|spain|musterfeld|procurement}
    {list|which} {iros|components} {are material|above the threshold|with the highest scores|with score 25}
    {what|which} are {likely|unlikely|severe|irreversible|long-lasting} {risks|impacts}
    {risks|impacts} {by|per|split by} {time horizon|value chain|category|type}
    {what|which} {damage|harm|benefit} {results|comes} from {our business|our products|our purchasing}
    {where|how} can we {make money|save money|grow|gain an advantage} {|through sustainability}
    {threats|chances} {to|for} {our|the} {business|company|reputation|market position}
    {show|list} {everything|all entries|the entries} {under|for|about} {e1|water|human rights}
    {all|the} {potential|actual} {impacts|harms|benefits}
    {which|what} {positive|good|beneficial} {contributions|impacts|effects} {do we make|have we listed|are there}
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
    {what|which task} {comes|is} {next|first|up next}
    {where|what} do {i|we} {go|do|turn} {from here|next|now}
    {any|do you have} {recommendations|advice|tips} {on|for} {what to do|the next steps|how to continue}
    {what is|tell me} the {best|smartest|most important} {next move|thing to work on|use of my time}
    {i do not know|not sure|unsure} {where to start|what to do next|how to continue}
    {what|which} {should|must|do} {we|i} {finish|complete|do|settle} {before|by} {the deadline|the audit|we close|friday}
    {plan|agenda|roadmap|to-dos} {for|of} {the next days|this week|the team|the assessment}
    {what|which} {are|is} {outstanding|pending|urgent|overdue|still to do}
    {set|suggest|give me} priorities
    {what would help|what helps} {most|the most} {|now|to get finished}
    {how|what} {can|do} {i|we} {improve|make better|strengthen} {|the assessment|next}
    {let us|shall we} {continue|get on with it|move forward}{|, what is next}
    {assign|give} me {something|a task|work} {to do|}
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
    {are we|is everything|is it} {there yet|done yet|complete yet|nearly done}
    {how many|which} {sections|steps|chapters} {remain|are missing|are left|do we still have}
    {where|how far} {are we|did we get} {in the process|in the questionnaire|with the questionnaire|in the wizard}
    {what is|how is} the {completion|progress|state of completion|fill level}
    {did we|have we} {complete|finish|do} {everything|all steps|the stakeholder part|the scoring}
    {is|are} {the|all} {questionnaire|sections|questions} {complete|finished|answered|filled}
    {how long|how much longer} {until|before} we are {done|finished}
    {percentage|share|degree} {complete|of completion|done}
    {which|what} {parts|sections} {still need|lack|are missing} {input|answers|work}
    has the assessment been {closed|completed|submitted|signed off}
    {overview|status} of {all|the} {steps|sections}
    {what|which} {mandatory|required|compulsory} {fields|questions|answers} are {still|} {open|missing|empty}
  `,
  gaps: `
    which topics are not {yet|} {assessed|scored|evaluated|covered|looked at|done} {|yet}
    {which|what} topics {still need|have still|still have} to be {assessed|scored|evaluated|worked on}
    {which|what} topics {have|are with|are without} no {components|impacts or risks|entries|scores}
    {which|what} topics are {unassessed|unscored|still open|still empty|blank|untouched|pending}
    {list|show} {the|all} {unassessed|unscored|open|not yet assessed} topics
    how many topics {are|have} {still|} {not assessed|unassessed|no components|open|to be assessed}
    what topics {remain|are left} {to be assessed|to score|to do}
    what topics have we not {looked at|started|touched|assessed|scored} {|yet|so far}
    which relevant topics have nothing entered
    topics without {components|scores|impacts, risks or opportunities|any entries}
    {which|what} {social|environmental|governance} topics are {still open|not assessed yet|unassessed}
    where have we not {entered|scored|assessed} anything
    which topics do not appear in the matrix
    which topics are missing {from|in} the matrix
    why is {whistleblowing|corporate culture|diversity} not in the matrix
    are there topics {we have not assessed|left to score|without an assessment}
    are all topics {assessed|scored|covered}
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
    {what|which} {did we|have we} {forget|forgotten|not done|left blank|left empty}
    {holes|gaps|blind spots|weaknesses} {|in the data|in our assessment|in the documentation}
    {is|are} {anything|any fields|any scores} {unjustified|unexplained|undocumented|empty|incomplete}
    {which|what} {scores|ratings|entries} {have no|lack|are without} {explanation|reason|justification|evidence|documentation}
    {where|what} {would|could|might} {the auditor|an assurer|a reviewer|a critic} {object|push back|ask questions|find fault}
    {does|do} {every|all} {impact|impacts|components|scores} have a {justification|description|polarity}
    {topics|areas} {with|where} {no|nothing|only one} {data|assessment|side|entry} {|yet}
    {what|which} {topics|areas} {are|have been} {neglected|skipped|ignored|not touched|left open}
    {how good|how complete|how solid} is {the|our} {data|documentation|evidence}
    {quality|completeness|plausibility|consistency} {check|review|control}
    {find|spot|point out|show} {|me} {the|any|our} {gaps|errors|inconsistencies|mistakes|omissions|weak spots}
    {are we|is this} {ready for|prepared for} {the audit|the auditor|assurance|the auditors' questions}
    {what|which} {evidence|information|documentation} do we {still need|lack|not have}
    {missing|incomplete} {entries|topics|components|parts|evidence}
    {half|partly} {assessed|finished} topics
    {which|what} topics {do|did} we {not|never} {assess|score|look at|fill in}
    {is|are} {there|} {topics|something} {without|lacking} {risks|impacts|scores}
    {which|what} {empty|blank|open} {fields|topics|spots} {are there|remain|do we have}
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
    {who|which people|which groups} {did we|have we} {ask|asked|involved|listened to|invite|talked to}
    {what|how} did {the unions|workers|retailers|the banks|ngos|customers|neighbours} {respond|tell us|answer|see it}
    {whose|which} {opinions|views|voices} {are|were} {considered|included|heard}
    {stakeholder|stakeholders'} {concerns|priorities|expectations|input|interviews|survey|dialogue|consultation}
    {most|less} {important|influential} {stakeholders|groups}
    {are|is} {our customers|the works council|local residents|the supervisory board|nature|competitors} {a|among our|one of our} {stakeholder|stakeholders|key stakeholders}
    {how|in what way} {was|were} {nature|suppliers|investors|communities} {engaged|involved|considered|represented|heard}
    {who|which department|which team} {talks|speaks|deals} {to|with} {investors|suppliers|neighbours|customers}
    {did|have} {anybody|anyone|somebody} {talk|spoken|asked} {to|with|} {the farmers|the workers|the community}
    {which|what} {topics|issues} do {investors|customers|employees|suppliers} {raise|care about|find important|mention}
    {people|parties|groups} {affected|concerned|interested} {|by our business|in our assessment}
    {engagement|dialogue} {with|of} {stakeholders|communities|employees}
    {show|list} {the|all} {stakeholder|} {rows|entries|groups} {we mapped|}
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
    {what|anything} {happened|new|changed} {today|yesterday|this week|while i was away|since monday|lately}
    {who|which colleague} {did|made|entered|wrote|created} {this|that|the last change|the water risk|the score|it}
    {when|by whom} {was|were} {this|the score|that risk|the threshold|it} {last|} {changed|entered|created|deleted|set|updated}
    {log|list|record|protocol|timeline} of {changes|edits|actions|activity}
    {did|has} {somebody|anyone|jonas|the team} {edit|change|touch|delete|update} {something|anything|the scores|my entries}
    {what has|what did} {the team|everyone|my colleagues} {done|do|been doing|worked on} {|lately|this week}
    {newest|most recent|freshest} {entries|edits|changes|additions}
    {old|previous|earlier} {value|score} {of|before} {the change|water|it}
    {traceability|version history|revision history|who did what}
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
    {what|which} {kind|type|sort} of {company|business|organisation} are we
    {what is|describe} {our|the company's} {business|activity|main activity|sector|industry|profile}
    {where|in which countries|in which places} {is|are} {our|the} {company|plants|sites|factories|business} {|located|active}
    {our|the} {sites|locations|plants|countries|products|buyers|sector|industry|size class}
    {do we|does our company} {operate|work|produce|sell} in {germany|france|asia|the eu|brazil}
    {how many|what number of} {countries|sites} {do we|are we} {operate in|have|active in}
    {which|what} {laws|rules|regulation|standards} {are|do} we {subject to|have to follow|comply with|named}
    {what|which} {esg|sustainability} {work|activities|steps} {did we do|have we done} {before|already|so far|in the past}
    {dependencies|what we depend on|resources we need}
    {which|what} {resources|people|skills} {do we|does our business} {need|depend on|rely on}
    {answers|entries|what we said} {in|to|about} {the first section|the organizational questions|company information}
    {our|the} {upstream|downstream|supply} {chain|value chain|suppliers} {|look like|described}
    {what|who} {are|is} our {customers|suppliers|raw materials|inputs} {|according to what we entered}
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
    {what|which} {risks|impacts|opportunities|issues} {am i|are we} {not seeing|overlooking|blind to|missing}
    {what|which} {risks|impacts|opportunities} {would|do} {food companies|manufacturers|others|peers} {typically|usually|normally|often} {have|list|see}
    {propose|suggest|recommend|offer} {something|ideas|additions|new entries} {|for the social topics|to add}
    {more|further|additional} {ideas|impacts|risks|opportunities|examples} {|please|for water}
    {is|are} there {other|more|further} {risks|impacts|opportunities} {we should|to} {consider|add|think about}
    {sector|industry} {typical|standard|benchmark|common} {issues|risks|impacts|topics}
    {fill|complete} {my|our} list of {risks|impacts} with {typical ones|suggestions|proposals}
    {examples|templates} {of|for} {impacts|risks|opportunities} {|in our sector}
    {which|what} {impacts|risks} {might|could} {apply|be relevant} {to|for} {us|a company like ours}
  `,
} as const;
