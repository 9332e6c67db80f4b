import { describe, expect, it } from 'vitest';
import type { Block } from '#documents/document/document.ts';
import type { FileFacts } from '#documents/facts.ts';
import { buildReport } from '#documents/report/build-report.ts';
import type { DisclosureChoice } from '#domain/disclosures/choice.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { topicsLeftOpen } from '#domain/results/left-open.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleFacts } from './sample-facts.ts';

const facts = sampleFacts();
const withData = (data: Partial<FileFacts['data']>, of = facts): FileFacts => ({
  ...of,
  data: { ...of.data, ...data },
});
const under = (esrsVersion: EsrsVersion) => withData({ assessment: { ...facts.data.assessment, esrsVersion } });
const chapter = (title: string, of: FileFacts) =>
  mustHave(buildReport(of).chapters.find((each) => each.title === title)).blocks;
const wordsOf = (blocks: readonly Block[]) => JSON.stringify(blocks).replaceAll('\u00a0', ' ');
const draftOf = (of: FileFacts) => wordsOf(chapter('Draft text for the sustainability statement', of));
/** The draft of one requirement, from its heading to the next. */
function draft(requirement: 'IRO-1' | 'IRO-2' | 'SBM-3', of: FileFacts): string {
  const blocks = chapter('Draft text for the sustainability statement', of);
  const heads = blocks.flatMap((block, at) => (block.kind === 'heading' && block.level === 2 ? [at] : []));
  const from = mustHave(heads.find((at) => wordsOf([mustHave(blocks[at])]).includes(`${requirement}:`)));
  return wordsOf(
    blocks.slice(
      from,
      heads.find((at) => at > from),
    ),
  );
}

