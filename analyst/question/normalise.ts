const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(what|who|where|how|that|there)'s\b/g, '$1 is'],
  [/\bwhats\b/g, 'what is'],
  [/\blet's\b/g, 'let us'],
  [/\bi'm\b/g, 'i am'],
  [/\bi'd\b/g, 'i would'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'ll\b/g, ' will'],
  [/\bpls\b|\bplz\b/g, 'please'],
  [/\b(w\/o)\b/g, 'without'],
  [/\bvs\.?(?= |$)/g, 'versus'],
  [/\byoy\b/g, 'year on year'],
  [/\bdma\b/g, 'double materiality assessment'],
  [/\biros?\b/g, 'components'],
  [/\bopps?\b/g, 'opportunities'],
  [/\bmgmt\b/g, 'management'],
  [/\bghgs?\b/g, 'greenhouse gas'],
  [/&/g, ' and '],
];

/** Polite phrases in front of a question; the question follows them. */
const COURTESY =
  /^(?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|ok|okay|so|well|right|thanks|thank you|great|alright|and|also|now|quick question|just|please|kindly)(?: there| all| assistant| team)?[\s,.!:-]+)+/;
const ASKING =
  /^(?:(?:can|could|would|will) you (?:please |kindly |maybe |perhaps |quickly )?(?:just )?(?:tell|show|give|list|remind|help)(?: (?:me|us))?(?: with)?|(?:please )?(?:tell|show|give|remind) (?:me|us)|i (?:want|need|would like|would love|wish|am trying) to (?:know|see|understand|find out|learn|get)|i (?:am|was) (?:wondering|curious)(?: about)?|do you (?:happen to )?know|any idea|can i (?:see|get|have)|may i (?:see|ask)|let me (?:see|know))(?: (?:please|about|if|whether))?\s+(?=\S+\s+\S)/;

/** Normalizes a question: lower case, straight quotes, expanded contractions, no polite phrases in front. */
export function normalise(question: string): string {
  let text = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  for (const [pattern, plain] of CONTRACTIONS) text = text.replace(pattern, plain);
  for (let round = 0; round < 3; round += 1) {
    const shorter = text.replace(COURTESY, '').replace(ASKING, '').trim();
    if (shorter === '' || shorter === text) break;
    text = shorter;
  }
  return text.replace(/\s+/g, ' ').trim();
}
