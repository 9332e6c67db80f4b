import type { ComponentRow } from '#contract/components.ts';
import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isOpenIn, SCORE_FIELDS } from '#domain/components/score-fields.ts';
import { titleOf } from '#domain/fields/titles.ts';
import { BLANK, wordValue } from '#domain/fields/wording.ts';
import { columnLetters } from '#domain/imports/cell.ts';
import type { PlacedProblem } from '#domain/imports/problems.ts';
import type { FieldChange } from '#domain/imports/sheets/sheet-plan.ts';
import { differing } from '#web/features/register/bulk-actions/plan.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { FromTo } from '#web/ui/display/from-to.tsx';
import { scoresSaid } from './in-full.ts';
import { importMessages as say, sayProblem } from './messages.ts';
import { type AnyPlanned, type Line, titleOf as titleIn } from './preview-sheet.ts';
import { type ScoreChanges, scoreWords } from './score-changes.ts';

interface PlannedRowProps {
  line: Line;
  /** Code and name of each topic, by its id. */
  topics: ReadonlyMap<string, string>;
  scoreChanges: ScoreChanges;
}

/** The result for one row of the table. */
export function PlannedRow({ line: { sheet, planned }, topics, scoreChanges }: PlannedRowProps) {
  const { row, becomes } = planned;
  const { headings } = sheet;
  const note = noteOf(planned, topics);
  return (
    <div className="flex min-w-0 flex-col gap-1 py-2.5 text-sm sm:flex-row sm:gap-4">
      <span className="flex shrink-0 items-baseline gap-2 sm:w-40">
        <span className="figures text-xs text-muted">{say.row(row, 'part' in planned ? planned.part : undefined)}</span>
        <Badge tone={TONES[becomes]}>{say.fates[becomes]}</Badge>
      </span>
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <span dir="auto" className="min-w-0 font-medium wrap-anywhere">
            {titleIn(planned)}
          </span>
          {note === '' ? null : (
            <span dir="auto" className="line-clamp-2 min-w-0 text-xs wrap-anywhere text-muted">
              {note}
            </span>
          )}
        </p>
        {becomes === 'changed' ? (
          <dl className="flex min-w-0 flex-col gap-0.5">
            {changesIn(planned, topics, scoreChanges).map(({ label, from, to }) => (
              <FromTo key={label} label={label} from={from ?? to} to={to} />
            ))}
          </dl>
        ) : null}
        <ScoresSaid line={{ sheet, planned }} />
        {becomes === 'refused' ? <Problems row={row} headings={headings} problems={planned.problems} /> : null}
        {'leftOut' in planned && planned.leftOut.length > 0 ? (
          <div className="text-xs text-muted">
            <p className="font-medium">{say.leftOut}</p>
            <Problems row={row} headings={headings} problems={planned.leftOut} />
          </div>
        ) : null}
      </div>
    </div>
  );
}

/** The scores of a row that the file says in other words, side by side with these words. */
function ScoresSaid({ line }: { line: Line }) {
  const scores = scoresSaid(line);
  if (scores.length === 0) return null;
  return (
    <p className="flex min-w-0 flex-wrap gap-x-3 text-xs text-muted">
      {scores.map(({ label, value, said }) => (
        <span key={label} className="min-w-0 wrap-anywhere">
          {label} <span className="figures text-ink">{value || say.openHere}</span>{' '}
          <span dir="auto">{say.saidInFile(said)}</span>
        </span>
      ))}
    </p>
  );
}

interface ProblemsProps {
  row: number;
  headings: readonly string[];
  problems: readonly PlacedProblem[];
}

/** What is wrong with cells, each by its address and heading, or with the whole row. */
function Problems({ row, headings, problems }: ProblemsProps) {
  return (
    <ul className="flex flex-col gap-0.5">
      {problems.map((problem) => (
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
  );
}

const TONES = { added: 'success', changed: 'info', same: 'neutral', refused: 'danger' } as const;

/** An important note on a new row. */
function noteOf(planned: AnyPlanned, topics: ReadonlyMap<string, string>): string {
  if (planned.becomes !== 'added') return '';
  if ('changes' in planned) return planned.changes.map(({ label, to }) => `${label}: ${to}`).join(' · ');
  const { kind, topicId, carriedFrom = '' } = planned.next;
  const said = `${say.under(wordValue(componentFields.kind, kind), topics.get(topicId) ?? '')}, ${scoreWords(scoreComponent(planned.next))}`;
  return carriedFrom === '' ? said : `${said}, ${say.takenFrom(carriedFrom)}`;
}

function changesIn(
  planned: AnyPlanned,
  topics: ReadonlyMap<string, string>,
  scoreChanges: ScoreChanges,
): readonly FieldChange[] {
  if (planned.becomes !== 'changed') return [];
  if ('changes' in planned) return planned.changes;
  const { before, next } = planned;
  return [...changesOf(before, next, topics), ...scoreChanges(before, next)];
}

function changesOf(before: ComponentRow, next: Component, topics: ReadonlyMap<string, string>) {
  const names = Object.keys(differing(before, next)) as (keyof typeof componentFields)[];
  // If a score changes, it is obvious that it is no longer missing.
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
