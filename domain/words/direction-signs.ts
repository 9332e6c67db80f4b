/** Invisible characters that change the direction of the following text: overrides, embeddings and isolates. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes all characters that could reverse the direction of neighbouring words. */
export const withoutDirectionSigns = (text: string): string => text.replace(DIRECTION_SIGNS, '');
