import type { Query } from '#domain/query/query.ts';

const POLITE = /^(so|and|but|ok(ay)?|well|please|hi|hello|tell me|just|,|:|\s)+/i;
/** Whether there is any such row. */
const ASKS_ANY =
  /^((is|are|was|were) there|(do|does|did|have|has) (we|you|they|anybody|anyone|somebody|someone|any|some|the assessment|our assessment|it)|(is|are|was|were) (any|some|anything|something|one|none))\b/i;
/** Whether something would be so. */
const ASKS_IF =
  /^(?:(?:what if|if|suppose|with)\b.*, ?)?(would|will|does|do|is|are)\b.*\b(be|become|stay|remain|still|fall|drop)\b/i;
const OF_ALL = /\b(all|every|each|always|how many|which|or)\b/i;

/** Whether a question wants a yes or a no to what its query looks for, before the rows. */
export function asksYesOrNo(question: string, { sort, first, groupBy, measure, comparedWith, thresholds }: Query) {
  const plain = question.replace(POLITE, '');
  if (sort.length > 0 || first !== null || groupBy !== null || measure !== null || comparedWith) return false;
  return !OF_ALL.test(plain) && (ASKS_ANY.test(plain) || (thresholds !== null && ASKS_IF.test(plain)));
}

const IS_MATERIAL = /^(is|are|was|were)\b.*\bmaterial\b/i;
const NEGATED = /\b(not|no|neither|isn['’]t|aren['’]t|why|or)\b/i;

/** Whether a question on one topic asks if it is material. */
export function asksIfMaterial(question: string) {
  const plain = question.replace(POLITE, '');
  return IS_MATERIAL.test(plain) && !NEGATED.test(plain);
}
