import { describe, expect, it } from 'vitest';
import { groupName } from '#domain/stakeholders/group-name.ts';
import { validateStakeholder } from '#domain/stakeholders/stakeholder-validation.ts';
import {
  engagementText,
  isSameStakeholder,
  settleStakeholder,
  sortStakeholders,
  stakeholderOf,
} from '#web/features/questionnaire/stakeholders/stakeholder-value.ts';
import { sampleStakeholder } from '../../domain/sample-assessment.ts';

describe('a stakeholder entry', () => {
  it('is unchanged while it is new and nothing was entered', () => {
    const fresh = stakeholderOf('new', undefined);
    expect(isSameStakeholder(fresh, undefined)).toBe(true);
    expect(isSameStakeholder({ ...fresh, stakeholderGroup: 'nature' }, undefined)).toBe(false);
    expect(isSameStakeholder({ ...fresh, engagementOrganization: ['survey'] }, undefined)).toBe(false);
  });

  it('equals the saved entry until a field differs', () => {
    const row = { ...sampleStakeholder({ stakeholderNames: 'Growers', isKeyStakeholder: true }), version: 2 };
    expect(isSameStakeholder(stakeholderOf(row.id, row), row)).toBe(true);
    expect(isSameStakeholder({ ...stakeholderOf(row.id, row), isKeyStakeholder: false }, row)).toBe(false);
  });

  it('sends no free text of an Other option that is not chosen', () => {
    const entered = sampleStakeholder({ customGroupName: 'Museums', engagementOther: 'Open day' });
    expect(settleStakeholder(entered)).toMatchObject({ customGroupName: '', engagementOther: '' });
    const chosen = { ...entered, stakeholderGroup: 'other', engagementOrganization: ['other'] };
    expect(settleStakeholder(chosen)).toMatchObject({ customGroupName: 'Museums', engagementOther: 'Open day' });
  });

  it('has no data to save when it holds only a discarded free text', () => {
    const entered = sampleStakeholder({ engagementOther: 'Open day' });
    expect(validateStakeholder(settleStakeholder(entered))).toEqual({ row: 'no-data' });
  });

  it('shows an Other group and an Other method by their own names', () => {
    const row = sampleStakeholder({
      stakeholderGroup: 'other',
      customGroupName: 'Seasonal workers',
      engagementOrganization: ['survey', 'other'],
      engagementOther: 'Open day, with questions',
    });
    expect(groupName(row)).toBe('Seasonal workers');
    expect(engagementText(row)).toBe('Survey, Open day, with questions');
    expect(groupName({ ...row, customGroupName: ' ' })).toBe('Other');
    expect(groupName({ ...row, stakeholderGroup: 'suppliers' })).toBe('Suppliers');
  });

  it('is listed with its group, groups in the order of the list and entries as they were added', () => {
    const rows = ['other', 'nature', 'employees', 'nature'].map((stakeholderGroup, index) =>
      sampleStakeholder({ stakeholderGroup, stakeholderNames: String(index) }),
    );
    expect(sortStakeholders(rows).map((row) => row.stakeholderNames)).toEqual(['2', '1', '3', '0']);
  });
});
