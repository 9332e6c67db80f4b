import { expect, it } from 'vitest';
import { openSections } from '#web/features/questionnaire/wizard/open-points.ts';
import { sampleData, sampleStakeholder } from '../../domain/sample-assessment.ts';

it('labels an open point at a stakeholder with the name of its group, or of its own group', () => {
  const groups = [
    sampleStakeholder({ stakeholderGroup: 'communities' }),
    sampleStakeholder({ stakeholderGroup: 'other', customGroupName: 'Beekeepers' }),
  ].map((row, at) => ({ ...row, id: `${at}` as typeof row.id }));
  const evidence = groups.map(({ id }) => ({ noun: 'stakeholder' as const, recordId: id, pieces: 1, expired: 1 }));
  const points = openSections(sampleData({ stakeholders: groups, evidence })).flatMap((section) => section.points);
  const expired = points.find(({ code }) => code === 'expired-evidence');
  expect(expired?.places.map(({ label }) => label)).toEqual(['Local Communities', 'Beekeepers']);
});
