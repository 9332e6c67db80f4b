import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DisclosureChoice } from '#domain/disclosures/choice.ts';
import { listChangedSince } from '#domain/frozen-results/changed-since.ts';
import { checkFrozenFile, checkFrozenText, FROZEN_FILE } from '#domain/frozen-results/check-frozen-file.ts';
import { wordCheck } from '#domain/frozen-results/check-words.ts';
import { PRODUCT_VERSION } from '#domain/frozen-results/formula-version.ts';
import { type Circumstances, freezeResult, frozenText } from '#domain/frozen-results/frozen-result.ts';
import { sha256 } from '#domain/frozen-results/sha256.ts';
import { wholeOfFrozen } from '#domain/frozen-results/whole-of-frozen.ts';
import type { ActivityId, ComponentId, LinkId } from '#domain/ids.ts';
import type { Link } from '#domain/links/link.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { ourScales } from '#domain/scales/our-scales.ts';
import type { TopicDecision } from '#domain/topics/topic-decision.ts';
import type { Activity } from '#domain/value-chain/activity.ts';
import { mustHave } from '../shared/must-have.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleScore, sampleTopic } from './sample-assessment.ts';

const topics = [sampleTopic('S1'), sampleTopic('E1')];
const components = [
  sampleComponent('risk', 'E1', 'r', { justification: 'Why' }),
  sampleComponent('impact', 'E1', 'i', {
    impactPolarity: 'Negative',
    actualPotentialImpact: 'Actual',
    impactSeverity: 4,
  }),
];
const selections = [{ topicId: mustHave(topics[0]).id, isRelevant: false }];
const scores = [sampleScore('E1', 7, 3)];
const decisions: TopicDecision[] = [
  {
    topicId: mustHave(topics[1]).id,
    side: 'financial',
    isMaterial: true,
    reason: 'The board expects a levy',
    decidedBy: 'Ben',
    decidedAt: '2025-12-01T00:00:00.000Z',
  },
];
const assessment = { ...sampleAssessment, borderlineBand: 2.5 };
const data = sampleData({ assessment, topics, components, selections, scores, decisions });
const at = '2026-01-01T00:00:00.000Z';
const circumstances: Circumstances = {
  company: { name: 'Lindenhof' },
  completed: { by: 'Ada', at },
  lastChanges: [
    { noun: 'selection', key: 'S1', by: 'Ben', at, reason: 'No own workforce' },
    { noun: 'component', key: 'r', by: 'Ada', at, reason: null },
  ],
  scales: ourScales,
  evidence: [
    {
      ...{
        id: 'e',
        kind: 'file',
        title: 'Audit',
        url: '',
        note: '',
        datedOn: '2025-03-01',
        validUntil: null,
        owner: 'Ben',
      },
      file: { fileName: 'audit.pdf', mediaType: 'application/pdf', bytes: 9, sha256: '0'.repeat(64), revision: 2 },
      uses: [
        { noun: 'topic', recordId: 'E1', recordName: 'E1 Topic E1', criterion: '', passage: '' },
        { noun: 'component', recordId: 'i', recordName: 'i', criterion: 'scale', passage: 'p. 4' },
      ],
    },
  ],
  scorers: [
    { name: 'Ben', jobTitle: '', competence: '', rows: 1 },
    { name: 'Ada', jobTitle: 'Head of Sustainability', competence: 'ESRS course 2025', rows: 2 },
  ],
  assignments: [
    { noun: 'topic', key: 'E1', owner: 'Ben', dueOn: '2025-11-30', review: 'reviewed', reviewBy: 'Ada' },
    { noun: 'component', key: 'i', owner: 'Ada', dueOn: null, review: 'open', reviewBy: null },
    { noun: 'component', key: 'deleted', owner: 'Ada', dueOn: null, review: 'open', reviewBy: null },
  ],
};
const result = freezeResult(data, circumstances);
const file = () =>
  JSON.parse(JSON.stringify({ kind: FROZEN_FILE, sha256: sha256(canonicalJson(result)), result })) as Altered;
