import { z } from 'zod';
import { type PersonNameProblem, personNameProblem } from '#domain/people/person-name.ts';

/** A person's name, trimmed; refused with a sentence for each problem. */
export const personName = (says: Record<PersonNameProblem, string>) =>
  z
    .string()
    .trim()
    .check(({ value, issues }) => {
      const problem = personNameProblem(value);
      if (problem) issues.push({ code: 'custom', message: says[problem], input: value });
    });
