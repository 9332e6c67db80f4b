import type { ThresholdsAdopted } from '#domain/assessment/assessment.ts';
import { saidOfScoring } from '#domain/results/scoring-progress.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { thresholdMessages as say } from './messages.ts';

/** Who adopted thresholds, when, and how far the scoring had progressed, if that was recorded. */
export function adoptedSaid({ by, at, scoring }: ThresholdsAdopted): string {
  const adopted = say.adoptedBy(by, formatMoment(at));
  return scoring ? `${adopted}, ${saidOfScoring(scoring)}` : adopted;
}