type Altered = { kind: string; sha256: string; result: typeof result };
const told = (changed: unknown) => {
  const { verdict, sentences } = wordCheck(checkFrozenFile(changed));
  return [verdict, ...sentences].join(' ');
};

describe('the result frozen on completion', () => {
  it('holds inputs, names, reasons, topics set aside, versions and the results that follow', () => {
    expect(result).toMatchObject({
      format: 13,
      scales: { negative: { likelihood: expect.arrayContaining(['Likely']) } },
      versions: { product: PRODUCT_VERSION, esrs: 'esrs-2023', legalAct: expect.stringContaining('2023/2772') },
      completed: { by: 'Ada' },
      setAside: [{ code: 'S1', name: 'Topic S1' }],
      results: { points: [{ topic: { code: 'E1' }, impact: 20, financial: 9, materialBy: 'both' }] },
    });
    expect(result.inputs.components.map(({ justification }) => justification)).toContain('Why');
    expect(result.lastChanges).toContainEqual(mustHave(circumstances.lastChanges[0]));
  });

  it('holds who scored, with function and competence, and owners and reviews of the records that exist', () => {
    expect(result.scorers).toEqual(circumstances.scorers.toReversed());
    expect(result.assignments?.map(({ key }) => key)).toEqual(['i', 'E1']);
    const { scorers: _scorers, assignments: _assignments, ...before } = result;
    const earlier = { ...before, format: 11 as const };
    const old = { kind: FROZEN_FILE, sha256: sha256(canonicalJson(earlier)), result: earlier };
    expect(checkFrozenFile(old)).toMatchObject({ state: 'same', format: 11, differences: [] });
  });

  it('holds the activities of the value chain, which earlier formats leave unknown', () => {
    const activity: Activity = {
      id: 'a' as ActivityId,
      name: 'Smelting',
      tier: 'upstream-2',
      kind: 'supplier',
      place: 'Ghana',
      note: '',
      position: 0,
      componentIds: ['r', 'i'] as ComponentId[],
      nothingFound: '',
      nothingFoundBy: '',
      nothingFoundAt: null,
    };
    const chained = freezeResult({ ...data, activities: [{ ...activity, version: 3 } as Activity] }, circumstances);
    expect(chained.inputs.activities).toEqual([{ ...activity, componentIds: ['i', 'r'] }]);
    expect(wholeOfFrozen(chained, false).activities).toMatchObject([{ name: 'Smelting' }]);
    const renamed = { ...data, activities: [{ ...activity, nothingFoundBy: 'Benjamin', place: 'Togo' }] };
    expect(listChangedSince(chained, renamed)).toEqual(['activities a: place was frozen as "Ghana" and is "Togo".']);
    const { activities: _none, ...inputs } = chained.inputs;
    const earlier = { ...chained, format: 12 as const, inputs };
    const old = { kind: FROZEN_FILE, sha256: sha256(canonicalJson(earlier)), result: earlier };
    expect(checkFrozenFile(old)).toMatchObject({ state: 'same', format: 12, differences: [] });
    expect(listChangedSince(earlier, renamed)).toEqual([]);
  });

  it('is the same text whatever the order and versions of rows and the current step', () => {
    const shuffled = {
      ...data,
      assessment: { ...assessment, status: 'completed', completedAt: at, currentStep: 6 } as const,
      topics: topics.toReversed(),
      components: components.toReversed().map((row) => ({ ...row, version: 7 })),
    };
    const evidence = circumstances.evidence.map((piece) => ({ ...piece, uses: piece.uses.toReversed() }));
    const mirrored = { ...circumstances, lastChanges: circumstances.lastChanges.toReversed(), evidence };
    expect(frozenText(shuffled, mirrored)).toBe(frozenText(data, circumstances));
  });

  it('states the product version from package.json', () => {
    expect(JSON.parse(readFileSync('package.json', 'utf8')).version).toBe(PRODUCT_VERSION);
  });
});

