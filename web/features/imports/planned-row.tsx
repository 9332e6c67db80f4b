import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { describeScore } from '#domain/components/score.ts';
import { isOpenIn, SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { BLANK, wordValue } from '#domain/fields/wording.ts';
import { columnLetters } from '#domain/imports/cell.ts';
import type { PlannedRow as Planned } from '#domain/imports/import-plan.ts';
import { FromTo } from '#web/features/compare/from-to.tsx';
import { differing } from '#web/features/register/several/plan.ts';
import { Badge } from '#web/ui/badge.tsx';
import { importMessages as say } from './messages.ts';
import { sayProblem } from './problem-messages.ts';

interface PlannedRowProps {
  planned: Planned<ComponentRow>;
  headings: readonly string[];
  /** Code and name of each topic, by its id. */
  topics: ReadonlyMap<string, string>;
}

/** What becomes of one row of the table. */
export function PlannedRow({ planned, headings, topics }: PlannedRowProps) {
  const { row, becomes } = planned;
  return (
    <div className="flex min-w-0 flex-col gap-1 py-2.5 text-sm sm:flex-row sm:gap-4">
      <span className="flex shrink-0 items-baseline gap-2 sm:w-40">
        <span className="figures text-xs text-muted">{say.row(row)}</span>
        <Badge tone={TONES[becomes]}>{say.fates[becomes]}</Badge>
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {titleIn(planned)}
          </span>
          {becomes === 'added' ? (
            <span className="text-xs text-muted">
              {say.under(wordValue(componentFields.kind, planned.next.kind), topics.get(planned.next.topicId) ?? '')}
              {', '}
              {scoreWords(planned.next)}
            </span>
          ) : null}
        </p>
        {becomes === 'changed' ? (
          <dl className="flex min-w-0 flex-col gap-0.5">
            {changesOf(planned.before, planned.next, topics).map((change) => (
              <FromTo key={change.label} {...change} />
            ))}
          </dl>
        ) : null}
        {becomes === 'refused' ? (
          <ul className="flex flex-col gap-0.5">
            {planned.problems.map((problem) => (
              <li key={`${problem.column} ${problem.code}`} className="wrap-anywhere">
                {problem.column === null ? null : (
                  <span className="text-muted">
                    <span className="figures">{`${columnLetters(problem.column + 1)}${row}`}</span>
                    {headings[problem.column] ? ` ${headings[problem.column]}` : ''}
                    {': '}
                  </span>
                )}
                {sayProblem(problem)}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

const TONES = { added: 'success', changed: 'info', same: 'neutral', refused: 'danger' } as const;

const titleIn = (planned: Planned<ComponentRow>): string =>
  planned.becomes === 'refused'
    ? planned.title
    : planned.becomes === 'same'
      ? planned.before.title
      : planned.next.title;

function scoreWords(component: Component): string {
  const { score } = scoreComponent(component);
  return score === null ? say.notScored : describeScore(score);
}

function changesOf(before: ComponentRow, next: Component, topics: ReadonlyMap<string, string>) {
  const names = Object.keys(differing(before, next)) as (keyof typeof componentFields)[];
  // That a score is given is told by the score.
  const told = names.some(isScore)
    ? names.filter((name) => name !== 'severityOpen' && name !== 'likelihoodOpen')
    : names;
  return told.map((name) => {
    const word = (of: Component) =>
      isScore(name) && isOpenIn(of, name) ? BLANK : wordValue(componentFields[name], of[name], (id) => topics.get(id));
    return { label: titleOf(componentFields, componentFields[name]), from: word(before), to: word(next) };
  });
}

type ScoreField = (typeof SCORE_FIELDS)[number];
const isScore = (name: string): name is ScoreField => SCORE_FIELDS.some((field) => field === name);
