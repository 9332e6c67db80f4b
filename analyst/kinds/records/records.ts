import type { Kind } from '#analyst/kinds/kind.ts';
import { chainGapsTold, chainTold, partTold } from './chain.ts';
import { atOtherTold, choicesTold, decidedOnTold, decisionsTold, firmnessTold, leftOutTold } from './decided.ts';
import { dutyTold } from './duty.ts';
import { mentionedTold } from './mentioned.ts';
import { dossierTold } from './of-one.ts';
import { movedTold, turnedTold } from './of-years.ts';
import { nameAsked, type RecordAnswer } from './record-answer.ts';
import { stateTold } from './state.ts';
import { discussionsTold, looksTold, saidTold, talkedTold } from './talks.ts';
import { overdueTold, ownerlessTold, ownersTold, personTold, reviewedTold, reviewsTold } from './team.ts';

/** Everything that is told from records beside the scores: each by its own question, word for word. */
const ALL: readonly RecordAnswer[] = [
  ...[stateTold, overdueTold, reviewsTold, reviewedTold, ownersTold, ownerlessTold, personTold],
  ...[discussionsTold, talkedTold, saidTold, looksTold],
  ...[
    decisionsTold,
    decidedOnTold,
    leftOutTold,
    choicesTold,
    dutyTold,
    firmnessTold,
    chainTold,
    chainGapsTold,
    partTold,
  ],
  ...[dossierTold, movedTold, turnedTold, atOtherTold, mentionedTold],
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
