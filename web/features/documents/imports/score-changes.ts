import type { Component } from '#domain/components/component.ts';
import type { ComponentScore } from '#domain/components/component-score.ts';
import { describeScore } from '#domain/components/score.ts';
import type { FieldChange } from '#domain/imports/sheets/sheet-plan.ts';
import { byBasisOf, type MeasuresInput, netsOf } from '#domain/measures/basis.ts';
import { importMessages as say } from './messages.ts';

/** The score of an entry, in words. */
export const scoreWords = ({ score }: ComponentScore): string =>
  score === null ? say.notScored : describeScore(score);

/** How a change of an entry affects its score; empty if the score stays the same. */
export type ScoreChanges = (before: Component, next: Component) => FieldChange[];

/**
 * Returns how changes of entries affect their scores, before and after measures if both exist. An import changes no measure, but it can
 * change the score after measures: that score is never higher than the one before, and for some entries none counts.
 */
export function scoreChangesIn(whole: MeasuresInput): ScoreChanges {
  const netOf = netsOf(whole);
  const byBasis = byBasisOf(whole);
  return (before, next) => {
    const [scoresBefore, scoresAfter] = [byBasis(before), byBasis(next)];
    const gross = { from: scoreWords(scoresBefore.gross), to: scoreWords(scoresAfter.gross) };
    const [was, is] = [netOf(before), netOf(next)];
    if (was.state === 'not-stated') return gross.from === gross.to ? [] : [{ label: say.score, ...gross }];
    const after = (score: ComponentScore | null) => (score ? scoreWords(score) : say.noNet);
    const net = { from: after(scoresBefore.net), to: after(scoresAfter.net) };
    if (gross.from === gross.to && net.from === net.to) return [];
    const counts = whole.assessment.scoreBasis === 'net' && is.state === 'counts' ? 'net' : 'gross';
    const label = (of: 'gross' | 'net') => (of === counts ? say.scoreThatCounts(say.scoreBy[of]) : say.scoreBy[of]);
    return [
      { label: label('gross'), ...gross },
      { label: label('net'), ...net },
    ];
  };
}
