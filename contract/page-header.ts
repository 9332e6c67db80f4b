/**
 * The header with which a page of the application marks its changes: an id that it creates when it loads and that says nothing about
 * anyone. With it, the page recognizes its own changes among the events.
 */
export const PAGE_HEADER = 'x-page';
