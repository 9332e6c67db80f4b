import { describe, expect, it } from 'vitest';
import type { Component } from '#domain/components/component.ts';
import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { reasonsAsked } from '#domain/results/reasons-asked.ts';
import { sampleAssessment, sampleComponent, sampleData, sampleTopic } from './sample-assessment.ts';

const topics = [sampleTopic('E1.1'), sampleTopic('E1.2'), sampleTopic('S1.1')];
const rated = (kind: 'impact' | 'risk', topic: string, value: 1 | 5): Component =>
  sampleComponent(kind, topic, `${kind} of ${topic}`, {
    impactPolarity: kind === 'impact' ? 'Negative' : null,
    actualPotentialImpact: kind === 'impact' ? 'Potential' : null,
    impactSeverity: value,
    impactLikelihood: value,
    financialRiskOpportunity: value,
    financialLikelihood: value,
  });
const low = (topic: string) => [rated('impact', topic, 1), rated('risk', topic, 1)];
const setAside = (...codes: string[]): AssessmentData['selections'] =>
  topics.filter(({ code }) => codes.includes(code)).map(({ id }) => ({ topicId: id, isRelevant: false }));
const isClimateAsked = (stated: Partial<AssessmentData>) => reasonsAsked(sampleData({ topics, ...stated })).climate;

describe('the explanation that climate change is not material', () => {
  it.each<[string, Partial<AssessmentData>, boolean]>([
    ['nothing is assessed, which is no conclusion', {}, false],
    ['all its topics are set aside', { selections: setAside('E1.1', 'E1.2') }, true],
    ['all its topics stay below on both sides', { components: [...low('E1.1'), ...low('E1.2')] }, true],
    ['one is set aside and the other stays below', { selections: setAside('E1.2'), components: low('E1.1') }, true],
    ['one side of one topic is open', { components: [...low('E1.1'), rated('impact', 'E1.2', 1)] }, false],
    ['one topic is material', { components: [...low('E1.1'), rated('risk', 'E1.2', 5)] }, false],
    ['another standard is not material', { selections: setAside('S1.1') }, false],
  ])('is required or not where %s', (_, stated, isAsked) => {
    expect(isClimateAsked(stated)).toBe(isAsked);
  });
});

describe('the reason for a version', () => {
  it.each([
    ['esrs-2023', '2023-01-01', true],
    ['esrs-2023', '2025-01-01', false],
    ['esrs-2026', '2025-12-31', true],
    ['esrs-2023', '2026-07-01', false],
    ['esrs-2026', '2026-07-01', false],
    ['esrs-2023', '2027-01-01', true],
  ] as const)('%s from %s is required: %s', (esrsVersion, financialYearStart, isAsked) => {
    const assessment = { ...sampleAssessment, esrsVersion, financialYearStart };
    expect(reasonsAsked(sampleData({ assessment })).version).toBe(isAsked);
  });
});
