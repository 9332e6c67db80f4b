import { createContext } from 'react';
import { nounOfSource } from './noun-of-source.ts';

/** Opens a source beside the chat; false where it does not, and the link leads to its place instead. */
export type OpenSource = (path: string) => boolean;

export const OpenSourceContext = createContext<OpenSource>(() => false);

/** From this width on a source stands beside its answer. */
const WIDE = '(min-width: 64rem)';

/** Whether a source can stand beside the chat: a row, in a window with room for it. */
export const standsBeside = (path: string) => nounOfSource(path) !== null && matchMedia(WIDE).matches;
