import type { AssignmentsShape } from '#contract/assignments.ts';
import type { Assigned } from '#domain/assignments/assignment.ts';
import type { Standings } from '#domain/assignments/standing.ts';
import type { OpenIn } from '#domain/progress/open-in.ts';
import type { Work } from '#domain/query/fields/of-work.ts';

/** What is known of the work on an assessment, as the person in front of the screen sees it today. */
export interface KnownWork extends Assigned {
  assignments: AssignmentsShape['assignments'];
  standings: Standings;
  /** As the query language asks about it. */
  onComponents(of: OpenIn): Work;
}
