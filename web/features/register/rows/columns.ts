import type { Component } from '#domain/components/component.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { ScoreField } from '#domain/components/score-fields.ts';
import type { Scale } from '#domain/components/score-words.ts';
import { severityDetailsOf, severityFromDetails } from '#domain/components/severity.ts';
import type { Option } from '#domain/reference/option.ts';
import { actualities, impactPolarities, timeHorizons, valueChainConcentrations } from '#domain/reference/options.ts';
import type { WorkPart } from '#web/features/assurance/assignments/work-part.ts';
import { registerMessages } from './messages.ts';

type ChoiceName = 'impactPolarity' | 'actualPotentialImpact' | 'timeHorizon' | 'valueChainConcentration';

/** What can be changed in a cell: a score with the keys 1 to 5, or one of a few choices. */
export type CellEdit =
  | { kind: 'score'; name: ScoreField; scale: Scale; canClear: boolean }
  | { kind: 'choice'; name: ChoiceName; options: readonly Option[] };

/** The row's owner, due date and review: set in a form at the cell, and stored separately from the row. */
export interface WorkEdit {
  kind: 'work';
  part: WorkPart;
}

/** The row's activities in the value chain: set in a form at the cell, and stored separately from the row. */
export interface PlaceEdit {
  kind: 'place';
}

/** What a cell offers. */
export type Offer = CellEdit | WorkEdit | PlaceEdit;

/** Whether the values of a cell are stored separately from the row. */
export const isBeside = (offer: Offer): offer is WorkEdit | PlaceEdit =>
  offer.kind === 'work' || offer.kind === 'place';

/** Why a cell is empty or cannot be changed in place. */
export type NotHere = 'other-kind' | 'actual' | 'from-details';

export interface RegisterColumn {
  id: string;
  label: string;
  /** Used if the column is too narrow for the label. */
  short?: string;
  /** The field of the query language by which it is sorted; null if it cannot be sorted. */
  field: string | null;
  /** In pixels. */
  width: number;
  /** Whether somebody has set its width. */
  isSized?: boolean;
  /** Its values are stored separately from the rows, and not frozen with them. */
  isBeside?: boolean;
  /** Shown only if someone chooses it. */
  isExtra?: boolean;
  /** Left out by default where there is no room for all: the score and what it is computed from come first. */
  isDetail?: boolean;
  /** It shows a step from 1 to 5. */
  isScored?: boolean;
  /** Selecting its cell, or pressing Enter, shows this part of the entry next to the table. */
  leadsTo?: 'evidence';
  /** What can be changed in a component's cell, or why nothing can; none for read-only columns. */
  edit?: (component: Component) => Offer | NotHere;
}

const isImpact = ({ kind }: Component) => kind === 'impact';
const choiceOf = (name: ChoiceName, options: readonly Option[]): CellEdit => ({ kind: 'choice', name, options });
const score = (name: ScoreField, scale: Scale, canClear = false): CellEdit => ({
  kind: 'score',
  name,
  scale,
  canClear,
});

function detail(
  name: ScoreField,
  scale: Scale,
): Pick<RegisterColumn, 'id' | 'label' | 'field' | 'width' | 'isScored' | 'isDetail'> & {
  edit: NonNullable<RegisterColumn['edit']>;
} {
  return {
    id: scale,
    label: componentFields[name].label,
    field: name,
    width: 64,
    isScored: true,
    isDetail: true,
    edit: (component) => (isImpact(component) ? score(name, scale, true) : 'other-kind'),
  };
}

const work = (part: WorkPart, label: string, width: number): RegisterColumn => ({
  id: part,
  label,
  field: part,
  width,
  isBeside: true,
  edit: () => ({ kind: 'work', part }),
});

