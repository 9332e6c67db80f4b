import { topicWords } from '../topic-words.ts';
import type { IntentId } from './intents.ts';

/** Question openings and words that leave no doubt; the first that fits decides before the examples do. */
const CERTAIN: readonly (readonly [RegExp, IntentId])[] = [
  [
    /\b(ignore|forget|disregard|override)\b.{0,40}\b(instructions?|rules|prompt)\b|\bsystem prompt\b|\bapi[- ]?key\b|\bjailbreak|\bdeveloper mode\b/,
    'off-subject',
  ],
  [/^(pretend|act as|you are now|roleplay)\b|\bselect \* from\b|\bdrop table\b/, 'off-subject'],
  [
    /\b(another|other|different|all) (company|companies|customers?|tenants?|firms?)('s)? (data|assessments?|results?|scores?)\b/,
    'off-subject',
  ],
  [
    /\bwhat (if|would|happens)\b.*\bthresholds?\b|\b(with|at|under|to) a? ?(higher|lower|stricter|different|other)? ?thresholds? (of )?\d|\b(raise|lower|raised|lowered|set|moved?) the (impact |financial )?thresholds?\b.*\d/,
    'what-if',
  ],
  [/\bmaterial (at|with|under) (a )?(threshold (of )?)?\d/, 'what-if'],
  [
    /\b(since|than|compared (to|with)|versus|against|from) (last|the (last|previous|prior)) (year|assessment|period)\b|\byear[- ]on[- ]year\b/,
    'years',
  ],
  [/\b(newly|no longer) material\b/, 'years'],
  [
    /\bborderline\b|\bclose calls?\b|\b(close|near|closest|nearest) to (the |being |becoming )?(threshold|material|line|cut)/,
    'borderline',
  ],
  [/\bdeselected\b|\b(did|have|do) we deselect\b/, 'deselected'],
  [/\bscreening scores?\b|\b(1|one) (to|-) (10|ten)\b.*\b(score|rating|scale)|\bout of (10|ten)\b/, 'screening'],
  [/\bdisclosure requirements?\b|\bdatapoints?\b/, 'disclosures'],
  [/\b(not|un)(-| yet | been | yet been )?assessed\b|\bunscored\b/, 'not-assessed'],
  [
    /^(who|which (person|colleague|user)) (has |have )?(last |recently )?(changed|edited|modified|updated|deleted|added|entered|touched)\b/,
    'history',
  ],
  [/\baudit trail\b|\bchange log\b|\b(latest|recent|last) (changes|edits|updates|modifications)\b/, 'history'],
];

/** Names a kind of question where its words leave no doubt; null where the examples should decide. */
export function certainIntent(text: string): IntentId | null {
  const found = CERTAIN.find(([pattern]) => pattern.test(text));
  if (found) return found[1];
  const named = topicWords.filter(({ says }) => says.test(text)).length;
  if (named >= 2 && /\bcompare\b|\bversus\b|\bside by side\b|\bmore (material|important) than\b/.test(text)) {
    return 'topic-comparison';
  }
  return null;
}
