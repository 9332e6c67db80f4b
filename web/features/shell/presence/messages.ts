/** Texts about colleagues who are online. */
export const presenceMessages = {
  title: 'Here now',
  at: (title: string) => `on “${title}”`,
  hasOpen: (names: readonly string[]) => `${list.format(names)} ${names.length === 1 ? 'has' : 'have'} this open`,
} as const;

const list = new Intl.ListFormat('en', { type: 'conjunction' });
