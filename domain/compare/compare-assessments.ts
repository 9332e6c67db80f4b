import type { Side } from '#domain/components/component-score.ts';
import { enteredValues, givenFields } from '#domain/components/given-values.ts';
import { describeScore } from '#domain/components/score.ts';
import { BLANK, type FieldWords, wordValue } from '#domain/fields/wording.ts';
import { found } from '#domain/found.ts';
import type { FieldChange } from '#domain/history/change.ts';
import { traceOf } from '#domain/horizon-scores/horizon-score.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import { type Link, linksReader, linksWithEnds } from '#domain/links/link.ts';
import { sayFrom, sayTo } from '#domain/links/words.ts';
import { bothScoresOf, byBasisOf } from '#domain/measures/basis.ts';
import { measureStates } from '#domain/measures/fields.ts';
import type { Measure } from '#domain/measures/measure.ts';
import { labelOf } from '#domain/reference/option.ts';
import { buildDashboard, type DashboardRow, type WrittenInput } from '#domain/results/dashboard.ts';
import { compareByScore } from '#domain/results/order.ts';
import { compareYears, type YearsCompared } from './compare-years.ts';
import type { Origins } from './match-components.ts';
import { topicKeys } from './topic-key.ts';

/** A component that exists in two assessments and has changed in the later one. */
export interface ComponentChange {
  earlier: DashboardRow;
  later: DashboardRow;
  /** Each field whose text differs, in the order of the form. */
  fields: FieldChange[];
}

export interface AssessmentsCompared extends YearsCompared {
  /** Highest score first. */
  changedComponents: ComponentChange[];
}

/** An assessment as it was written, with its measures and links if it has any. */
type ComparedYears = WrittenInput & { measures?: readonly Measure[]; links?: readonly Link[] };

/** These fields say where an entry comes from, not what it is. */
const NOT_COMPARED = ['startedFrom', 'carriedFrom'];
const FIELDS: Readonly<Record<string, FieldWords & { side?: Side }>> = givenFields;
const COMPARED = Object.entries(FIELDS).filter(([name]) => !NOT_COMPARED.includes(name));

/**
 * Compares two assessments, or two times of one: their results, each under its own adopted thresholds, and the differing fields of
 * components in both.
 * @param origins which components of the later one were copied from which; without it, only kind and title identify a component
 */
export function compareAssessments(
  earlier: ComparedYears,
  later: ComparedYears,
  origins?: Origins,
): AssessmentsCompared {
  const years = compareYears(buildDashboard(earlier), buildDashboard(later), origins);
  const keyOf = topicKeys(earlier.assessment, later.assessment);
  const [was, is] = [toldRows(earlier, keyOf.earlier), toldRows(later, keyOf.later)];
  const changedComponents = years.keptComponents.flatMap((pair): ComponentChange[] => {
    const [before, now] = [was(pair.earlier), is(pair.later)];
    const fields = [...changedFields(before, now), ...changedBeside(before, now)];
    return fields.length > 0 ? [{ ...pair, fields }] : [];
  });
  return {
    ...years,
    changedComponents: changedComponents.toSorted((one, other) => compareByScore(one.later, other.later)),
  };
}

interface ToldYears {
  row: DashboardRow;
  /** What people have entered in the component, by field. */
  values: Readonly<Record<string, unknown>>;
  topicKey: string;
  /** The measures of the entry, its score after those that count, its scores by time horizon, and its links. */
  beside: { measures: string; netScore: string; horizons: string; links: string };
}

function toldRows(
  input: ComparedYears,
  keyOf: (topic: DashboardRow['topic']) => string,
): (row: DashboardRow) => ToldYears {
  const components = new Map(input.components.map((component) => [component.id, component]));
  const named = Map.groupBy(input.measures ?? [], ({ componentId }) => componentId);
  const bothOf = bothScoresOf(input);
  const byBasis = byBasisOf(input);
  const linksAt = linksReader(linksWithEnds(input));
  return (row) => {
    const component = found(components.get(row.id), 'the component of a row');
    const measures = (named.get(component.id) ?? []).map(
      ({ title, state }) => `${title} (${labelOf(measureStates, state).toLowerCase()})`,
    );
    const score = byBasis(component).net?.score ?? null;
    const { horizons } = bothOf(component);
    const { into, outOf } = linksAt(component.id);
    const links = [...into.map((ends) => sayFrom(ends, ends.link)), ...outOf.map((ends) => sayTo(ends))];
    const beside = {
      measures: measures.length === 0 ? BLANK : measures.join('; '),
      netScore: score === null ? BLANK : describeScore(score),
      horizons: horizons ? wordHorizons(traceOf(horizons), component.timeHorizon) : BLANK,
      links: links.length === 0 ? BLANK : links.toSorted().join('; '),
    };
    return { row, values: enteredValues(component), topicKey: keyOf(row.topic), beside };
  };
}

/** A field of the other side counts as empty, whatever its value; a topic that continues under another code counts as the same. */
function changedFields(was: ToldYears, is: ToldYears): FieldChange[] {
  return COMPARED.flatMap(([field, worded]) => {
    if (worded.side !== undefined && worded.side !== is.row.side) return [];
    if (field === 'topicId' && was.topicKey === is.topicKey) return [];
    const [from, to] = [textOf(was, field, worded), textOf(is, field, worded)];
    return from === to ? [] : [{ field, label: worded.label, from, to }];
  });
}

function changedBeside({ beside: was }: ToldYears, { beside: is }: ToldYears): FieldChange[] {
  return [
    { field: 'measures', label: 'Measures', from: was.measures, to: is.measures },
    { field: 'netScore', label: 'Score after measures', from: was.netScore, to: is.netScore },
    { field: 'horizons', label: 'Scores by time horizon', from: was.horizons, to: is.horizons },
    { field: 'links', label: 'Links', from: was.links, to: is.links },
  ].filter(({ from, to }) => from !== to);
}

const textOf = ({ row: { topic }, values }: ToldYears, field: string, worded: FieldWords): string =>
  wordValue(worded, values[field], () => `${topic.code} ${topic.name}`);
