/** This page, as long as it is open. Undefined over plain HTTP to another machine, where browsers think up none. */
export const pageId: string | undefined = crypto.randomUUID?.();
