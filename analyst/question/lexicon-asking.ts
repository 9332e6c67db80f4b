/** Words for orders, limits, measures and years, and the small words that connect the rest; see `readTable`. */
export const ASKING = `
highest|biggest|largest|greatest|maximum|max|top|tops|strongest|best|heaviest|worst|gravest|main|leading|leader|leads|foremost|uppermost|hottest|prime / top ranking|ranked|rated|scoring|scored / highest|best|worst rated|ranked|scoring|scored / number one|1 / no 1 / biggest single → sort highest
lowest|smallest|weakest|least|minimum|min|bottom|mildest|slightest|lightest|tiniest / lowest|least|bottom rated|ranked|scoring|scored → sort lowest
most|more severe|serious|grave / severest → sort highest severity
least|less severe|serious|grave → sort lowest severity
most|more likely|probable / likeliest → sort highest likelihood
least|less likely|probable → sort lowest likelihood
expire next|first|soonest|soon / next to expire → sort lowest validUntil
latest|newest|last / most recent|recently → sort highest at
oldest|earliest → sort lowest at
most|largest number of / most of? → most ; sort highest
highest|largest|worst|biggest|top|best first / from the? top|highest|worst down? / descending|decreasing order? / downwards / high to low / largest to smallest / from high|highest to low|lowest → order highest
lowest|smallest first / from the? bottom|lowest up? / increasing order / ascending|rising order? / upwards / low to high / smallest to largest / from low|lowest to high|highest / lowest|highest score first → order lowest
sort|sorted|order|ordered|rank|ranked|ranking|ordering|sorting|arrange|arranged / in order of / in the order of → sorted
first → first
dozen / a dozen → number 12
half a? dozen → number 6
couple|pair of? → number 2
handful → number 5

at least / minimum|min of / no less|lower than / not below|under / not less|lower than / from|starting|upwards at|of? / >= / > = / a|the minimum of / not|no worse|weaker than / from the? → before at-least
at most / maximum|max of / no more|higher than / not above|over / not more|higher than / up to / <= / < = / not beyond|exceed|exceeding / does|do not exceed / no|not greater|bigger|better than / capped at / until → before at-most
above|over|exceeding|exceed|exceeds|beyond|past|north / more|higher|greater|bigger|better|larger|worse|stronger than|then / north|upwards|upward|excess of / in excess of / > → before above
below|under|beneath|underneath|south / less|lower|fewer|smaller|weaker than|then / south|short of / < → before below
exactly|precisely|equal|equals / equal to / = → before equal
or|and more|above|higher|up|upwards|upward|over|greater|better|bigger|beyond|worse|larger / plus / onwards → after at-least
or|and less|below|lower|fewer|under|down|smaller|downwards|beneath → after at-most
between / anywhere|somewhere between / in the range / range|ranging|ranges from|of|between? / in the range of|from|between / range|ranging|ranges → between
high|big|large|strong|considerable|substantial|elevated|low|small|little|weak|minor|slight|limited → level
years|months|weeks|hours|euro|eur|tonnes|kg → other-unit
point|pts|pt / out of 25|5|10|ten|five → unit

how many / number|count|amount|quantity|tally|headcount of / count|counts|number|tally / total number|count of? / how often|frequently / how many times / what number → measure count
numbers on|for|behind|in / counts|count|counting|counted as / number|numbers behind → filler
average|mean|avg|averaged|typical / on average / average|mean value of? / in the mean → measure average
sum / sum|total of / add|adds up|together → measure sum
share|percentage|percent|pct|proportion|fraction|part / share|percentage|proportion|fraction of / what|which part of → measure share
per / for|in|of|by|under each|every / each|every / distributed|spread|split over|across|among|between the? / distribution over|across the? / broken|split down|up? by|into|according / grouped|group|divided|divide|separated|separate|clustered|cluster|bucketed|organised|organized|structured|arranged|classified|categorised|categorized|sliced|listed|summarised|aggregated|bundled by|into|along|under / according to / along the? / for|by each|every / one per|for|by each? / depending on / grouped|broken|split|sorted|ordered|organised|organized|divided|separated|classified according to → per
by → by

twelve|12 months ago / last|previous|earlier|prior|preceding|former|old year|assessment|time|round|cycle|exercise|edition|run|dma / than last / year before / year ago / previously|formerly → earlier
than → than
more|fewer|less / outnumber|outnumbers|outweigh|outweighs → more
bigger|larger|greater|smaller / compare|compares|contrast|comparison → beside
this|current|present year|round|cycle|assessment|time / now|nowadays|today|currently / at present → this-year
then and|versus|vs|to now|today / since / compared|relative|against to|with|the? / measured against / compared|compare to|with / in comparison with|to / versus|vs / between the? two? years / year on|over year / change between → compare
change|changes|shift|shifted|altered their|its|the? impact|financial? score|rating / changed|change|changing their|its|the? impact|financial? score|rating / scored differently → became higher lower
newly material / newly|now|freshly? crossed|moved|came|got|slipped|entered into|over materiality / newly|now|freshly? crossed the|our threshold|line|bar / became|become|turned|got|now material / material for the first time / not last|previous year / not the year before → became newly-material
fell|fallen|dropped out of materiality / no longer material / stopped being material / lost their|its? materiality / not material any more|anymore / not now|anymore|today / not any more / not this year → became no-longer-material
new|newly added? / added / new this year / brand new / for the first time / came|come|newly on top|board / came|come in new / not there last|previous year / added|joined|introduced / appeared|appear newly? → became added
gone|dropped|disappeared|vanished|removed|deleted|disappear|vanish / no longer|not there|listed|included / no longer there|listed|on the list / missing this|in this year / missing in|from this year list / taken off → became gone
up in score|points / higher scored / went|gone|go|moved|gone up / rose|risen|rise|rises|increased|increase|increases|grew|grow|grown|climbed|climb|worsened|worsen|jumped|jump / moved|gone|went|shifted|crept upwards / got|become|became|becoming worse|higher|bigger|larger → became higher
dropped|down|lost in score|points / lower scored / went|go|moved down / fell|fallen|decreased|decrease|decreases|declined|decline|sank|sunk|shrank|shrunk|improved|eased|lessened / came|come|coming|moved|slid down / got|become|became|becoming better|lower|smaller → became lower
higher|worse → became? higher
lower → became? lower
changed|moved|different|rescored|changes|change|differ|differently → became? higher lower
unchanged|stable|constant|static / at the same level / stayed|stay|remain|remained|kept|are|is the? same / not change|changed → became same

impact threshold / threshold of? for? impact → threshold impact
financial|finance threshold / threshold of? for? finance → threshold financial
threshold|cutoff|cut-off|hurdle / both|two thresholds / the|our|both|a bar|hurdle / cut off|line / material at|with → threshold both
if / what if / suppose|supposing|assuming|imagine → if
lose|losing / no longer be material|relevant|included / drop|fall|left out → lose
come|join|get in / join|added → gain

and|plus|also / as well as / as well → and
or → or

, → comma
" → quote
to / went|go|goes|raised|moved|lowered up|down? to → to
although|though|despite → stop
of → of
not|non|never|isnt|arent|dont|doesnt|didnt|wasnt|werent|havent|hasnt|cannot / but|that|which|who are|is no / rather|instead than|of / as opposed to / not merely|just → not
no|without|lacking|lack|lacks|lacked|miss|missing|misses|neither|nor|absent|sans / there are|is no / still need|needs|needing / there is nothing for / not|no|never single|any|a / empty|bare of / with no|out / has|have no / has|have not / but no|without / but has|have no → no
nobody said whether / nobody|unclear|unknown|undecided whether|if / not|never set|stated|entered|given|filled|provided|specified|chosen|selected|recorded|written|documented|completed|noted|indicated|defined|assigned|supplied / unset|unstated|unspecified|undefined|undocumented / left empty|blank|open|out → nobody
blank|empty → is components=0 ; nobody
except|excepting|excluding|exclude|excl|besides|apart|aside|minus|barring|bar|omitting|omit|discard|disregard|disregarding|scrap|ditch / except|apart|aside|save for|from / save the|for / other|different than|from / with the exception of / outside of? / anything|everything|all|any bar|save / not counting|including|incl|considering / leave|leaving|kick|filter|filtering|strike|cross|weed|throw|cut aside|off|out / now strike / get rid of / minus the / no more / rule out / other than / but not / everything|all|anything|any but / leave|leaving|take|taking out / ignoring|ignore|drop|remove|hide|skip|forget / exclude|without those|the → except
only|just|purely|strictly|exclusively|solely|merely|alone|entirely|limited|confined|restricted|uniquely / limited|confined|restricted to / nowhere|nothing|nobody else / and nothing|nowhere else? / and no else / in isolation / limit|restrict|narrow|reduce to|it|them|this|that|down? to? / on its|their own → only
distribution|histogram|breakdown|distributed → spread
on? both|either|each sides|side|scales|dimensions / both scores / both → both-sides
together|combined|alike|taken|altogether → together
screening / first impression / screen|screened / in|on|at the screening → screening
among|amongst|within|across → among
that|which|who is|are|were|was|have|has|had / is|are|have|has|had|were|was → clause
which|what|who|list|show → which
about|around|mention|mentioning|mentions|containing|contain|contains|regarding|concerning|concern|concerns / speak|speaks|speaking|talk|talks|talking|tell|tells|write|writes|written|read|reads of|about / with|using|containing|mentioning|contain|mention the? word|term|phrase / to do with / say|said|says on|about → about
these|those|them / that one / of the two|three|four|five|six|ten|lot|bunch / out of these|those|them / of|among|from these|those|them / these|those ones / the ones / behind|under|of|in that|this|it → back
what|how about / sorry i? meant|mean|rather? / no sorry|wait|rather|i? meant|mean|but|instead|make? / no , sorry|rather|i meant|mean|make / i meant|mean / i meant|mean to ask / make that|it / correction|rather|actually|instead / same question? for|with|but|on|in / same again|thing|query for|with|but? / and now|then / now → start
we name|named / if not|so / whose|in? the|their|its text|texts|wording / difference in|between the? / still? need|needs to / is|be it possible to? / would it be possible to? / if|as possible / as soon as possible / sum|summing up / to sum up / in advance / double materiality / end|ended|ends up / alone or together|combined|not with? / right|by|until|so now|far / not the? screening / name the? entry|entries|item|items / for|of the matter / in total|sum|all|full|short|brief / as well as / long story short / so kind / all kinds / every kind / kind of / of all kinds → filler
other|others|rest → other
`;

