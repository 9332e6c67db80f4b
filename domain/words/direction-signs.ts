/** Signs without a shape that turn the direction of what follows: overrides, embeddings and isolates. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text in which nothing can reverse the direction of the words next to it. */
export const withoutDirectionSigns = (text: string): string => text.replace(DIRECTION_SIGNS, '');
