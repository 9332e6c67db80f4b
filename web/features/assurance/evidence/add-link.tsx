import { useState } from 'react';
import { isWebAddress } from '#domain/evidence/evidence.ts';
import { MAX_URL } from '#domain/limits.ts';
import { Button } from '#web/ui/inputs/button.tsx';
import { Field } from '#web/ui/inputs/field.tsx';
import { Form, useForm } from '#web/ui/inputs/form.tsx';
import { LimitedInput } from '#web/ui/inputs/limited-text.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { evidenceMessages as say } from './messages.ts';

/** @param onAdd resolves with a sentence if the link could not be added */
export function AddLink({ onAdd }: { onAdd: (url: string) => Promise<string | null> }) {
  const [value, setValue] = useState({ url: '' });
  const form = useForm({
    value,
    onChange: setValue,
    check: ({ url }) => {
      const problem = problemOf(url.trim());
      return problem === undefined ? {} : { url: problem };
    },
    send: async ({ url }) => {
      const problem = await onAdd(url.trim());
      if (problem !== null) return { url: problem };
      setValue({ url: '' });
      return true;
    },
  });
  return (
    <Form form={form} className="flex items-end gap-2">
      <Field label={say.link} error={form.errorOf('url')} className="grow">
        <div className="flex gap-2">
          <LimitedInput
            {...form.text('url')}
            type="url"
            inputMode="url"
            placeholder={say.linkPlaceholder}
            most={MAX_URL}
          />
          <Button type="submit" busy={form.isBusy} busyText={say.adding}>
            {say.addLink}
          </Button>
        </div>
      </Field>
    </Form>
  );
}

const problemOf = (url: string): string | undefined =>
  url === ''
    ? say.linkMissing
    : url.length > MAX_URL
      ? limitMessages.tooLong(MAX_URL)
      : isWebAddress(url)
        ? undefined
        : say.linkWrong;
