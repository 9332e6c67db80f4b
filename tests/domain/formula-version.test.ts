import { describe, expect, it } from 'vitest';
import type { Assessment } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import { SCORE_VALUES } from '#domain/fields/score5.ts';
import { FORMULA_VERSION } from '#domain/frozen-results/formula-version.ts';
import { computeResults, type FrozenDashboard, listSetAside } from '#domain/frozen-results/frozen-result.ts';
import { sha256 } from '#domain/frozen-results/sha256.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { ESRS_VERSIONS } from '#domain/reference/esrs-versions.ts';
import { actualities, impactPolarities } from '#domain/reference/options.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleScore, sampleTopic } from './sample-assessment.ts';

/**
 * The results of the inputs below, by formula version. A different hash means that a rule gives another result than the one frozen results
 * were computed with: raise `FORMULA_VERSION` and add a line. A line is never changed.
 */
const AMOUNTS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  1: {
    'all together': '5854f848d972a3ccfd2f96861dce618c6660ea06bea01e5c6b49a83435ed18b0',
    'all together, a topic set aside': '1d028649fd40e7fb0a8a674266bc23c36ce5ac5bab19126645cee8288317b303',
    'details of severity, each alone': '159bf3c48d9ebd53907ee50a8e4d1173b6925bb9ac44a4a4c55d8f487b0c8c76',
    'impacts, each alone': 'e550b74ac61ec6883848beae1087d9bea9ff501409f6a00290cc6b4360fc18a7',
    'risks and opportunities, each alone': '8a4ba7f121085fe56188309cb8c8e6659cf4d44870aa1621096cc9e97a315551',
  },
};

const ids = (options: readonly { id: string }[]) => [null, ...options.map(({ id }) => id)];
const grid = (lists: readonly (readonly unknown[])[]): unknown[][] =>
  lists.reduce<unknown[][]>((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

/** Every combination of an impact's properties with the ends and the middle of its scales. */
const impacts = grid([ids(impactPolarities), ids(actualities), [false, true], [false, true], [1, 3, 5], [1, 2, 5]]).map(
  ([impactPolarity, actualPotentialImpact, humanRights, impactRelevant, impactSeverity, impactLikelihood], index) =>
    sampleComponent('impact', 'E1', `impact ${index}`, {
      impactPolarity,
      actualPotentialImpact,
      humanRights,
      impactRelevant,
      impactSeverity,
      impactLikelihood,
    } as Partial<Component>),
);

/** Severities that follow from their details, with a reason for another one and without. */
const details = grid([ids(impactPolarities), [null, 1, 4], [null, 2, 5], [null, 3, 5], ['', 'Otherwise']]).map(
  ([impactPolarity, impactScale, impactScope, impactIrremediability, severityReason], index) =>
    sampleComponent('impact', 'E2', `detail ${index}`, {
      impactPolarity,
      impactScale,
      impactScope,
      impactIrremediability,
      severityReason,
      impactSeverity: 2,
    } as Partial<Component>),
);

const financial = (['risk', 'opportunity'] as const).flatMap((kind) =>
  grid([SCORE_VALUES, SCORE_VALUES, [false, true]]).map(([magnitude, likelihood, financialRelevant], index) =>
    sampleComponent(kind, 'S1', `${kind} ${index}`, {
      financialRiskOpportunity: magnitude,
      financialLikelihood: likelihood,
      financialRelevant,
    } as Partial<Component>),
  ),
);

/** Each score on a topic of its own, so that each meets the thresholds alone. */
function eachAlone(components: readonly Component[]): AssessmentData {
  const topics = components.map((_, index) => sampleTopic(`E1.${index + 1}`));
  const alone = components.map((component, index) => ({
    ...component,
    topicId: topics[index]?.id ?? component.topicId,
  }));
  return sampleData({ topics, components: alone });
}

const together = ['E1', 'E2', 'S1', 'G1'].map((code) => sampleTopic(code));
const selections = together.map(({ id }, index) => ({ topicId: id, isRelevant: index !== 1 }));
const everything = [...impacts, ...details, ...financial];

const CASES: Readonly<Record<string, AssessmentData>> = {
  'impacts, each alone': eachAlone(impacts),
  'details of severity, each alone': eachAlone(details),
  'risks and opportunities, each alone': eachAlone(financial),
  'all together': sampleData({
    topics: together,
    components: everything,
    scores: [sampleScore('G1', 7, 3), sampleScore('E1', 10, 1)],
  }),
  'all together, a topic set aside': sampleData({ topics: together, components: everything, selections }),
};

/** The figures and verdicts of the results; names and words are not rules. */
function amountsOf(data: AssessmentData) {
  const { points, notYetAssessed, screening, thresholds, ...lists } = computeResults(data);
  const rows = ['positiveImpacts', 'negativeImpacts', 'polarityNotSet', 'opportunities', 'risks'] as const;
  return {
    thresholds,
    points: points.map(
      ({ topic, componentIds, impact, financial, hasImpact, hasFinancial, classification, materialBy }) => [
        [topic.id, componentIds, impact, financial],
        [hasImpact, hasFinancial, classification, materialBy],
      ],
    ),
    rows: rows.map((table) => lists[table].map(figuresOf)),
    notYetAssessed: notYetAssessed.map(({ topic, reason }) => [topic.id, reason]),
    screening: screening.map(({ topic, impactScore, financialScore }) => [topic.id, impactScore, financialScore]),
    setAside: listSetAside(data).map(({ id }) => id),
  };
}

const figuresOf = ({ id, score, severity, likelihoodCounted, rule, counted }: FrozenDashboard['risks'][number]) => [
  [id, score, severity],
  [likelihoodCounted, rule, counted],
];

const RULES_CHANGED =
  'A rule changed what an input amounts to. Raise FORMULA_VERSION and record the new hashes under its number.';

describe('the formula version', () => {
  const amounts = Object.fromEntries(
    Object.entries(CASES).map(([name, data]) => {
      const all = grid([ESRS_VERSIONS, [12.5, 20]]).map(([esrsVersion, threshold]) => {
        const stated = { esrsVersion, thresholds: { impact: threshold, financial: threshold } } as Partial<Assessment>;
        return amountsOf({ ...data, assessment: { ...sampleAssessment, ...stated } });
      });
      return [name, sha256(canonicalJson(all))];
    }),
  );

  it('is raised whenever a rule changes the result for an input', () => {
    expect(amounts, RULES_CHANGED).toEqual(AMOUNTS[FORMULA_VERSION]);
  });

  it('is never reused: each version has results of its own', () => {
    const kept = Object.values(AMOUNTS).map((hashes) => canonicalJson(hashes));
    expect(new Set(kept).size).toBe(kept.length);
    expect(Math.max(...Object.keys(AMOUNTS).map(Number))).toBe(FORMULA_VERSION);
  });
});
