import { oneOf } from './meaning.ts';
import { type Reading, use, want } from './reading.ts';

/** Words for what a company has to disclose. */
const BINDS = new Set(['apply', 'applies', 'applicable', 'must', 'required', 'obliged', 'obligatory', 'mandatory']);
/** 'Have to', 'need to'. */
const BINDS_BEFORE_TO = new Set(['have', 'has', 'need']);
const STATES = ['always', 'joint', 'due', 'possible'] as const;

/** 'Which requirements apply to us?', 'what do we have to disclose?': those that are or may be due, by the law or by a material topic. */
export function readDue(reading: Reading): void {
  const { marks, noun, where } = reading;
  if (noun !== 'disclosure' || where.some(({ condition }) => ['state', 'code'].includes(condition.field))) return;
  const textAt = (at: number) => marks[at]?.words[0]?.text ?? '';
  const at = marks.findIndex(
    ({ isUsed }, place) =>
      !isUsed && (BINDS.has(textAt(place)) || (BINDS_BEFORE_TO.has(textAt(place)) && textAt(place + 1) === 'to')),
  );
  if (at < 0) return;
  want(reading, at, oneOf('state', ...STATES));
  use(reading, at);
}
