import { z } from 'zod';
import { actId, assessmentId, historyLineId } from './base.ts';
import { endpointFor } from './endpoint.ts';

export const undo = {
  change: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'not-undoable', 'conflict', 'too-many-rows', 'too-much-text')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/undo',
      summary:
        'Undoes a change with a new change that refers to it, if the values have not changed since; deleted records return under their ids',
    })
    .input(z.strictObject({ assessmentId, id: historyLineId }))
    .output(z.object({ rowId: z.uuid() })),
  act: endpointFor
    .member('assessment.edit')
    .changes('assessment')
    .refuses('not-found', 'assessment-completed', 'not-undoable', 'conflict', 'too-many-rows', 'too-much-text')
    .route({
      method: 'POST',
      path: '/assessments/{assessmentId}/undo-act',
      summary: 'Undoes all changes of an act, all or none, as a new act',
    })
    .input(z.strictObject({ assessmentId, act: actId }))
    .output(z.object({ /** By which it is undone in turn. */ act: actId, rowIds: z.array(z.uuid()) })),
};