/** Words that do not affect what is asked for. */
export const FILLERS = `
both lately recently currently lowered raised affecting affects affected cause causes linked link split break
a an the occur occurs occurring anywhere is are was were be been being am do does did done have has had having can could would should shall may
might must will i we us our ours my me you your he she his her its their theirs who whose where there here this that then so such as at in on for
from with into onto out up down off per materiality please kindly thanks thank hello hi dear team kind give tell show list see find get want need
like know wonder question ask look display print return provide let make made take took taken come came comes fall falls stand stands sit sits lie
lies belong belongs exist exists hold carry carries reach reaches bear given put how what which when why also very really quite rather any some all
every each many much ever even still yet just again now today right well ok okay great good sure alright hey actually basically assessment company
report reader wants count total overall exactly esg register inventory table column wise regard respect terms term case
cases ones one side sides way pls plz affect talk talked speak spoke shows depend depends dependent rely relies kept keep set got gets getting
considered seen say says said mentioned identified recorded entered stated listed found rated though but while yes lol so-called respectively it
they them these those happen happens happened arise arises run runs concern concerns relate relates related effect effects about ourselves full
complete whole quick quickly simply possible general year time stay stays gimme hand hands handed pull pulled fetch obtain obtained compile compiled
deliver output produce provided supply enumerate dig grab rundown outline summarise summarize summary overview sorry bother mean meant wait em i.e
e.g eg ie viz namely stuff guys folks colleague tomorrow asap fyi btw um hmm er oh ah hiya morning afternoon tick ticked flag flagged mark marked
tag tagged label labelled labeled box boxes matrix map sub hit hits touch lens angle perspective viewpoint standpoint dimension point-of-view
setting concerned concerning involved involving cover covers covered covering contain apply applies applied pose poses posed face faces faced facing
bring brings brought await awaits loom looms rank amount weigh weighs represent represents constitute figure appear appears appeared featured
feature features include includes including contained comprise short brief detail details detailed esrs use used using work go goes going present
type types sort via towards toward against uploaded attached stored proves prove supports support backs back behind rest rests
`
  .trim()
  .split(/\s+/);
