import { useMemo } from 'react';
import { type Adopted, adoptionOf } from '#domain/results/adoption.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { findHanging, type Hanging } from '#domain/results/firmness.ts';
import { basisOf } from '#domain/results/managed.ts';
import type { Matrix } from '#domain/results/matrix.ts';
import { scoringProgress, scoringState } from '#domain/results/scoring-progress.ts';
import { judgementMessages as say } from './messages.ts';
import { turnsText } from './turns-sentence.ts';

interface AdoptionOutlookProps {
  /** Under the currently adopted thresholds. */
  dashboard: Dashboard;
  matrix: Matrix;
  to: Adopted;
}

/** The effect of adopting thresholds and a band, before they are adopted (product P61). */
export default function AdoptionOutlook({ dashboard, matrix, to }: AdoptionOutlookProps) {
  const { impact, financial } = to.thresholds;
  const { band, basis = basisOf(dashboard) } = to;
  const adoption = useMemo(
    () => adoptionOf(dashboard, { thresholds: { impact, financial }, band, basis }),
    [dashboard, impact, financial, band, basis],
  );
  const hanging = useMemo(() => findHanging(matrix, { impact, financial }), [matrix, impact, financial]);
  const { turns, borderline, idle, awake } = adoption;
  const facts = [
    { label: say.turns, text: turnsText(turns) },
    {
      label: say.thenBorderline,
      text: borderline.length === 0 ? say.none : borderline.map(saidOf).join(', '),
    },
    // Results that depend on little are computed from the scores that count now.
    ...(basis === basisOf(dashboard) ? [{ label: say.hanging, text: hangingSaid(hanging) }] : []),
    ...(idle.length > 0 ? [{ label: say.idle, text: idle.map(codeOf).join(', ') }] : []),
    ...(awake.length > 0 ? [{ label: say.awake, text: awake.map(codeOf).join(', ') }] : []),
    { label: say.scoring, text: scoringSaid(matrix) },
  ];
  return (
    <section aria-label={say.outlook} className="max-w-prose rounded-md border bg-ground px-4 py-3 text-sm">
      <h3 className="font-medium">{say.outlook}</h3>
      <dl className="mt-2 flex flex-col gap-2">
        {facts.map(({ label, text }) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface OfSide {
  topic: { code: string };
  side: 'impact' | 'financial';
}

/** 'E1 (impact)' */
const codeOf = ({ topic, side }: OfSide) => `${topic.code} (${side})`;
const saidOf = (each: OfSide & { decision: object | null }) =>
  each.decision ? `${codeOf(each)}, ${say.decidedAlready}` : codeOf(each);

function hangingSaid(hanging: readonly Hanging[]): string {
  const said = (holds: (item: Hanging) => boolean, words: (codes: string) => string) => {
    const codes = hanging.filter(holds).map(codeOf);
    return codes.length === 0 ? [] : [words(codes.join(', '))];
  };
  const sentences = [
    ...said(({ component }) => component !== null, say.hangingOn.component),
    ...said(({ criteria }) => criteria.length > 0, say.hangingOn.criterion),
    ...said(({ choices }) => choices.length > 0, say.hangingOn.choice),
  ];
  return sentences.length === 0 ? say.none : sentences.join(' ');
}

function scoringSaid(matrix: Matrix): string {
  const progress = scoringProgress(matrix);
  const state = scoringState(progress);
  if (state === 'before') return say.scoringText.before;
  return state === 'after'
    ? say.scoringText.after(progress.entries)
    : say.scoringText['under-way'](progress.scored, progress.entries);
}
