import { valuesOf } from '#domain/query/condition.ts';
import { nouns } from '#domain/query/fields/nouns.ts';
import type { QueryNoun } from '#domain/query/fields/query-nouns.ts';
import type { Condition, Constant } from '#domain/query/query.ts';
import { equal, oneOf } from './meaning.ts';
import type { Names } from './names.ts';
import type { Reading } from './reading.ts';

const EXACT_OF: Readonly<Record<string, string>> = { place: 'valueChainConcentration', horizon: 'timeHorizon' };
/** Several values of these fields are alternatives, however they are joined. */
export const OPEN_SETS = ['became', 'place', 'horizon', 'field', 'topics'];
/** Fields that only impacts have. */
export const OF_IMPACTS = ['impactPolarity', 'actualPotentialImpact', 'natureOfImpact'];

/** Joins several statements about one field into one condition: values of the field are alternatives. */
export function joinConditions(
  conditions: readonly Condition[],
  { noun, names }: Reading,
  isEither: boolean,
): Condition[] {
  const said = Map.groupBy(
    spreadStandards(narrowTopics(unique(conditions), names), names),
    (condition) => `${condition.field}|${condition.not === true}`,
  );
  const joined = [...said.values()].flatMap((group) => {
    const [first, another] = group;
    if (!first || !another) return group;
    const isOfValues = group.every(({ is }) => is === 'equal' || is === 'one-of');
    return isOfValues ? joinValues(first, [...new Set(group.flatMap(valuesOf))], noun, isEither) : unique(group);
  });
  return spareOtherKinds(joined);
}

const unique = (conditions: readonly Condition[]) => [
  ...new Map(conditions.map((each) => [JSON.stringify(each), each])).values(),
];

function joinValues({ field, not }: Condition, values: readonly Constant[], noun: QueryNoun, isEither: boolean) {
  const [only] = values;
  const negated = not ? { not } : {};
  if (values.length === 1 && only !== undefined) return [{ ...equal(field, only), ...negated }];
  const exact = isEither || not ? undefined : exactOf(field, values, noun);
  if (exact) return [exact];
  // A field with several values can contain both: 'performance and cash flow'.
  const isSet = nouns[noun].fields[field]?.kind === 'choices' && !OPEN_SETS.includes(field);
  if (isSet && !isEither && !not) return values.map((value) => equal(field, value));
  // Both yes and no: every row matches.
  if (values.some((value) => typeof value === 'boolean')) return [];
  return [{ ...oneOf(field, ...values.filter((value) => typeof value !== 'boolean')), ...negated }];
}

/** 'Upstream and downstream' is a separate option. */
function exactOf(field: string, values: readonly unknown[], noun: QueryNoun): Condition | undefined {
  const name = EXACT_OF[field] ?? '';
  const starts = values
    .map((value) => String(value).split('-')[0] ?? '')
    .sort()
    .join();
  const option = nouns[noun].fields[name]?.options?.find(
    ({ id }) => id.replace('own-operations', 'own').split('-').sort().join() === starts,
  );
  return option && equal(name, option.id);
}

/** If topics and topics within them are named, only the narrower ones are meant: 'the workers, standard S1'. */
function narrowTopics(conditions: readonly Condition[], { codesOf }: Names): readonly Condition[] {
  const codes = (each: Condition) =>
    each.field === 'standard'
      ? valuesOf(each).flatMap((value) => codesOf(String(value)))
      : each.field === 'topic' || each.field === 'riskOpportunityType'
        ? valuesOf(each)
        : [];
  const sets = conditions.map((each) => ({ each, codes: each.not ? [] : codes(each) }));
  // In 'packaging and waste', two topics of one standard, both are meant.
  const isWide = (codes: readonly unknown[]) =>
    new Set(codes.map((code) => String(code).replace(/[.-].*/, ''))).size > 1 ||
    codes.some((code) => !/^[ESG]\d/.test(String(code)));
  const isWithin = (narrow: readonly unknown[], wide: readonly unknown[]) =>
    isWide(wide) && narrow.length > 0 && narrow.length < wide.length && narrow.every((code) => wide.includes(code));
  return sets.filter((wide) => !sets.some((narrow) => isWithin(narrow.codes, wide.codes))).map(({ each }) => each);
}

/** A standard next to single topics is replaced by its topics. */
function spreadStandards(conditions: readonly Condition[], { codesOf }: Names): Condition[] {
  const isMixed = ['topic', 'standard'].every((field) => conditions.some((each) => each.field === field && !each.not));
  if (!isMixed) return [...conditions];
  return conditions.map((each) =>
    each.field === 'standard' && each.is === 'equal' ? oneOf('topic', ...codesOf(String(each.value))) : each,
  );
}

/** 'Negative impacts and risks': conditions on impacts do not apply to the risks, so a row only has to avoid the opposite value. */
function spareOtherKinds(conditions: readonly Condition[]): Condition[] {
  const kinds = conditions.find(({ field, is }) => field === 'kind' && is === 'one-of');
  if (!kinds || !valuesOf(kinds).includes('impact')) return [...conditions];
  const other: Readonly<Record<string, string>> = {
    Negative: 'Positive',
    Positive: 'Negative',
    Actual: 'Potential',
    Potential: 'Actual',
  };
  return conditions.map((each) => {
    const opposite =
      each.is === 'equal' && !each.not && OF_IMPACTS.includes(each.field) ? other[String(each.value)] : undefined;
    return opposite === undefined ? each : { ...equal(each.field, opposite), not: true };
  });
}
