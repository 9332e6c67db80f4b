import { useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import type { TopicId } from '#domain/ids.ts';
import { MAX_LONG_TEXT, MAX_TITLE } from '#domain/limits.ts';
import { CATEGORIES } from '#domain/reference/catalogue-topic.ts';
import { isOwnTopic } from '#domain/topics/own-code.ts';
import { isSameTopicName, ownTopicFields } from '#domain/topics/own-topic.ts';
import { openAssessmentQuery, useDraft, useReadAgain } from '#web/features/questionnaire/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { type api as Api, api, refusalOf } from '#web/lib/api.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { type FieldErrors, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput, LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { finerTopics } from './finer-topics.ts';
import { groupTopics } from './group-topics.ts';
import { topicMessages as say } from './messages.ts';

interface OwnTopicDialogProps {
  /** The topic to change; null adds one. */
  topic: Topic | null;
  onClose: () => void;
}

interface OwnTopicInput {
  place: string;
  name: string;
  description: string;
}

/** Asks where one of the company's own topics belongs, what it is called and what it is about. */
export default function OwnTopicDialog({ topic, onClose }: OwnTopicDialogProps) {
  const places = usePlaces();
  const [value, setValue] = useState<OwnTopicInput>({
    place: '',
    name: topic?.name ?? '',
    description: topic?.description ?? '',
  });
  const form = useForm({
    value,
    onChange: setValue,
    check: (input) => check(input, topic === null),
    send: useSend(topic, onClose),
  });
  return (
    <FormDialog
      form={form}
      title={topic ? say.changeOwnTitle : say.addOwnTitle}
      cancel={say.cancel}
      send={topic ? say.save : say.add}
      sending={topic ? say.saving : say.adding}
      onClose={onClose}
    >
      {topic ? null : (
        <>
          <p className="text-sm text-muted">{say.addOwnText}</p>
          <Field label={say.place} required error={form.errorOf('place')}>
            <Select {...form.text('place')} options={places} placeholder={say.choosePlace} />
          </Field>
          <Suggestions place={value.place} onPick={(name) => form.set({ name })} />
        </>
      )}
      <Field label={ownTopicFields.name.label} hint={say.ownNameHint} required error={form.errorOf('name')}>
        <LimitedInput {...form.text('name')} most={MAX_TITLE} autoComplete="off" />
      </Field>
      <Field label={ownTopicFields.description.label} error={form.errorOf('description')}>
        <LimitedTextarea {...form.text('description')} most={MAX_LONG_TEXT} />
      </Field>
    </FormDialog>
  );
}

/** The finer topics that the law lists under the chosen one and that the assessment does not have yet. */
function Suggestions({ place, onPick }: { place: string; onPick: (name: string) => void }) {
  const { assessment, topics } = useDraft();
  const under = topics.find(({ code }) => code === place);
  const names = (under ? finerTopics(under, assessment.esrsVersion) : []).filter(
    (name) => !topics.some((topic) => isSameTopicName(topic.name, name)),
  );
  if (names.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-muted">{say.finer}</p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {names.map((name) => (
          <li key={name} className="max-w-full">
            <Button
              size="sm"
              className="h-auto max-w-full py-1 text-left whitespace-normal"
              onClick={() => onPick(name)}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function check({ place, name, description }: OwnTopicInput, isNew: boolean): FieldErrors<keyof OwnTopicInput> {
  const found: FieldErrors<keyof OwnTopicInput> = {};
  if (isNew && place === '') found.place = say.placeMissing;
  if (name.trim() === '') found.name = say.nameMissing;
  else if (name.trim().length > MAX_TITLE) found.name = limitMessages.tooLong(MAX_TITLE);
  if (description.length > MAX_LONG_TEXT) found.description = limitMessages.tooLong(MAX_LONG_TEXT);
  return found;
}

/** The standards, each with its topics, and the categories for what belongs to no standard. */
function usePlaces() {
  const { assessment, topics } = useDraft();
  const groups = groupTopics(
    topics.filter((topic) => !isOwnTopic(topic)),
    assessment.esrsVersion,
  );
  const ofStandards = groups.flatMap((group) => [
    { value: group.key as string, label: group.label },
    ...group.topics.map(({ code, name }) => ({ value: code, label: `\u2003${code} ${name}` })),
  ]);
  const ofNone = CATEGORIES.map((category) => ({ value: category.charAt(0), label: say.underCategory(category) }));
  return [...ofStandards, ...ofNone];
}

/** Saves the topic, and reports problems at their fields. */
function useSend(topic: Topic | null, onClose: () => void) {
  const { assessment } = useDraft();
  const readAgain = useReadAgain();
  const tellFailure = useSaveFailure(openAssessmentQuery.queryKey);
  // One id for all attempts: a topic that is sent twice is added once.
  const [id] = useState(() => topic?.id ?? (crypto.randomUUID() as TopicId));
  const [seen, setSeen] = useState({ name: topic?.name ?? '', description: topic?.description ?? '' });
  return async ({ place, name, description }: OwnTopicInput): Promise<boolean | FieldErrors<keyof OwnTopicInput>> => {
    const stated = { assessmentId: assessment.id, id, name: name.trim(), description };
    try {
      await (topic ? api.topics.changeOwn({ ...stated, seen }) : api.topics.addOwn({ ...stated, place }));
      await readAgain();
      toast.success(topic ? say.changed : say.added(stated.name));
      onClose();
      return true;
    } catch (error) {
      const refusal = refusalOf<typeof Api.topics.changeOwn | typeof Api.topics.addOwn>(error);
      if (refusal?.code === 'topic-name-taken') return { name: say.nameTaken };
      if (refusal?.code === 'too-many-rows') return { name: say.tooManyOwn(refusal.data.most) };
      if (refusal?.code === 'topic-changed') {
        setSeen(refusal.data);
        return { name: say.changedMeanwhile(refusal.data.name) };
      }
      tellFailure(error, topic ? say.changeFailed : say.addFailed);
      return false;
    }
  };
}
