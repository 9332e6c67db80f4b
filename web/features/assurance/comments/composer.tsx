import { useRef } from 'react';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { MentionField } from './mention-field.tsx';
import { commentMessages as say } from './messages.ts';
import type { useDraftComment } from './use-draft-comment.ts';

interface ComposerProps {
  draft: ReturnType<typeof useDraftComment>;
  label: string;
  placeholder: string;
  sendLabel: string;
  busyLabel: string;
  isFocused?: boolean;
  fieldId?: string | undefined;
  /** Discards the typed text; absent if it cannot be cancelled. */
  onCancel?: () => void;
}

/** The form for writing, answering or changing a comment. */
export function Composer(props: ComposerProps) {
  const { draft, label, placeholder, sendLabel, busyLabel, isFocused = false, fieldId, onCancel } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    field.current?.focus();
    draft.send();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={fieldId} label={label} hideLabel error={draft.error}>
        <MentionField
          fieldRef={field}
          value={draft.body}
          onChange={draft.type}
          placeholder={placeholder}
          isFocused={isFocused}
        />
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" size="sm" variant="primary" busy={draft.isPending} busyText={busyLabel}>
          {sendLabel}
        </Button>
        {onCancel ? (
          <Button
            size="sm"
            variant="ghost"
            disabled={draft.isPending}
            onClick={() => {
              draft.discard();
              onCancel();
            }}
          >
            {say.cancel}
          </Button>
        ) : null}
        <span className="text-xs text-muted max-sm:hidden">{say.hint}</span>
      </div>
    </form>
  );
}