/** The columns of the register in their order; the title always comes first. */
export const columns: readonly RegisterColumn[] = [
  { id: 'title', label: 'Title', field: 'title', width: 376 },
  { id: 'topic', label: 'Topic', field: 'topic', width: 62 },
  {
    id: 'kind',
    label: 'Kind',
    field: 'kind',
    width: 130,
    isDetail: true,
    edit: (component) => (isImpact(component) ? choiceOf('impactPolarity', impactPolarities) : 'other-kind'),
  },
  { id: 'side', label: 'Side', field: 'side', width: 96, isExtra: true },
  {
    id: 'actuality',
    label: 'Actual',
    field: 'actualPotentialImpact',
    width: 78,
    isDetail: true,
    edit: (component) => (isImpact(component) ? choiceOf('actualPotentialImpact', actualities) : 'other-kind'),
  },
  detail('impactScale', 'scale'),
  detail('impactScope', 'scope'),
  {
    ...detail('impactIrremediability', 'irremediability'),
    short: 'Irrem.',
    edit: (component) =>
      isImpact(component) && component.impactPolarity !== 'Positive'
        ? score('impactIrremediability', 'irremediability', true)
        : 'other-kind',
  },
  {
    id: 'severity',
    label: 'Severity',
    field: 'severity',
    width: 76,
    isScored: true,
    edit: (component) => {
      if (!isImpact(component)) return score('financialRiskOpportunity', 'magnitude');
      const follows =
        severityFromDetails(severityDetailsOf(component)) !== null && component.severityReason.trim() === '';
      return follows ? 'from-details' : score('impactSeverity', 'severity');
    },
  },
  {
    id: 'likelihood',
    label: 'Likelihood',
    field: 'likelihood',
    width: 86,
    isScored: true,
    edit: (component) => {
      if (!isImpact(component)) return score('financialLikelihood', 'likelihood');
      return component.actualPotentialImpact === 'Actual' ? 'actual' : score('impactLikelihood', 'likelihood');
    },
  },
  { id: 'score', label: 'Score', field: 'score', width: 114 },
  { id: 'gross', label: 'Before measures', field: 'grossScore', width: 124, isExtra: true },
  { id: 'net', label: 'After measures', field: 'netScore', width: 124, isExtra: true },
  { id: 'material', label: 'Material', field: 'material', width: 96 },
  {
    id: 'horizon',
    label: componentFields.timeHorizon.label,
    field: 'timeHorizon',
    width: 168,
    edit: () => choiceOf('timeHorizon', timeHorizons),
  },
  {
    id: 'place',
    label: 'Value chain',
    field: 'valueChainConcentration',
    width: 176,
    edit: () => choiceOf('valueChainConcentration', valueChainConcentrations),
  },
  {
    id: 'activity',
    label: 'Activity',
    field: 'activity',
    width: 176,
    isBeside: true,
    isExtra: true,
    edit: () => ({ kind: 'place' }),
  },
  work('owner', 'Owner', 148),
  work('due', 'Due', 112),
  work('state', 'State', 100),
  { id: 'evidence', label: 'Evidence', field: 'evidence', width: 96, leadsTo: 'evidence' },
  { id: 'open', label: 'Left open', field: 'leftOpen', width: 200 },
];

/** The fields that rows can be grouped by. */
const GROUPINGS = [
  'topic',
  'standard',
  'kind',
  'side',
  'material',
  'timeHorizon',
  'valueChainConcentration',
  'activity',
  'owner',
  'due',
  'state',
];

/** The columns for rows of a draft, or for frozen ones. */
export const columnsOf = (isFrozen: boolean): readonly RegisterColumn[] =>
  isFrozen ? columns.filter(({ isBeside: isKeptBeside }) => !isKeptBeside) : columns;

/** The options for grouping, including none. An option that is also a column has its name. */
export function groupOptions(isFrozen: boolean, nameOf: (label: string) => string = (label) => label) {
  const left = columns.filter((column) => !columnsOf(isFrozen).includes(column)).map(({ field }) => field);
  return [
    { value: '', label: registerMessages.ungrouped },
    ...GROUPINGS.filter((field) => !left.includes(field)).map((value) => {
      const { label } = columns.find(({ field }) => field === value) ?? { label: registerMessages.standard };
      return { value, label: nameOf(label) };
    }),
  ];
}
