import { asksAuditor } from '#analyst/kinds/audit.ts';
import type { AnswerKind } from '#domain/query/reading.ts';

type Rule = readonly [pattern: RegExp, kind: AnswerKind];

const rules = (kind: AnswerKind, ...patterns: RegExp[]): Rule[] => patterns.map((pattern) => [pattern, kind]);

/** Wordings that leave hardly any doubt; the first match decides. Questions are normalized first. */
const CERTAIN: readonly Rule[] = [
  // Requests to deceive, to single out individuals, or for private advice.
  ...rules(
    'off-subject',
    /\b(hide|conceal|cover up|disguise|fake|falsify|forge|manipulate|fudge|cheat|trick|sugar-?coat|whitewash|water down|get away with)\b.*\b(from|our|the|it|them|this|that|figures?|numbers?|scores?|auditors?)\b/,
    /\b(make|makes|let|so that|so) .*\blooks? (harmless|better|smaller|lower|good|green(er)?|nice(r)?|less|innocent)\b/,
    /\bnames? of (the |our |all )?(\w+ ){0,2}(workers?|employees|persons|children|staff|whistle-?blowers?|complainants?)\b/,
    // Advice on whom to hire is out of scope.
    /^(which|what) (law firm|lawyers?|consult\w+|auditors?|advis[eo]rs?|software|provider|agency|agencies)\b.*\b(should|shall|recommend)\b/,
    /\bshould i (buy|sell|invest|wear|eat|cook|watch|read|marry|vote|study|drink)\b|\bwho will win\b/,
  ),
  ...rules(
    'draft',
    /\b(draft|write|suggest|propose|compose|formulate|give me|i need)\b.{0,30}\b(justification|description|rationale)\b/,
  ),
  ...rules(
    'off-subject',
    /\b(ignore|forget|disregard|override|bypass)\b.{0,40}\b(instructions?|rules|prompt|guidelines)\b|\bsystem prompt\b|\bapi[- ]?keys?\b|\bjailbreak|\bdeveloper mode\b/,
    /^(pretend|act as|you are now|roleplay|imagine you are)\b|\bselect \* from\b|\bdrop table\b|\badmin(istrator)? password\b/,
    /\b(another|other|different|all) (company|companies|customers|tenants?|firms?|organi[sz]ations?)('s|')? (data|assessments?|results?|scores?)\b/,
    /\b(data|assessments?|results?|scores?) (of|from|for) (another|other|a different|all other|every other|all) (company|companies|customers|tenants?|firms?|organi[sz]ations?)\b/,
    /^(what is |calculate |how much is )?\d+ ?([+*/x-]|plus|minus|times|divided by) ?\d+(?! scor)\b(?! (point|values?|ratings?|scores?))/,
    /^(please )?(write|compose|tell|make up|generate|translate|spell|debug|fix)\b.*\b(poems?|songs?|code|script|functions?|story|stories|jokes?|recipes?|python|javascript|sql|limericks?|hello|bonjour|computer|bike|love letter)\b/,
  ),
  // An explicit request: a verb of action, then its object.
  ...rules(
    'do-for-me',
    /^(please )?(change(?! my (password|name|e-?mail))|raise|lower|increase|reduce|decrease|update(?! me\b)|adjust|delete|remove|erase|add|create|insert|enter|mark|flag|submit|close|reopen|approve|sign off|save|store|invite|send|email|mail|share|deselect|select|untick|exclude|rename|move|copy|duplicate|merge|undo|revert|reset|correct|fix|upload|import) (the|this|that|these|those|my|our|all|a|an|another|me|it|them|everything|him|her|us|one|two|some|\d|e[1-5]\b|s[1-4]\b|g1\b|\w+ (to|from|as|under|from|with|by)\b)/,
    /^(please )?(score|rate|assess|fill in|fill out|complete|finish) (the|this|that|these|all|my|our|it|them|everything)\b.*\b(for me|for us|yourself|please|now|automatically|on my behalf)\b/,
    /^(please )?(set|put|make) (the|this|that|it|my|our|all|a)\b.*\b(to|as|into|under|material|high|low)\b/,
    /^(please )?(suggest|propose|give me|i need) (me )?(a|an|the|some)?( new| better| short)? ?wording (for|of)\b/,
    /^(please )?(draft|write|rewrite|compose|formulate|rephrase|reword|shorten|polish|translate|proofread)\b/,
    /^(please )?(prepare|make|create|generate|give me|i need|put together|produce) (me )?(a|an|some|the)\b.*\b(text|e-?mail|letter|memo|presentation|slides?|slide deck|paragraph|press release|speech|talking points|board paper|report|wording|blurb|draft)\b/,
    /^help (me )?(to )?(write|phrase|formulate|word|draft)\b|^(please )?write (it|this|that|one|something)? ?(for me|down|up)\b/,
  ),
  ...rules(
    'thresholds',
    /\b(?:are|is|do|does|did|have|has)\b.{0,40}\b(?:results?|matrix|we|assessment|scores?)\b.{0,40}\b(?:gross or net|net or gross|(?:gross|net) basis|by the (?:net|gross))\b/,
    /\b(?:would|if|suppose)\b.{0,60}\b(?:comput\w+|count\w*|calculat\w+|assess\w*|use[ds]?) (?:it |them |by )?(?:the )?net\b/,
  ),
  ...rules(
    'assistant',
    /^(hi|hello|hey|good (morning|afternoon|evening)|thanks|thank you|thx|cheers|bye|goodbye|ok|okay|great|perfect|nice|cool)[\s!.,]*$/,
    /^(who|what) are you\b|^what can (you (do|help|answer|tell me)\b(?!.* (about|on) )|i ask)|^what (kind|kinds|sort|sorts) of (questions|things)\b|^are you (an? )?(ai|chatgpt|bot|robot|human|llm|language model|real)/,
  ),
];

/**
 * Returns the kind of answer if the wording leaves hardly any doubt: whether a question is refused must not depend on training examples.
 */
export function certainKind(text: string): AnswerKind | null {
  return CERTAIN.find(([pattern]) => pattern.test(text))?.[1] ?? (asksAuditor(text) ? 'audit' : null);
}
