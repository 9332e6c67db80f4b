import type { Thresholds, ThresholdsAdopted } from '#domain/assessment/assessment.ts';
import type { Category } from '#domain/reference/catalogue-topic.ts';
import type { Dashboard } from '#domain/results/dashboard.ts';
import type { MatrixCaption } from '#drawing/matrix/picture.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { assessmentFacts } from './assessment-facts.ts';
import type { ScoreView } from './measured-points.ts';
import { dashboardMessages as say } from './messages.ts';
import { isSameThresholds } from './viewer-thresholds.ts';

/** What is drawn, and for whom. */
export interface PictureFacts {
  company: string;
  /** The viewer's name; their own thresholds are marked with it. */
  viewer: string;
  /** The viewer's. */
  thresholds: Thresholds;
  adopted: ThresholdsAdopted | null;
  /** The only category shown. */
  category: Category | null;
  /** The year in which the arrows start. */
  comparedWith: string | null;
  /** The stakeholder whose topics are highlighted. */
  voice: string | null;
  /** Which scores are shown, if measures lead to two. */
  scores?: ScoreView | null;
}

/**
 * What readers need to know about a picture on its own (product P56): company and year, its state, the standard, whose thresholds and
 * since when, of what. Thresholds that a viewer is trying out are marked as theirs.
 */
export function pictureCaption(
  { assessment, thresholds: present }: Pick<Dashboard, 'assessment' | 'thresholds'>,
  { company, viewer, thresholds, adopted, category, comparedWith, voice, scores }: PictureFacts,
): MatrixCaption {
  const isPresent = isSameThresholds(thresholds, present);
  return {
    title: say.pictureTitle(company, formatDay(assessment.financialYearStart)),
    facts: [
      ...assessmentFacts(assessment),
      isPresent
        ? say.pictureThresholds(thresholds, adopted && { by: adopted.by, day: formatDay(adopted.at) })
        : say.pictureOtherThresholds(viewer, thresholds, present, adopted !== null),
      ...(scores ? [say.pictureScores[scores]] : []),
      ...(comparedWith === null || scores === 'both' ? [] : [say.pictureCompared(comparedWith)]),
      ...(voice === null ? [] : [say.pictureVoice(voice)]),
      ...(category ? [say.pictureCategory(category)] : []),
    ],
    source: say.pictureSource(assessment.name, formatDay(new Date().toISOString())),
    ...(isPresent ? {} : { mark: say.picturePrivate }),
  };
}
