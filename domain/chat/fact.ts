/** A fact about the method, with the place in the law for each version; null if the version says nothing about it. */
export const fact = <Id extends string>(
  id: Id,
  title: string,
  law2023: string | null,
  law2026: string | null,
  text: string,
  convention = '',
) => ({ id, title, text, law: { 'esrs-2023': law2023, 'esrs-2026': law2026 }, convention }) as const;
