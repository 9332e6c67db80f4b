import { blocks, day, rests, sentence, strong } from '#analyst/blocks/say.ts';
import { resultsSource } from '#analyst/blocks/sources.ts';
import type { Kind } from './kind.ts';

/** Which thresholds are used, why, and who adopted them. */
export const thresholdsKind: Kind = {
  id: 'thresholds',
  offer: 'Which thresholds do we use, and why?',
  answer({ data: { current } }) {
    const { thresholds, thresholdsReason, thresholdsAdopted: adopted } = current.assessment;
    const source = rests(resultsSource(current));
    return {
      queries: [],
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
          : sentence('Nobody has adopted thresholds: the default applies.', source),
        thresholdsReason.trim() === ''
          ? sentence('No reason is written.', source)
          : { is: 'quote', text: thresholdsReason, from: ['Reason', source] },
      ),
    };
  },
};
