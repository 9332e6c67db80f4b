import { describe, expect, it } from 'vitest';
import type { FileFacts } from '#documents/facts.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import type { ComponentId, TopicId } from '#domain/ids.ts';
import type { ImportedCell } from '#domain/imports/cell.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import { findOwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import type { HowToRead } from '#domain/imports/sheets/sheet-plan.ts';
import { topicsSaidIn } from '#domain/imports/sheets/workbook-topics.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { codesInOther, isTakenUp, otherVersion } from '#domain/transfer/crosswalk.ts';
import { transferRows } from '#domain/transfer/transfer-rows.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleFacts } from './sample-facts.ts';

type Data = FileFacts['data'];

const bareTopics = (version: EsrsVersion): Data['topics'] =>
  topicCatalogue[version].map((topic) => ({ ...topic, id: `here ${topic.code}` as TopicId }));

/** An assessment of one version with an entry, a score and a decision on every topic of its list. */
function fullFacts(version: EsrsVersion): FileFacts {
  const facts = sampleFacts();
  const [entry] = facts.data.components;
  const [score] = facts.data.scores;
  const topics = topicCatalogue[version].map((topic) => ({ ...topic, id: `${version} ${topic.code}` as TopicId }));
  return {
    ...facts,
    lastChanges: [],
    data: {
      ...facts.data,
      assessment: { ...facts.data.assessment, esrsVersion: version },
      topics,
      components: topics.map(({ id, code }, at) => ({
        ...mustHave(entry),
        ...{ id: `${id} ${at}` as ComponentId, topicId: id, title: `Under ${code}`, carriedFrom: '' },
      })),
      scores: topics.map(({ id }, at) => ({ ...mustHave(score), topicId: id, impactScore: (at % 10) + 1 })),
      selections: topics.map(({ id }, at) => ({ topicId: id, isRelevant: at % 3 !== 0, carriedFrom: '' })),
    },
  } as FileFacts;
}

const sheetsOf = (facts: FileFacts) =>
  makeTables(facts).map(({ name, columns, rows }) => ({
    name,
    rows: [
      columns.map(({ title }): ImportedCell => title),
      ...rows.map((row) =>
        row.map((cell): ImportedCell => (cell instanceof Date ? { date: cell.toISOString() } : cell)),
      ),
    ],
  }));

/** The plan for importing a workbook of one version into an empty assessment of the other. */
function planAcross(version: EsrsVersion) {
  const facts = fullFacts(version);
  const sheets = sheetsOf(facts);
  const own = findOwnSheets(sheets);
  const follows = standardsOfFile(sheets, topicsSaidIn(own));
  const topics = bareTopics(otherVersion(version));
  const nothing = { components: [], selections: [], scores: [], stakeholders: [], responses: [] };
  const how = { empty: 'keeps', leavesOut: false, follows } as const;
  const planWith = (left: HowToRead['left'] = []) =>
    planWorkbook(own, { topics, ...nothing }, { ...how, left }, (kind, row) => `${kind}-${row}`);
  // Deselected topics accept no entries or scores, so those are planned without the decisions.
  return { facts, follows, plan: { ...planWith(['topics']), topics: planWith().topics } };
}

describe.each<EsrsVersion>(['esrs-2023', 'esrs-2026'])(
  'a workbook under %s imported into an assessment under the other version',
  (version) => {
    const { facts, follows, plan } = planAcross(version);
    const { topics, components, scores, selections } = facts.data;
    const codes = topics.map(({ code }) => codesInOther(code, version));
    /** Whether the other version has a topic with the same name and code, which then is the same topic. */
    const isSame = topics.map(({ code, name }) =>
      topicCatalogue[otherVersion(version)].some((topic) => topic.code === code && topic.name === name),
    );

    /** The topic with the same name among those that continue a topic. */
    const calledTheSame = (at: number) =>
      mustHave(codes[at]).find((code) =>
        topicCatalogue[otherVersion(version)].some((topic) => topic.code === code && topic.name === topics[at]?.name),
      );
    const isAsked = topics.map(
      ({ code }, at) => !calledTheSame(at) && mustHave(codes[at]).some((each) => isTakenUp(code, each, version)),
    );

    it('is recognised by its version', () => expect(follows).toBe(version));

    it('puts every entry where the transfer puts it, with the same origin, or asks where a topic ends, is split or has another name', () => {
      const places = components.map(({ id, topicId }) => ({ id, topicId, carriedFrom: '' }));
      const transferred = transferRows(
        {
          topics: topics.map((topic, position) => ({ ...topic, position })),
          selections: [],
          scores: [],
          components: places,
        },
        version,
        () => crypto.randomUUID(),
      );
      const all = [...transferred.topics, ...transferred.added];
      const expected = transferred.components.map((place, at) => {
        const [code, ...others] = mustHave(codes[at]);
        if (isSame[at]) return `${code} `;
        if (code === undefined) return 'topic-ended';
        const called = calledTheSame(at);
        if (called) return `${called} ${place.carriedFrom}`;
        if (others.length > 0) return 'topic-split';
        if (isTakenUp(mustHave(topics[at]).code, code, version)) return 'topic-renamed';
        return `${mustHave(all.find(({ id }) => id === place.topicId)).code} ${place.carriedFrom}`;
      });
      const found = (plan.register ?? []).map((row) => {
        if (row.becomes === 'refused') return row.problems.map(({ code }) => code).join();
        return row.becomes === 'added' ? `${row.next.topicId.slice(5)} ${row.next.carriedFrom}` : row.becomes;
      });
      expect(found.toSorted()).toEqual(expected.toSorted());
      expect(found).toHaveLength(topicCatalogue[version].length);
    });

    it('takes each score and decision whose topic continues one to one, and gives a reason for each that it refuses', () => {
      const saysWhy = ['topic-ended', 'topic-split', 'topic-renamed', 'topic-joined'];
      const joined = topics.map((_topic, at) => {
        const [code, ...others] = mustHave(codes[at]);
        return code !== undefined && others.length === 0 && codesInOther(code, otherVersion(version)).length > 1;
      });
      const isOne = (at: number) => calledTheSame(at) !== undefined || mustHave(codes[at]).length === 1;
      const isTaken = topics.map((_topic, at) => isSame[at] || (isOne(at) && !joined[at] && !isAsked[at]));
      expect((plan.scores ?? []).map(({ becomes }) => becomes === 'added').filter(Boolean)).toHaveLength(
        isTaken.filter(Boolean).length,
      );
      const decided = selections.map(({ isRelevant }, at) =>
        isRelevant ? 'same' : isTaken[at] ? 'changed' : 'refused',
      );
      expect((plan.topics ?? []).map(({ becomes }) => becomes).toSorted()).toEqual(decided.toSorted());
      for (const row of [...(plan.scores ?? []), ...(plan.topics ?? [])]) {
        if (row.becomes === 'refused')
          expect(saysWhy).toEqual(expect.arrayContaining(row.problems.map(({ code }) => code)));
      }
      expect(scores).toHaveLength(topics.length);
    });
  },
);
