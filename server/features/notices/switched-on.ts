/** Why a notice came, and where it is switched off. `name` is how the settings call the switch. */
export const switchedOn = (publicUrl: string, name: string) =>
  `You get this because "${name}" is on in your settings: ${publicUrl}/app/settings`;
