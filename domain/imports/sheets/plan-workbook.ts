import type { Topic } from '#domain/assessment/assessment.ts';
import type { Component } from '#domain/components/component.ts';
import type { ComponentId, StakeholderId, TopicId } from '#domain/ids.ts';
import type { Answer } from '#domain/questionnaire/fields.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import type { TopicScore, TopicSelection } from '#domain/topics/fields.ts';
import { guessMatching } from '../guess-matching.ts';
import { ONE_ENTRY_A_ROW, type PlannedRow } from '../import-plan.ts';
import { planImport } from '../plan-import.ts';
import type { OwnSheets } from './own-sheets.ts';
import { planAnswers } from './plan-answers.ts';
import { planScores } from './plan-scores.ts';
import { planStakeholders } from './plan-stakeholders.ts';
import { planTopics, topicsAfter } from './plan-topics.ts';
import type { HowToRead, ItemsOf, OtherSheet, PlannedItem } from './sheet-plan.ts';

/** The contents of the assessment, each row with its version. */
export interface PresentAll<Row extends Component> {
  topics: readonly Topic[];
  selections: readonly (TopicSelection & { version: number })[];
  scores: readonly (TopicScore & { version: number })[];
  stakeholders: readonly (Stakeholder & { version: number })[];
  responses: readonly (Answer & { version: number })[];
  components: readonly Row[];
}

/** The plan for the rows of each sheet in the file. */
export type WorkbookPlan<Row extends Component> = { [Kind in OtherSheet]?: PlannedItem<ItemsOf[Kind]>[] } & {
  register?: PlannedRow<Row>[];
};

/**
 * Plans the import of our own workbook, sheet by sheet and row by row, without changing anything. Scores and entries are planned under
 * the topics that result from the sheet of topics.
 * @param newId returns the id for what a row adds, always the same for the same row
 */
export function planWorkbook<Row extends Component>(
  own: OwnSheets,
  present: PresentAll<Row>,
  how: HowToRead,
  newId: (kind: OtherSheet | 'register', row: number | string) => string,
): WorkbookPlan<Row> {
  const chosen = Object.entries(own).filter(([kind]) => !how.left?.some((each) => each === kind));
  const { topics, scores, stakeholders, answers, register } = Object.fromEntries(chosen) as OwnSheets;
  const plannedTopics = topics && planTopics(topics, present, how, (row) => newId('topics', row) as TopicId);
  const after = topicsAfter(own.topics, plannedTopics ?? [], present);
  return {
    ...(register && {
      register: planImport(
        {
          rows: register.rows,
          headerRow: register.headerRow,
          kind: null,
          topicId: null,
          topicWords: how.topicWords ?? new Map(),
          follows: how.follows,
          matching: guessMatching(register.rows, register.headerRow, after.topics).map(({ target }) => target),
          empty: how.empty,
          fillsDown: false,
          ...ONE_ENTRY_A_ROW,
          leavesOut: how.leavesOut,
        },
        { components: present.components, ...after },
        (row) => newId('register', row) as ComponentId,
      ),
    }),
    ...(plannedTopics && { topics: plannedTopics }),
    ...(scores && { scores: planScores(scores, { ...after, scores: present.scores }, how) }),
    ...(stakeholders && {
      stakeholders: planStakeholders(
        stakeholders,
        present.stakeholders,
        how,
        (row) => newId('stakeholders', row) as StakeholderId,
      ),
    }),
    ...(answers && { answers: planAnswers(answers, present.responses, how) }),
  };
}
