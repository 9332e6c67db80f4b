import { ORPCError } from '@orpc/server';
import type { z } from 'zod';
import type { imports } from '#contract/imports.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { CompanyTx } from '#database/doors.ts';
import { responseRows } from '#server/features/questionnaire/questionnaire/queries.ts';
import { stakeholderRows } from '#server/features/questionnaire/stakeholders/queries.ts';
import { addOwnTopic, changeOwnTopic } from '#server/features/questionnaire/topics/own-topics.ts';
import { selectionRows } from '#server/features/questionnaire/topics/queries.ts';
import { beginAct } from '#server/features/records/begin-act.ts';
import { holdDraft, lockDraft } from '#server/features/records/lock-draft.ts';
import { saveUnderTopics } from '#server/features/records/save-under-topics.ts';
import { saveTogether } from '#server/features/register/components/save-together.ts';
import { scoreRows } from '#server/features/register/scores/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { addedMeanwhile } from './added-meanwhile.ts';

type ImportInput = Omit<z.output<NonNullable<(typeof imports.save)['~orpc']['inputSchema']>>, 'reason'>;
type InTheWay = RefusalData<'rows-in-the-way'>['rows'];

/**
 * Saves the contents of a file into a draft, all or none, as one act of the history, with each noun's own save function. A row that is
 * there by now, because somebody imported the same file, is not added again.
 * @throws not-found, assessment-completed, malformed, too-many-rows, too-much-text, or rows-in-the-way with all rows of all nouns that
 * colleagues have changed in the meantime
 */
export async function saveImport(tx: CompanyTx, asked: ImportInput): Promise<void> {
  const { assessmentId, act, ownTopicsAdded, ownTopicsChanged, selections, scores, stakeholders, responses } = asked;
  const ownTopics = ownTopicsAdded.length + ownTopicsChanged.length;
  const adds = asked.componentsAdded.length + stakeholders.length > 0;
  // Changing the topics waits for all writers, and so does adding what somebody may be importing at the same time. This lock comes first;
  // otherwise, two imports would each wait for the other.
  const topics = ownTopics > 0 || adds ? await holdDraft(tx, assessmentId) : null;
  const draft = topics ?? (await lockDraft(tx, assessmentId));
  const twice = await addedMeanwhile(tx, asked);
  if (twice.length > 0) refuse('rows-in-the-way', { rows: twice });
  await beginAct(tx, act);
  const inTheWay: InTheWay = [];
  const trying = async (noun: InTheWay[number]['noun'], key: string, save: () => Promise<unknown>) => {
    try {
      await save();
    } catch (error) {
      inTheWay.push(...readInTheWay(noun, key, error));
    }
  };
  if (topics) {
    for (const topic of ownTopicsAdded)
      await trying('own-topic', topic.id, () => addOwnTopic(topics, { assessmentId, ...topic }));
    for (const topic of ownTopicsChanged)
      await trying('own-topic', topic.id, () => changeOwnTopic(topics, { assessmentId, ...topic }));
  }
  // Other rows may belong under a topic that could not be added.
  if (inTheWay.length > 0) refuse('rows-in-the-way', { rows: inTheWay });
  if (selections.length > 0)
    await trying('selection', '', () => saveUnderTopics(draft, selectionRows, assessmentId, selections));
  if (scores.length > 0) await trying('score', '', () => saveUnderTopics(draft, scoreRows, assessmentId, scores));
  if (stakeholders.length > 0)
    await trying('stakeholder', '', () => stakeholderRows.save(draft, assessmentId, stakeholders));
  if (responses.length > 0) await trying('answer', '', () => responseRows.save(draft, assessmentId, responses));
  const { componentsChanged: changed, componentsAdded: added } = asked;
  if (changed.length + added.length > 0)
    await trying('component', '', () => saveTogether(draft, { assessmentId, act, changed, added, removed: [] }));
  if (inTheWay.length > 0) refuse('rows-in-the-way', { rows: inTheWay });
}

/** The conflicts in an error; rethrows any other error. */
function readInTheWay(noun: InTheWay[number]['noun'], key: string, error: unknown): InTheWay {
  if (!(error instanceof ORPCError)) throw error;
  if (error.code === 'topic-name-taken') return [{ noun, key, why: 'name-taken', by: null }];
  if (error.code === 'topic-changed') return [{ noun, key, why: 'changed', by: null }];
  // A topic that should be changed but no longer exists.
  if (error.code === 'not-found' && noun === 'own-topic') return [{ noun, key, why: 'deleted', by: null }];
  if (error.code !== 'conflict') throw error;
  const { conflicts } = error.data as RefusalData<'conflict'>;
  return conflicts.map((each) => ({
    noun,
    key: each.key,
    by: each.changedBy,
    why: each.current === null ? 'deleted' : 'changed',
  }));
}
