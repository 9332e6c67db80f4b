import { z } from 'zod';
import { endpointFor } from './endpoint.ts';
import { says } from './issue-codes.ts';
import { personName } from './person-name.ts';

/** What the profile form sends. */
export const profileForm = z.strictObject({
  fullName: personName({
    'name-required': says('name-required'),
    'name-too-long': says('name-too-long'),
    'name-invalid': says('name-invalid'),
    'name-has-address': says('name-has-address'),
  }),
});
export type ProfileForm = z.infer<typeof profileForm>;

export const profile = {
  update: endpointFor.person
    .changes('profile')
    .route({
      method: 'PUT',
      path: '/profile',
      summary: 'Changes the caller’s own name; email address, company and role are read-only',
    })
    .input(profileForm)
    .output(z.object({ fullName: z.string() })),
};
