/**
 * With what a page of the application says of a change that it was this page's: an id that it has thought up when it was loaded and
 * that says nothing of anybody. By it the page knows its own changes among those that it hears of.
 */
export const PAGE_HEADER = 'x-page';
