import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, EvidenceUseId, TopicId } from '#domain/ids.ts';
import { insertUse, type NewUse, writeUse } from '#server/features/assurance/evidence/use-queries.ts';
import { setStated } from '#server/features/questionnaire/assessment/stated-queries.ts';
import { carryOver } from '#server/features/questionnaire/assessment/transfer.ts';
import { addOwnTopic } from '#server/features/questionnaire/topics/own-topics.ts';
import { carryOut } from '#server/features/records/carry-out.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { requireSize } from '#server/features/records/save-rows.ts';
import { componentRows } from '#server/features/register/components/queries.ts';
import { deleteDecision } from '#server/features/results/topic-decisions/queries.ts';
import { openTestDatabase, type TestDatabase } from '../shared/database.ts';
import { createTestApp, type TestApp } from '../shared/front-door.ts';
import { mustHave } from '../shared/must-have.ts';
import { foundWorld, type World } from '../shared/world.ts';

let database: TestDatabase;
let app: TestApp;
/** Every statement with which the server has locked an assessment. */
const locks: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const heard = new WeakSet<object>();
  database.pool.on('acquire', (client) => {
    if (heard.has(client)) return;
    heard.add(client);
    const { query } = client;
    Object.assign(client, {
      query: (asked: string | { text: string }, ...more: unknown[]) => {
        const text = typeof asked === 'string' ? asked : asked.text;
        if (/from "?assessments\b.* for (share|update)/s.test(text)) locks.push(text);
        return Reflect.apply(query, client, [asked, ...more]);
      },
    });
  });
  app = createTestApp(database);
});
afterAll(() => database.close());

/** Each line is a compile error, which the type check of this file proves; none of them runs. */
function forgetsTheLock(tx: CompanyTx, draft: DraftTx, id: AssessmentId, use: NewUse, record: never): unknown[] {
  const topic = { assessmentId: id, id: '' as TopicId, place: 'E1', name: '', description: '' };
  const decision = { assessmentId: id, topicId: topic.id, side: 'impact' } as const;
  return [
    // @ts-expect-error a save
    componentRows.save(tx, id, []),
    // @ts-expect-error a decision
    deleteDecision(tx, decision, 1),
    // @ts-expect-error evidence that is given
    insertUse(tx, use, record, ''),
    // @ts-expect-error evidence that is changed
    writeUse(tx, '' as EvidenceUseId, { criterion: '', passage: '' }, 1),
    // @ts-expect-error undoing
    carryOut(tx, []),
    // @ts-expect-error the limit of a save
    requireSize(tx, id),
    // @ts-expect-error a transfer, which shares the draft with others
    carryOver(draft, id, 'esrs-2023'),
    // @ts-expect-error a topic of its own, which shares the draft with others
    addOwnTopic(draft, topic),
    // @ts-expect-error a change of the assessment's row, which shares the draft with others
    setStated(draft, id, 1, { name: '' }),
  ];
}

it('writing below a draft does not compile without its lock', () => {
  // The type check proves that the lines above are errors: a line that compiles would be an error itself.
  expect(forgetsTheLock).toBeTypeOf('function');
});

describe('a change locks the draft', () => {
  const changes: Record<string, (world: World) => Promise<() => Promise<unknown>>> = {
    'an import that adds a topic': async ({ api, assessmentId, component: { id, version } }) => {
      const topic = { id: randomUUID() as TopicId, place: 'E1', name: 'Peat', description: '' };
      const changed = [{ id, seenVersion: version, set: { title: 'Imported' } }];
      return () =>
        api.imports.save({ assessmentId, act: randomUUID(), ownTopicsAdded: [topic], componentsChanged: changed });
    },
    'a transfer': async ({ api, assessmentId, draft }) => {
      const { version } = draft.assessment;
      return () => api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version });
    },
    'a transfer that is taken back': async ({ api, assessmentId, draft }) => {
      await api.transfer.carryOut({ assessmentId, to: 'esrs-2026', version: draft.assessment.version });
      return () => api.transfer.undo({ assessmentId });
    },
    'undoing that a topic was deleted': async ({ api, assessmentId, ownTopic: { id } }) => {
      await api.topics.removeOwn({ assessmentId, id, components: 0, isScored: false });
      const { changes: lines } = await api.history.ofAssessment({ assessmentId });
      const line = mustHave(lines.find(({ noun, verb }) => noun === 'topic' && verb === 'deleted')).id;
      return () => api.undo.change({ assessmentId, id: line });
    },
    'undoing an import that added a topic': async ({ api, assessmentId }) => {
      const act = randomUUID();
      const topic = { id: randomUUID() as TopicId, place: 'E1', name: 'Peat', description: '' };
      await api.imports.save({ assessmentId, act, ownTopicsAdded: [topic] });
      return () => api.undo.act({ assessmentId, act });
    },
    'evidence that is given for another page': async ({ api, assessmentId, evidence }) => {
      const { id } = mustHave(evidence.uses[0]);
      return () => api.evidence.changeUse({ assessmentId, id, criterion: '', passage: 'page 2', seenVersion: 1 });
    },
    'a review': async ({ api, assessmentId, topicId }) => {
      const record = { noun: 'topic', key: topicId } as const;
      return () => api.assignments.review({ assessmentId, record, to: 'in-review' });
    },
  };

  it.each(Object.keys(changes))('once: %s', async (name) => {
    const change = await mustHave(changes[name])(await foundWorld(app));
    locks.length = 0;
    await change();
    expect(locks).toHaveLength(1);
  });
});
