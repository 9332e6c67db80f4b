import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { canonicalJson } from '#domain/results/canonical-json.ts';
import { type FrozenInputs, type FrozenResult, inputsNow, takeInputs } from './frozen-result.ts';

type Row = Readonly<Record<string, unknown>>;
type List = Exclude<keyof FrozenInputs, 'assessment'>;

/** How a row is matched. A person who decided or chose is stored by name, which may change. */
const KEYS: Readonly<Record<List, readonly string[]>> = {
  topics: ['id'],
  selections: ['topicId'],
  responses: ['section', 'fieldName'],
  scores: ['topicId'],
  components: ['id'],
  stakeholders: ['id'],
  decisions: ['topicId', 'side'],
  measures: ['id'],
  netScores: ['componentId'],
  horizonScores: ['componentId', 'horizon'],
  disclosureChoices: ['esrsVersion', 'requirement'],
  links: ['id'],
  activities: ['id'],
};

/**
 * What has changed in a completed assessment since it was frozen, in plain words. Only the contents of the frozen result are compared,
 * because a later version of the product may store more of each row. Names of people may change afterwards.
 */
export function listChangedSince(frozen: Pick<FrozenResult, 'inputs'>, data: AssessmentData): string[] {
  const inputs = inputsNow(frozen.inputs);
  const now = takeInputs(data);
  const { thresholdsAdopted: _person, unchanged: _stated, ...assessment } = inputs.assessment;
  return [
    ...changedFields('The assessment', assessment, { ...now.assessment }),
    ...Object.entries(KEYS)
      // An earlier format that did not hold a list says nothing about it.
      .filter(([list]) => inputs[list as List] !== undefined)
      .flatMap(([list, key]) => changedRows(list, key, rowsOf(inputs, list as List), rowsOf(now, list as List))),
  ];
}

function rowsOf(inputs: FrozenInputs, list: List): readonly object[] {
  if (list === 'decisions') return inputs.decisions.map(({ decidedBy: _person, ...row }) => row);
  if (list === 'disclosureChoices') return inputs.disclosureChoices.map(({ chosenBy: _person, ...row }) => row);
  if (list === 'activities') return (inputs.activities ?? []).map(({ nothingFoundBy: _person, ...row }) => row);
  return inputs[list];
}

function changedRows(
  list: string,
  key: readonly string[],
  frozen: readonly object[],
  now: readonly object[],
): string[] {
  const keyOf = (row: Row) => key.map((name) => String(row[name])).join(' ');
  const byKey = (rows: readonly object[]) => new Map(rows.map((row) => [keyOf(row as Row), row as Row]));
  const [before, after] = [byKey(frozen), byKey(now)];
  return [
    ...[...before].flatMap(([id, row]) => {
      const present = after.get(id);
      return present
        ? changedFields(`${list} ${id}`, row, present)
        : [`${list} ${id} was frozen and no longer exists.`];
    }),
    ...[...after.keys()].filter((id) => !before.has(id)).map((id) => `${list} ${id} exists but was not frozen.`),
  ];
}

function changedFields(name: string, frozen: Row, now: Row): string[] {
  return Object.entries(frozen).flatMap(([field, was]) => {
    const is = now[field];
    if (canonicalJson(was) === canonicalJson(is ?? null)) return [];
    return [`${name}: ${field} was frozen as ${JSON.stringify(was)} and is ${JSON.stringify(is ?? null)}.`];
  });
}
