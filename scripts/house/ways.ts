import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../web-build.ts';
import { readSources } from './sources.ts';

/** One file on the way of a value from its table to the screen. */
interface Stop {
  readonly file: string;
  /** A text in the file that shows that it carries the value, or the row that contains it. */
  readonly carries: string;
  /** A text that connects it to the previous stop, if no import does: SQL is connected by the table, the browser by the call. */
  readonly tie?: string;
}

/** The way of one value, with the largest number of files that it may pass. */
export interface Way {
  readonly value: string;
  readonly most: number;
  readonly stops: readonly Stop[];
}

/** The draft with everything below it: PostgreSQL writes it from the tables' fields, and the server passes it on. */
const wholeAssessment: readonly Stop[] = [
  { file: 'database/migrations/0004_assessments.sql', carries: 'impact_likelihood' },
  { file: 'database/json-queries/whole-assessment.ts', carries: 'componentFields', tie: 'materiality_components' },
  { file: 'server/sql-json-endpoints.ts', carries: 'contract.assessment.readDraft', tie: 'draft_and_latest' },
  { file: 'contract/assessment.ts', carries: 'componentRow', tie: 'readDraft' },
  { file: 'web/features/questionnaire/assessment/api.ts', carries: 'WholeAssessment' },
];

const likelihoodInRow: readonly Stop[] = [
  { file: 'web/features/register/components/component-editor.tsx', carries: 'list' },
  { file: 'web/features/register/components/use-editor-list.ts', carries: 'components' },
  { file: 'web/features/register/components/editor-rows.ts', carries: 'components' },
  { file: 'web/features/register/components/topic-groups.tsx', carries: 'rows', tie: 'ShownList' },
  { file: 'web/features/register/components/topic-panel.tsx', carries: 'rows' },
  { file: 'web/features/register/components/component-row.tsx', carries: 'formulaOf(score)' },
];

const likelihoodInForm: readonly Stop[] = [
  { file: 'web/features/register/components/use-open-form.tsx', carries: 'whole.components' },
  { file: 'web/features/register/components/component-editor.tsx', carries: 'form', tie: 'useOpenForm' },
  { file: 'web/features/register/components/component-form.tsx', carries: 'form' },
  { file: 'web/features/register/components/use-component-form.ts', carries: 'component' },
  { file: 'web/features/register/components/impact-scores.tsx', carries: 'impactLikelihood' },
  { file: 'web/features/register/components/score-field.tsx', carries: 'value' },
];

/** The ways, listed by hand; `findBrokenStops` compares them with the sources. */
export const ways: readonly Way[] = [
  {
    value: 'A team member’s role',
    most: 8,
    stops: [
      { file: 'database/migrations/0003_companies.sql', carries: 'role' },
      { file: 'database/tables.ts', carries: 'role', tie: 'memberships' },
      { file: 'server/features/company/team/queries.ts', carries: 'role', tie: 'memberships' },
      { file: 'server/features/company/team/routes.ts', carries: 'listMembers' },
      { file: 'contract/team.ts', carries: 'role', tie: 'list' },
      { file: 'web/features/company/team/api.ts', carries: 'list', tie: 'api.team.list' },
      { file: 'web/features/company/team/team-card.tsx', carries: 'members' },
      { file: 'web/features/company/team/team-member-row.tsx', carries: 'role' },
    ],
  },
  {
    value: 'An impact’s likelihood, to its row in the editor',
    most: 11,
    stops: [...wholeAssessment, ...likelihoodInRow],
  },
  {
    value: 'An impact’s likelihood, to its slider in the form',
    most: 11,
    stops: [...wholeAssessment, ...likelihoodInForm],
  },
];

/** Differences from the declaration: a step that no longer exists, does not carry the value, or is not connected to the previous one. */
export function findBrokenStops(way: Way): string[] {
  const sources = new Map(readSources(['domain', 'contract', 'database', 'server', 'web']).map((it) => [it.path, it]));
  return way.stops.flatMap(({ file, carries, tie }, index) => {
    if (!existsSync(join(root, file))) return [`${file} is not there`];
    const text = readFileSync(join(root, file), 'utf8');
    const before = way.stops[index - 1]?.file;
    const isTied =
      !before ||
      (tie
        ? text.includes(tie)
        : sources.get(file)?.imports.includes(before) || sources.get(before)?.imports.includes(file));
    return [
      ...(text.includes(carries) ? [] : [`${file} does not mention ${carries}`]),
      ...(isTied ? [] : [`${file} is not tied to ${before}`]),
    ];
  });
}
