import { componentFields } from '#domain/components/fields.ts';
import type { Field } from '#domain/fields/kinds.ts';
import { actualities } from '#domain/reference/options.ts';
import { cellWords } from './cell.ts';
import { targetsNamed } from './header-words.ts';
import { levelNamed } from './level-words.ts';
import { maySayScore } from './may-say-score.ts';
import { readKindWord } from './read-kind-word.ts';
import { readOptionSurely } from './read-word.ts';
import { canSay, type Table } from './tables.ts';
import { type ImportTarget, importTargets, type ReadField } from './targets.ts';
import { canNameTopic } from './topic-columns.ts';

const fields: Readonly<Record<ReadField, Field>> = componentFields;

/** A table with a row for each impact, risk or opportunity. */
export const registerTable: Table<ImportTarget> = {
  holds: 'register',
  places: importTargets,
  named: targetsNamed,
  canBe(target, value, topics) {
    const said = cellWords(value);
    switch (target) {
      case 'id':
        return true;
      case 'standard':
      case 'topic':
      case 'topicName':
      case 'subSubTopic':
        return canNameTopic(said, topics);
      case 'severity':
        return maySayScore(value);
      // An actual impact needs no likelihood, and some columns say so.
      case 'likelihood':
      case 'impactLikelihood':
        return maySayScore(value) || readOptionSurely(actualities, said) !== undefined;
      case 'impactTitle':
      case 'negativeTitle':
      case 'positiveTitle':
      case 'riskTitle':
      case 'opportunityTitle':
        return typeof value === 'string';
      case 'title':
      case 'description':
        return levelNamed(said) === null && !readKindWord(said)?.isSure && canSay(fields[target], value);
      case 'kind':
        return readKindWord(said)?.isSure ?? false;
      default:
        return fields[target].kind.endsWith('score5') ? maySayScore(value) : canSay(fields[target], value);
    }
  },
  byValues: [
    ...(['topic', 'kind', 'impactPolarity', 'actualPotentialImpact'] as const),
    ...(['timeHorizon', 'valueChainConcentration', 'title'] as const),
  ],
};
