import { createContext } from 'react';
import { nounOfSource } from './noun-of-source.ts';

/** Opens a source next to the chat; false if it does not, so that the link leads to the source's own screen instead. */
export type OpenSource = (path: string) => boolean;

export const OpenSourceContext = createContext<OpenSource>(() => false);

/** From this width on, a source is shown next to its answer. */
const WIDE = '(min-width: 64rem)';

/** Whether a source can be shown next to the chat: it is a row, and the window is wide enough. */
export const standsBeside = (path: string) => nounOfSource(path) !== null && matchMedia(WIDE).matches;
