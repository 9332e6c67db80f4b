/** What words of a question are about, whatever else it says: several of them together tell what is asked. */

const words = (...alternatives: string[]) => new RegExp(`\\b(?:${alternatives.join('|')})\\b`);

export const WHY = words('why|how come|(?:for )?what reasons?|reasons?|grounds?|what makes|who says');
export const NONE = words(
  'no|not|none|nobody|no one|nothing|never|without|missing|lacks?|lacking|empty|blank|blind|gaps?|unseen|overlooked|uncovered',
  'unassigned',
);

// The state of the assessment, and its signatures.
export const SIGNING = words(
  'sign(?:ed|s|ing)?(?:[- ]?offs?)?(?! (?:letters?|contracts?|listings?))|signatures?|signator(?:y|ies)|approv(?:e|es|ed|als?)',
  'finali[sz]ed|final|draft|green light|ok(?:ay)?|blessing',
);
export const THE_RESULT = words(
  'who|whose|assessments?|results?|report|matrix|years?|off|boards?|management|managing|directors?|ceo|cfo|this|it|yet|still',
  'already',
);
export const CLOSED = words('signed|final|completed?|frozen|closed|finished|locked|approved');
export const EDITING = words('change|edit|correct|alter|fix|re-?open(?:ed)?|modify|adjust|undo');
export const MAY = words('can|could|may|allowed|possible|how do|is it|permitted|free');
export const COMPLETING = words(
  '(?:press|click|hit) (?:the )?(?:complete|finish)\\w*',
  '(?:before|until|to) (?:we |i |you )?(?:can |could |may )?(?:complete|close|finish|finali[sz]e|submit|freeze|lock|wrap)\\w*',
);

// The work of the team.
export const LATE = words(
  'over ?due|late(?! pay\\w*)|behind (?:schedule|time|plan)|deadlines?|due(?! to| diligence)(?: dates?)?|slipp\\w+',
  '(?:this|next) week|by (?:mon|tues|wednes|thurs|fri)day',
);
export const REVIEW = words(
  'review(?:s|ed|er|ers|ing)?|four[- ]eyes|second (?:person|pair|look|opinion|check)',
  '(?:somebody|someone|anybody|anyone|person|colleague) (?:else|other)\\b.* (?:look\\w*|check\\w*|read|confirm\\w*|see|seen)',
  'double[- ]?check\\w*|cross[- ]?check\\w*|checked by',
);
export const OWNER = words(
  'owner\\w*|owns?|responsible|responsibilit\\w+|in charge|accountable|assigned|unassigned|looks? after|takes? care of',
);
export const TASKS = words(
  'plate|to[- ]?dos?|tasks?|jobs?|duties|owes?|owns?|responsible|assigned|open (?:items?|points?)|supposed to|has to|have to do',
  'needs? to do|left for|waiting|workload|working on|finish\\w*',
);
/** Work that is the asking person's own. */
export const MY_TASKS = words(
  '(?:on|off) my (?:plate|list|desk|table|side|end)',
  'my (?:own )?(?:open |outstanding |current )*(?:tasks?|to[- ]?dos?|duties|jobs?|work|reviews?|deadlines?|part|items|points|topics|entries)',
  'do i (?:still )?(?:owe|own|have to (?:review|deliver|hand in|look at))',
  '(?:assigned|waiting|left|open|expected|wanted|due|pending|needed|asked) (?:to|for|from|of|on|by) me|i (?:still )?(?:owe|own)',
  'am i (?:late|behind|supposed|expected|asked)|(?:need|want|expect|waits?|waiting)\\w* (?:\\w+ )?(?:from|on|for) me',
);
export const PERSON = /\{person\}/;
export const COMMENTS = words(
  'comment\\w*|discuss\\w*|threads?|remarks?|conversations?|debat\\w+|mentioned me|asked? me',
);

export const AUDITOR = words(
  'auditors?|assurance (?:provider|firm|team)s?|assurers?|verifiers?|outside|external(?:ly)?|third part(?:y|ies)',
);
export const ASKING = words(
  'ask(?:s|ed|ing)?|questions?|quer(?:y|ies)|rais(?:e|ed|ing)|wants?|requests?|open|answered',
);
export const LOOKED = words(
  'look(?:s|ed|ing)? at|check(?:s|ed|ing)?|verif\\w+|confirm\\w*|sampl\\w+|seen|marked|examin\\w+|tested|gone through|covered',
  'how far|progress',
);
export const GUESS = words('would|will|might|could|likely|nail|critici[sz]e|weak\\w*|find|pick on|worr(?:y|ied)|ready');

// What is going on at a place.
export const GOES_ON = words(
  'what happens|going on|everything (?:at|in|about|on)|what is with|all (?:\\w+ ){0,2}(?:at|in)|situation|what is wrong',
);
export const SITE = words('plants?|sites?|factor(?:y|ies)|offices?|warehouses?|farms?|mills?|growers?|location');

