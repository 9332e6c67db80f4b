import { z } from 'zod';
import { MAX_NAME_LENGTH } from './auth-words.ts';

/** One line without control or unpaired characters: a name stands in headers of mails and on other people's screens. */
export const personName = (says: { required: string; tooLong: string; invalid: string }) =>
  z
    .string()
    .trim()
    .min(1, { error: says.required })
    .refine((text) => [...text].length <= MAX_NAME_LENGTH, { error: says.tooLong })
    .refine((text) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(text), { error: says.invalid });