describe('checking a frozen result', () => {
  it('finds no difference in an unaltered result, even after reformatting', () => {
    expect(checkFrozenText(JSON.stringify(file(), null, 2))).toMatchObject({
      state: 'same',
      format: 13,
      differences: [],
    });
  });

  it('reports an altered score, in the results and in the inputs', () => {
    const inResults = file();
    mustHave(inResults.result.results.risks[0]).score = 25;
    expect(told(inResults)).toContain('“r”, score: 25 in the file, 9 recomputed.');
    const inInputs = file();
    Object.assign(mustHave(inInputs.result.inputs.components.find(({ id }) => id === 'r')), { financialLikelihood: 5 });
    expect(told(inInputs)).toContain('“r”, score: 9 in the file, 15 recomputed.');
    expect(told(inInputs)).toContain(
      'Decision on “E1 Topic E1, financial side”, score: 9 in the results, 15 based on the inputs.',
    );
    expect(told(inInputs)).toContain('altered after it was frozen');
  });

  it('detects an altered fingerprint of evidence by the fingerprint of the result', () => {
    const altered = file();
    Object.assign(mustHave(altered.result.evidence?.[0]?.file), { sha256: '1'.repeat(64) });
    expect(told(altered)).toContain('altered after it was frozen');
  });

  it('reports a changed threshold', () => {
    const altered = file();
    altered.result.inputs.assessment.thresholds.impact = 25;
    expect(told(altered)).toContain('The impact threshold is 25; the result was computed with 12.5.');
    expect(told(altered)).toContain('flag: Material by both in the file, Material financially recomputed');
  });

  it('reports a changed decision with its reason, and a changed band', () => {
    const altered = file();
    Object.assign(mustHave(altered.result.inputs.decisions[0]), { isMaterial: false, reason: 'Another' });
    altered.result.inputs.assessment.borderlineBand = 1;
    const words = told(altered);
    expect(words).toContain('The borderline band is 1; the result was computed with 2.5.');
    expect(words).toContain(
      'Decision on “E1 Topic E1, financial side”, conclusion: material in the results, not material based on the inputs.',
    );
    expect(words).toContain('reason: The board expects a levy in the results, Another based on the inputs.');
    expect(words).toContain('flag: Material by both in the file, Material by impact recomputed');
    const taken = file();
    taken.result.inputs.decisions = [];
    expect(told(taken)).toContain(
      'A decision on “E1 Topic E1, financial side” is in the results but not in the inputs.',
    );
  });

  it('checks format 5, which has neither band nor decisions, without finding a difference', () => {
    const plain = freezeResult(sampleData({ topics, components, selections, scores }), circumstances);
    const { decisions: _decisions, ...inputs } = plain.inputs;
    const { borderlineBand: _band, ...frame } = inputs.assessment;
    const earlier = { ...plain, format: 5 as const, inputs: { ...inputs, assessment: frame } };
    const old = { kind: FROZEN_FILE, sha256: sha256(canonicalJson(earlier)), result: earlier };
    expect(checkFrozenFile(old)).toMatchObject({ state: 'same', format: 5, differences: [] });
    expect(canonicalJson(plain.results)).not.toContain('decisions');
  });

  it('does not count a new name of the person who decided as a changed decision', () => {
    const renamed = { ...data, decisions: data.decisions.map((each) => ({ ...each, decidedBy: 'Benjamin' })) };
    expect(listChangedSince(result, renamed)).toEqual([]);
    const otherwise = { ...data, decisions: data.decisions.map((each) => ({ ...each, reason: 'Other' })) };
    expect(listChangedSince(result, otherwise)).toEqual([
      'decisions E1 financial: reason was frozen as "The board expects a levy" and is "Other".',
    ]);
  });

  it('detects by the fingerprint changes that affect no figure: a reason, a name, a topic set aside', () => {
    const altered = file();
    mustHave(altered.result.lastChanges[0]).reason = 'Another';
    expect(checkFrozenFile(altered)).toMatchObject({ state: 'differs', differences: [] });
    const back = file();
    back.result.setAside = [];
    expect(told(back)).toContain('The list of deselected topics differs.');
  });

  it('detects figures that do not follow even if the fingerprint was recomputed, and reports changed rules', () => {
    const altered = file();
    mustHave(altered.result.results.risks[0]).score = 25;
    altered.sha256 = sha256(canonicalJson(altered.result));
    expect(told(altered)).toContain('The fingerprint is correct, but the figures do not follow');
    altered.result.versions.formula = 0;
    altered.sha256 = sha256(canonicalJson(altered.result));
    expect(told(altered)).toContain('unchanged since it was frozen. The rules have since changed');
  });

  it('reports what was removed', () => {
    const altered = file();
    altered.result.results.risks = [];
    expect(told(altered)).toContain('“r” is missing from the results.');
  });

  it.each([
    ['cut off', JSON.stringify(file()).slice(0, -200), 'It may be incomplete'],
    ['empty', '', 'It may be incomplete'],
    ['another file', '{"a":1}', 'not a frozen result from Twofold'],
    ['a newer format', JSON.stringify({ ...file(), result: { format: 99 } }), 'A newer version'],
    ['without its parts', JSON.stringify({ ...file(), result: { format: 4, versions: {} } }), 'altered or is damaged'],
    ['nothing in it', '{"kind":"twofold-frozen-result","sha256":"","result":null}', 'does not know'],
  ])('explains what is wrong with a file: %s', (_, text, sentence) => {
    expect(wordCheck(checkFrozenText(text)).verdict).toContain(sentence);
  });

  it('computes format 4, which had one flag for both scores, as it was computed then', () => {
    const taken = sampleComponent('risk', 'E1', 't', { severityOpen: true, likelihoodOpen: true });
    const now = freezeResult({ ...data, components: [...components, taken] }, circumstances);
    const asThen = now.inputs.components.map(({ severityOpen: scoresOpen, likelihoodOpen: _both, ...row }) => ({
      ...row,
      scoresOpen,
    }));
    const inputs = { ...now.inputs, components: asThen as unknown as typeof now.inputs.components };
    const earlier = { ...now, format: 4 as const, inputs };
    const old = { kind: FROZEN_FILE, sha256: sha256(canonicalJson(earlier)), result: earlier };
    expect(now.results.risks.find(({ id }) => id === 't')).toMatchObject({ score: null, counted: false });
    expect(checkFrozenFile(old)).toMatchObject({ state: 'same', format: 4, differences: [] });
    expect(listChangedSince(earlier, { ...data, components: [...components, taken] })).toEqual([]);
    const given = { ...taken, severityOpen: false };
    expect(listChangedSince(earlier, { ...data, components: [...components, given] })).toEqual([
      'components t: severityOpen was frozen as true and is false.',
    ]);
  });

  it('keeps a missing side of a screening missing, and computes format 10 as it was computed then', () => {
    const half = { ...sampleScore('E1', 8, 5), financialScore: null };
    const now = freezeResult({ ...data, scores: [half] }, circumstances);
    const signed = (frozen: object) => ({ kind: FROZEN_FILE, sha256: sha256(canonicalJson(frozen)), result: frozen });
    expect(now.results.screening).toMatchObject([{ impactScore: 8, financialScore: null }]);
    expect(checkFrozenFile(signed(now))).toMatchObject({ state: 'same', format: 13, differences: [] });
    const earlier = { ...result, format: 10 as const };
    expect(checkFrozenFile(signed(earlier))).toMatchObject({ state: 'same', format: 10, differences: [] });
  });

  it('holds the choices on disclosure requirements, and checks format 11, which had none', () => {
    const choice: DisclosureChoice = {
      ...{ esrsVersion: 'esrs-2023', requirement: 'E1-6', choice: 'left-out', phaseIn: '', until: null },
      ...{ ground: 'not-material', reason: 'Below our criteria', topicCodes: [], carriedFrom: '' },
      ...{ chosenBy: 'Ada', chosenAt: at },
    };
    const law = { ...assessment, undertaking: 'wave-one-above' as const };
    const now = freezeResult({ ...data, assessment: law, disclosureChoices: [choice] }, circumstances);
    const signed = (frozen: object) => ({ kind: FROZEN_FILE, sha256: sha256(canonicalJson(frozen)), result: frozen });
    expect(now.inputs).toMatchObject({ assessment: { undertaking: 'wave-one-above' }, disclosureChoices: [choice] });
    expect(checkFrozenFile(signed(now))).toMatchObject({ state: 'same', format: 13, differences: [] });
    const renamed = { ...data, assessment: law, disclosureChoices: [{ ...choice, chosenBy: 'Adele' }] };
    expect(listChangedSince(now, renamed)).toEqual([]);
    expect(listChangedSince(now, { ...renamed, disclosureChoices: [] })).toEqual([
      'disclosureChoices esrs-2023 E1-6 was frozen and no longer exists.',
    ]);
    const { disclosureChoices: _choices, ...inputs } = result.inputs;
    const { undertaking: _kind, firstReportYear: _year, ...frame } = inputs.assessment;
    const earlier = { ...result, format: 11 as const, inputs: { ...inputs, assessment: frame } };
    expect(checkFrozenFile(signed(earlier))).toMatchObject({ state: 'same', format: 11, differences: [] });
    expect(listChangedSince(earlier as typeof result, data)).toEqual([]);
  });

  it('holds the links between entries, and checks format 12, which had none', () => {
    const link: Link = {
      ...{ id: 'l' as LinkId, kind: 'dependency', fromComponentId: null, fromMeasureId: null },
      ...{ dependency: 'Clean water', componentId: mustHave(components[1]).id, note: '' },
    };
    const gone = { ...link, id: 'gone' as LinkId, componentId: 'deleted' as typeof link.componentId };
    const now = freezeResult({ ...data, links: [{ ...link, version: 3 } as Link, gone] }, circumstances);
    const signed = (frozen: object) => ({ kind: FROZEN_FILE, sha256: sha256(canonicalJson(frozen)), result: frozen });
    expect(now.inputs.links).toEqual([link]);
    expect(checkFrozenFile(signed(now))).toMatchObject({ state: 'same', format: 13, differences: [] });
    expect(listChangedSince(now, data)).toEqual(['links l was frozen and no longer exists.']);
    const { links: _links, ...inputs } = result.inputs;
    const earlier = { ...result, format: 12 as const, inputs };
    expect(checkFrozenFile(signed(earlier))).toMatchObject({ state: 'same', format: 12, differences: [] });
    expect(listChangedSince(earlier as typeof result, data)).toEqual([]);
  });

  it('reads the older format, and checks what can be checked in it', () => {
    const { assessment: _, ...dashboard } = { assessment: null, ...result.results };
    const { id, name, esrsVersion, financialYearStart } = sampleAssessment;
    const earlier = {
      format: 1,
      thresholdsReason: 'Board',
      dashboard: { ...dashboard, assessment: { id, name, esrsVersion, financialYearStart } },
      deselectedTopics: [],
    };
    const old = structuredClone({ kind: FROZEN_FILE, sha256: sha256(canonicalJson(earlier)), result: earlier });
    expect(checkFrozenFile(old)).toMatchObject({ state: 'same', format: 1 });
    mustHave(old.result.dashboard.points[0]).impact = 1;
    expect(told(old)).toContain('impact score: 1 in the file, 20 recomputed');
  });
});

describe('SHA-256', () => {
  it.each(['', 'abc', 'ä€😀', '\ud800', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'Grün '.repeat(20_000)])(
    'follows FIPS 180-4',
    (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    },
  );
});