// Decisions, and what was left out.
export const AGAINST_SCORE = words(
  'overrul\\w+|overrid\\w+|overrode|top[- ]down|judg(?:e)?ment calls?|manual(?:ly)?',
  'decid\\w* (?:against|despite|otherwise|differently|without|over|by hand)',
  '(?:against|despite|regardless of|ignor\\w*|deviat\\w* from|depart\\w* from|differ\\w* from|not follow\\w*) (?:\\w+ ){0,3}(?:scores?|numbers?|math|calculation)',
);
/** Something holds in spite of the score. */
export const ALTHOUGH = words(
  '(?:although|though|even if|despite|but|if it is|when it is)\\b.* (?:scores?|only|just|below|under|above|over|threshold)',
);
export const LEFT_OUT = words(
  '(?:left|leave|leaving|took|taken|take|throw|threw|thrown|kicked|cut|kept|sorted|ruled|weeded) (?:\\w+ ){0,2}out',
  '(?:leave|left|put|set|lay|laid) (?:\\w+ )?aside|deselect\\w*|exclud\\w*|exclusions?|out of scope|scoped out|skip(?:ped)?',
  'discard\\w*|ignored?|omit\\w*|omissions?',
);
export const POSTPONED = words('phase[- ]?ins?|phased in|postpon\\w*|transitional|reliefs?');
export const HOW_FIRM = words(
  'robust\\w*|sensitiv\\w*|hinges?|hangs?|flips?|tips?(?: over)?|topple\\w*',
  '(?:one|a|single|half a) (?:steps?|points?|notch|grade)\\b|single (?:entry|score|step)|knife[- ]edge',
  'how (?:sure|certain|solid|firm|confident|stable|reliable|safe) (?:are|is) (?:we|the|our|this|that) (?:\\w+ ){0,3}(?:results?|outcome|conclusions?|list|ranking)',
  'how (?:sure|certain|confident) are we about (?:the|our) results?',
);

// Disclosures.
export const DISCLOSURES = words('disclosures?|data ?points?|disclosure requirements?|requirements?');
export const TO_REPORT = words(
  '(?:have|need|had|obliged|required|going) to (?:still |even )?(?:report|disclose|publish)',
  '(?:must|should|do|shall|can|may) (?:we|i|you) (?:still |even |actually |really |now |also )*(?:report|disclose|publish)',
);
export const AT_ALL = words(
  '(?:do|does|must|should) (?:we|i|one) (?:\\w+ ){0,2}(?:have |need )?(?:to )?(?:do (?:this|it|that|all)|bother|comply)',
  'even (?:have|need) to|obliged to report|does (?:the )?(?:csrd|law) (?:even |still )?(?:apply|bind|cover)\\w*',
  'subject to (?:the )?(?:csrd|law)|in scope of (?:the )?csrd|legally (?:have|need|obliged|required|bound)|omnibus',
  '(?:is|are) (?:this|it|we) (?:\\w+ ){0,3}(?:voluntary|mandatory|compulsory|legally required)|too small for',
);

// The value chain.
export const CHAIN = words('(?:value|supply)[- ]chains?|chain|upstream|downstream|tiers?');
export const STAGE = words('(?:supplier|supply|chain)? ?(?:stages?|tiers?|levels?|steps?|links?)|activit(?:y|ies)');
export const HIGHEST = words('worst|highest|most|biggest|greatest');
export const WHERE_WORST = words(
  'where|hot ?spots?|which (?:part|stage|tier|step|activit\\w+|link|end)s?|problems?|most(?:ly)?|concentrat\\w+|hurts?|sits?',
  'overview|looks? like',
);

// Measures and evidence.
export const MEASURES = words('measures?|mitigations?|actions?|counter-?measures?');
export const AFTER_MEASURES = words(
  '(?:after|net of|with|once|if|when|minus)\\b.{0,30}\\b(?:measures|mitigation|actions)',
  '(?:count|consider|include|deduct)\\w* (?:in )?(?:the |our )?(?:measures|mitigation|actions)|residual|(?:on a )?net(?: basis)?',
);
export const FALLS = words(
  'fall(?:s|en)?|fell|drop(?:s|ped)?|out|change[sd]?|disappears?|remains?|left|still|lower|under|below|no longer',
);
export const ASKS_EFFECT = words('do|does|did|why|how|has|have|will');
export const LOWERS = words(
  'lower\\w*|reduc\\w+|bring\\w*|brought|effect\\w*|works?|working|helps?|helped|improv\\w+|count|counts',
);
export const EVIDENCE = words(
  'evidence|proofs?|proven?|documents?|documentation|documented|certificates?|files?|attach(?:ed|ments?)|receipts',
  'back(?:s|ed|ing)?(?: \\w+)? up|back(?:s|ed|ing)? ',
);
export const EXPIRING = words(
  'expir\\w*|run(?:s|ning)? out|valid\\w*|outdated|out of date|too old|renew\\w*|lapse\\w*',
);
export const MATERIAL = words('material|matters most|above the (?:bar|line|threshold)|made it');

