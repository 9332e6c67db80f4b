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
        'Undo a change as a new one that names it, where what it changed still stands as it left it; what was deleted comes back under its id',
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
      summary: 'Undo all changes of an act, all or none, as an act of its own',
    })
    .input(z.strictObject({ assessmentId, act: actId }))
    .output(z.object({ /** By which it is undone in turn. */ act: actId, rowIds: z.array(z.uuid()) })),
};
