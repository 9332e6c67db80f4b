import { blocks, day, offers, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { resultsSource } from '#domain/chat/sources.ts';
import { everything, type Query } from '#domain/query/query.ts';
import { sayQuery } from '#domain/query/wording/say-query.ts';
import type { Kind } from './kind.ts';
import { sayBasis } from './query-note.ts';

/** Topics whose result differs after measures. */
export const CHANGED_BY_MEASURES: Query = {
  ...everything('topic'),
  where: [{ field: 'afterMeasures', is: 'missing', not: true }],
};

/** Says which thresholds are used, why, who adopted them and, if asked, which scores the results use. */
export const thresholdsKind: Kind = {
  id: 'thresholds',
  offer: 'Which thresholds do we use, and why?',
  answer({ question, data: { current } }) {
    if (/\b(?:gross|net)\b/i.test(question))
      return { blocks: blocks(sayBasis(current), offers(sayQuery(CHANGED_BY_MEASURES))) };
    const { thresholds, thresholdsReason, thresholdsAdopted: adopted } = current.assessment;
    const source = rests(resultsSource(current));
    return {
      blocks: blocks(
        sentence(
          'The thresholds are ',
          strong(thresholds.impact),
          ' for impact and ',
          strong(thresholds.financial),
          ' on the financial side, out of 25. A score that equals its threshold reaches it.',
          source,
        ),
        adopted
          ? sentence(`Adopted by ${adopted.by} on ${day(adopted.at)}.`, source)
          : sentence('Nobody has adopted thresholds, so the default applies.', source),
        thresholdsReason.trim() === ''
          ? sentence('No reason has been given.', source)
          : { is: 'quote', text: thresholdsReason, from: ['Reason', source] },
      ),
    };
  },
};