// Years.
export const EARLIER = words(
  '(?:last|previous|prior|earlier) (?:years?|yr|assessment|time|round)|(?:a )?year (?:ago|earlier|before)|20\\d\\d/\\d\\d',
  'year on year|than before',
);
export const MOVED = words(
  'drop(?:s|ped)?(?: out)?|f[ae]ll(?:en)?(?: out)?|r[io]sen?|went (?:up|down|out)|go(?:ne)? (?:up|down|out)|no longer|bec[ao]me',
  'increased?|decreased?|higher|lower|worse(?:ned)?|better|improved?|jump(?:ed)?|any ?more|rescored|still|develop(?:ed)?|moved?',
  'evolv\\w*|compared?',
);
export const CHANGED = words('chang(?:e|es|ed)|differ\\w*|moved|new|shift(?:s|ed)?|versus');

// Results and thresholds.
export const THRESHOLD = words('thresholds?|cut[- ]?offs?|bars?|the line');
export const OTHERWISE = words('if|would|what happens|instead|lower\\w*|rais\\w+|at|with|on top|added?|drop\\w*|fall');
export const SET_BY = words('who|why|reasons?|set|chosen?|chose|decided|picked?|came? (?:from|up)|comes? from|where');
export const MADE_UP = words(
  'hows?\\b.* (?:made up|calculated|worked out|computed|composed|come about|come together|arrived? at|get to|got to|built up|put together)',
  'where (?:does|do|did)\\b.* come from|breakdown',
);
export const OUTCOME = words(
  'what (?:came|comes|has come) out|(?:the |end )(?:outcome|upshot|bottom line|end result)',
  'which topics (?:do|must|should|have) we (?:now )?(?:have to |need to |to )?(?:report|disclose)(?: on)?',
);
export const SUMMARY = words(
  'summar\\w+|sum (?:\\w+ ){0,2}up|overview|explain|brief(?:ly)?|in short|nutshell|\\w+ sentences?|elevator',
);
export const WHOLE = words(
  'the results?|our results?|assessment|outcome|boards?|management|everything|whole thing|ceo|it all',
);
export const WORST_RISK = words(
  '(?:cost|hurt|hit|lose|damage|harm) (?:us )?(?:the )?most|cost us\\b.* most',
  '(?:biggest|greatest|worst|largest|most expensive|top|highest|main) (?:\\w+ )?(?:money |financial )?(?:risks?|threats?|exposures?)',
);
export const MAKING_MONEY = words('(?:make|earn|gain|save) (?:\\w+ )?money|upsides?|profit from|benefit from');
export const JUDGED = words('how|judged|offset|net|netted|cause|reduc\\w+');
export const GOOD = words('positive impacts?|good news|(?:any|some|what|something) good|do good');

// Stakeholders.
export const TALKED = words(
  'talk\\w*|sp[eo]a?k\\w*|spoke|ask(?:ed)?|consult\\w*|reach(?:ed)?|interview\\w*|met|meet|engaged?|heard?|listen\\w*',
);
export const SAYS = words('say|said|think|thinks|want|wants|expects?|told us|views?|care about|sit down|sat down');
export const DID_WE = words('did|have|has|was|were|what do|what does');
export const NOT_ASKED = words(
  "not|never|nobody|(?:did|have|has)n['’]?t|without|indirectly|forgot\\w*|miss(?:ed|ing)?",
);
export const STAKEHOLDERS = words('stakeholders?|groups?|whom?|people|parties');

// Law and method.
export const LAW = words(
  'law|legal(?:ly)?|esrs|rules?|(?:the|these|new|revised) standards?|directive|regulation|csrd|efrag|allowed|may we|permitted',
);
export const SEVERE = words('sever(?:e|ity)');
export const LIKELIHOOD = words('likel\\w+|probab\\w+|precedence|human[- ]rights?');
export const VALUES = words('likelihood|magnitude|scope|scale|irremediab\\w+');
export const MOST = words('most|highest|lowest|worst|top');
export const MEANING = words(
  'when is|what is|what does|what makes|average|define\\w*|definition|mean|means|meaning|explain',
);
export const WHICH_ONE = words('which|what|must|have to|apply|applies|move|switch|when');
/** Asks of measures in general, and not of those of the company. */
export const GENERALLY =
  /^(?:do|does|can|may|must|should|are|is) (?!our\b|we\b|the\b|any\b|there\b)(?:\w+ )?(?:measures?|remediation)\b/;
export const VERSION = words(
  'which (?:version|set|edition)|(?:new|old|revised|simplified|amended) (?:version|set|esrs|standards?|ones?)',
  'version of the (?:esrs|standards)',
);
