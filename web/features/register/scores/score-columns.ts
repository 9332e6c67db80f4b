/**
 * If there is room, a topic is a line of a table: name, both sliders, reason, links; with less room, reason and links are below name and
 * sliders. Heading and rows share these columns. On phones, a topic is a card.
 */
export const scoreColumns =
  '@xl:grid-cols-3 @xl:gap-x-3 @4xl:grid-cols-[minmax(10rem,7fr)_11rem_11rem_minmax(7rem,5fr)_9rem]';
