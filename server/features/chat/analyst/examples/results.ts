/** Example questions on results, one pattern a line; `{a|b}` stands for either. */
export const resultExamples = {
  overview: `
    give me an overview {|of the assessment|of our results|of where we stand}
    {summarise|summarize|sum up} {the|our|my} {assessment|results|findings|materiality assessment}
    what are the {key|main|most important} {findings|results|takeaways|conclusions|insights|messages} {|of our assessment|so far}
    what does the assessment say {|overall|in short|about us}
    what is the {overall|general} {picture|outcome|result|conclusion}
    {can i have|i need} a {quick|short|brief|executive} summary {|of the assessment|for the board}
    where do we stand {|overall|with our materiality assessment}
    how did we do {|overall} in the assessment
    brief me {|on the assessment|before my meeting}
    {explain|describe} our {assessment|results} {in a nutshell|in a few sentences|in brief}
    what have we {found|learned|concluded} so far
    what is {the name|the title} of {this|our} assessment
    which {financial|reporting} year {is this for|does the assessment cover|are we assessing}
    which {version|set} of the {esrs|standards} {do we use|is this assessment based on|applies to this assessment}
    what period does this {assessment|report} cover
    is this assessment a draft or completed
    tell me about {our|this|the} assessment
    what do we have in the assessment {|in total}
    what is in {here|this assessment}
    key figures {|please|of the assessment}
    overall results
    big picture
    overview
    summary
    how does our materiality look {|overall|this year}
    what are the headline results
    give me the {state of play|highlights|essentials|main points}
    how many topics, risks and impacts do we have {|in total|altogether}
    in numbers, what does our assessment {look like|contain}
    what would i tell {the board|my ceo|management} about {the assessment|our results}
    what came out of {the|our} {assessment|materiality analysis|dma}
    {how are we doing|how did it go|what did we get} {overall|so far|in general}
    {what is|tell me} the {gist|upshot|bottom line|essence} {|of the assessment|of it all}
    {one-page|short|quick} summary {|please|for management}
    {what are|show} the {main|overall} {numbers|figures|facts} {|of the assessment}
    {i am new here|i just joined|i missed the workshop}, {what is this about|what did you find|give me the basics}
    {catch me up|bring me up to speed|fill me in|update me} {|on the assessment|on the results}
    {recap|review|walk me through} {|the results|our assessment|what we have}
    for which {year|period|company} is this {assessment|analysis|dma}
    what is the {date|period|financial year} of {the|this} assessment
    which esrs {version|set|edition} {are we using|do we follow|was used}
    state of our {double materiality|materiality} assessment
    {what|how much} {have we|did we} {entered|documented|collected|put in} {|so far|in total}
    {general|overall} {status|impression|assessment}
    {key|main} {messages|points} {for|to} the {board|ceo|steering committee}
    what does this assessment {contain|cover|include|consist of}
    {headline|key} {results|numbers|findings}
    {explain|present} the {outcome|results|findings} {to a newcomer|simply|in plain words}
  `,
  topics: `
    {what|which} are {our|the|my} {key|most important|main|principal|top|} material {topics|issues|matters|themes} {|for my company|for our company|for us}
    {which|what} {topics|issues|matters|themes|subjects} are {material|significant|considered material|deemed material} {|for us|to our company|for the company|to us}
    {list|name|show} {all|} {the|our} material {topics|issues|matters|sustainability matters}
    what is material {|for us|for our business|to our company}
    which topics are {not material|immaterial|non-material|below the thresholds}
    what is not material {|for us}
    what did we {determine|conclude|find} to be {material|immaterial}
    which {topics|matters} are {material|significant} {financially|from a financial perspective|from the financial side|on the financial side}
    which topics are material {by impact|from an impact perspective|because of their impacts|on the impact side}
    which topics are material {by|on|from} both {sides|perspectives|dimensions}
    which topics are double material
    which {topics|issues} are {only|just} {financially material|material by impact|material on one side}
    which topics are classified {|as} {high|medium|low} {|materiality}
    {which|what} topics {have|show|got} {high|medium|low} materiality
    {how many|what number of} {topics|issues|matters} are {material|not material|immaterial|financially material}
    which {environmental|social|governance} {topics|issues|matters} are material
    what are our material {environmental|social|governance|esg} {topics|issues}
    which topics {made|make} {the cut|it above the line|it over the threshold}
    which topics {reach|exceed|pass|meet|cross|are above} {the|our|both} {threshold|thresholds}
    {which|what} topics fall {below|under|short of} the {threshold|thresholds|line}
    what {really|actually} matters {|to us|for our company|in our assessment}
    {what|which} sustainability {matters|topics|issues} should we {care|worry} about {|most}
    do we have any {high materiality|material governance|material social} topics
    are there any topics {that are|} material on {both sides|one side only}
    what came out as material
    which {standards|esrs standards} are material {|for us}
    material topics {|please|list}
    our materiality {results|outcome} {by topic|per topic}
    which topics can we {leave out|ignore|drop} because they are not material
    what is our list of material {topics|matters}
    how are {the|our} topics classified
    which esg issues are {most relevant|significant} for {our business|us}
    for which topics are we material
    which matters {ended up|came out} as {high|material|low}
    what have we identified as material {|under governance|for social}
    which {topics|issues|matters} {have|got|received|show} the {highest|top|biggest|best|greatest} {materiality|} {scores|score|ratings|values}
    {which|what} {topics|issues} {score|rank|rate} {highest|the highest|best|top} {|overall}
    {what is|which is} our {highest|top|number one|most important|highest-scoring|top-scoring} topic
    {top|the top} {three|five|ten|3|5|10} topics {|by score|please}
    {rank|sort|order} {the|our|all} topics {|by score|by impact|by financial score|from highest to lowest}
    which {topics|matters} {have|got} the {lowest|smallest|weakest} {scores|score}
    {which|what} topic {scores|ranks} {lowest|last|the least}
    what are the {lowest|highest}-{scoring|ranked|rated} topics
    {which|what} topics score {above|over|more than|at least|higher than} {15|20|16|10}
    {which|what} topics score {below|under|less than} {10|12|5|15}
    highest {impact|financial} {score|scores} {|by topic}
    which topic has the {highest|biggest|greatest} {impact|financial} {score|materiality}
    {what|which} {environmental|social|governance} topic {scores|ranks} {highest|best|lowest}
    ranking of {topics|issues} {by|according to} {score|impact|financial materiality}
    show me the topics {from highest to lowest|in order of their scores|sorted by score}
    {which|what} are the {three|five|ten} {highest|most highly rated|biggest} {topics|matters}
    what is the {maximum|highest|lowest|minimum} {topic score|score of any topic}
    {which|what} topics are {at|near} the {top|bottom} of the {list|ranking|matrix}
    which topics are in the {upper right|top right} {corner|quadrant} {|of the matrix}
    what scores the {highest|most} {|in total|combined|on both axes}
    which topic {comes|came} {first|out on top|in first place|second}
    highest scoring {issues|matters|topics}
    scores of all topics
    what are the scores {of|for} {the|all|our} topics
    give me {a table|the table|all} of {topic scores|topics with scores}
    the biggest {sustainability|esg} {topics|issues} by {score|numbers}
    where do we score {highest|lowest|the most}
    top topics {financially|by impact|on the financial side|on impact}
    which subject has the most points
    strongest topics {on|for} {impact|financial materiality}
    {which|what} {ones|things|points} are {material|most important|most relevant|significant}
    {where|in which areas} are we {material|most exposed|highest}
    {our|the} {most|} material {issues|topics|subjects} {|please|at the moment|right now}
    {what do|which do} we {have to|need to} {take seriously|worry about|care about} {|most}
    what {matters|counts|is important} {most|the most} {|for our company|in the assessment|to us}
    {is|are} there {anything|any topics} {material|of high materiality} {in|under|on the side of} {governance|social|the environment}
    {priority|priorities among our|prioritised} {topics|list of topics}
    {hot spots|hotspots|focus topics|key issues}
    which {sustainability|esg} topics {came out on top|are at the top|stand out|lead the list|dominate}
    {number|count} of {material|high|low} topics
    how many {topics|issues} did {we find|you find|the assessment find} {to be material|material|}
    how many {topics|issues} {score|are} {above|over|below} {15|the threshold|10}
    {rank|order|sort} {them|everything|our topics} {by|according to} {score|importance|financial materiality|impact}
    {which|what} {is|topic is} {number one|in first place|the winner|at the top|the most material}
    {give|show} me {the|your} {top|bottom} {3|5|three|five|ten} {|topics|issues}
    {what|which} topics {get|have} {a score of|} {25|20|16} {|points}
    {biggest|largest|most severe} {topics|issues|concerns} {from|on} the {financial|impact} {side|perspective|dimension}
    {which|what} topics {affect|hit|concern} {our finances|our money|people and planet} {most|the most}
    {list|table} of {all|the} {assessed|} topics {with|and} {scores|their scores|results}
    {results|outcome} {per|for each|by} {topic|standard}
    {which|what} {standards|esrs} {are material|came out as material|contain material topics}
    {social|environmental|governance} topics {by score|ranked|in order|}
    {which|what} {people|nature|environment} topics are {material|important}
    {are|is} {any|one} of the {governance|social} topics {material|high}
    {least|less} {important|relevant|material} {topics|issues}
    {topics|issues} {below|under} {the threshold|the line|10}
    what {turned out|proved} {to be|} {not material|unimportant|irrelevant in the scoring|material after all}
    which topics can we {forget|put aside|deprioritise} {|after the scoring}
    from the financial {point of view|perspective|angle}, what is {important|material}
    from the {impact|inside-out} {point of view|perspective}, {what is|which topics are} {important|material}
    {which topics are|what is} {doubly material|material in both dimensions|material twice}
    {top|main|highest} {financial|impact} {topics|scores}
    what sits in the {top right|upper right|lower left} {|corner|of the matrix}
  `,
  detail: `
    {tell me|what do we know|what do you know|what can you say} about {water|climate|biodiversity|corruption|energy|child labour}
    {what about|how about} {waste|e1|s2|climate change|our workforce|water|animal welfare}
    {why is|what makes} {water|climate change mitigation|biodiversity|e4|child labour|waste} material
    why is {corruption|microplastics|e2|lobbying|corporate culture|pollution} not material
    is {water|climate|biodiversity|s3|e5|diversity|whistleblowing} {material|a material topic|significant} {|for us}
    {what is|show me} the {score|materiality|result|classification} {of|for} {water|energy|e1.2|working conditions|circular economy}
    how {material|important|significant|relevant} is {climate change|biodiversity|water|business conduct} {|for us|to our company}
    {how does|where does} {water|e3|waste|energy} {score|rank|stand|come out}
    {what|which} {score|scores|rating} does {water|climate adaptation|e5.3|consumer safety} {have|get}
    explain the {score|result|rating|materiality} of {water|e1|waste|climate}
    {how did we|why did we} {assess|rate|score} {water|climate|biodiversity|our workforce|s1} {|so high|so low|like that}
    {details|information|more} {on|about} {water|e4.1|climate change|own workforce|packaging}
    water
    e1
    climate change
    biodiversity {|please}
    {summarise|describe} {climate|water|the social topics|s2|biodiversity} {|for me}
    what is behind the {score|result} of {water|energy|e1.2|s4.2}
    what {drives|determines} the {materiality|score} of {water|climate|biodiversity|waste}
    what did we {say|find|conclude|enter|state} {about|on|for|under} {animal welfare|corruption|water|community rights|s3.1}
    {how is|is} {health and safety|diversity|energy|payment practices} {assessed|covered|scored|treated|included}
    where {is|does} {water|energy|climate} {sit|lie|stand} in the matrix
    do we have anything {on|about} {plastics|pay|wages|deforestation|privacy|land rights}
    what impacts, risks and opportunities {are there|do we have} {for|under|on} {water|climate|waste}
    {what|how} are we doing {on|with|in} {climate|water|biodiversity}
    should we {worry|care} about {water|corruption|child labour|microplastics}
    reason for {water|e3.1|climate|waste} being {material|high|low}
    {which|what} side makes {water|energy|waste} material
    is {e1|s1|g1} material by impact or financially
    {what|how} about {the people in our supply chain|product safety|recycling}
    give me everything on {e1|water|governance|waste}
    how high is {water|energy|climate adaptation|animal welfare} {|on the impact side|financially}
    {explain|justify} why {we consider|we say that} {water|biodiversity|food safety} {is|to be} material
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
    {what is the story|what is going on|how do things stand} with {water|waste|animal welfare|our carbon footprint in the assessment}
    {and|so} {energy|waste|s3|e5}
    {anything|something} {on|about} {biodiversity|plastics|corruption|indigenous peoples}
    {score|scores|result|results|rating} {for|of} {e4|water|climate change adaptation|s1.1|animal welfare|food waste}
    {materiality|classification|financial score|impact score} of {waste|e3|energy|consumer safety|lobbying}
    {how much|how many points} {does|did} {waste|e1.2|water|animal welfare} {score|get|have|receive}
    {why|how come} {is|was} {climate|e5|waste|corporate culture} {rated|scored|classified|seen} {so high|so low|as medium|like this|that way}
    {i do not understand|explain to me|help me understand} {why|how} {water|biodiversity|e1|packaging} {is|got|became} {material|that score|so high}
    {is|was} {pollution of air|diversity|privacy|g1.2} {assessed|included|looked at|covered|considered}
    {does|do} {water|climate|human rights|our suppliers} {matter|count|play a role} {|for us|in the assessment}
    {what are the|which} {reasons|grounds|arguments|drivers} {for|behind} the {score|materiality|rating} of {water|e4|child labour|waste}
    {show|open|explain} {e3.1|s2|g1|the water topic|the topic waste|climate change mitigation}
    {all|everything} {you have|we have|there is} {on|about} {water|s4|recycling|animal welfare}
    {what do we say|what is written|what is documented|what is recorded} {about|on|under} {child labour|waste|the recall risk|water scarcity}
    {on what|what} {basis|evidence|data} {is|do we base|supports} the {score|rating} {of|for} {water withdrawal|crop failures|packs|deforestation}
    {how severe|how likely|how bad|how serious} is {product recall|child labour|water scarcity|the injury problem|deforestation}
    {what is|where is} the {impact|risk|opportunity} {about|called|named} {heat recovery|food banks|late payments|whistleblowing} {|about}
    {who|what} {said|says|is behind} {that|the claim} {water withdrawal|heat recovery} {scores 20|is high}
    {what|how} {are|is} our {climate|water|waste|social|biodiversity} {impacts, risks and opportunities|situation|position}
    {material|high|relevant} or not: {water|s3|microplastics|energy}
    {biodiversity|e2.2|health and safety|s2.1} {score|details|status|materiality}
    {can you|} {go deeper|elaborate|expand} on {water|e1|biodiversity|the recall risk}
    {what does the assessment say|what did we find} {about|on} {our workers|suppliers' workers|farm animals|nutrition|land rights}
    {is|are} {wages|working hours|recycling|deforestation} {an issue|a problem|a topic} {for us|here|}
  `,
  comparison: `
    compare {climate and water|water and waste|e1 and e3|energy with biodiversity|own workforce and value chain workers}
    {what is the difference between|how do} {water and biodiversity|our own workforce and supply chain workers|e1 and e5} {|compare} {in our results|in score|in our assessment|}
    {which is|what is} {more|less} {material|important|significant|severe} {,|:|} {water or climate|e1 or e4|energy or waste|biodiversity or water}
    {is|are} {water|climate|biodiversity} {more|less} {material|important} than {waste|energy|corruption}
    {climate|water|e1} versus {biodiversity|waste|e3}
    {water|energy} or {waste|climate}, which {scores higher|is more material|ranks higher|matters more}
    put {climate|water} and {waste|biodiversity} side by side
    does {water|waste} score {higher|lower} than {energy|climate}
    how does {climate|water} compare {to|with} {biodiversity|corruption|waste}
    comparison of {water, energy and waste|climate and biodiversity}
    contrast {s1 and s2|e1 and e2}
    which of {water, waste and energy|climate and biodiversity} {is the highest|scores best|is more material}
    are {social|environmental} topics {more material|scored higher} than {governance|social} ones
    compare {environmental|social} and {governance|social} topics
    side by side: {e1 and s1|water and pollution}
    how do {consumers and end-users|communities} compare with {our workforce|workers in the value chain}
    {which|what} is {higher|bigger|worse|more severe|more urgent}{, |: }{climate or biodiversity|water or waste|energy or packaging}
    {how|where} do {e1 and e3|climate and water|waste and packaging} {differ|stand relative to each other|compare}
    {contrast|set} {water|climate} {with|against} {waste|biodiversity}
    {is there a difference|what is the gap} between {climate and energy|s1 and s2} {|in the scores}
    {water|climate|waste} {compared to|compared with|against|relative to} {energy|biodiversity|corruption}
    {rank|order} {climate, water and waste|energy and packaging|s1, s2 and s3} {against each other|relative to each other|}
    do {climate and water|s1 and s2} {score the same|have the same score|differ}
  `,
  deselected: `
    which topics {did we|have we} {deselect|exclude|remove|drop|leave out|rule out|take out|discard|set aside|untick} {|and why}
    {what|which} topics {are|were} {deselected|excluded|removed|left out|ruled out|set aside|dropped|out of scope} {|as not relevant}
    {which|what} topics are {not relevant|marked as not relevant|not selected|unselected|irrelevant}
    {list|show} {the|all} {deselected|excluded|irrelevant|unselected} topics
    what did we {leave out|exclude|deselect|drop} {|from the assessment|at topic selection}
    how many topics {are|were|did we} {deselected|excluded|exclude|deselect}
    is {microplastics|lobbying|marine resources|pollution of air} {deselected|excluded|out of scope|left out}
    {why did we|why was|why were} {exclude|deselect} {soil pollution|marine resources|microplastics}
    {did we|have we} {exclude|deselect|remove} {anything|any topics|air pollution|something}
    topics we do not consider {|relevant}
    which topics are out {of the assessment|of scope}
    excluded topics
    what is {out of scope|not in scope}
    which environmental topics have been {excluded|deselected}
    what did we consider irrelevant {|in the selection}
    which matters did we not take forward
    {what|which topics} {is|are} {not part of|outside} {the assessment|our scope|the selection}
    {which|what} {did|have} {we|the team} {sort out|sorted out|crossed off|cross off|eliminate|eliminated|filter out|dismissed}
    {reasons for|why the} {exclusion|deselection} {of topics|}
    {unselected|irrelevant|ignored|dismissed|eliminated} {topics|issues}
    {was|were} {microplastics|lobbying|marine resources} {excluded|dropped|ruled out|deselected} {|on purpose}
    {topics|issues} {that|which} {we do not|do not} {cover|consider|look into} {|at all}
    what is not {relevant|selected|considered relevant} {|for us}
  `,
  borderline: `
    which topics are {close to|near|just below|just above|right at|around|on the edge of} the {threshold|thresholds|line|cut-off}
    {what|which} are {the|our} {borderline|edge|close|marginal|knife-edge} {cases|topics|decisions}
    {which|what} topics {almost|nearly|just|barely|only just} {made it|became material|missed the threshold|reached the threshold|are material}
    {how|where} {robust|stable|sensitive|solid} {are|is} {the|our} {results|outcome|materiality decisions|conclusions}
    which {results|topics|decisions} are {sensitive|uncertain|shaky|fragile|on the fence|could flip|could tip}
    {which|what} topics {would|could|might} {flip|change|tip over|become material|drop out} {with|if} {one|a single|a small} {step|point|score changed|change}
    which topics {hang|depend} on {one|a single} score
    borderline {topics|cases}
    where are we {close|near} to the line
    which topics {should|would} we {look at|double-check|check} {twice|again} {|because they are close}
    how close is {water|energy|e2.2} to {the threshold|being material}
    which non-material topics are {closest|nearest} to being material
    {sensitivity|robustness} of {the|our} results
    {any|are there any} close calls
    which matters just {missed|made} {it|the cut|the threshold}
    what is on the {edge|borderline|brink}
    which material topics are at risk of dropping {out|below the threshold}
    what {would|could} tip over with a slightly {different|higher|lower} {likelihood|severity}
    which scores {decide|matter most for} whether a topic is material
    small changes that would {change|alter} the result
    {which|what} {topics|decisions|results} are {tight|close|debatable|disputable|questionable|unclear}
    {where|which topics} could {the decision|it|the result} {go either way|tip|change easily}
    {near|close to|around} the {line|threshold|limit}
    {how certain|how sure|how confident} {are we|can we be} {about|of} {the results|the classification|what is material}
    {which|what} {topics|ones} {missed|failed} {the threshold|materiality} {by a little|narrowly|by one point|just}
    {what|which} {topics|ones} {only|barely} {pass|made it|are above}
    {grey|gray} {zone|area|areas}
    {uncertain|wobbly|unstable|contested} {cases|topics|results}
    {if|when} one {score|value} {changes|moves} by one, what {happens|changes|tips}
    {which|what} {scores|values} would {change|flip|alter} {the outcome|what is material}
    {sensitivity|stability} {analysis|check|test}
    {second look|double-check} {needed|candidates|at which topics}
  `,
  thresholds: `
    {what|which} {threshold|thresholds|cut-offs|cut-off|limits} {do we use|did we use|are used|are set|did we choose|did we adopt|apply|are we using}
    {what|which} {is|are} {the|our} {materiality|impact|financial|} {threshold|thresholds|cut-off}
    {why|how} did we {choose|set|pick|adopt|decide on|arrive at} {these|the|our|this} {thresholds|threshold}
    why is the threshold {12.5|15|at that level|what it is|so high|so low}
    who {set|adopted|chose|decided on|approved} the {threshold|thresholds}
    when were the thresholds {set|adopted|changed}
    {what is|give me} the {reason|justification|rationale} {for|behind} {the|our} {threshold|thresholds}
    from {which|what} score is a topic {material|significant} {|for us}
    at {which|what} {score|point} {does|do} a topic {become|count as} material
    where {is|did we draw|do we draw} the line {|for materiality}
    {how high|how low} is the {bar|threshold|impact threshold|financial threshold}
    are the impact and financial thresholds the same
    {our|current|adopted} thresholds
    is the threshold {justified|documented|explained}
    what score {do you need|is needed|must a topic reach} to be material
    threshold {values|levels|settings}
    what cut off applies {to impacts|on the financial side}
    what if the threshold {was|were|is} {10|15|20|5|higher|lower}
    {which|what} topics would be material {with|at|under} a threshold of {10|15|20|5|25}
    {what|how} would {change|happen|the result look like} if {we|i} {raised|lowered|set|moved|increased|used} the {threshold|thresholds} {to|at} {10|15|20|5}
    {what would|which topics would} {drop out|be left|remain|still be material|be added|come in} {with|at|if we used} {a threshold of|thresholds of} {20|15|10}
    if {we|i} {use|set|take|choose|apply} {15|20|10} as {the|our} threshold, {what is material|what changes|which topics remain}
    {suppose|assume|imagine} the {impact|financial|} threshold {is|were|was} {10|20|15}
    {how many|which} topics {are|would be} material at {20|10|15|25}
    {would|does} {water|energy|anything} {still|} be material {at|with} {a threshold of|} {15|20}
    {simulate|try|test|play through|run} {a|another|different} {threshold|thresholds} {of|with|} {10|20|}
    impact of {changing|raising|lowering} the threshold to {15|20|10}
    {effect|consequences} of {a higher|a lower|another} threshold
    with a {stricter|higher|lower|looser} threshold{,|} {what|which topics} would {remain|change|be material}
    {material topics|result} {at|with|under} threshold {10|15|20}
    what happens {at|with|if we go to} {20|10} instead of {12.5|15}
    how does the {outcome|result|list} change with {other|different} thresholds
    what would we have to report if the threshold was {20|10}
    {when|from what value|from where} {is|do we call} something {material|a material topic}
    {materiality|our|current} {limit|limits|cut-off|cut-offs|bar}
    {explain|justify|defend} {our|the} {threshold|thresholds|cut-off}
    {how|why} {were|was|did} the {threshold|thresholds|limit} {set|chosen|come about|fixed}
    {who|when} {approved|decided|fixed|adopted} {the|our} {threshold|thresholds|limits}
    {what|how many points} {must|does} a {topic|matter} {reach|need} {to count|to be material|to pass}
    {is|was} {12.5|15|our threshold} {too high|too low|appropriate|reasonable|the right threshold}
    {would|do|does} the {list|result|outcome|number of material topics} change {at|with} {10|15|20}
    {try|use|take|apply|assume} {a threshold of 10|20 instead|10 as threshold|higher thresholds}
    {how|what} would {the matrix|our result|the list of topics} look {like|} {at|with} {a threshold of 20|a lower threshold|20}
    {how many|which} topics {drop out|remain|are left|come in|are added} {at|with} {20|15|a threshold of 10}
    {scenario|simulation}: threshold {10|20|15}
  `,
  years: `
    what {changed|has changed|is different|is new} {since|compared to|compared with|versus|against|from} {last year|the previous year|the last assessment|the prior assessment|2024|before}
    {compare|comparison} {this year|our results|the assessment|} {with|to|versus|against} {last year|the previous year|the earlier assessment|2024|prior year}
    {which|what} topics {became|are newly|are no longer|stopped being|have become|are not any more} material {|since last year|compared to last year|this year}
    {what|which} {scores|topics} {went up|went down|rose|fell|increased|decreased|moved|changed} {|since last year|compared to last year|most|against the previous year}
    {how|in what way} {did|do|have} {our|the} {results|scores|topics} {change|changed|develop|evolved|evolve|compare} {over time|since last year|from year to year|with last year}
    {year on year|year-on-year|yoy} {changes|comparison|development}
    {what is|are there} new {material topics|risks|impacts|components|} {this year|since last year|compared to the previous assessment}
    {what|which} {did we|have we} {add|drop|remove} {|any topics|risks} {since|compared to} last year
    {was|were} {water|climate|e4} {material|higher|lower} {last year|in the previous assessment|before}
    {how|what} {was|were} {water|the result|the thresholds} last year
    {differences|difference} {between|to} {this year and last year|the previous assessment|both years|the two assessments}
    {trend|trends|development} {over the years|since the last assessment|of our topics}
    did {water|climate|anything|the scores} {go up|go down|get worse|improve|change} {since|compared to|from} last year
    what has {moved|improved|got worse|worsened} {|since last time|since the previous assessment}
    last year's {results|assessment|topics}
    which topics were material {last year|in 2024|in the previous assessment}
    have we {dropped|lost|gained} any {material topics|risks}
    is anything newly {material|added}
    what was different in {2024|the last round|the earlier year}
    how does this compare with {the assessment before|our earlier results|last time}
    change log between the two years
    {what|which} {topics|things} {are|is} {new|different|better|worse|higher|lower} {this year|this time|now}
    {how|what} {did|have} {the scores|we|our topics|things} {change|changed|develop|improve|improved} {|from 2024 to 2025|over the last year|between the assessments}
    {compare|comparison with|difference to} {2024|the 2024 assessment|the earlier assessment|our first assessment}
    {same|different} {result|topics|outcome} as {last year|last time|before}
    {development|evolution|trend|changes} {over time|of the scores|across years|of our materiality}
    {has|have|did} {water|climate|e4|our risks} {become|got|gotten|get} {more|less} {material|important|severe} {|since then|than before}
    {previous|earlier|last} {assessment|results|year}
    {new|additional|dropped|removed} {risks|topics|impacts} {since|compared to} {last time|the previous assessment|2024}
    {what|which topics} {fell|dropped|came} {out|off|in} {|of the list} {compared to|since} {last year|last time}
    {did|has} {anything|something} {change|changed|moved} {from|since} {the previous|last} {year|assessment|round}
  `,
  disclosures: `
    {what|which} {disclosure requirements|disclosures|drs|requirements|data points|datapoints} {apply to us|apply|do we have to report|must we report|are required|do we need|are due|are triggered}
    what {do|must|should} we {have to|need to|} {disclose|report|publish} {|under the esrs|given our results|as a result}
    {which|what} {esrs|} {standards|chapters} {do|must} we {have to|need to|} {report|report on|apply|cover|disclose}
    what do we have to {disclose|report} {on|about|for|under} {climate|e1|water|s1|biodiversity|our workforce|waste}
    {which|what} {disclosure requirements|drs} {belong to|are in|come with|apply for|follow from} {e1|climate|s2|e5|water|g1}
    {do|must} we {have to|need to|} report {on|about|under} {e1|biodiversity|s3|climate|corruption|e2}
    {how many|number of} {disclosure requirements|disclosures|datapoints|requirements} {apply|do we have|must we report|are there|have to be reported}
    {list|show} {the|all|our} {disclosure requirements|required disclosures|mandatory disclosures}
    {which|what} {disclosures|requirements} {always apply|are mandatory|apply regardless|are always required}
    {what|which} {standards|esrs} can we {leave out|skip|omit|not report}
    what {follows|results} from our material topics for {the report|reporting|disclosure}
    what goes into {the|our} {sustainability statement|report|esrs report|sustainability report}
    {is|are} {e4|s3|e1-6|scope 3 disclosures|gov-1} {required|mandatory|applicable|needed} {|for us}
    {reporting|disclosure} {obligations|requirements|duties} {|from our results}
    what is {e1-6|s1-9|sbm-3|iro-1|g1-3|e5-5} {|about}
    {which|what} {policies|targets|metrics|actions} do we have to disclose {|for climate|on water}
    content index {|please}
    what must be in the {report|statement} {about|on} {pollution|consumers|animal welfare}
    requirements {triggered|caused|brought in} by {our|the} {assessment|results|material topics}
    scope of {our|the} {report|reporting|sustainability statement}
    {what|which} {do|does|must} {the report|our report|the sustainability statement} {have to|need to|} {contain|include|cover}
    {reporting|disclosure} {scope|list|index|content|obligations} {|for us|under esrs}
    {do we|must we|are we obliged to} {disclose|report|publish} {our emissions|scope 3|wages|the gender pay gap|water data|anything on s3}
    {which|what} {esrs|} {metrics|kpis|indicators|policies|data} {do|must} we {report|collect|disclose|provide}
    {consequences|implications} {of the result|of our materiality|} for {the report|reporting|disclosure}
    {what|which} {drs|requirements|disclosures} {follow|result|come} {from|with} {water|climate|our material topics|s1}
    {is|are} {s3|e2|g1|e4 disclosures} {reportable|to be reported|in the report|subject to disclosure}
    {which|what} {standards|chapters|parts of the esrs} {apply|fall away|are omitted|can be omitted|are in scope}
    {gov-1|iro-1|sbm-3|e1-6|s1-14|g1-4|e3-4}
    {what|explain} {is behind|does} {e1-6|s1-9|iro-2|gov-4} {|mean|require|ask for}
    mandatory {disclosures|reporting|requirements|information}
    {list|overview} of {esrs|} disclosures {|due|required|we need}
  `,
  screening: `
    {what|which} are {our|the} screening scores {|from 1 to 10|by topic}
    {screening|materiality scoring|slider|1-10|1 to 10} {scores|ratings|results|values}
    {how|what} did we {score|rate} {topics|water|climate|e1} {on|in} the {1 to 10|1-10|ten-point|screening} {scale|sliders}
    {which|what} topics {have|got} the {highest|lowest} screening {scores|score}
    {what is|show me} the screening score {of|for} {water|energy|e4.1|biodiversity}
    {list|show} {all|the} {1 to 10|1-10|screening} scores
    what did we enter in {materiality scoring|the scoring section|the sliders}
    {scores|score} out of {10|ten} {|for water|by topic}
    {first|initial|preliminary} {screening|scores|ratings} {|of the topics|of topics}
    top topics in the {screening|first screening|1-10 scoring}
    the ratings {from one to ten|on the ten-point scale}
    which topics {scored|got} {8|9|10|an eight|a nine} {or more|or higher|out of 10|in the screening}
    what were the {initial|first} {scores|ratings} from {the workshop|the screening}
    topic sliders {|values|results}
    {first|quick|initial|preliminary} {look|assessment|view} {scores|ratings}
    {how|what} {did we|have we} {pre-score|pre-rate|score in the first round|rate first}
    {scores|ratings} {in|from} {materiality scoring|section four|step 4|the screening}
    {ten|10} {point|-point} {scores|scale|ratings}
    {water|climate|e1} on {a|the} scale of {one to ten|1 to 10|ten}
    {what|which} {number|score} {from|between} {1 and 10|one and ten} {did|does} {water|s1|waste} {get|have}
  `,
} as const;
