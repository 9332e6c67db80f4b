import type { AssessmentShape } from '#contract/assessment.ts';
import { versionFit } from '#domain/assessment/esrs-version.ts';
import { type Merged, mergeFields } from '#domain/fields/merge.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import { esrsVersions } from '#domain/reference/esrs-versions.ts';
import { type Merging, mergingOf } from '#web/features/saving/merging.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { versionMessages as say } from './messages.ts';

export interface VersionChoiceInput {
  /** ISO date. */
  financialYearStart: string;
  esrsVersion: EsrsVersion;
}

const ofFields = mergingOf<VersionChoiceInput, AssessmentShape, VersionChoiceInput>({
  fields: { financialYearStart: { label: say.firstDay }, esrsVersion: { label: say.standard } },
  valuesOf: (choice) => choice,
  withValues: (_, choice) => choice,
  valuesIn: (row) => row,
  begin: (choice) => choice,
  title: () => say.conflict,
  merge: mergeVersions,
});

/** How two people's financial year and standard become one. */
export const versionMerging: Merging<VersionChoiceInput, AssessmentShape> = {
  ...ofFields,
  word: (name, said) => (name === 'esrsVersion' ? esrsVersions[said as EsrsVersion].label : formatDay(String(said))),
};

/** The day of one beside the standard of the other is asked for where the law does not foresee them together. */
export function mergeVersions(
  base: VersionChoiceInput | undefined,
  mine: VersionChoiceInput,
  theirs: VersionChoiceInput,
  takesTheirs: readonly string[] = [],
): Merged<VersionChoiceInput> {
  const names = ['financialYearStart', 'esrsVersion'] as const;
  const { values, kept, asked } = mergeFields(names, base, mine, theirs);
  const isOfBoth = kept.length > 0 && names.some((name) => values[name] !== theirs[name]);
  const isForeseen = versionFit(values.esrsVersion, values.financialYearStart) !== 'not-applicable';
  const begun = isOfBoth && asked.length === 0 && !isForeseen ? undefined : base;
  return mergeFields(names, begun, mine, theirs, takesTheirs);
}
