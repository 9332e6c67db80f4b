import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { standardsOfFile } from '#domain/imports/file-standards.ts';
import { BELOW, findTopic } from '#domain/imports/find-topic.ts';
import { readTopic } from '#domain/imports/read-topic.ts';
import { plain } from '#domain/imports/read-words.ts';
import { findOwnSheets } from '#domain/imports/sheets/own-sheets.ts';
import { planWorkbook } from '#domain/imports/sheets/plan-workbook.ts';
import type { HowToRead } from '#domain/imports/sheets/sheet-plan.ts';
import { topicsSaidIn, topicsToChoose } from '#domain/imports/sheets/workbook-topics.ts';
import { unknownTopics } from '#domain/imports/unknown-words.ts';
import { ESRS_VERSIONS, type EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { topicNames2023 } from '#domain/reference/topic-names.ts';
import { codesInOther, isTakenUp, otherVersion } from '#domain/transfer/crosswalk.ts';
import { mustHave } from '../../shared/must-have.ts';
import { told } from './told.ts';

/** The topics of an assessment under a version of the standards. */
const topicsUnder = (version: EsrsVersion): Topic[] =>
  topicCatalogue[version].map((topic) => ({ ...topic, id: `${version} ${topic.code}` as TopicId }));

/** What a text means in an assessment under a version, in short. */
function meaning(text: string, version: EsrsVersion, follows?: EsrsVersion | null): string {
  const found = findTopic(text, { topics: topicsUnder(version), follows });
  if ('topic' in found) return found.from === '' ? found.topic.code : `${found.topic.code} from elsewhere`;
  return 'codes' in found ? `${found.why} ${found.codes.join(' ')}`.trim() : found.why;
}

/** The whole text of Appendix A for a topic whose name another version has as well. */
const CULTURE =
  'Corporate culture, including anti-corruption and bribery, the protection of whistle-blowers and animal welfare';

describe('a topic in a file', () => {
  it.each(ESRS_VERSIONS)('matches itself by code and name under its own version (%s)', (version) => {
    const wrong = topicCatalogue[version].filter(({ code, name }) => meaning(`${code} ${name}`, version) !== code);
    expect(wrong).toEqual([]);
  });

  it.each(ESRS_VERSIONS)(
    'of %s maps to the other version as in a transfer, or else the import asks about it',
    (version) => {
      const other = otherVersion(version);
      const here = topicsUnder(other);
      for (const { code, name } of topicCatalogue[version]) {
        const codes = codesInOther(code, version);
        const isSame = here.some((topic) => topic.code === code && topic.name === name);
        const called = codes.find((each) => here.some((topic) => topic.code === each && topic.name === name));
        const only = called ?? (codes.length === 1 ? codes[0] : undefined);
        const isAsked = only !== undefined && called === undefined && isTakenUp(code, only, version);
        const expected = isSame ? code : only === undefined || isAsked ? null : `${only} from elsewhere`;
        const asked = `${codes.length === 0 ? 'ended' : isAsked ? 'renamed' : 'split'} ${codes.join(' ')}`.trim();
        expect([code, name, meaning(`${code} ${name}`, other)]).toEqual([code, name, expected ?? asked]);
      }
    },
  );

  it.each(ESRS_VERSIONS)('with the same name in both versions maps as in a transfer (%s)', (version) => {
    for (const { code, name } of topicCatalogue[version]) {
      const same = topicCatalogue[otherVersion(version)].find((topic) => topic.name === name);
      if (same) expect(codesInOther(code, version)[0]).toBe(same.code);
    }
  });

  it.each<[string, EsrsVersion, EsrsVersion | null | undefined, string]>([
    // A code alone is read by the version that the file follows, if known.
    ['E1.1', 'esrs-2026', null, 'E1.1'],
    ['E1.1', 'esrs-2026', 'esrs-2026', 'E1.1'],
    ['E1.1', 'esrs-2026', 'esrs-2023', 'E1.2 from elsewhere'],
    ['S1.3', 'esrs-2026', 'esrs-2023', 'renamed S1.6'],
    ['S1.2', 'esrs-2026', 'esrs-2023', 'split S1.4 S1.5'],
    ['E2.4', 'esrs-2026', 'esrs-2023', 'ended'],
    ['E1.3', 'esrs-2026', 'esrs-2023', 'E1.3'],
    // A code that only the other version has.
    ['G1.6', 'esrs-2026', null, 'renamed G1.1'],
    ['S1.6', 'esrs-2023', null, 'renamed S1.3'],
    // The code of one topic with the name of another.
    ['E1.1 Climate change mitigation', 'esrs-2023', 'esrs-2026', 'E1.2 from elsewhere'],
    // The whole text of Appendix A is a name as well.
    ['G1.2 Political influence, including lobbying activities', 'esrs-2023', 'esrs-2026', 'G1.4 from elsewhere'],
    ['G1.2 Political influence, including lobbying activities', 'esrs-2023', undefined, 'G1.4 from elsewhere'],
    ['Political influence, including lobbying activities', 'esrs-2023', undefined, 'G1.4 from elsewhere'],
    ['G1.2 Political influence, including lobbying activities', 'esrs-2026', 'esrs-2026', 'G1.2'],
    // A name that says more than the topic of the same name here is not all of it.
    [`G1.1 ${CULTURE}`, 'esrs-2023', 'esrs-2026', 'split G1.1 G1.2 G1.3 G1.6'],
    [CULTURE, 'esrs-2023', undefined, 'split G1.1 G1.2 G1.3 G1.6'],
    [`G1.1 ${CULTURE}`, 'esrs-2026', 'esrs-2026', 'G1.1'],
    ['G1.1 Corporate culture, including anti-corruption', 'esrs-2023', 'esrs-2026', 'split G1.1 G1.2 G1.3 G1.6'],
    ['G1.1 Corporate culture and values', 'esrs-2023', 'esrs-2023', 'G1.1'],
    // A name that nobody knows, beside a code of the version that the file follows.
    ['G1.2 Talks with ministries', 'esrs-2023', 'esrs-2026', 'G1.4 from elsewhere'],
    ['S1.3 Accidents at work', 'esrs-2023', 'esrs-2026', 'S1.1 from elsewhere'],
    ['G1.2 Talks with ministries', 'esrs-2023', 'esrs-2023', 'G1.2'],
    // Never by the code where the name is another topic's.
    ['G1.2 Animal welfare', 'esrs-2023', 'esrs-2026', 'differs'],
    // In a file that numbers topics in its own way, it is that of neither.
    ['E1.1 Climate change mitigation', 'esrs-2023', null, 'differs'],
    ['S1.2 Working time', 'esrs-2023', null, 'differs'],
    ['S1.1 Working time', 'esrs-2023', null, 'S1.1'],
    ['E1.3 Climate change mitigation', 'esrs-2023', null, 'differs'],
    ['E1.3: Climate mitigation', 'esrs-2023', null, 'differs'],
    ['G1.1 Corruption and bribery', 'esrs-2023', null, 'differs'],
    // Names worded slightly differently, or in the company's own words.
    ['E1.1 – Climate adaptation', 'esrs-2023', null, 'E1.1'],
    ['ESRS S1.2: Equal treatment & opportunities for all', 'esrs-2023', null, 'S1.2'],
    ['E1.2 Klimaschutz', 'esrs-2023', null, 'E1.2'],
    ['S2 Equal treatment and opportunities for all', 'esrs-2023', null, 'S2.2'],
    ['S1 S1.1', 'esrs-2023', null, 'S1.1'],
    ['E1 Water', 'esrs-2023', null, 'differs'],
    ['Climate change adaptation', 'esrs-2026', null, 'E1.2'],
    ['Protection of whistle-blowers', 'esrs-2026', null, 'renamed G1.1'],
    ['Fish', 'esrs-2026', null, 'unknown'],
    ['E1', 'esrs-2026', null, 'unknown'],
  ])('%j under %s in a file that follows %s is %s', (text, version, follows, expected) => {
    expect(meaning(text, version, follows)).toBe(expected);
  });

  it('is the topic that the user chose, with its origin', () => {
    const word = 'S1.2 Equal treatment and opportunities for all (own workforce)';
    const topicWords = new Map([[plain(word), 'esrs-2026 S1.5' as TopicId]]);
    expect(findTopic(word, { topics: topicsUnder('esrs-2026'), topicWords })).toMatchObject({
      ...{ topic: { code: 'S1.5' }, from: `${word}, ESRS set 1 (2023)` },
    });
  });

  it('that was kept when the assessment moved to the other version is found under its former code', () => {
    const kept = { ...topicsUnder('esrs-2023').find(({ code }) => code === 'E2.4'), code: 'E2.4-2023' } as Topic;
    const name = 'E2.4 Pollution of living organisms and food resources';
    expect(findTopic(name, { topics: [...topicsUnder('esrs-2026'), kept] })).toEqual({ topic: kept, from: '' });
  });

  it('is unknown when pasted from the other version, because pasting cannot ask', () => {
    expect(readTopic('S1.3 Other work-related rights (own workforce)', topicsUnder('esrs-2026'))).toBeUndefined();
  });
});

/** Where each topic and sub-sub-topic of a version goes in an assessment under the other: by hand, from the standards and the crosswalk. */
const golden = readFileSync(new URL('../../cases/imports/topics-across.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [year: string, code: string, name: string, goes: string]);

describe('the list of where topics go across versions', () => {
  /** As the list says it: a code, or what is asked and proposed. */
  function goesTo(said: string, follows: EsrsVersion): string {
    const topics = topicCatalogue[otherVersion(follows)].map((topic) => ({ ...topic, id: topic.code as TopicId }));
    const found = findTopic(said, { topics, follows });
    if ('topic' in found) return found.topic.code;
    const [word] = unknownTopics([said], { topics, follows });
    return `asks ${word?.codes?.join(' ') ?? 'any'}${word?.proposed ? `, proposes ${word.proposed}` : ''}`;
  }
  const versionOf = (year: string) => mustHave(ESRS_VERSIONS.find((version) => version.endsWith(year)));

  it('has all of both versions', () => {
    const codesOf = (year: string) => golden.flatMap(([each, code]) => (each === year ? [code] : []));
    const parts = topicNames2023.flatMap(({ code }) => (code.split('.').length === 3 ? [code] : []));
    expect(codesOf('2023').toSorted()).toEqual(
      [...topicCatalogue['esrs-2023'].map(({ code }) => code), ...parts].toSorted(),
    );
    expect(codesOf('2026')).toEqual(topicCatalogue['esrs-2026'].map(({ code }) => code));
    expect(golden).toHaveLength(147);
  });

  it.each(golden)('%s: %s %s', (year, code, name, goes) => {
    const version = versionOf(year);
    expect(goesTo(`${code} ${name}`, version)).toBe(goes);
    expect(goesTo(`ESRS ${code}: ${name}`, version)).toBe(goes);
    // In columns of their own, and by the code alone, which cannot propose anything by name.
    const [standard = '', topic = '', part] = code.split('.');
    const above =
      part === undefined
        ? []
        : golden.flatMap(([at, each, called]) => (at === year && each === `${standard}.${topic}` ? [called] : []));
    expect(goesTo([standard, ...above, name].join(BELOW), version)).toBe(goes);
    expect(goesTo(code, version).split(',')[0]).toBe(goes.split(',')[0]);
  });
});

const REGISTER = ['Topic code', 'Topic', 'Kind', 'Title', 'Impact polarity', 'Actual or potential', 'Id'];
const entry = (code: string, name: string, title: string) => [code, name, 'Impact', title, 'Negative', 'Actual', null];
/** Last year's workbook, under the standards of 2023, as it was exported. */
const lastYear: { name: string; rows: ImportedRows }[] = [
  {
    name: 'Register',
    rows: [
      REGISTER,
      entry('E1.1', 'Climate change adaptation', 'Floods'),
      entry('E2.4', 'Pollution of living organisms and food resources', 'Ponds'),
      entry('S1.2', 'Equal treatment and opportunities for all (own workforce)', 'Unequal pay'),
      entry('S2.3', 'Other work-related rights (value chain workers)', 'Child labour'),
      entry('G1.2', 'Protection of whistle-blowers', 'Silence'),
      entry('S1.3', '', 'Passports'),
    ],
  },
  {
    name: 'Scores',
    rows: [
      ['Topic code', 'Topic', 'Impact materiality', 'Financial materiality', 'Justification'],
      ['E1.1', 'Climate change adaptation', 3, 8, ''],
      ['S2.3', 'Other work-related rights (value chain workers)', 9, 4, ''],
      ['G1.2', 'Protection of whistle-blowers', 2, 6, ''],
    ],
  },
  {
    name: 'Topics',
    rows: [
      ['Topic code', 'Topic', 'What it is about', 'Own topic', 'Relevant', 'Id'],
      ['E1.2', 'Climate change mitigation', null, 'No', 'No', null],
      ['E2.4', 'Pollution of living organisms and food resources', null, 'No', 'Yes', null],
      ['S1.2', 'Equal treatment and opportunities for all (own workforce)', null, 'No', 'No', null],
      ['G1.3', 'Animal welfare', null, 'No', 'No', null],
    ],
  },
];

describe('a workbook of ours under the other version of the standards', () => {
  const topics = topicsUnder('esrs-2026');
  const own = findOwnSheets(lastYear);
  const plan = (how: Partial<HowToRead> = {}) =>
    planWorkbook(
      own,
      { topics, components: [], selections: [], scores: [], stakeholders: [], responses: [] },
      { empty: 'keeps', leavesOut: false, follows: standardsOfFile(lastYear, topicsSaidIn(own)), ...how },
      (kind, row) => `${kind}-${row}`,
    );
  const placesOf = (how: Partial<HowToRead> = {}) =>
    (plan(how).register ?? []).map((row) => {
      if (row.becomes === 'refused') return row.problems.map(({ code }) => code).join();
      if (row.becomes !== 'added') return row.becomes;
      return `${row.next.topicId.split(' ')[1]}, ${row.next.carriedFrom}`;
    });

  it('says which version it follows', () => {
    expect(standardsOfFile(lastYear, topicsSaidIn(own))).toBe('esrs-2023');
    const about = {
      name: 'About',
      rows: [
        ['What', 'Is'],
        ['Standards', 'ESRS revised (2026)'],
      ],
    };
    expect(standardsOfFile([...lastYear, about], topicsSaidIn(own))).toBe('esrs-2026');
    expect(standardsOfFile([], ['E1.3 Energy', 'Fish'])).toBeUndefined();
    expect(standardsOfFile([], ['E1.2 Energy', 'E1.3 Water', 'E1.1 Our heating'])).toBeNull();
    expect(standardsOfFile([], ['E1.2 Our heating', 'S1.1'])).toBeUndefined();
  });

  it('moves each entry to the topic of its name, for review, and refuses entries with none, several or one of another name', () => {
    expect(placesOf()).toEqual([
      'E1.2, E1.1 Climate change adaptation, ESRS set 1 (2023)',
      'topic-ended',
      'topic-split',
      ...['topic-renamed', 'topic-renamed', 'topic-renamed'],
    ]);
  });

  it('asks once for each topic that has none, several or one of another name, and applies the choice', () => {
    const asked = topicsToChoose(own, topics, 'esrs-2023');
    expect(asked.map(({ said, codes = [], proposed }) => [said.slice(0, 4), codes.join(' '), proposed])).toEqual([
      ['S2.3', 'S2.6', 'S2.6'],
      ['G1.2', 'G1.1', 'G1.1'],
      ['E2.4', '', undefined],
      ['S1.2', 'S1.4 S1.5', 'S1.5'],
      ['S1.3', 'S1.6', 'S1.6'],
    ]);
    const chosen = new Map(asked.map(({ said }, at) => [plain(said), topics[at + 3]?.id ?? ('' as TopicId)]));
    expect(placesOf({ topicWords: chosen }).slice(1, 3)).toEqual([
      'E2.3, E2.4 Pollution of living organisms and food resources, ESRS set 1 (2023)',
      'E2.4, S1.2 Equal treatment and opportunities for all (own workforce), ESRS set 1 (2023)',
    ]);
  });

  it('imports scores and decisions where a topic continues by itself, and reports where it is only a part', () => {
    const { scores, topics: decided } = plan();
    expect(told(scores)).toEqual([
      '2 added, Impact materiality: 3, Financial materiality: 8',
      'A3 topic-renamed',
      'A4 topic-renamed',
    ]);
    expect(told(decided)).toEqual(['2 changed, Relevant: Yes → No', '3 same', 'A4 topic-split', 'A5 topic-renamed']);
    expect((scores ?? []).flatMap((row) => (row.becomes === 'added' ? row.item.carriedFrom : []))).toEqual([
      'E1.1 Climate change adaptation, ESRS set 1 (2023)',
    ]);
  });
});
