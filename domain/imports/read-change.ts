import type { ComponentChange } from '#domain/components/change-component.ts';
import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import { isOpenIn, SCORE_FIELDS } from '#domain/components/score-fields.ts';
import type { Field } from '#domain/fields/kinds.ts';
import { isSameValue } from '#domain/fields/values.ts';
import type { Actuality, ImpactPolarity } from '#domain/reference/component-kinds.ts';
import { actualities } from '#domain/reference/options.ts';
import { cellWords, type ImportedCell } from './cell.ts';
import type { ImportAsked } from './import-plan.ts';
import { isMinus } from './polarity-signs.ts';
import type { PlacedProblem } from './problems.ts';
import type { NamedPlace } from './read-place.ts';
import { readScored } from './read-scored.ts';
import { mayBeEmpty, readValue } from './read-value.ts';
import { readOptionSurely } from './read-word.ts';
import type { ImportTarget, ReadField } from './targets.ts';

const fields: Readonly<Record<ReadField, Field>> = componentFields;

/**
 * The changes that a row makes to its existing entry, or to a new one.
 * @param stands whether the entry is already in the assessment
 */
export function readChange(
  asked: ImportAsked,
  cells: readonly ImportedCell[],
  entry: Component,
  { named }: NamedPlace,
  stands: boolean,
): { change: ComponentChange; problems: PlacedProblem[] } {
  const { matching, empty, scores, polarity } = asked;
  const change: Record<string, unknown> = {};
  const problems: PlacedProblem[] = [];
  if (entry.kind === 'impact' && !stands && polarity) change.impactPolarity = polarity;
  if (entry.kind === 'impact' && named?.polarity) change.impactPolarity = named.polarity;
  if (entry.kind === 'impact' && named?.actuality) change.actualPotentialImpact = named.actuality;
  for (const [column, target] of matching.entries()) {
    const name = target && fieldOf(target, entry, matching);
    if (!name || (stands && isSettled(name, matching))) continue;
    const field = fields[name];
    const isOther = field.side !== undefined && field.side !== (entry.kind === 'impact' ? 'impact' : 'financial');
    const score = SCORE_FIELDS.find((each) => each === name);
    const isOpen = score !== undefined && isOpenIn(entry, score);
    const scored = scores.get(column);
    const actuality = scored && name === 'impactLikelihood' ? actualitySaid(cells[column]) : undefined;
    if (actuality !== undefined && entry.kind === 'impact') {
      // 'Actual' instead of a likelihood says what the impact is, if no other column does.
      if (!matching.includes('actualPotentialImpact')) change.actualPotentialImpact ??= actuality;
      continue;
    }
    if (name === 'impactPolarity' && entry.kind === 'impact' && isMinus(cells[column], column, asked)) {
      change.impactPolarity = 'Negative' satisfies ImpactPolarity;
      continue;
    }
    const value = scored ? readScored(cells[column], scored) : readValue(field, cells[column], entry[name]);
    if (value === 'nothing') {
      if (stands && empty === 'clears' && !isOther && !isOpen && mayBeEmpty(field)) change[name] = field.default;
    } else if ('code' in value) problems.push({ ...value, column });
    else if (isSameValue(value.is, entry[name]) && !(isOpen && !isOther)) delete change[name];
    else if (isOther) problems.push({ code: 'other-kind', said: cellWords(cells[column]), column });
    else change[name] = value.is;
  }
  return { change: change as ComponentChange, problems };
}

/** What a cell of likelihoods says if it names no likelihood, but whether the impact has happened. */
export const actualitySaid = (cell: ImportedCell | undefined): Actuality | undefined =>
  typeof cell === 'string' ? readOptionSurely(actualities, cell)?.id : undefined;

/** The field of an entry that a column goes to; null if the column only identifies the entry's place. */
function fieldOf(target: ImportTarget, { kind }: Component, matching: ImportAsked['matching']): ReadField | null {
  switch (target) {
    case 'impactScale':
      return kind !== 'impact' && hasNoMagnitude(matching) ? 'financialRiskOpportunity' : target;
    case 'impactScaleReason':
      return kind !== 'impact' && hasNoMagnitude(matching) && !matching.includes('magnitudeReason')
        ? 'magnitudeReason'
        : target;
    case 'id':
    case 'standard':
    case 'topic':
    case 'topicName':
    case 'subSubTopic':
    case 'kind':
      return null;
    case 'severity':
      return kind === 'impact' ? 'impactSeverity' : 'financialRiskOpportunity';
    case 'likelihood':
      return kind === 'impact' ? 'impactLikelihood' : 'financialLikelihood';
    default:
      return isField(target) ? target : null;
  }
}

/** Whether a table has no column of magnitude, so that the scale of a risk or an opportunity is its magnitude. */
export const hasNoMagnitude = (matching: readonly (string | null)[]): boolean =>
  !matching.includes('severity') && !matching.includes('financialRiskOpportunity') && !matching.includes('id');

const isField = (target: ImportTarget): target is ReadField => target in fields;

/** Fields of an existing entry that no table changes: where it was carried over from, and the title by which it was matched. */
const isSettled = (name: ReadField, matching: ImportAsked['matching']) =>
  name === 'carriedFrom' || (name === 'title' && !matching.includes('id'));
