import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { AUTH_REFUSALS, type AuthCode } from '#contract/auth-words.ts';
import { type AuthRules, loadAuthRules } from './auth-rules.ts';
import { sayRefusal } from './messages.ts';

/** Fields by name, as typed. */
type Fields<Form> = { [Name in keyof Form]: string };

interface AuthFormOptions<Form extends Fields<Form>> {
  /** Which of the contract's rules the form obeys. */
  schema: (rules: AuthRules) => z.ZodType<Form>;
  defaultValues: Fields<Form>;
  minPasswordLength: number;
}

type Codes<Form> = Partial<Record<keyof Form & string, AuthCode>>;

/**
 * A form whose rules are the contract's: their messages are refusal codes, which are put into words here, whether browser or
 * server found them. The browser keeps the fields. A second press while the first is under way does nothing.
 */
export function useAuthForm<Form extends Fields<Form>>({
  schema,
  defaultValues,
  minPasswordLength,
}: AuthFormOptions<Form>) {
  type Name = keyof Form & string;
  const names = Object.keys(defaultValues) as Name[];
  const fields = useRef(new Map<Name, HTMLInputElement>());
  const isUnderWay = useRef(false);
  const [codes, setCodes] = useState<Codes<Form>>({});
  const [isBusy, setBusy] = useState(false);

  const read = () =>
    Object.fromEntries(names.map((name) => [name, fields.current.get(name)?.value ?? defaultValues[name]])) as Form;

  /** What the rules say: the values to send, or a code for each field that is wrong. */
  async function check(): Promise<{ values: Form } | { codes: Codes<Form> }> {
    const rules = await loadAuthRules();
    if (!rules) return { values: read() };
    const checked = schema(rules).safeParse(read());
    if (checked.success) return { values: checked.data };
    const found: Codes<Form> = {};
    for (const { path, message } of checked.error.issues) {
      if (isCode(message)) found[path[0] as Name] ??= message;
    }
    return { codes: found };
  }

  function show(found: Codes<Form>): void {
    // At once, so that the field that takes the focus has its sentence already.
    flushSync(() => setCodes(found));
    const first = names.find((name) => found[name]);
    if (first) fields.current.get(first)?.focus();
  }

  /** A field that was wrong says so until it is right. */
  async function checkAgain(name: Name): Promise<void> {
    if (!codes[name]) return;
    const checked = await check();
    const code = 'codes' in checked ? checked.codes[name] : undefined;
    setCodes(({ [name]: _before, ...others }) => ({ ...others, ...(code && { [name]: code }) }) as Codes<Form>);
  }

  async function submit(act: (values: Form) => Promise<void>): Promise<void> {
    const checked = await check();
    if ('codes' in checked) return show(checked.codes);
    setCodes({});
    await act(checked.values);
  }

  return {
    isBusy,
    /** The sentence at a field, if something is wrong there. */
    errorOf: (name: Name): string | undefined => codes[name] && sayRefusal(codes[name], { minPasswordLength }),
    /** Ties an input to the form. */
    register: (name: Name, { onChange }: { onChange?: (event: ChangeEvent<HTMLInputElement>) => void } = {}) => ({
      name,
      defaultValue: defaultValues[name],
      ref: (field: HTMLInputElement | null) => {
        if (field) fields.current.set(name, field);
        else fields.current.delete(name);
      },
      // Whoever comes to type will send the form: the rules are there by then.
      onFocus: () => void loadAuthRules(),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        onChange?.(event);
        void checkAgain(name);
      },
    }),
    /** Puts a refusal of the server at its field and goes there. */
    refuse: (name: Name, code: AuthCode) => show({ [name]: code } as Codes<Form>),
    onSubmit: (act: (values: Form) => Promise<void>) => (event: FormEvent) => {
      event.preventDefault();
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setBusy(true);
      void submit(act).finally(() => {
        isUnderWay.current = false;
        setBusy(false);
      });
    },
  };
}

const isCode = (text: string): text is AuthCode => Object.hasOwn(AUTH_REFUSALS, text);