describe('the drafts for the sustainability statement', () => {
  it('of SBM-3 and IRO-2 have the parts of their version', () => {
    expect(draft('SBM-3', facts)).toMatch(/ESRS 2 §48\(a\).*§48\(c\).*§48\(g\).*§48\(h\)/s);
    expect(draft('SBM-3', facts)).toContain('Material impacts, risks and opportunities');
    expect(draft('IRO-2', facts)).not.toContain('Where and when');
    const revised = under('esrs-2026');
    expect(draft('SBM-3', revised)).toMatch(/ESRS 2 §24.*§25.*§26.*§27.*§28-32.*§33/s);
    expect(draft('SBM-3', revised)).not.toContain('Where and when');
    expect(draft('IRO-2', revised)).toMatch(/§37\(a\).*Where and when/s);
    expect(draftOf(revised)).not.toContain('internal control');
    expect(draftOf(facts)).toContain('internal controls cover the process');
  });

  it('of IRO-2 list what may apply apart, with its condition and a gap', () => {
    const revised = draft('IRO-2', under('esrs-2026'));
    const [applying = '', possible = ''] = revised.split('These may apply');
    expect(applying).not.toMatch(/BP-2|E1-9|E1-10/);
    expect(possible).toContain('BP-2: only if phase-ins are used');
    expect(possible).toMatch(/"kind":"gap","text":"Which of these apply/);
    const [always = '', asked = ''] = draft('IRO-2', facts).split('These may apply');
    expect(always).toContain('MDR-P');
    expect(always).not.toContain('E1-6');
    expect(asked).toContain('E1-6');
  });

  it('of IRO-2 say what the company phases in, leaves out or does not have, and no longer ask about it', () => {
    const choice = (requirement: string, more: Partial<DisclosureChoice>): DisclosureChoice => ({
      ...{ esrsVersion: 'esrs-2026', requirement, choice: 'left-out', phaseIn: '', until: null, ground: '' },
      ...{ reason: '', topicCodes: [], carriedFrom: '', chosenBy: 'Ada', chosenAt: '2026-03-01T00:00:00.000Z' },
      ...more,
    });
    const chosen = withData({
      assessment: {
        ...facts.data.assessment,
        ...{ esrsVersion: 'esrs-2026', financialYearStart: '2026-01-01', undertaking: 'wave-one-above' },
      },
      disclosureChoices: [
        choice('SBM-3', { choice: 'phased-in', phaseIn: 'effects', until: 2028 }),
        choice('GOV-4', { ground: 'confidential', reason: 'A trade secret' }),
        choice('BP-2', { ground: 'condition-not-met', reason: 'No phase-in is used' }),
        choice('GDR-T', { choice: 'none', topicCodes: ['E1.1'] }),
        choice('S9-9', { ground: 'not-material', reason: 'Never shown' }),
      ],
    });
    const words = draft('IRO-2', chosen);
    expect(words).toContain('SBM-3: Phased in until 2028, Anticipated financial effects');
    expect(words).toContain(
      'GOV-4: Left out, Seriously prejudicial, trade secret, classified or protected. A trade secret',
    );
    expect(words).toContain('GDR-T: Reported: none in place, E1.1');
    expect(words).not.toMatch(/Never shown|BP-2: only if/);
    expect(words).not.toMatch(/ESRS 2: [^"]*GOV-4/);
    const chapterWords = wordsOf(chapter('Disclosure requirements', chosen));
    expect(chapterWords).toContain('Always required. Left out');
    expect(chapterWords).toMatch(/S9-9.*No longer due/s);
  });

  it('name forgone opportunities apart under the revised set', () => {
    const components = facts.data.components.map((row) =>
      row.kind === 'opportunity' ? { ...row, opportunityPursued: 'not-pursued' as const } : row,
    );
    const title = mustHave(components.find(({ kind }) => kind === 'opportunity')).title;
    const assessment = { ...facts.data.assessment, esrsVersion: 'esrs-2026' as const };
    const revised = withData({ components, assessment });
    expect(draft('SBM-3', revised)).toMatch(/does not pursue/);
    expect(draft('SBM-3', revised)).toContain(title);
    expect(draft('SBM-3', withData({ components }))).not.toMatch(/does not pursue/);
  });

  it('of IRO-1 have no gap about the value chain that a frozen result cannot close', () => {
    const { activities: _unknown, ...data } = facts.data;
    const earlier = draft('IRO-1', { ...facts, data });
    expect(earlier).toContain('did not keep which parts of the value chain were assessed');
    expect(earlier).not.toMatch(/"kind":"gap","text":"Which parts of the value chain/);
    expect(draft('IRO-1', withData({ activities: [] }))).toMatch(/"kind":"gap","text":"Which parts of the value chain/);
  });

  it('say of a result which stages of the value chain have entries, and which horizons are stated', () => {
    const blank = { valueChainConcentration: '', timeHorizon: '' } as const;
    const upstream = facts.data.components.map((row) => ({
      ...row,
      ...blank,
      valueChainConcentration: 'upstream' as const,
    }));
    const words = draft('IRO-1', withData({ components: upstream }));
    const { length } = facts.data.components;
    expect(words).toContain(`${length} concern the upstream value chain`);
    expect(words).not.toMatch(/concern our own operations|concern the downstream/);
    expect(words).toContain('No entry states a time horizon');
    const silent = facts.data.components.map((row) => ({ ...row, ...blank }));
    expect(draft('IRO-1', withData({ components: silent }))).toContain(
      `Where in the value chain the ${length} entries are`,
    );
  });

  it('say of topics that were deselected with entries that they had entries', () => {
    const [row] = facts.data.components;
    const { topicId } = mustHave(row);
    const selections = [
      ...facts.data.selections.filter((one) => one.topicId !== topicId),
      { ...mustHave(facts.data.selections[0]), topicId, isRelevant: false },
    ];
    expect(draft('IRO-1', facts)).not.toContain('of them before scoring');
    expect(draft('IRO-1', withData({ selections }))).toMatch(/1 of these has entries/);
  });

  it('do not claim a direct link through own activities, and ask how the company is involved', () => {
    for (const of of [facts, under('esrs-2026')]) {
      expect(draftOf(of)).not.toMatch(/directly linked/);
      expect(draftOf(of)).toMatch(/caused? it.*contribute.*business relationships/);
    }
  });

  it('of the revised set do not repeat the criteria of the standard (ESRS 2 (2026) AR 24)', () => {
    const boilerplate = /where they are potential, by likelihood|Planned measures and remediation do not/;
    expect(draft('IRO-1', facts)).toMatch(/where they are potential, by likelihood/);
    expect(draft('IRO-1', under('esrs-2026'))).not.toMatch(boilerplate);
  });

  it('mention human rights only if an impact on them was assessed', () => {
    expect(draft('IRO-1', facts)).toMatch(/human rights/);
    const components = facts.data.components.map((row) => ({ ...row, humanRights: false }));
    expect(draft('IRO-1', withData({ components }))).not.toMatch(/human rights/);
  });
});

describe('the chapters on the process and on what is not material', () => {
  const aside = facts.data.selections.filter(({ isRelevant }) => !isRelevant);

  it('tell who took the last look, what was weighed, and why topics were left open', () => {
    const draftWords = wordsOf(chapter('Process and people', facts));
    const assessment = { ...facts.data.assessment, status: 'completed' as const, completedAt: facts.at };
    const silent = wordsOf(chapter('Process and people', withData({ assessment })));
    expect(silent).toContain('No final check of the result as a whole was recorded.');
    const undecided = { ...facts.data, assessment, decisions: [] };
    const [open] = topicsLeftOpen(buildDashboard(undecided));
    const { id, code } = mustHave(open).topic;
    const leftOpen = [{ topicIds: [id], reason: 'The panel meets in May' }];
    const lastLook = { by: ['Ada', 'Jo (board)'], weighed: 'Whether water hides behind waste' };
    const words = wordsOf(
      chapter('Process and people', withData({ ...undecided, assessment: { ...assessment, leftOpen, lastLook } })),
    );
    expect(words).toContain('Ada and Jo (board) looked at the result as a whole.');
    expect(words).toContain('Whether water hides behind waste');
    expect(words).toMatch(new RegExp(`${code} [^"]*: The panel meets in May`));
    expect(draftWords).not.toContain('final check');
  });

  it('count topics that were deselected with a reason and without one', () => {
    const silent = facts.data.scores.map((score) => ({ ...score, justification: '' }));
    const words = wordsOf(chapter('Process and people', withData({ scores: silent })));
    expect(words).toContain(`${aside.length} of them deselected: 0 with a reason, ${aside.length} without`);
    const change = {
      noun: 'selection',
      key: mustHave(aside[0]).topicId,
      by: 'Inés',
      at: '2026-05-04T10:00:00.000Z',
    } as const;
    const told = { ...withData({ scores: silent }), lastChanges: [{ ...change, reason: 'No intake.' }] };
    expect(wordsOf(chapter('Process and people', told))).toContain(`1 with a reason, ${aside.length - 1} without`);
  });

  it('say how often a reason was given for a change', () => {
    const [one, ...rest] = facts.lastChanges;
    const some = { ...facts, lastChanges: [mustHave(one), ...rest.map((change) => ({ ...change, reason: null }))] };
    expect(wordsOf(chapter('Process and people', some))).toContain(
      `Twofold records who made each change and when, and, if given, why. Of ${facts.lastChanges.length} records, the latest change of 1 has a reason.`,
    );
  });

  it('keep topics with an open side apart from those below both thresholds', () => {
    const impacts = facts.data.components.filter(({ kind }) => kind === 'impact');
    const blocks = chapter('Topics not material and deselected topics', withData({ components: impacts }));
    const tables = blocks.filter((block) => block.kind === 'table').map((block) => wordsOf([block]));
    // E4.3 was concluded top-down on both sides, S2.2 on its financial side; of all others one side is open.
    expect(tables[0]?.match(/[EGS]\d\.\d/g)).toEqual(['S2.2', 'E4.3']);
    expect(tables[1]).toContain('no conclusion');
    expect(tables.filter((table) => table.includes('below both thresholds'))).toHaveLength(0);
    const both = wordsOf(chapter('Topics not material and deselected topics', facts));
    expect(both).toContain('Below both thresholds');
  });

  it('say what the numbers of datapoints rest on', () => {
    expect(wordsOf(chapter('Disclosure requirements', facts))).toContain('include voluntary ones');
    expect(wordsOf(chapter('Disclosure requirements', under('esrs-2026')))).toContain('draft list of August 2026');
  });
});
