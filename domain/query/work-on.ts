import type { Assigned } from '#domain/assignments/assignment.ts';
import { isDone, readStandings, type Standings } from '#domain/assignments/standing.ts';
import { type OpenIn, openInComponent } from '#domain/progress/open-in.ts';
import type { Work } from './fields/of-work.ts';

/** The work on the components of an assessment, in the form that the query language uses. */
export function workOnComponents(assigned: Assigned, of: OpenIn, standings: Standings = readStandings(assigned)): Work {
  const { me, today } = assigned;
  return (component) => {
    const { owner, ownerName, dueOn, review, reviewerName } = standings.ofComponent(component);
    return {
      owner: ownerName || null,
      isMine: me === null ? null : owner === me,
      dueOn,
      isOverdue: dueOn !== null && dueOn < today && !isDone(review, openInComponent(component, of)),
      review,
      reviewer: reviewerName || null,
    };
  };
}
