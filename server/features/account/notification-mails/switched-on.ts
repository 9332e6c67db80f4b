import type { LinkedNote } from '#server/platform/mail/compose-mail.ts';

/** Why a notice came, and where to switch it off. `names` are the labels of the switches in the settings. */
export function switchedOn(publicUrl: string, ...names: readonly string[]): LinkedNote {
  const quoted = names.map((name) => `"${name}"`);
  const listed = [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter((part) => part !== '').join(' and ');
  return {
    text: `You are receiving this email because ${listed} ${names.length === 1 ? 'is' : 'are'} turned on in your settings:`,
    url: `${publicUrl}/app/settings`,
  };
}
