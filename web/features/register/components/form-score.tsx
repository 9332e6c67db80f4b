import type { Component } from '#domain/components/component.ts';
import { openChoices } from '#domain/components/component-score.ts';
import { openScoreWords } from '#domain/components/score-fields.ts';
import { bothScoresOf } from '#domain/measures/basis.ts';
import { type ConsequenceProps, ScoreInWords, stepsToScore, usePreview } from './consequence.tsx';
import { componentMessages as say } from './messages.ts';

/** The score of the open form, and below it what its topic would be: '15 of 25 · E3.1: Not material → Material by impact'. */
export function FormScore({ component, topics, of }: Pick<ConsequenceProps, 'component' | 'topics' | 'of'>) {
  const { score } = bothScoresOf(of)(component);
  const moved = usePreview({ component, topics, of });
  return (
    <aside aria-label={say.consequence} className="min-w-0 flex-1 text-xs leading-tight">
      <p className="headline figures text-base leading-tight" role="status">
        <ScoreInWords score={score.score} isOpen={openScoreWords(component).length > 0} />
      </p>
      <p className="line-clamp-2 text-muted empty:hidden">{noteOn(component, score, moved)}</p>
    </aside>
  );
}

/** What to do next for a score, or that it does not count, or what it makes of its topic. */
function noteOn(
  component: Component,
  { score, counted }: { score: number | null; counted: boolean },
  moved: ReturnType<typeof usePreview>,
): string | undefined {
  if (score === null) {
    // Only the next choice, because there is little room.
    const [choice] = openChoices(component);
    return choice ? say.howToChoose([choice]) : stepsToScore(component)[0];
  }
  if (!counted) return say.notCountedNote;
  return moved ? `${moved.topic.code}: ${moved.verdicts}` : undefined;
}
