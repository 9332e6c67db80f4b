import { type ChangeEvent, type ComponentProps, type RefObject, useCallback, useRef, useState } from 'react';
import { controlOf } from '#web/lib/focus-soon.ts';

/** Error messages by the name of their field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

export interface FormOptions<Values extends object, Name extends string> {
  /** The contents of the fields. They belong to the component that shows the form, so that they can outlive the form. */
  value: Values;
  onChange: (value: Values, change: Partial<Values>) => void;
  /**
   * What prevents it from being sent, one sentence for each field. It is called at each attempt, and while a wrong field is being
   * corrected.
   */
  check?: ((value: Values) => FieldErrors<Name>) | undefined;
  /**
   * Sends the form. True if it succeeded; false if it failed and this was reported; or the errors that the server found, to show at the
   * fields. `isQuiet`: the caller reports success.
   */
  send: (value: Values, isQuiet: boolean) => Promise<boolean | FieldErrors<Name>>;
  /** Announced if the check fails and the messages at the fields do not say everything. */
  onWrong?: ((found: FieldErrors<Name>) => void) | undefined;
}

export interface FormState<Values extends object, Name extends string = keyof Values & string> {
  value: Values;
  /** While it is being sent. */
  isBusy: boolean;
  /** The message at a field, which stays until the field is correct. */
  errorOf: (name: Name) => string | undefined;
  /** Changes one or several fields. Stable. */
  set: (change: Partial<Values>) => void;
  /** Connects a text field or a drop-down to the form; its `onChange` is stable. */
  text: (name: TextName<Values>) => {
    name: string;
    value: string;
    onChange: (event: TextEvent) => void;
  };
  /** Checks and sends; resolves with whether it succeeded. A second click waits for the first one. */
  submit: (isQuiet?: boolean) => Promise<boolean>;
  /** Clears the errors that were found. */
  forget: () => void;
  element: RefObject<HTMLFormElement | null>;
}

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;
type TextName<Values> = { [Name in keyof Values & string]: Values[Name] extends string ? Name : never }[keyof Values &
  string];

/** What every form needs: messages at the fields, the focus on the first wrong field, submitting only once, and no lost input. */
export function useForm<Values extends object, Name extends string = keyof Values & string>(
  options: FormOptions<Values, Name>,
): FormState<Values, Name> {
  const { value } = options;
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(options);
  latest.current = options;
  const running = useRef<Promise<boolean> | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // The fields that were wrong at the last attempt, and the server's errors for fields that the browser considers valid.
  const [wrong, setWrong] = useState<readonly Name[]>([]);
  const [refused, setRefused] = useState<FieldErrors<Name>>({});

  const show = useCallback((found: FieldErrors<Name>) => {
    requestAnimationFrame(() => focusFirstError(element.current));
    setWrong(namesOf(found));
    latest.current.onWrong?.(found);
    return false;
  }, []);

  const run = useCallback(
    async (isQuiet: boolean): Promise<boolean> => {
      const { value: sent, check, send } = latest.current;
      const found = check?.(sent) ?? {};
      if (namesOf(found).length > 0) return show(found);
      setWrong([]);
      setIsBusy(true);
      try {
        const answer = await send(sent, isQuiet);
        const problems: FieldErrors<Name> = typeof answer === 'boolean' ? {} : answer;
        setRefused(problems);
        // The failure may have changed the contents of the fields: all errors are shown.
        if (answer === false) setWrong(Object.keys(sent) as Name[]);
        return answer === true || (answer !== false && namesOf(problems).length === 0) || show(problems);
      } finally {
        setIsBusy(false);
      }
    },
    [show],
  );

  const submit = useCallback(
    (isQuiet = false) => {
      running.current ??= run(isQuiet).finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [run],
  );

  const set = useCallback((change: Partial<Values>) => {
    // The server's errors no longer apply once the input changes.
    const changed = Object.keys(change);
    setRefused((before) => omit(before, changed));
    const next = { ...latest.current.value, ...change };
    latest.current = { ...latest.current, value: next };
    latest.current.onChange(next, change);
  }, []);

  const [typing] = useState(() => new Map<string, (event: TextEvent) => void>());
  const onText = (name: string) => {
    const own =
      typing.get(name) ?? ((event: TextEvent) => set({ [name]: event.currentTarget.value } as Partial<Values>));
    typing.set(name, own);
    return own;
  };

  const found: FieldErrors<Name> = wrong.length > 0 ? (options.check?.(value) ?? {}) : {};
  return {
    value,
    isBusy,
    errorOf: (name) => refused[name] ?? (wrong.includes(name) ? found[name] : undefined),
    set,
    text: (name) => ({
      name,
      value: String(value[name]),
      onChange: onText(name),
    }),
    submit,
    forget: () => {
      setWrong([]);
      setRefused({});
    },
    element,
  };
}

interface FormProps extends Omit<ComponentProps<'form'>, 'form' | 'onSubmit' | 'ref' | 'noValidate'> {
  form: Pick<FormState<object, never>, 'submit' | 'element'>;
}

/** The form element: Enter and the submit button submit it. */
export function Form({ form, ...props }: FormProps) {
  return (
    <form
      {...props}
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    />
  );
}

/** Puts the focus on the first control that has an error. */
function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (invalid) controlOf(invalid).focus();
}

function namesOf<Name extends string>(errors: FieldErrors<Name>): Name[] {
  return (Object.keys(errors) as Name[]).filter((name) => errors[name] !== undefined);
}

function omit<Name extends string>(errors: FieldErrors<Name>, names: readonly string[]): FieldErrors<Name> {
  const left = Object.entries(errors).filter(([name]) => !names.includes(name));
  return left.length === Object.keys(errors).length ? errors : (Object.fromEntries(left) as FieldErrors<Name>);
}

/** Turns problems that the domain's rules have found into sentences. */
export function sayProblems<Name extends string, Problem extends string>(
  problems: Partial<Record<Name, Problem>>,
  sentences: Readonly<Record<Problem, string>>,
): FieldErrors<Name> {
  const said = (Object.entries(problems) as [Name, Problem][]).map(([name, problem]) => [name, sentences[problem]]);
  return Object.fromEntries(said) as FieldErrors<Name>;
}
