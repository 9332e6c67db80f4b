import { registerTitles } from '#domain/files/register-titles.ts';
import { answerTitles, sheetNames } from '#domain/files/sheet-titles.ts';
import { listGivenAnswers } from '#domain/questionnaire/given-answers.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { activityFields, tiers } from '#domain/value-chain/fields.ts';
import { fieldCells, fieldColumns } from './field-cells.ts';
import { lastChangeColumns, type Reading } from './reading.ts';
import { said, type Table, text } from './table.ts';

export function stakeholdersTable({ facts, lastChange }: Reading): Table {
  return {
    name: sheetNames.stakeholders,
    columns: [...fieldColumns(stakeholderFields), ...lastChangeColumns, text(registerTitles.id, 38)],
    rows: facts.data.stakeholders.map((row) => [
      ...fieldCells(stakeholderFields, row),
      ...lastChange('stakeholder', row.id),
      row.id,
    ]),
  };
}

/** The answers that are not empty, in the order of the questionnaire. */
export function answersTable({ facts, lastChange }: Reading): Table {
  return {
    name: sheetNames.answers,
    columns: [
      text(answerTitles.section, 28),
      text(answerTitles.question, 50),
      text(answerTitles.answer, 70),
      ...lastChangeColumns,
    ],
    rows: listGivenAnswers(facts.data.responses).map(({ section, fieldName, words }) => [
      section,
      fieldName,
      words,
      ...lastChange('answer', `${section} ${fieldName}`),
    ]),
  };
}

const { position: _place, ...activityWords } = activityFields;

/** The value chain by tier, and the entries on each activity. */
export function valueChainTable({ facts }: Reading): Table {
  const titles = new Map<string, string>(facts.data.components.map(({ id, title }) => [id, title]));
  const activities = facts.data.activities ?? [];
  const inOrder = tiers.flatMap(({ id }) =>
    activities.filter(({ tier }) => tier === id).toSorted((one, other) => one.position - other.position),
  );
  return {
    name: sheetNames.valueChain,
    columns: [...fieldColumns(activityWords), text('Linked entries', 60), text('Why nothing was found', 40)],
    rows: inOrder.map((activity) => [
      ...fieldCells(activityWords, activity),
      said(activity.componentIds.flatMap((id) => titles.get(id) ?? []).join('\n')),
      said(activity.nothingFound),
    ]),
  };
}
