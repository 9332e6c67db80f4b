import type { AssessmentShape } from '#contract/assessment.ts';
import { type EsrsRoute, routeLabel, routeOf, versionFit } from '#domain/assessment/esrs-version.ts';
import { type MergeOutcome, mergeFields } from '#domain/fields/merge.ts';
import { type Merging, mergingOf } from '#web/features/saving/merging.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { versionMessages as say } from './messages.ts';

export interface VersionChoiceInput {
  /** ISO date. */
  financialYearStart: string;
  route: EsrsRoute;
}

const ofFields = mergingOf<VersionChoiceInput, AssessmentShape, VersionChoiceInput>({
  fields: { financialYearStart: { label: say.firstDay }, route: { label: say.standard } },
  valuesOf: (choice) => choice,
  withValues: (_, choice) => choice,
  valuesIn: (row) => ({ financialYearStart: row.financialYearStart, route: routeOf(row) }),
  begin: (choice) => choice,
  title: () => say.conflict,
  merge: mergeVersions,
});

/** How the financial years and standards that two people have chosen are merged. */
export const versionMerging: Merging<VersionChoiceInput, AssessmentShape> = {
  ...ofFields,
  word: (name, said) => (name === 'route' ? routeLabel(said as EsrsRoute) : formatDay(String(said))),
};

/** If one person's year does not fit the other's standard by law, they are asked. */
export function mergeVersions(
  base: VersionChoiceInput | undefined,
  mine: VersionChoiceInput,
  theirs: VersionChoiceInput,
  takesTheirs: readonly string[] = [],
): MergeOutcome<VersionChoiceInput> {
  const names = ['financialYearStart', 'route'] as const;
  const { values, kept, asked } = mergeFields(names, base, mine, theirs);
  const isOfBoth = kept.length > 0 && names.some((name) => values[name] !== theirs[name]);
  const isForeseen = versionFit(values.route, values.financialYearStart) !== 'not-applicable';
  const begun = isOfBoth && asked.length === 0 && !isForeseen ? undefined : base;
  return mergeFields(names, begun, mine, theirs, takesTheirs);
}
