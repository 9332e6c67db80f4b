/** How is asked: order, bounds, measures, years, and the small words that tie the rest together; see `readTable`. */
export const ASKING = `
highest|biggest|largest|greatest|maximum|max|top|strongest|best|heaviest|worst|gravest|main → sort highest
lowest|smallest|weakest|least|minimum|min|bottom → sort lowest
most severe|serious → sort highest severity
least severe|serious → sort lowest severity
most likely|probable / likeliest → sort highest likelihood
least likely|probable → sort lowest likelihood
latest|newest / most recent → sort highest at
oldest|earliest → sort lowest at
most|largest number of / most of? → most ; sort highest
highest|largest|worst|biggest|top|best first / from the? top|highest|worst down? / descending|downwards / high to low → order highest
lowest|smallest first / from the? bottom|lowest up? / ascending|upwards / low to high → order lowest
lowest|highest score first → order lowest
sort|sorted|order|ordered|rank|ranked|ranking|ordering|sorting → sorted
first → first

at least / minimum|min of / no less|lower than / not below|under / not less|lower than / from|starting at? / >= / > = → before at-least
at most / maximum|max of / no more|higher than / not above|over / not more|higher than / up to / <= / < = → before at-most
above|over|exceeding|exceed|beyond / more|higher|greater|bigger|better|larger than / > → before above
below|under|beneath / less|lower|fewer|smaller than / < → before below
exactly|precisely|equal|equals / equal to / = → before equal
or|and more|above|higher|up|upwards|over|greater|better / plus → after at-least
or|and less|below|lower|fewer|under|down → after at-most
between → between
high|big|large|strong → level high
low|small|little|weak|minor → level low
years|months|weeks|hours|euro|eur|tonnes|kg|employees → other-unit
point|points / out of 25|5|10|ten|five → unit

how many / number|count of / count|counts|number → measure count
average|mean|avg / on average → measure average
sum / sum|total of / add up → measure sum
share|percentage|percent|proportion|fraction|part|ratio / share|percentage|proportion|fraction of / what|which part of → measure share
per / for|in|of|by|under each|every / each|every / distributed|spread|split over|across|among|between the? / distribution over|across the? / broken|split down|up? by|into / grouped|divided|separated by / for|by each → per
by → by

last|previous|earlier|prior|preceding year|assessment|time / year before / year ago / previously|formerly → earlier
than → than
this|current|present year / now|today|currently / at present → this-year
since / compared to|with / in comparison with|to / versus|vs / between the? two? years / year on|over year / change between → compare
changed|change|changing their|its|the? impact|financial? score|rating / scored differently → became higher lower
newly material / became|become|turned|got|now material / material for the first time / not last|previous year / not the year before → became newly-material
fell|fallen|dropped out of materiality / no longer material / stopped being material / lost their|its? materiality / not material any more|anymore / not now|anymore|today / not any more / not this year → became no-longer-material
new|newly added? / added / new this year → became added
gone|dropped|disappeared|vanished|removed|deleted / missing this|in this year / missing in|from this year list / taken off → became gone
up in score|points / higher scored / went|gone|go|moved|gone up / rose|risen|increased|increase|grew|grown|climbed|worsened / got|become|became|becoming worse|higher|bigger|larger → became higher
dropped|down|lost in score|points / lower scored / went|go|moved down / fell|fallen|decreased|decrease|declined|sank|shrank|improved / got|become|became|becoming better|lower|smaller → became lower
higher|worse → became? higher
lower → became? lower
changed|moved|different|rescored|changes|change|differ|differently → became? higher lower
unchanged / stayed|remained|kept|are|is the? same / not change|changed → became same

impact threshold / threshold of? for? impact → threshold impact
financial|finance threshold / threshold of? for? finance → threshold financial
threshold|cutoff|cut-off / both|two thresholds / cut off → threshold both
material at|with → threshold both
if / what if / suppose|supposing|assuming|imagine → if
lose|losing / no longer be material|relevant|included / drop|fall|left out → lose
come|join|get in / join|added → gain

and|plus|also / as well as / as well → and
or → or

, → comma
" → quote
to → to
of → of
not|non|never|neither|nor|isnt|arent → not
no|without|lacking|lack|lacks|miss|missing|misses / with no|out / has|have no / has|have not / but no|without / but has|have no → no
nobody said whether / nobody|unclear|unknown|undecided whether|if → nobody
not|never set|stated|entered|given|filled / blank|unset|unstated → nobody
except|excluding|excl|besides|apart|minus / except|apart for|from / other than / but not / everything|all|anything|any but / leave|leaving|take|taking out / ignoring|ignore|drop|remove|hide|skip|forget / exclude|without those|the|any → except
only|just|purely|strictly|exclusively|solely|merely|alone → only
distribution|histogram|breakdown|distributed → spread
on? both sides|scales / both scores / both → both-sides
together|combined|alike|taken|altogether → together
screening / screen|screened / in|on|at the screening → screening
among|amongst|within|across → among
that|which|who is|are|were|was|have|has|had / is|are|have|has|had|were|was → clause
which|what|who|list|show → which
about|mention|mentioning|mentions|containing|contain|contains|regarding|concerning|concern|concerns / with|using|containing|mentioning|contain|mention the? word|term|phrase / to do with / say|said|says on|about → about
these|those|them|they|that one / of|among|from these|those|them / these|those ones / the ones / behind|under|of|in that|this|it → back
what|how about → start
so kind / all kinds / every kind / kind of / of all kinds → filler
other|others|rest → other
`;

/** Words that say nothing of what is asked. */
export const FILLERS =
  'a an the is are was were be been being am do does did done have has had having can could would should shall may might must will i we us our ours my ' +
  'me you your he she his her its their theirs who whose where there here this that then so such as at in on for from with into onto under out up ' +
  'down off over through during within per lately recently materiality please kindly thanks thank hello hi dear team kind give tell show list see find get want need like know ' +
  'wonder question ask look display print return provide let make made take took taken come came comes fall falls stand stands sit sits lie lies belong belongs ' +
  'exist exists hold carry carries reach reaches bear given put how what which when why also too very really quite rather any some all both either every each ' +
  'many much more less few several ever even still yet just already again now today right well ok okay great good sure alright hey actually basically ' +
  'assessment company business firm auditor board report reader want wants count total overall altogether exactly only else same own currently ' +
  'esg list register inventory table column wise regard respect terms term case cases ones one side sides way number numbers value values ' +
  'pls plz instead affect affects affecting affected talk talked speak spoke split break divide show shows depend depends dependent rely relies lowered raised kept keep set changed put would got gets getting called considered seen say says said mentioned identified recorded entered stated listed found rated rate because although though but while ' +
  'if else not yes no lol so-called respectively it they them these those cause causes happen happens happened arise arises run runs concern concerns relate relates related ' +
  'linked link effect effects comes about between among us ourselves full complete whole quick quickly simply possible general year years years time times today ' +
  'esrs under beneath below after before ours least most than too use used using work do go goes going there hand present type types sort come up via towards toward';
