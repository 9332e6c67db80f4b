import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { AUTH_REFUSALS, type AuthCode } from '#contract/auth.ts';
import { type SentenceContext, sayRefusal } from './messages.ts';

interface AuthFormOptions<Values extends FieldValues> {
  schema: z.ZodType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  minPasswordLength: number;
}

export interface AuthForm<Values extends FieldValues> extends UseFormReturn<Values> {
  /** The sentence at a field, if something is wrong there. */
  errorOf(field: Path<Values>): string | undefined;
  onSubmit(act: (values: Values) => Promise<void>): (event?: React.BaseSyntheticEvent) => Promise<void>;
  isBusy: boolean;
}

/**
 * A form whose rules are the contract's: their messages are refusal codes, which are put into words here, whether browser or
 * server found them. A second press while the first is under way does nothing.
 */
export function useAuthForm<Values extends FieldValues>({
  schema,
  defaultValues,
  minPasswordLength,
}: AuthFormOptions<Values>): AuthForm<Values> {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues, mode: 'onSubmit' });
  const isUnderWay = useRef(false);
  const context: SentenceContext = { minPasswordLength };

  const errorOf = (field: Path<Values>): string | undefined => {
    const message = form.getFieldState(field, form.formState).error?.message;
    return message && isCode(message) ? sayRefusal(message, context) : message;
  };
  const onSubmit = (act: (values: Values) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      await act(values).finally(() => {
        isUnderWay.current = false;
      });
    });
  return { ...form, errorOf, onSubmit, isBusy: form.formState.isSubmitting };
}

const isCode = (text: string): text is AuthCode => Object.hasOwn(AUTH_REFUSALS, text);
