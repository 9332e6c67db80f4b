import type { Component } from '#domain/components/component.ts';
import { scoreComponent } from '#domain/components/component-score.ts';
import { isLikelihoodAsked } from '#domain/components/open-scores.ts';
import { isOpenIn, openScoreWords } from '#domain/components/score-fields.ts';
import { sides } from '#domain/components/sides.ts';
import type { EntryEvidence } from '#domain/evidence/entry-evidence.ts';
import { wordHorizons } from '#domain/horizon-scores/words.ts';
import { openDetailsOf } from '#domain/progress/missing.ts';
import { labelOf } from '#domain/reference/option.ts';
import { type EntryBars, isMaterialEntry, scoreBy } from '#domain/results/entry-thresholds.ts';
import { sayWork } from '#web/features/assurance/assignments/say-work.ts';
import { isBeside, type RegisterColumn } from './columns.ts';
import { registerMessages as say } from './messages.ts';
import type { RegisterRow } from './register-row.ts';

/** The text of a cell in the register. */
export interface CellText {
  words: string | number;
  /** The full text, shown when the pointer is over the cell. */
  title?: string | undefined;
  /** Text only for screen readers. */
  spoken?: string | undefined;
  /** The style of the words, which is usually the same for all rows of a column. */
  look?: string;
  /** Muted. */
  isMuted?: boolean;
  /** The steps shown after the words: a score out of 25, or a step from 1 to 5 (`grid.css`); null for none. */
  fill?: number | null;
}

/** Narrower columns show figures without their steps, in pixels. */
const WITH_STEPS = 76;

/** The text of the score cell: out of 25, with five steps. */
export function sayScore(component: Component, bars: EntryBars): CellText {
  const { score, counted } = scoreBy(bars, component);
  if (score === null) {
    const open = openScoreWords(component);
    if (open.length > 0) return { words: say.scoreMissing, title: say.scoresMissing(open), isMuted: true };
    return { words: say.notScored, isMuted: true };
  }
  return {
    words: score,
    title: counted ? sayBasis(component, score, bars) : say.notCounted,
    spoken: say.ofHighest,
    look: 'register-score',
    isMuted: !counted,
    fill: score,
  };
}

/** Says which horizon the score is for, and that it is the one after measures, if it differs from the one before them. */
function sayBasis(component: Component, score: number, { scoreOf, horizonsOf }: EntryBars): string | undefined {
  const horizons = horizonsOf?.(component);
  const isOwn = horizons === undefined || horizons[0]?.horizon === 'own';
  const before = scoreOf && isOwn ? scoreComponent(component).score : null;
  const said = [
    ...(before == null || before === score ? [] : [say.afterMeasures(before)]),
    ...(horizons ? [wordHorizons(horizons, component.timeHorizon)] : []),
  ];
  return said.length === 0 ? undefined : said.join('. ');
}

/** A cell's contents in words; the title is drawn separately, and `sayScore` words the score. */
export function sayCell(column: RegisterColumn, row: RegisterRow, bars: EntryBars): CellText {
  const { component, topic, activities = [], standing, isOverdue = false, evidence } = row;
  switch (column.id) {
    case 'topic':
      return { words: topic?.code ?? '', title: topic?.name, spoken: topic?.name, look: 'figures', isMuted: true };
    case 'kind':
      return sayKind(component);
    case 'side':
      return { words: labelOf(sides, scoreComponent(component).side) };
    case 'gross':
      return sayOutOf25(row.gross === undefined ? scoreComponent(component).score : row.gross, say.notScored);
    case 'net':
      return sayOutOf25(row.net ?? null, say.noNet);
    case 'material':
      return sayMaterial(component, bars);
    case 'open':
      return sayOpen(component, evidence);
    case 'evidence':
      return sayEvidence(evidence);
    case 'activity':
      return sayActivities(activities);
    case 'owner':
    case 'due':
    case 'state':
      return standing ? sayWork(column.id, standing, isOverdue) : { words: '' };
    default:
      return sayEdited(column, component);
  }
}

/** A score next to the one that counts. */
const sayOutOf25 = (score: number | null, none: string): CellText =>
  score === null
    ? { words: '–', title: none, look: 'figures', isMuted: true }
    : { words: score, spoken: say.ofHighest, look: 'figures' };

function sayKind({ kind, impactPolarity }: Component): CellText {
  if (kind !== 'impact') return { words: say.kinds[kind] };
  return impactPolarity === null ? { words: say.impactUnset, isMuted: true } : { words: say.impacts[impactPolarity] };
}

function sayMaterial(component: Component, bars: EntryBars): CellText {
  const scored = scoreBy(bars, component);
  const { score, counted } = scored;
  if (score === null || !counted) return { words: score === null ? '–' : say.notCounted, isMuted: true };
  return isMaterialEntry(scored, component.topicId, bars)
    ? { words: say.material, look: 'font-medium' }
    : { words: say.notMaterial, isMuted: true };
}

/** A row's open points, each in words. */
export function leftOpenOf(component: Component, evidence: EntryEvidence | undefined): string[] {
  const details = openDetailsOf(component).map((detail) => say.left[detail]);
  return evidence && evidence.expired > 0 ? [...details, say.expiredEvidence] : details;
}

function sayOpen(component: Component, evidence: EntryEvidence | undefined): CellText {
  const left = leftOpenOf(component, evidence);
  const words = left.length === 0 ? say.nothingLeft : left.join(', ');
  return { words, title: words, isMuted: true };
}

function sayEvidence(evidence: EntryEvidence | undefined): CellText {
  if (!evidence) return { words: '–', title: say.noEvidence, look: 'figures', isMuted: true };
  const { pieces, expired } = evidence;
  const title = say.pieces(evidence);
  return expired === 0
    ? { words: pieces, title, look: 'figures' }
    : { words: say.expired(pieces, expired), title, look: 'figures text-warning' };
}

function sayActivities(names: readonly string[]): CellText {
  if (names.length === 0) return { words: '–', title: say.onNoActivity, isMuted: true };
  const words = names.join(', ');
  return { words, title: words };
}

/** A value that can be changed in its cell, or why it does not apply here. */
function sayEdited(column: RegisterColumn, component: Component): CellText {
  const edit = column.edit?.(component);
  if (edit === undefined || (typeof edit === 'object' && isBeside(edit))) return { words: '' };
  const look = column.isScored ? scoredLook(column) : '';
  if (typeof edit === 'string') {
    const words = edit === 'other-kind' ? '–' : valueThatCounts(column, component);
    return { words, title: say.notHere[edit], look, isMuted: true };
  }
  const value = component[edit.name];
  if (edit.kind === 'choice') {
    const words = labelOf(edit.options, value === null ? '' : String(value));
    return words === '' ? { words: say.notSet, isMuted: true } : { words };
  }
  if (value === null || isOpenIn(component, edit.name)) return { words: '–', look, isMuted: true };
  return { words: value, look, fill: hasSteps(column) ? Number(value) : null };
}

/** Figures and words in a column of scores have the same look, and a missing score has an empty bar. */
const scoredLook = (column: RegisterColumn) =>
  hasSteps(column) ? 'register-figure register-steps' : 'register-figure';

const hasSteps = ({ width }: RegisterColumn) => width >= WITH_STEPS;

function valueThatCounts({ id }: RegisterColumn, component: Component): number | '–' {
  const { severity, likelihoodCounted } = scoreComponent(component);
  if (id === 'severity') return component.severityOpen ? '–' : severity;
  return isLikelihoodAsked(component) ? likelihoodCounted : 5;
}
