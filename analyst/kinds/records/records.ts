import type { Kind } from '#analyst/kinds/kind.ts';
import { chainGapsTold, chainTold } from './chain.ts';
import { choicesTold, decisionsTold, firmnessTold, leftOutTold } from './decided.ts';
import { mentionedTold } from './mentioned.ts';
import { dossierTold, movedTold } from './of-one.ts';
import { nameAsked, type RecordAnswer } from './record-answer.ts';
import { stateTold } from './state.ts';
import { discussionsTold, looksTold, talkedTold } from './talks.ts';
import { overdueTold, ownersTold, personTold, reviewsTold } from './team.ts';

/** Everything that is told from records beside the scores: each by its own question, word for word. */
const ALL: readonly RecordAnswer[] = [
  ...[stateTold, overdueTold, reviewsTold, ownersTold, personTold],
  ...[discussionsTold, talkedTold, looksTold],
  ...[decisionsTold, leftOutTold, choicesTold, firmnessTold, chainTold, chainGapsTold],
  ...[dossierTold, movedTold, mentionedTold],
];

/** What people have recorded beside the scores: the state, the work, discussions, decisions, what was left out, the value chain. */
export const recordsKind: Kind = {
  id: 'records',
  offer: stateTold.offer,
  isOffered: (question) => ALL.some((told) => nameAsked(told, question) !== null),
  async answer(asked) {
    for (const told of ALL) {
      const name = nameAsked(told, asked.question.trim());
      const blocks = name === null ? null : await told.tell(asked, name);
      if (blocks) return { blocks };
    }
    return null;
  },
};
