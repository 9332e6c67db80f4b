import { z } from 'zod';
import { MAX_NAME_LENGTH } from './auth-words.ts';
import { endpointFor } from './endpoint.ts';
import { personName } from './person-name.ts';

/** What the profile form sends. */
export const profileForm = z.strictObject({
  fullName: personName({
    'name-required': 'Enter your full name.',
    'name-too-long': `Use at most ${MAX_NAME_LENGTH} characters.`,
    'name-invalid': 'Use one line of plain characters.',
  }),
});
export type ProfileForm = z.infer<typeof profileForm>;

export const profile = {
  update: endpointFor.person
    .changes('profile')
    .route({
      method: 'PUT',
      path: '/profile',
      summary: 'Change one’s own name; address, company and role are read-only',
    })
    .input(profileForm)
    .output(z.object({ fullName: z.string() })),
};
