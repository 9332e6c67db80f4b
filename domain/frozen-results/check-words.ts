import { MATERIAL_BY_LABELS } from '#domain/results/classification.ts';
import type { FrozenCheck, Unreadable } from './check-frozen-file.ts';
import type { Difference } from './compare-results.ts';

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  'not-json': 'This file cannot be read. It may be incomplete. Download it again and compare its size.',
  'not-a-frozen-result': 'This is not a frozen result from Twofold.',
  'unknown-format':
    'This version does not know the format of this result. A newer version of Twofold may have written it.',
  'parts-missing': 'Parts of this result are missing or invalid. The file was altered or is damaged.',
};

const FIELDS: Readonly<Record<string, string>> = {
  impact: 'impact score',
  financial: 'financial score',
  besideImpact: 'impact score on the other basis',
  besideFinancial: 'financial score on the other basis',
  besideScore: 'score on the other basis',
  classification: 'class',
  materialBy: 'flag',
  score: 'score',
  severity: 'severity or magnitude',
  likelihoodCounted: 'likelihood counted',
  likelihoodStated: 'likelihood entered',
  rule: 'rule',
  counted: 'whether it counts',
  title: 'title',
  isMaterial: 'conclusion',
  reason: 'reason',
  decidedBy: 'who decided',
  decidedAt: 'when it was decided',
  kind: 'kind of decision',
  effect: 'effect of the decision',
};

const PARTS: Readonly<Record<string, string>> = {
  notYetAssessed: 'The list of topics not yet assessed',
  topicalOverview: 'The topical overview',
  highestScored: 'The list of the highest scores',
  screening: 'The screening scores',
  scoreBasis: 'The score basis (before or after measures)',
  setAside: 'The list of deselected topics',
};

/** The result of a check in plain words: the verdict first, then a sentence for each finding. */
export function wordCheck(check: FrozenCheck): { verdict: string; sentences: string[] } {
  if (check.state === 'unreadable') return { verdict: UNREADABLE[check.why], sentences: [] };
  const isAltered = check.fingerprint !== check.stated;
  const sentences = [
    ...(isAltered ? [`The fingerprint is ${check.fingerprint}; the file states ${check.stated}.`] : []),
    ...check.differences.map(wordDifference),
  ];
  return { verdict: verdictOn(check, isAltered), sentences };
}

function verdictOn(
  { state, format, differences, isOtherFormula }: Exclude<FrozenCheck, { state: 'unreadable' }>,
  isAltered: boolean,
): string {
  const depth =
    format === 1
      ? ' It has an older format without the inputs: scores were recomputed from their factors, topics and flags from the scores.'
      : '';
  if (state === 'same')
    return `Nothing was altered: fingerprint, scores and topic results are the same when recomputed.${depth}`;
  if (isAltered) return `This result was altered after it was frozen.${depth}`;
  if (isOtherFormula && differences.length > 0)
    return `The result is unchanged since it was frozen. The rules have since changed and would now give a different result.${depth}`;
  return `The fingerprint is correct, but the figures do not follow from the inputs.${depth}`;
}

function wordDifference({ of, name, field, frozen, computed }: Difference): string {
  if (of === 'part') return `${PARTS[name] ?? `The part “${name}”`} differs.`;
  if (of === 'threshold' && name === 'band')
    return `The borderline band is ${computed}; the result was computed with ${frozen}.`;
  if (of === 'decision') return wordDecision({ name, field, frozen, computed });
  if (of === 'threshold') return `The ${name} threshold is ${computed}; the result was computed with ${frozen}.`;
  if (frozen === null) return `“${name}” is missing from the results.`;
  if (computed === null) return `“${name}” is in the results but does not follow from the inputs.`;
  return `“${name}”, ${FIELDS[field] ?? field}: ${say(field, frozen)} in the file, ${say(field, computed)} recomputed.`;
}

function wordDecision({
  name,
  field,
  frozen,
  computed,
}: Pick<Difference, 'name' | 'field' | 'frozen' | 'computed'>): string {
  if (frozen === null) return `The decision on “${name}” is missing from the results.`;
  if (computed === null) return `A decision on “${name}” is in the results but not in the inputs.`;
  return `Decision on “${name}”, ${FIELDS[field] ?? field}: ${say(field, frozen)} in the results, ${say(field, computed)} based on the inputs.`;
}

function say(field: string, value: string): string {
  if (field === 'materialBy' && value in MATERIAL_BY_LABELS)
    return MATERIAL_BY_LABELS[value as keyof typeof MATERIAL_BY_LABELS];
  if (field === 'isMaterial') return value === 'true' ? 'material' : 'not material';
  if (field === 'counted') return value === 'true' ? 'counts' : 'does not count';
  return value;
}
