import { describe, expect, it } from 'vitest';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import { ESRS_VERSIONS, type EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { codesInOther, otherVersion } from '#domain/transfer/crosswalk.ts';
import { planTopics } from '#domain/transfer/plan-topics.ts';
import type { TransferScore, TransferSelection, TransferTopic } from '#domain/transfer/rows.ts';
import { transferRows } from '#domain/transfer/transfer-rows.ts';
import { undoRows } from '#domain/transfer/undo-rows.ts';
import { mustHave } from '../../shared/must-have.ts';

const topicsOf = (version: EsrsVersion): TransferTopic[] =>
  topicCatalogue[version].map((topic) => ({ ...topic, id: `id of ${topic.code}` as TopicId }));

const idOf = (code: string) => `id of ${code}` as TopicId;
const place = (id: string, code: string) => ({ id: id as ComponentId, topicId: idOf(code), carriedFrom: '' });
const selection = (code: string, isRelevant: boolean): TransferSelection => ({
  id: `decision on ${code}`,
  topicId: idOf(code),
  isRelevant,
  carriedFrom: '',
});
const score = (code: string, impactScore: number, financialScore: number, justification = ''): TransferScore => ({
  id: `score of ${code}`,
  topicId: idOf(code),
  impactScore,
  financialScore,
  justification,
  carriedFrom: '',
});

describe('components of a split topic', () => {
  const rows = () => ({
    ...fullRows('esrs-2023'),
    components: [place('a', 'S1.1'), place('b', 'S1.1'), place('c', 'S1.1')],
  });
  const placed = new Map([
    ['a', 'S1.3'],
    ['b', 'S2.1'],
  ] as [ComponentId, string][]);

  it('go where they were placed, otherwise to the nearest part, and are all marked for review', () => {
    const { topics, added, components } = transferRows(rows(), 'esrs-2023', counting(), placed);
    const codeOf = new Map([...topics, ...added].map(({ id, code }) => [id, code]));
    // S2.1 is not a part of S1.1.
    expect(components.map(({ topicId }) => codeOf.get(topicId))).toEqual(['S1.3', 'S1.1', 'S1.1']);
    expect(components.every(({ carriedFrom }) => carriedFrom.startsWith('S1.1 '))).toBe(true);
  });
});

/** Consecutive ids. */
function counting(prefix = 'new') {
  let count = 0;
  return () => `${prefix} ${++count}`;
}

/** Every topic of a list with a decision, a score and two components. */
function fullRows(version: EsrsVersion) {
  const codes = topicCatalogue[version].map(({ code }) => code);
  return {
    topics: topicsOf(version),
    selections: codes.map((code, index) => selection(code, index % 3 !== 0)),
    scores: codes.map((code, index) => score(code, (index % 10) + 1, ((index * 3) % 10) + 1, `why ${code}`)),
    components: codes.flatMap((code) => [place(`${code} first`, code), place(`${code} second`, code)]),
  };
}

function moved(version: EsrsVersion, rows = fullRows(version), newId = counting()) {
  const { added, topics, ...under } = transferRows(rows, version, newId);
  const all = [...topics, ...added];
  const codeOf = (id: TopicId) => mustHave(all.find((topic) => topic.id === id)).code;
  return { ...under, topics: all, codeOf };
}

describe('the fate of a topic', () => {
  const told = (version: EsrsVersion) =>
    planTopics(topicsOf(version), version).map(
      ({ topic, fate, codes }) => `${topic.code} ${fate}${codes.length > 0 ? ` ${codes.join(' ')}` : ''}`,
    );

  it('is described for all 37 topics of 2023', () => {
    expect(told('esrs-2023')).toEqual([
      'E1.1 renamed E1.2',
      'E1.2 renamed E1.1',
      'E1.3 unchanged E1.3',
      'E2.1 unchanged E2.1',
      'E2.2 unchanged E2.2',
      'E2.3 unchanged E2.3',
      'E2.4 ended',
      'E2.5 merged E2.4',
      'E2.6 merged E2.4',
      'E2.7 renamed E2.5',
      'E3.1 renamed E3.1',
      'E3.2 split E5.1 E4.1',
      'E4.1 merged E4.1',
      'E4.2 renamed E4.2',
      'E4.3 renamed E4.3',
      'E4.4 renamed E4.4',
      'E5.1 merged E5.1',
      'E5.2 unchanged E5.2',
      'E5.3 renamed E5.3',
      'S1.1 split S1.1 S1.2 S1.3',
      'S1.2 split S1.4 S1.5',
      'S1.3 renamed S1.6',
      'S2.1 split S2.1 S2.2 S2.3',
      'S2.2 split S2.4 S2.5',
      'S2.3 renamed S2.6',
      'S3.1 renamed S3.1',
      'S3.2 renamed S3.2',
      'S3.3 unchanged S3.3',
      'S4.1 renamed S4.1',
      'S4.2 renamed S4.2',
      'S4.3 renamed S4.3',
      'G1.1 merged G1.1',
      'G1.2 merged G1.1',
      'G1.3 merged G1.1',
      'G1.4 renamed G1.2',
      'G1.5 renamed G1.3',
      'G1.6 merged G1.1',
    ]);
  });

  it('is described for all 37 topics of 2026', () => {
    expect(told('esrs-2026')).toEqual([
      'E1.1 renamed E1.2',
      'E1.2 renamed E1.1',
      'E1.3 unchanged E1.3',
      'E2.1 unchanged E2.1',
      'E2.2 unchanged E2.2',
      'E2.3 unchanged E2.3',
      'E2.4 split E2.5 E2.6',
      'E2.5 renamed E2.7',
      'E3.1 renamed E3.1',
      'E4.1 split E4.1 E3.2',
      'E4.2 renamed E4.2',
      'E4.3 renamed E4.3',
      'E4.4 renamed E4.4',
      'E5.1 split E5.1 E3.2',
      'E5.2 unchanged E5.2',
      'E5.3 renamed E5.3',
      'S1.1 merged S1.1',
      'S1.2 merged S1.1',
      'S1.3 merged S1.1',
      'S1.4 merged S1.2',
      'S1.5 merged S1.2',
      'S1.6 renamed S1.3',
      'S2.1 merged S2.1',
      'S2.2 merged S2.1',
      'S2.3 merged S2.1',
      'S2.4 merged S2.2',
      'S2.5 merged S2.2',
      'S2.6 renamed S2.3',
      'S3.1 renamed S3.1',
      'S3.2 renamed S3.2',
      'S3.3 unchanged S3.3',
      'S4.1 renamed S4.1',
      'S4.2 renamed S4.2',
      'S4.3 renamed S4.3',
      'G1.1 split G1.1 G1.2 G1.3 G1.6',
      'G1.2 renamed G1.4',
      'G1.3 renamed G1.5',
    ]);
  });
});

describe('a transfer', () => {
  it.each(ESRS_VERSIONS)('from %s creates the topics of the other list, and keeps ended ones', (from) => {
    const { topics } = moved(from);
    const listed = topicCatalogue[otherVersion(from)];
    for (const { code, name, position } of listed) {
      expect(topics).toContainEqual(expect.objectContaining({ code, name, position }));
    }
    expect(topics.filter(({ code }) => !listed.some((topic) => topic.code === code)).map(({ code }) => code)).toEqual(
      from === 'esrs-2023' ? ['E2.4-2023'] : [],
    );
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
    expect(new Set(topics.map(({ code }) => code)).size).toBe(topics.length);
  });

  it.each(ESRS_VERSIONS)('from %s moves every component to the nearest topic and marks it', (from) => {
    const rows = fullRows(from);
    const { components, codeOf } = moved(from, rows);
    expect(components.map(({ id }) => id)).toEqual(rows.components.map(({ id }) => id));
    for (const { id, topicId, carriedFrom } of components) {
      const code = mustHave(id.split(' ')[0]);
      expect(codeOf(topicId)).toBe(codesInOther(code, from)[0] ?? 'E2.4-2023');
      expect(carriedFrom).toMatch(
        new RegExp(`^${code.replace('.', '\\.')} .+, ESRS (set 1 \\(2023\\)|revised \\(2026\\))$`),
      );
    }
  });

  it.each(ESRS_VERSIONS)('from %s leaves no decision, score or justification behind', (from) => {
    const rows = fullRows(from);
    const { selections, scores, codeOf } = moved(from, rows);
    for (const all of [selections, scores]) {
      expect(new Set(all.map(({ topicId }) => topicId)).size).toBe(all.length);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(all.every(({ carriedFrom }) => carriedFrom !== '')).toBe(true);
    }
    for (const { topicId, impactScore, financialScore, justification } of rows.scores) {
      const code = topicId.slice('id of '.length);
      const targets = codesInOther(code, from).length > 0 ? codesInOther(code, from) : ['E2.4-2023'];
      for (const target of targets) {
        const taken = mustHave(scores.find((row) => codeOf(row.topicId) === target));
        expect(taken.impactScore).toBeGreaterThanOrEqual(mustHave(impactScore));
        expect(taken.financialScore).toBeGreaterThanOrEqual(mustHave(financialScore));
        expect(taken.justification).toContain(justification);
      }
    }
  });

  it('sets a merged topic aside only if all its sources were, and names those that were', () => {
    const rows = { topics: topicsOf('esrs-2023'), scores: [], components: [] };
    const decide = (...relevant: (boolean | null)[]) => {
      const selections = ['G1.1', 'G1.2', 'G1.3', 'G1.6'].flatMap((code, index) => {
        const isRelevant = relevant[index] ?? null;
        return isRelevant === null ? [] : [selection(code, isRelevant)];
      });
      return mustHave(transferRows({ ...rows, selections }, 'esrs-2023', counting()).selections[0]);
    };
    expect(decide(false, false, false, false)).toMatchObject({ id: 'decision on G1.1', isRelevant: false });
    const mixed = decide(false, false, true, false);
    expect(mixed).toMatchObject({ id: 'decision on G1.3', isRelevant: true, topicId: idOf('G1.1') });
    expect(mixed.carriedFrom).toMatch(/^G1\.1 .+ \(deselected\); G1\.2 .+ \(deselected\); G1\.3 .+\(2023\); G1\.6/);
    // A topic without a decision is relevant.
    expect(decide(false, null, false, false)).toMatchObject({ isRelevant: true });
  });

  it('leaves the company’s own topics unchanged', () => {
    const own = { ...mustHave(topicsOf('esrs-2023')[0]), id: idOf('own'), code: 'OWN-1', name: 'Light pollution' };
    const rows = {
      topics: [...topicsOf('esrs-2023'), own],
      selections: [{ ...selection('own', false) }],
      scores: [score('own', 3, 4)],
      components: [place('mine', 'own')],
    };
    const { topics, selections, scores, components } = transferRows(rows, 'esrs-2023', counting());
    expect(topics).toContainEqual(own);
    expect({ selections, scores, components }).toEqual({
      selections: rows.selections,
      scores: rows.scores,
      components: rows.components,
    });
  });

  it('drops an ended topic with nothing under it', () => {
    const rows = { topics: topicsOf('esrs-2023'), selections: [], scores: [], components: [] };
    expect(moved('esrs-2023', rows).topics).toHaveLength(37);
  });

  it('there and back keeps every component, under its own topic unless that was merged or ended elsewhere', () => {
    for (const from of ESRS_VERSIONS) {
      const there = moved(from);
      const back = moved(otherVersion(from), there, counting('newer'));
      expect(back.components.map(({ id }) => id)).toEqual(fullRows(from).components.map(({ id }) => id));
      for (const { id, topicId } of back.components) {
        const code = mustHave(id.split(' ')[0]);
        const [nearest] = codesInOther(code, from);
        const home = nearest === undefined ? code : codesInOther(nearest, otherVersion(from))[0];
        expect(back.codeOf(topicId)).toBe(home);
      }
      expect(back.topics.map(({ code }) => code).toSorted()).toEqual(
        topicsOf(from)
          .map(({ code }) => code)
          .toSorted(),
      );
    }
  });
});

describe('undoing a transfer', () => {
  function transferred(from: EsrsVersion) {
    const before = fullRows(from);
    const { codeOf: _, ...after } = moved(from, before);
    return { from, before, after };
  }

  it.each(ESRS_VERSIONS)('from %s restores everything as it was', (from) => {
    const record = transferred(from);
    expect(undoRows(record, record.after, counting())).toEqual({ ok: true, rows: record.before });
  });

  it('keeps later edits on a topic that stays, and later additions', () => {
    const record = transferred('esrs-2023');
    const { after } = record;
    const now = {
      ...after,
      scores: after.scores.map((row) => (row.id === 'score of E1.3' ? { ...row, impactScore: 10 } : row)),
      components: [...after.components, { ...place('added since', 'S1.1'), topicId: mustHave(idIn(after, 'S1.3')) }],
    };
    const undone = undoRows(record, now, counting());
    if (!undone.ok) throw new Error('It was refused.');
    expect(undone.rows.scores.find(({ id }) => id === 'score of E1.3')).toMatchObject({ impactScore: 10 });
    expect(undone.rows.components.at(-1)).toMatchObject({
      id: 'added since',
      topicId: idOf('S1.1'),
      carriedFrom: expect.stringContaining('S1.3 Health and safety'),
    });
  });

  it('is refused if a topic to be removed has been scored since, and names it', () => {
    const record = transferred('esrs-2023');
    const { after } = record;
    const id = mustHave(idIn(after, 'S1.3'));
    const now = {
      ...after,
      scores: after.scores.map((row) => (row.topicId === id ? { ...row, impactScore: 2 } : row)),
    };
    expect(undoRows(record, now, counting())).toEqual({
      ok: false,
      topics: ['S1.3 Health and safety (own workforce)'],
    });
  });

  it('is not prevented by a later review', () => {
    const record = transferred('esrs-2023');
    const now = {
      ...record.after,
      selections: record.after.selections.map((row) => ({ ...row, carriedFrom: '' })),
      components: record.after.components.map((row) => ({ ...row, carriedFrom: '' })),
    };
    expect(undoRows(record, now, counting())).toEqual({ ok: true, rows: record.before });
  });

  const idIn = ({ topics }: { topics: readonly TransferTopic[] }, code: string) =>
    topics.find((topic) => topic.code === code)?.id;
});
