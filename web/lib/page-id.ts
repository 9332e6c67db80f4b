/** Identifies this page as long as it is open. Undefined over plain HTTP to another machine, where browsers cannot create ids. */
export const pageId: string | undefined = crypto.randomUUID?.();
