import type { Assessment } from './assessment.ts';

interface Candidate extends Pick<Assessment, 'id' | 'financialYearStart'> {
  componentCount: number;
}

/**
 * The assessment that another is compared with: the first one in the list for the latest financial year before its own, so the newest if
 * the list starts with the newest; none without components.
 */
export function earlierOf<Each extends Candidate>(
  all: readonly Each[],
  { id, financialYearStart }: Pick<Assessment, 'id' | 'financialYearStart'>,
): Each | undefined {
  return all
    .filter((each) => each.id !== id && each.componentCount > 0 && each.financialYearStart < financialYearStart)
    .toSorted((first, second) => second.financialYearStart.localeCompare(first.financialYearStart))[0];
}
