import { describe, expect, it } from 'vitest';
import { componentFields } from '#domain/components/fields.ts';
import { type Change, describeChange, heldValues, lineNow } from '#domain/history/change.ts';
import { valuesFromColumns } from '#domain/history/from-columns.ts';
import { HISTORY_NOUNS, TOLD_TABLES, tableOf } from '#domain/history/nouns.ts';
import { planUndo } from '#domain/history/plan-undo.ts';
import { questionnaire } from '#domain/questionnaire/questionnaire.ts';
import type { Columns } from '#domain/records/contents/contents.ts';

const nameOfTopic = (id: string) => (id === 'e1' ? 'E1.1 Climate change mitigation' : undefined);
const component = { title: 'Diesel lorries', topic_id: 'e1', kind: 'impact', impact_severity: 4 };

describe('a line of the history', () => {
  it('names changed fields as the form does, in its order, with options by their labels', () => {
    const line = {
      tableName: 'materiality_components',
      action: 'update',
      old: { time_horizon: '', impact_severity: 3, financial_effects: [], human_rights: false, impact_polarity: null },
      new: {
        time_horizon: 'long',
        impact_severity: 4,
        financial_effects: ['cash-flow', 'performance'],
        human_rights: true,
        impact_polarity: 'Negative',
      },
    } as const;
    expect(describeChange(line, component, nameOfTopic)).toEqual({
      noun: 'component',
      verb: 'changed',
      title: 'Diesel lorries',
      topic: 'E1.1 Climate change mitigation',
      fields: [
        { field: 'impactPolarity', label: 'Impact polarity', from: 'Not set', to: 'Negative' },
        { field: 'financialEffects', label: 'Financial effects', from: 'Not set', to: 'Cash flow, Performance' },
        { field: 'timeHorizon', label: 'Time horizon', from: 'Not set', to: 'Long-term (> 5 ys)' },
        { field: 'impactSeverity', label: 'Severity', from: '3', to: '4' },
        { field: 'humanRights', label: 'This is a human-rights impact', from: 'No', to: 'Yes' },
      ],
    } satisfies Change);
  });

  it('uses the present names of fields, even if it was written before one field became two', () => {
    const line = {
      tableName: 'materiality_components',
      action: 'update',
      old: { scores_open: true },
      new: { scores_open: false },
    } as const;
    const told = describeChange(line, component, nameOfTopic).fields;
    expect(told.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['severityOpen', 'Score missing', 'Given'],
      ['likelihoodOpen', 'Score missing', 'Given'],
    ]);
    const row = { ...component, scores_open: true, likelihood_open: false };
    expect(valuesFromColumns(componentFields, row)).toMatchObject({ severityOpen: true, likelihoodOpen: false });
    // Undoing such a line restores the present fields as well.
    expect(planUndo(lineNow(line), { severity_open: false, likelihood_open: false })).toEqual({
      ok: true,
      undoing: { action: 'update', columns: { severity_open: true, likelihood_open: true } },
    });
  });

  it('shows a score that had not been given as missing', () => {
    const update = { tableName: 'materiality_components', action: 'update' } as const;
    const toldOf = (before: Columns, after: Columns) =>
      describeChange({ ...update, old: before, new: after }, component, nameOfTopic).fields.map(
        ({ label, from, to }) => `${label}: ${from} → ${to}`,
      );
    const open = { impact_severity: 3, severity_open: true };
    const given = { impact_severity: 5, severity_open: false };
    expect(toldOf(open, given)).toEqual(['Severity: Score missing → 5']);
    expect(toldOf(given, open)).toEqual(['Severity: 5 → Score missing']);
    expect(toldOf({ likelihood_open: true }, { likelihood_open: false })).toEqual([
      'Likelihood: Score missing → Given',
    ]);
    expect(toldOf({ impact_severity: 4 }, { impact_severity: 5 })).toEqual(['Severity: 4 → 5']);
  });

  it.each([
    ['impact', ['Severity: Score missing', 'Likelihood: 2']],
    ['risk', ['Potential magnitude: Score missing', 'Likelihood: 4']],
  ])('for an added %s lists the scores of its side and which is missing', (kind, said) => {
    const scores = { impact_severity: 3, impact_likelihood: 2, financial_risk_opportunity: 3, financial_likelihood: 4 };
    const row = { title: 'Dust', kind, ...scores, severity_open: true, likelihood_open: false };
    const added = { tableName: 'materiality_components', action: 'insert', old: null, new: row } as const;
    const held = heldValues(added, nameOfTopic).map(({ label, value }) => `${label}: ${value}`);
    expect(held.filter((each) => /Severity|magnitude|Likelihood/.test(each))).toEqual(said);
  });

  it('uses the title that a record had at the time', () => {
    const line = {
      tableName: 'materiality_components',
      action: 'update',
      old: { title: 'Lorries' },
      new: { title: 'Diesel lorries' },
    } as const;
    const later = { ...component, title: 'Electric lorries' };
    expect(describeChange(line, later, nameOfTopic)).toMatchObject({
      title: 'Diesel lorries',
      fields: [{ label: 'Title', from: 'Lorries', to: 'Diesel lorries' }],
    });
  });

  it('names only the record when it was added or deleted', () => {
    const added = { tableName: 'materiality_components', action: 'insert', old: null, new: component } as const;
    expect(describeChange(added, null, nameOfTopic)).toMatchObject({
      verb: 'added',
      title: 'Diesel lorries',
      fields: [],
    });
    const gone = { tableName: 'materiality_components', action: 'delete', old: component, new: null } as const;
    expect(describeChange(gone, null, nameOfTopic)).toMatchObject({ verb: 'deleted', title: 'Diesel lorries' });
  });

  it('reports the first decision that sets a topic aside as a change from relevant', () => {
    const decision = { topic_id: 'e1', carried_from: '', version: 1 };
    const line = { tableName: 'assessment_topic_selections', action: 'insert', old: null } as const;
    const aside = { ...line, new: { ...decision, is_relevant: false } };
    expect(describeChange(aside, null, nameOfTopic)).toMatchObject({
      verb: 'changed',
      topic: 'E1.1 Climate change mitigation',
      fields: [{ field: 'isRelevant', label: 'Relevant', from: 'Yes', to: 'No' }],
    });
    const kept = { ...line, new: { ...decision, is_relevant: true } };
    expect(describeChange(kept, null, nameOfTopic)).toMatchObject({ verb: 'added', fields: [] });
  });

  it('shows an answer by the labels of its question’s options', () => {
    const [section] = questionnaire;
    const countries = section.questions.find(({ text }) => /countries/i.test(text));
    const line = {
      tableName: 'assessment_responses',
      action: 'update',
      old: { field_value: '[]' },
      new: { field_value: '["FI","SE"]' },
    } as const;
    const row = { section: section.name, field_name: countries?.text, field_type: 'multiselect' };
    expect(describeChange(line, row, nameOfTopic)).toMatchObject({
      noun: 'answer',
      title: countries?.text,
      fields: [{ label: 'Answer', from: 'Not set', to: 'Finland, Sweden' }],
    });
  });

  it.each([
    ['completed', { status: 'draft', completed_at: null }, { status: 'completed', completed_at: '2026-03-01' }],
    ['reopened', { status: 'completed', completed_at: '2026-03-01' }, { status: 'draft', completed_at: null }],
    ['changed', { impact_threshold: 12.5 }, { impact_threshold: 15 }],
  ])('for an assessment says that it was %s', (verb, before, after) => {
    const line = { tableName: 'assessments', action: 'update', old: before, new: after } as const;
    expect(describeChange(line, { name: 'Materiality 2026' }, nameOfTopic)).toMatchObject({
      noun: 'assessment',
      verb,
      title: 'Materiality 2026',
    });
  });

  it('omits columns that mean nothing to users', () => {
    const line = {
      tableName: 'assessments',
      action: 'update',
      old: { current_step: 1 },
      new: { current_step: 2 },
    } as const;
    expect(describeChange(line, null, nameOfTopic).fields).toEqual([]);
  });

  it('covers every noun, but no chats', () => {
    expect(HISTORY_NOUNS.map(tableOf).sort()).toEqual([...TOLD_TABLES].sort());
    expect(TOLD_TABLES.some((table) => table.startsWith('chat'))).toBe(false);
    const chat = { tableName: 'chat_messages', action: 'insert', old: null, new: { content: 'private' } } as const;
    expect(() => describeChange(chat, null, nameOfTopic)).toThrow('does not tell of chat_messages');
  });
});
