import { topicWords } from '#domain/words/topic-words.ts';
import type { IntentId } from './intents.ts';

type Rule = readonly [pattern: RegExp, intent: IntentId];

const rules = (intent: IntentId, ...patterns: RegExp[]): Rule[] => patterns.map((pattern) => [pattern, intent]);

/** Wordings that leave hardly a doubt; the first that fits is what they speak for. Questions are normalised first. */
const CERTAIN: readonly Rule[] = [
  ...rules(
    'off-subject',
    /\b(ignore|forget|disregard|override|bypass)\b.{0,40}\b(instructions?|rules|prompt|guidelines)\b|\bsystem prompt\b|\bapi[- ]?keys?\b|\bjailbreak|\bdeveloper mode\b/,
    /^(pretend|act as|you are now|roleplay|imagine you are)\b|\bselect \* from\b|\bdrop table\b|\badmin(istrator)? password\b/,
    /\b(another|other|different|all) (company|companies|customers|tenants?|firms?|organi[sz]ations?)('s|')? (data|assessments?|results?|scores?)\b/,
    /\b(data|assessments?|results?|scores?) (of|from|for) (another|other|a different|all other|every other|all) (company|companies|customers|tenants?|firms?|organi[sz]ations?)\b/,
    /^(what is |calculate |how much is )?\d+ ?([+*/x-]|plus|minus|times|divided by) ?\d+(?! scor)\b(?! (point|values?|ratings?|scores?))/,
  ),
  ...rules(
    'off-subject',
    /^(please )?(write|compose|tell|make up|generate|translate|spell|debug|fix)\b.*\b(poems?|songs?|code|script|functions?|story|stories|jokes?|recipes?|python|javascript|sql|limericks?|hello|bonjour|computer|bike|love letter)\b/,
  ),
  // A request in so many words: a verb of doing, then what it is done to.
  ...rules(
    'do-for-me',
    /^(please )?(change(?! my (password|name|e-?mail))|raise|lower|increase|reduce|decrease|update(?! me\b)|adjust|delete|remove|erase|add|create|insert|enter|mark|flag|submit|close|reopen|approve|sign off|save|store|invite|send|email|mail|share|deselect|select|untick|exclude|rename|move|copy|duplicate|merge|undo|revert|reset|correct|fix|upload|import) (the|this|that|these|those|my|our|all|a|an|another|me|it|them|everything|him|her|us|one|two|some|\d|e[1-5]\b|s[1-4]\b|g1\b|\w+ (to|from|as|under|from|with|by)\b)/,
    /^(please )?(score|rate|assess|fill in|fill out|complete|finish) (the|this|that|these|all|my|our|it|them|everything)\b.*\b(for me|for us|yourself|please|now|automatically|on my behalf)\b/,
    /^(please )?(set|put|make) (the|this|that|it|my|our|all|a)\b.*\b(to|as|into|under|material|high|low)\b/,
    /^(please )?(suggest|propose|give me|i need) (me )?(a|an|the|some)?( new| better| short)? ?(justification|description|rationale|wording) (for|of)\b/,
    /^(please )?(draft|write|rewrite|compose|formulate|rephrase|reword|shorten|polish|translate|proofread)\b/,
    /^(please )?(prepare|make|create|generate|give me|i need|put together|produce) (me )?(a|an|some|the)\b.*\b(text|e-?mail|letter|memo|presentation|slides?|slide deck|paragraph|press release|speech|talking points|board paper|report|wording|blurb|draft)\b/,
    /^help (me )?(to )?(write|phrase|formulate|word|draft)\b|^(please )?write (it|this|that|one|something)? ?(for me|down|up)\b/,
  ),
  ...rules(
    'thresholds',
    /\bwhat (if|would|happens|changes)\b.*\bthresholds?\b/,
    /\b(with|at|under|to|use|of) (a |the |an )?(higher |lower |stricter |different |other |impact |financial )?(thresholds?|cut-?off)( (of|at|to|were|was|is))? \d/,
    /^(?!how |where ).*\b(raise|lower|raised|lowered|set|moved?|raising|lowering|changing|changed?) (the |our )?(impact |financial )?(thresholds?|bar|cut-?off)\b/,
    /\bmaterial (at|with|under) (a )?(threshold (of )?)?\d/,
  ),
  ...rules(
    'years',
    /\b(since|than|compared (to|with)|versus|against|from|over|on) (last|the (last|previous|prior|earlier)|the one) (year|assessment|period|round|before)\b/,
    /\byear[- ](on|over|to)[- ]year\b|\b(newly|no longer) material\b|\bprior[- ]year\b|\b(last|previous) year'?s (results|assessment|scores|topics)\b/,
    /\b(chang|differ|new|compar|mov|develop|evol)\w*\b.*\b(last|previous|prior|past) (year|assessment|time|period|round)\b/,
  ),
  ...rules(
    'borderline',
    /\bborderline\b|\bclose calls?\b|\bedge cases?\b|\bknife-?edge\b/,
    /\b(close|near|closest|nearest|next) to (the |being |becoming |our |either |a )?(threshold|material|line|cut)/,
    /\b(just|only just|barely|narrowly|almost|nearly) (above|below|under|over|missed|made|reached|material|passed|crossed|failed|short)\b/,
  ),
  ...rules(
    'deselected',
    /^(?!who\b).*\bdeselected\b|\b(did|have|do) (we|you) (deselect|exclude|rule out|leave out|take out|drop|set aside)\b(?!.*\b(last|previous) year\b)/,
  ),
  ...rules(
    'screening',
    /\bscreening (scores?|view|ratings?|results?|values?)\b|\b(1|one) (to|-) (10|ten)\b.*\b(scor|rat|scale|slider)|\b(scor|rat|slider)\w*\b.*\b(1|one) ?(to|-) ?(10|ten)\b|\bout of (10|ten)\b|\bsliders?\b/,
  ),
  ...rules(
    'disclosures',
    /\bdisclosure requirements?\b|\bdata ?points?\b|\b(e[1-5]|s[1-4]|g1|gov|sbm|iro|bp|mdr)-\d+\b/,
  ),
  ...rules(
    'history',
    /^(who|which (person|colleague|user|one of us)) (has |have |had )?(last |recently |just )?(changed|edited|modified|updated|deleted|removed|added|entered|touched|altered|set the score)\b/,
    /\baudit trail\b|\bchange ?log\b(?!.*years)|\b(latest|recent|last) (changes|edits|updates|modifications|activity|activities)\b/,
  ),
  ...rules(
    'gaps',
    /\b(not|un)(-| yet | been | yet been | been yet )?(assessed|scored)\b|\bmissing (justification|description|polarity|information|data|evidence|fields)/,
  ),
  ...rules(
    'assistant',
    /^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you|thx|cheers|bye|goodbye|ok|okay|great|perfect|nice|cool)[\s!.,]*$/,
    /^(who|what) are you\b|^what can (you (do|help|answer|tell me)\b(?!.* (about|on) )|i ask)|^what (kind|kinds|sort|sorts) of (questions|things)\b|^are you (an? )?(ai|chatgpt|bot|robot|human|llm|language model|real)/,
  ),
];

const COMPARES =
  /\bcompare\b|\bcomparison\b|\bversus\b|\bside by side\b|\b(more|less) (material|important|significant|severe|relevant) than\b|\bdifference between\b|\bor\b.*\b(higher|more|lower|less|first)\b|\b(higher|lower|more|less)\b.*\bor\b/;

/** Names a kind of question where its words leave hardly a doubt; null where only the examples decide. */
export function certainIntent(text: string): IntentId | null {
  const found = CERTAIN.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  const named = topicWords.filter(({ says }) => says.test(text)).length;
  return named >= 2 && COMPARES.test(text) ? 'comparison' : null;
}
