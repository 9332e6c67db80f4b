import type { Component } from '#domain/components/component.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { COMMENT_FIELD } from './comment-field.ts';
import { Comments } from './comments.tsx';
import { commentsMessages as say } from './messages.ts';

interface EntryCommentsProps {
  assessmentId: AssessmentId;
  component: Pick<Component, 'id' | 'title'>;
  /** Whether the person came here to write. */
  isFocused: boolean;
  /** Until this is true, only what is already known is shown. */
  isDue: boolean;
}

/** The comments on the entry that is shown next to the register. */
export function EntryComments({ assessmentId, component: { id, title }, isFocused, isDue }: EntryCommentsProps) {
  return (
    <div className="mt-6 flex flex-col gap-3 border-t pt-4">
      <h3 className="text-sm font-medium">{say.comments}</h3>
      <Comments
        key={id}
        assessmentId={assessmentId}
        record={{ noun: 'component', recordId: id }}
        name={title}
        isFocused={isFocused}
        isDue={isDue}
        fieldId={COMMENT_FIELD}
      />
    </div>
  );
}
