import { describe, expect, it } from 'vitest';
import { startingValues } from '#domain/fields/values.ts';
import type { StakeholderId, TopicId } from '#domain/ids.ts';
import type { ImportedRows } from '#domain/imports/cell.ts';
import { findSheet } from '#domain/imports/find-table.ts';
import { guessKind, guessPlaces } from '#domain/imports/guess-matching.ts';
import { ONE_ENTRY_A_ROW } from '#domain/imports/import-plan.ts';
import { keepReading, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import { planTable, unknownInTable } from '#domain/imports/sheets/plan-table.ts';
import type { PresentAll } from '#domain/imports/sheets/plan-workbook.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { topics } from './plan.ts';
import { told } from './told.ts';

const NOTHING = { components: [], selections: [], scores: [], stakeholders: [], responses: [] };
const idOf = (code: string) => topics.find((topic) => topic.code === code)?.id as TopicId;

const readingOf = (rows: ImportedRows, more: Partial<Reading> = {}): Reading => {
  const holds: TableKind = more.holds ?? guessKind(rows, 0, topics);
  return {
    ...{ holds, matching: guessPlaces(holds, rows, 0, topics).map(({ target }) => target) },
    ...{ kind: null, topicId: null, topicWords: new Map(), group: null, words: new Map() },
    ...{
      empty: 'keeps',
      fillsDown: false,
      ...ONE_ENTRY_A_ROW,
      coversStandards: false,
      forms: new Map(),
      scales: new Map(),
      ...more,
    },
  };
};

/** The outcome of importing a table that is read as guessed, except for what is stated. */
const planned = (
  rows: ImportedRows,
  more: Partial<Reading> = {},
  present: Partial<PresentAll<never>> = {},
  leavesOut = false,
) =>
  planTable(
    { rows, headerRow: 0, reading: readingOf(rows, more), leavesOut },
    { ...NOTHING, topics, ...present },
    (kind, row) => `${kind}-${row}`,
  );

const council: Stakeholder & { version: number } = {
  ...startingValues(stakeholderFields),
  ...{ id: 'council' as StakeholderId, stakeholderNames: 'The works council', version: 3 },
};

describe('the kind of a table', () => {
  it.each([
    ['register', ['ESRS topic', 'Type', 'Title', 'Severity', 'Likelihood'], ['E1.1', 'Risk', 'Storms', 4, 3]],
    ['register', ['Topic', 'Impact', 'Reason'], ['E1.1', 'Noise at night', 'Heard']],
    ['stakeholders', ['Stakeholder', 'Category', 'Engagement', 'Concerns'], ['Union', 'Employees', 'Survey', 'Pay']],
    ['stakeholders', ['Anspruchsgruppe', 'Ansprechpartner', 'Erwartungen'], ['Kunden', 'Frau Yilmaz', 'Preis']],
    ['topics', ['ESRS topic', 'Impact materiality', 'Financial materiality', 'Comment'], ['E1.1', 7, 3, '']],
    ['topics', ['Thema', 'Wesentlich', 'Begründung'], ['E1.1', 'ja', 'Dürre']],
  ] as const)('is guessed from headings and values: %s', (kind, head, row) => {
    expect(guessKind([head, row], 0, topics)).toBe(kind);
  });

  it('decides which sheet is the most likely: entries before stakeholders, stakeholders before notes', () => {
    const notes = { name: 'Notes', rows: [['Read me', 'first']] };
    const people = { name: 'People', rows: [['Stakeholder', 'Category', 'Engagement', 'Concerns', 'Department']] };
    const entries = { name: 'IROs', rows: [['Topic', 'Title', 'Severity', 'Likelihood']] };
    expect(findSheet([notes, people])).toBe(1);
    expect(findSheet([notes, people, entries])).toBe(2);
  });
});

describe('a table of stakeholders', () => {
  it('is recognized in English and German; a column headed Stakeholder holds names or groups, depending on its values', () => {
    const guessed = (...rows: ImportedRows) => guessPlaces('stakeholders', rows, 0, topics).map(({ target }) => target);
    expect(
      guessed(
        ['Stakeholder', 'Category', 'Key stakeholder', 'Rationale', 'Dialogue', 'Expectations'],
        ['Works council', 'Employees', 'x', 'Elected', 'Survey; Legal', 'Fair pay'],
      ),
    ).toEqual([
      'stakeholderNames',
      'stakeholderGroup',
      'isKeyStakeholder',
      'keyStakeholderReason',
      'engagementOrganization',
      'relevantTopicsViews',
    ]);
    expect(
      guessed(
        ['Stakeholder', 'Ansprechpartner', 'Dialogformat', 'Anliegen'],
        ['Kunden', 'B. Yilmaz', 'Messe', 'Preis'],
      ),
    ).toEqual(['stakeholderGroup', 'stakeholderNames', 'engagementOther', 'relevantTopicsViews']);
  });

  const HEAD = ['Anspruchsgruppe', 'Name', 'Rolle', 'Art der Einbindung', 'Erwartungen'];

  it('becomes stakeholders by our lists, and an unknown option is refused at its cell', () => {
    const rows = [
      HEAD,
      ['Kunden', 'Bäckerei Süd', 'Betroffene', 'Umfrage, Interviews', 'Frisches Brot'],
      ['Lieferanten', 'Mühle', 'Nutzer', 'Brieftaube', ''],
      ['Beschäftigte', '', '', '', ''],
      [null, null, null, null, null],
      ['', 'Niemand', '', '', ''],
    ];
    expect(told(planned(rows).stakeholders)).toEqual([
      '2 added, Stakeholder group: Customers (corporate, private, public sector, end-users etc.), Key stakeholder: No, Names: Bäckerei Süd, Role: Affected stakeholder, Engagement: Survey, Stakeholder interview focused on sustainability, Relevant topics and views: Frisches Brot',
      'D3 unknown-option',
      '4 no-data',
      'A6 group-required',
    ]);
    expect(told(planned(rows, {}, {}, true).stakeholders)[1]).toBe(
      '3 added, Stakeholder group: Suppliers, Key stakeholder: No, Names: Mühle, Role: User of sustainability statement, D3 unknown-option',
    );
  });

  it('maps words as chosen: to a group of ours, or to Other under that word', () => {
    const rows = [HEAD, ['Presse', 'Tagblatt'], ['Hausbank', 'Sparkasse'], ['presse ', 'Funk'], ['', 'Passant']];
    const asked = {
      rows,
      headerRow: 0,
      reading: readingOf(rows, { matching: ['stakeholderGroup', 'stakeholderNames'] }),
    };
    expect(unknownInTable(asked, topics)).toEqual({
      topics: [],
      lists: [
        {
          place: 'stakeholderGroup',
          words: [
            { said: 'Presse', rows: 2 },
            { said: 'Hausbank', rows: 1 },
          ],
        },
      ],
    });
    const groupWords = new Map([
      ['presse', 'other'],
      ['hausbank', 'investors'],
    ]);
    // A row with an unknown group is titled with the word in its cell.
    expect(planned(rows).stakeholders?.map(({ title }) => title)).toEqual([
      ...['Presse: Tagblatt', 'Hausbank: Sparkasse', 'presse: Funk', 'Passant'],
    ]);
    const { stakeholders = [] } = planned(rows, {
      words: new Map([['stakeholderGroup', groupWords]]),
      group: 'communities',
    });
    expect(stakeholders.map((each) => ('item' in each ? each.item : each))).toMatchObject([
      { stakeholderGroup: 'other', customGroupName: 'Presse', stakeholderNames: 'Tagblatt' },
      { stakeholderGroup: 'investors', customGroupName: '', stakeholderNames: 'Sparkasse' },
      { stakeholderGroup: 'other', customGroupName: 'presse', stakeholderNames: 'Funk' },
      { stakeholderGroup: 'communities', stakeholderNames: 'Passant' },
    ]);
  });

  it('accepts ways of engagement in their own words and groups from the row above, and keeps row numbers', () => {
    const rows = [
      ['Gruppe', 'Name', 'Dialogformat', 'Notes of ours'],
      ['Kunden', 'Süd', 'Messe in Köln', 'x'],
      [null, null, null, 'only a note'],
      [null, 'Nord', '', ''],
    ];
    const { stakeholders = [] } = planned(rows, { fillsDown: true });
    expect(stakeholders.map((each) => [each.row, 'item' in each ? each.item : null])).toMatchObject([
      [2, { engagementOrganization: ['other'], engagementOther: 'Messe in Köln', seenVersion: null }],
      [4, { stakeholderGroup: 'customers', stakeholderNames: 'Nord', engagementOrganization: [] }],
    ]);
  });

  it('matches existing stakeholders by group and names, and changes only those', () => {
    const rows = [
      ['Stakeholder group', 'Stakeholder', 'Concerns'],
      ['Employees', 'the works council', 'Night shifts'],
      ['Employees', 'Trainees', 'Housing'],
      ['Mitarbeitende', 'Trainees', 'Housing again'],
    ];
    expect(told(planned(rows, {}, { stakeholders: [council] }).stakeholders)).toEqual([
      '2 changed, Names: The works council → the works council, Relevant topics and views: Not set → Night shifts',
      '3 added, Stakeholder group: Employees (incl. employee-elected board members), Key stakeholder: No, Names: Trainees, Relevant topics and views: Housing',
      '4 twice',
    ]);
  });
});

describe('a table of topics', () => {
  const HEAD = ['ESRS standard', 'Sub-topic', 'Relevant', 'Inside-out', 'Outside-in', 'Rationale'];
  const rows = [
    HEAD,
    ['E1', 'Climate change adaptation', 'nein', '', '', ''],
    ['E1', 'Climate change mitigation', 'ja', 9, '7', 'Ovens'],
    ['S1', 'Heizung', 'ja', 3, 'four', ''],
    ['S1', '', '', '', '', ''],
    ['S1', 'S1.1', '', 4, '', ''],
  ];

  it('gives relevance and screening scores, each planned separately', () => {
    const { topics: relevance, scores, ...others } = planned(rows);
    expect(others).toEqual({});
    expect(told(relevance)).toEqual(['2 changed, Relevant: Yes → No', '3 same', 'A4 no-topic']);
    expect(told(scores)).toEqual([
      '3 added, Impact materiality: 9, Financial materiality: 7, Justification: Ovens',
      'A4 no-topic',
      '6 added, Impact materiality: 4',
    ]);
  });

  it('maps words to the topics chosen for them', () => {
    const asked = { rows, headerRow: 0, reading: readingOf(rows) };
    expect(unknownInTable(asked, topics).topics).toEqual([
      { said: 'S1 › Heizung', rows: 1, codes: ['S1.1'] },
      { said: 'S1', rows: 1, codes: ['S1.1'] },
    ]);
    const named = planned([HEAD, ['', 'Heizung', 'nein', 3, 5, '']], {
      matching: [null, 'topic', 'isRelevant', 'impactScore', 'financialScore', null],
      topicWords: new Map([['heizung', idOf('E1.1')]]),
    });
    expect(told(named.topics)).toEqual(['2 changed, Relevant: Yes → No']);
    // After the import the topic is set aside, so it takes no score.
    expect(told(named.scores)).toEqual(['B2 topic-set-aside']);
  });

  it('reports a missing topic when no column names one', () => {
    const plan = planned([['Relevant'], ['no']], { holds: 'topics', matching: ['isRelevant'] });
    expect(plan.topics).toMatchObject([{ becomes: 'refused', problems: [{ code: 'topic-required' }] }]);
  });
});

describe('the reading of such a table', () => {
  it('is stored, without places that its kind of table does not have', () => {
    const reading = readingOf([['Stakeholder', 'Category']], {
      group: 'civic',
      words: new Map([['stakeholderGroup', new Map([['presse', 'other']])]]),
    });
    const headings = ['Stakeholder', 'Category'];
    const stored = keepReading(reading, topics, headings, ourScales);
    expect(readKept(stored, topics, headings)).toEqual(reading);
    const kept = { ...stored, matching: ['stakeholderNames', 'title'] };
    expect(readKept(kept, topics, headings).matching).toEqual(['stakeholderNames', null]);
  });
});
