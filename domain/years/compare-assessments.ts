import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { Fields } from '#domain/fields/kinds.ts';
import { type Worded, wordValue } from '#domain/fields/wording.ts';
import { found } from '#domain/found.ts';
import type { FieldChange } from '#domain/history/change.ts';
import {
  allRows,
  buildDashboard,
  type Dashboard,
  type DashboardRow,
  type WrittenInput,
} from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';
import { compareYears, componentKey, type YearsCompared } from './compare-years.ts';
import { topicKey } from './topic-key.ts';

/** A component that two assessments have and that says something else in the later one. */
export interface ComponentChange {
  earlier: DashboardRow;
  later: DashboardRow;
  /** Each field that reads otherwise, in the order of the form. */
  fields: FieldChange[];
}

export interface AssessmentsCompared extends YearsCompared {
  /** Highest score first. */
  changedComponents: ComponentChange[];
}

/** Say how it came here, not what it is. */
const NOT_COMPARED = ['startedFrom', 'carriedFrom'];
const FIELDS: Fields = componentFields;
const COMPARED = Object.entries(FIELDS).filter(([name]) => !NOT_COMPARED.includes(name));

/** Two assessments compared: their results, each under its own adopted thresholds, and what is said otherwise of what both have. */
export function compareAssessments(earlier: WrittenInput, later: WrittenInput): AssessmentsCompared {
  const [before, after] = [buildDashboard(earlier), buildDashboard(later)];
  const years = compareYears(before, after);
  const was = new Map(toldRows(earlier, before, years).map((told) => [componentKey(told.row), told]));
  const changedComponents = toldRows(later, after, years).flatMap((is): ComponentChange[] => {
    const match = was.get(componentKey(is.row));
    const fields = match ? changedFields(match, is) : [];
    return match && fields.length > 0 ? [{ earlier: match.row, later: is.row, fields }] : [];
  });
  return {
    ...years,
    changedComponents: changedComponents.toSorted((one, other) => compareByScore(one.later, other.later)),
  };
}

interface Told {
  row: DashboardRow;
  component: Component;
  topicKey: string;
}

function toldRows(input: WrittenInput, dashboard: Dashboard, { isSameVersion }: YearsCompared): Told[] {
  const components = new Map(input.components.map((component) => [component.id, component]));
  return allRows(dashboard).map((row) => ({
    row,
    component: found(components.get(row.id), 'the component of a row'),
    topicKey: topicKey(row.topic, input.assessment.esrsVersion, isSameVersion),
  }));
}

/** A field of the other side says nothing, whatever it was left at; a topic that goes on under another code is the same. */
function changedFields(was: Told, is: Told): FieldChange[] {
  return COMPARED.flatMap(([field, worded]) => {
    if (worded.side !== undefined && worded.side !== is.row.side) return [];
    if (field === 'topicId' && was.topicKey === is.topicKey) return [];
    const [from, to] = [textOf(was, field, worded), textOf(is, field, worded)];
    return from === to ? [] : [{ field, label: worded.label, from, to }];
  });
}

const textOf = ({ row: { topic }, component }: Told, field: string, worded: Worded): string =>
  wordValue(worded, component[field as keyof Component], () => `${topic.code} ${topic.name}`);
