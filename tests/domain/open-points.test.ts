import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPointsOf } from '#domain/progress/open-points.ts';
import { overviewOf } from '#domain/progress/overview.ts';
import { buildDashboard } from '#domain/results/dashboard.ts';
import { currentYear } from '#sample/current-year.ts';
import { toAssessmentData } from '#sample/sample-assessment-data.ts';

const data = toAssessmentData(currentYear, randomUUID);

test('lists decisive entries without a justification, highest score first', () => {
  const bare = { ...data, components: data.components.map((each) => ({ ...each, justification: ' ' })) };
  const scores = openPointsOf(bare).unjustified.map(({ score }) => score ?? 0);
  expect(scores.length).toBeGreaterThan(5);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('does not list a complete section as an open point', () => {
  expect(openPointsOf(data).sections.every(({ state }) => state !== 'complete')).toBe(true);
});

test('counts each topic and each component once in the overview', () => {
  const { topics, components, highest } = overviewOf(data, buildDashboard(data));
  expect(topics.relevant + topics.deselected).toBe(topics.all);
  expect(topics.assessed + topics.notYetAssessed).toBe(topics.relevant);
  expect(Object.values(topics.by).reduce((sum, count) => sum + count, 0)).toBe(topics.assessed);
  expect(topics.material).toBe(topics.by.both + topics.by.impact + topics.by.financial);
  expect(components.impacts + components.risks + components.opportunities).toBe(components.all);
  expect(highest).toHaveLength(5);
});
