import { useEffect, useMemo, useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import { MAX_SAMPLE } from '#domain/audit/draw-sample.ts';
import type { Condition } from '#domain/query/query.ts';
import { STANDARD_CODES } from '#domain/reference/catalogue-topic.ts';
import { sortTopics } from '#domain/results/matrix.ts';
import { topicGroup } from '#domain/topics/topic-group.ts';
import { codeOf } from '#web/lib/api.ts';
import { focusSoon } from '#web/lib/focus-soon.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { Input } from '#web/ui/inputs/input.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { useDraw } from './api.ts';
import { drawProblems, auditRoomMessages as say } from './messages.ts';

/** What a sample can be drawn from, as conditions of a query; null for everything that was left out. */
const populations: readonly { value: string; label: string; where: Condition[] | null }[] = [
  { value: 'all', label: 'All entries', where: [] },
  {
    value: 'material',
    label: 'Material entries',
    where: [{ field: 'material', is: 'equal', value: true }],
  },
  ...(['impact', 'risk', 'opportunity'] as const).map((kind) => ({
    value: kind,
    label: { impact: 'Impacts', risk: 'Risks', opportunity: 'Opportunities' }[kind],
    where: [{ field: 'kind', is: 'equal' as const, value: kind }],
  })),
  { value: 'left-out', label: say.leftOut, where: null },
];

const conditionsOf = (from: string) => populations.find((each) => each.value === from)?.where ?? null;

/** The topics that a sample can be limited to, as conditions of a query: those with entries, and their standards. */
function topicChoices({ assessment, topics, components }: WholeAssessment) {
  const used = sortTopics(topics.filter(({ id }) => components.some(({ topicId }) => topicId === id)));
  const groups = [...new Set(used.map((topic) => topicGroup(topic, assessment.esrsVersion).key))];
  const standards = STANDARD_CODES.filter((code) => groups.includes(code));
  return [
    { value: 'all', label: say.allTopics },
    ...standards.map((code) => ({ value: `standard ${code}`, label: say.allOf(code) })),
    ...used.map(({ code, name }) => ({ value: `topic ${code}`, label: `${code} ${name}` })),
  ];
}

/** The condition for a choice among the topics: the field, a space, and the value. */
function underOf(choice: string): Condition[] {
  const [field = '', ...value] = choice.split(' ');
  return choice === 'all' ? [] : [{ field, is: 'equal', value: value.join(' ') }];
}

interface DrawValues {
  name: string;
  size: string;
  seed: string;
  from: string;
  under: string;
}

const freshSeed = () => crypto.randomUUID().slice(0, 8);

/** The button that opens the form for drawing a sample. */
export function DrawSample({ whole }: { whole: WholeAssessment }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    focusSoon(OPEN_BUTTON);
  };
  return isOpen ? (
    <DrawForm whole={whole} onClose={close} />
  ) : (
    <Button id={OPEN_BUTTON} className="self-start" onClick={() => setIsOpen(true)}>
      {say.draw}
    </Button>
  );
}

const OPEN_BUTTON = 'draw-a-sample';

interface DrawFormProps {
  whole: WholeAssessment;
  onClose: () => void;
}

/** The form for drawing a sample: its size, what it is drawn from, and the seed. */
function DrawForm({ whole, onClose }: DrawFormProps) {
  const [value, setValue] = useState<DrawValues>(() => ({
    name: '',
    size: '25',
    seed: freshSeed(),
    from: 'all',
    under: 'all',
  }));
  const { mutateAsync } = useDraw(whole.assessment.id);
  const choices = useMemo(() => topicChoices(whole), [whole]);
  const form = useForm({
    value,
    onChange: setValue,
    check: checkDrawing,
    send: async ({ name, size, seed, from, under }) => {
      const where = conditionsOf(from);
      try {
        await mutateAsync({
          id: crypto.randomUUID(),
          name,
          seed,
          size: Number(size),
          query: where && { noun: 'component', where: [...where, ...underOf(under)] },
        });
        onClose();
        return true;
      } catch (error) {
        if (codeOf(error) === 'nothing-to-draw')
          return where === null
            ? { from: say.nothingLeftOut }
            : under === 'all'
              ? { from: say.nothingToDraw }
              : { under: say.nothingToDraw };
        toast.error(say.drawFailed);
        return false;
      }
    },
  });
  const { element } = form;
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, [element]);
  return (
    <Form form={form} aria-label={say.draw} className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-5">
      <Field label={say.sampleName} error={form.errorOf('name')}>
        <Input {...form.text('name')} maxLength={200} />
      </Field>
      <Field label={say.from} error={form.errorOf('from')}>
        <Select {...form.text('from')} options={populations} />
      </Field>
      {conditionsOf(value.from) ? (
        <Field label={say.under} error={form.errorOf('under')}>
          <Select {...form.text('under')} options={choices} />
        </Field>
      ) : null}
      <Field label={say.size} error={form.errorOf('size')}>
        <Input {...form.text('size')} inputMode="numeric" />
      </Field>
      <Field label={say.seed} error={form.errorOf('seed')}>
        <Input {...form.text('seed')} maxLength={200} />
      </Field>
      <p className="text-xs text-muted sm:col-span-full">{say.seedHint}</p>
      <div className="flex flex-wrap gap-2 sm:col-span-full">
        <Button type="submit" variant="primary" busy={form.isBusy} busyText={say.drawing}>
          {say.draw}
        </Button>
        <Button variant="ghost" disabled={form.isBusy} onClick={onClose}>
          {say.cancelDraw}
        </Button>
      </div>
    </Form>
  );
}

function checkDrawing({ name, size, seed }: DrawValues) {
  const count = Number(size);
  return {
    ...(name.trim() === '' && { name: drawProblems['sample-name-required'] }),
    ...(seed.trim() === '' && { seed: drawProblems['seed-required'] }),
    ...(!(Number.isInteger(count) && count >= 1 && count <= MAX_SAMPLE) && { size: drawProblems['sample-size'] }),
  };
}
