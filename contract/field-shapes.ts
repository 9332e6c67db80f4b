import { z } from 'zod';
import { isDay } from '#domain/fields/day.ts';
import type { Field, Fields } from '#domain/fields/kinds.ts';
import type { Score5 } from '#domain/fields/score5.ts';
import type { ValueOf } from '#domain/fields/values.ts';
import { MAX_CARRIED_FROM } from '#domain/limits.ts';
import { componentId, measureId, requiredText, text, topicId } from './base.ts';
import { type IssueCode, says } from './issue-codes.ts';

/** Deciding again counts as a review of what was carried over: the mark is removed unless the request contains it. */
export const carriedFromInput = { carriedFrom: text(MAX_CARRIED_FROM).default('') };

type Shapes<F extends Fields> = { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>, ValueOf<F[Name]>> };

const NOT_OFFERED = says('unknown-option');
const OUT_OF_SCALE = says('score-out-of-range');

/** The fields of a noun in requests: lengths, scales and options are checked individually. */
export function inputShapes<F extends Fields>(fields: F): Shapes<F> {
  return shapesOf(fields, inputShape);
}

/** The fields of a noun as stored: only their types are checked, whatever the limits were when they were saved. */
export function rowShapes<F extends Fields>(fields: F): Shapes<F> {
  return shapesOf(fields, rowShape);
}

function shapesOf<F extends Fields>(fields: F, toShape: (field: Field) => z.ZodType): Shapes<F> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toShape(field)])) as Shapes<F>;
}

const score5 = z.int(OUT_OF_SCALE).min(1, OUT_OF_SCALE).max(5, OUT_OF_SCALE) as z.ZodType<number> as z.ZodType<Score5>;

function inputShape(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'long-text':
      return field.required === undefined ? text(field.max) : requiredText(field.max, field.required as IssueCode);
    case 'day':
      return z.string().refine((given) => given === '' || isDay(given), says('date-out-of-range'));
    case 'whole':
      return whole(field);
    case 'choice':
      return z.enum([...(field.mayBeBlank ? [''] : []), ...optionIds(field)], NOT_OFFERED);
    case 'choices':
      return z.array(z.enum(optionIds(field), NOT_OFFERED)).max(field.max);
    case 'reference':
      return z.uuid(says(field.required as IssueCode));
    default:
      return rowShape(field);
  }
}

function rowShape(field: Field): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'long-text':
    case 'day':
    case 'choice':
      return z.string();
    case 'choices':
      return z.array(z.string());
    case 'flag':
      return z.boolean();
    case 'whole':
      return whole(field);
    case 'optional-whole':
      return whole(field).nullable();
    case 'score5':
      return score5;
    case 'optional-score5':
      return score5.nullable();
    case 'one-of':
      return z.enum(optionIds(field), NOT_OFFERED);
    case 'optional-one-of':
      return z.enum(optionIds(field), NOT_OFFERED).nullable();
    case 'reference':
      return field.of === 'topic' ? topicId : componentId;
    case 'optional-reference':
      return (field.of === 'component' ? componentId : measureId).nullable();
  }
}

function whole({ min, max }: { min: number; max: number }) {
  return z.int(OUT_OF_SCALE).min(min, OUT_OF_SCALE).max(max, OUT_OF_SCALE);
}

const optionIds = ({ options }: Extract<Field, { options: unknown }>) => options.map((option) => option.id);
