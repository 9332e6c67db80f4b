/** How the card about going from a company is called. By itself: the palette leads to it without bringing all that it says. */
export const leavingCardTitle = 'Leave or Close';
