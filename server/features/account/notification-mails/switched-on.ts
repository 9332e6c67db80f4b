import type { LinkedNote } from '#server/platform/mail/compose-mail.ts';

/** Why a notice came, and where it is switched off. `name` is how the settings call the switch. */
export const switchedOn = (publicUrl: string, name: string): LinkedNote => ({
  text: `You get this because "${name}" is on in your settings:`,
  url: `${publicUrl}/app/settings`,
});
