/**
 * If there is room, a topic is a line of a table: name, both sliders, reason, links. Heading and rows share these columns. On narrower
 * screens, a topic is a card.
 */
export const scoreColumns = '@4xl:grid-cols-[minmax(10rem,7fr)_11rem_11rem_minmax(7rem,5fr)_9rem] @4xl:gap-x-3';
