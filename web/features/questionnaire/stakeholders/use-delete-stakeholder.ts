import type { ReactNode } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { groupName } from '#domain/stakeholders/group-name.ts';
import type { Stakeholder } from '#domain/stakeholders/stakeholder.ts';
import { openAssessmentQuery } from '#web/features/questionnaire/assessment/api.ts';
import { useDeleteRow } from '#web/features/saving/use-delete-row.tsx';
import { api } from '#web/lib/api.ts';
import { stakeholderMessages as say } from './messages.ts';

/** The button that gets the focus when an entry has been deleted. */
export const ADD_ID = 'add-stakeholder';

/** Deleting a stakeholder entry. */
export function useDeleteStakeholder(
  assessmentId: WholeAssessment['assessment']['id'],
  onGone: (id: string) => void,
): { askDelete: (value: Stakeholder) => void; dialog: ReactNode } {
  return useDeleteRow<Stakeholder>({
    readAgain: openAssessmentQuery.queryKey,
    remove: ({ id }, given) => api.stakeholders.remove({ assessmentId, id, ...given }),
    recordedAs: ({ id }) => ({ assessmentId, noun: 'stakeholder', rowId: id }),
    onGone: ({ id }) => onGone(id),
    focusAfter: () => ADD_ID,
    say: {
      title: say.deleteTitle,
      text: (value) => say.deleteText(groupName(value)),
      confirm: say.delete,
      busy: say.deleting,
      keep: say.keep,
      deleted: say.deleted,
      failed: say.deleteFailed,
    },
  });
}
