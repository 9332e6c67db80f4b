import type { LinkedNote } from '#server/platform/mail/compose-mail.ts';

/** Why a notice came, and where to switch it off. `name` is the label of the switch in the settings. */
export const switchedOn = (publicUrl: string, name: string): LinkedNote => ({
  text: `You are receiving this email because "${name}" is on in your settings:`,
  url: `${publicUrl}/app/settings`,
});
