import { useState } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { MAX_REASON } from '#domain/limits.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { ConcludedGroup } from '#domain/results/side-conclusions.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { Checkbox } from '#web/ui/inputs/checkbox.tsx';
import { Field, FieldGroup } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { RadioGroup } from '#web/ui/inputs/radio-group.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { conclusionMessages as say } from './messages.ts';
import { type ChosenSide, useConclude } from './use-conclude.ts';

interface ConcludeDialogProps {
  assessmentId: AssessmentId;
  version: EsrsVersion;
  group: ConcludedGroup;
  rows: readonly TopicDecisionRow[];
  /** The name of the form in the browser; by its standard if absent. */
  form?: string;
  onClose: () => void;
}

interface Input {
  verdict: 'below' | 'material' | '';
  /** Keys of the ticked sides: topic id and side. */
  chosen: readonly string[];
  reason: string;
}

const keyOf = ({ topicId, side }: ChosenSide) => `${topicId} ${side}`;

/** Concludes sides of a standard's topics top-down, with one ground. Those without a conclusion are ticked. */
export default function ConcludeDialog(props: ConcludeDialogProps) {
  const { assessmentId, version, group, rows, form: name = `conclusion-${group.group.key}`, onClose } = props;
  // The open sides when the form was opened: it does not change while somebody fills it in.
  const [open] = useState(() =>
    group.topics.flatMap(({ topic, sides }) =>
      sides
        .filter(({ isMaterial }) => isMaterial === null)
        .map(({ side }) => ({ topic, topicId: topic.id, side, key: keyOf({ topicId: topic.id, side }) })),
    ),
  );
  const empty: Input = { verdict: '', chosen: open.map(({ key }) => key), reason: '' };
  const [input = empty, setInput] = useUnsaved<Input>(assessmentId, name);
  const conclude = useConclude(assessmentId, rows);
  const sides = open.filter(({ key }) => input.chosen.includes(key));
  const form = useForm<Input>({
    value: input,
    onChange: setInput,
    check: ({ verdict, reason }) => ({
      ...(sides.length === 0 && { chosen: say.whichMissing }),
      ...(verdict === '' && { verdict: say.verdictMissing }),
      ...(reason.trim() === '' && { reason: say.reasonMissing }),
      ...(reason.length > MAX_REASON && { reason: limitMessages.tooLong(MAX_REASON) }),
    }),
    send: async ({ verdict, reason }) => {
      const chosen = sides.map(({ topicId, side }) => ({ topicId, side }));
      const isDone = await conclude({ sides: chosen, isMaterial: verdict === 'material', reason });
      if (isDone) close();
      return isDone;
    },
  });

  function close() {
    setInput(undefined);
    onClose();
  }

  function toggle(key: string, isTicked: boolean) {
    form.set({ chosen: isTicked ? [...input.chosen, key] : input.chosen.filter((each) => each !== key) });
  }

  return (
    <FormDialog
      form={form}
      title={say.dialog}
      description={group.group.label}
      cancel={say.cancel}
      send={say.send(sides.length)}
      sending={say.sending}
      onClose={close}
    >
      <p className="text-sm text-pretty text-muted">{say.allowed[version]}</p>
      <FieldGroup label={say.which} required error={form.errorOf('chosen')}>
        <ul className="flex max-h-72 flex-col divide-y overflow-y-auto rounded-md border">
          {group.topics
            .filter(({ topic }) => open.some(({ topicId }) => topicId === topic.id))
            .map(({ topic }) => (
              <li key={topic.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-3 py-2">
                <span dir="auto" className="min-w-0 flex-1 basis-48 text-sm wrap-anywhere">
                  {topic.code} {topic.name}
                </span>
                <span className="flex gap-4">
                  {open
                    .filter(({ topicId }) => topicId === topic.id)
                    .map(({ side, key }) => (
                      <Checkbox
                        key={key}
                        label={say.side[side]}
                        aria-label={`${say.side[side]}: ${topic.code}`}
                        checked={input.chosen.includes(key)}
                        onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
                      />
                    ))}
                </span>
              </li>
            ))}
        </ul>
      </FieldGroup>
      <RadioGroup
        label={say.verdict}
        required
        inline
        error={form.errorOf('verdict')}
        value={input.verdict === '' ? null : input.verdict}
        onValueChange={(verdict) => form.set({ verdict })}
        options={[
          { value: 'below' as const, label: say.verdicts.below },
          { value: 'material' as const, label: say.verdicts.material },
        ]}
      />
      <Field label={say.reason} hint={say.reasonHint} required error={form.errorOf('reason')}>
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
      </Field>
    </FormDialog>
  );
}
