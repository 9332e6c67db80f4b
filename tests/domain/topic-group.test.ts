import { describe, expect, it } from 'vitest';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { topicCatalogue } from '#domain/reference/topic-catalogue.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';

describe('the group of a topic', () => {
  it.each<[string, Category, EsrsVersion, string, string]>([
    ['ESRS E3 Water and marine resources: Water', 'Environmental', 'esrs-2023', 'E3', 'E3 Water and marine resources'],
    ['ESRS E3 Water: Water use', 'Environmental', 'esrs-2026', 'E3', 'E3 Water'],
    ['Our own view on E5.2', 'Environmental', 'esrs-2023', 'E5', 'E5 Resource use and circular economy'],
    ['S1 first, S2 as well', 'Social', 'esrs-2023', 'S1', 'S1 Own workforce'],
    ['As asked in G1-3', 'Governance', 'esrs-2026', 'G1', 'G1 Business Conduct'],
    ['No code at all', 'Social', 'esrs-2023', 'Social', 'Social'],
    ['', 'Governance', 'esrs-2026', 'Governance', 'Governance'],
    ['Machine E10, hall S12, G1a', 'Environmental', 'esrs-2023', 'Environmental', 'Environmental'],
    ['PHASE1 of the e1 programme', 'Environmental', 'esrs-2023', 'Environmental', 'Environmental'],
    ['E6, S5 and G2 do not exist', 'Social', 'esrs-2023', 'Social', 'Social'],
  ])('of "%s" (%s, %s) is %s', (description, category, version, key, label) => {
    expect(topicGroup({ code: '', description, category }, version)).toEqual({ key, label });
  });

  it.each(['esrs-2023', 'esrs-2026'] as const)('is its standard for every topic of the %s catalogue', (version) => {
    expect(topicCatalogue[version]).not.toHaveLength(0);
    for (const topic of topicCatalogue[version])
      expect(topicGroup(topic, version).key, topic.code).toBe(topic.standard);
  });
});
