/** Where '/' puts the focus. */
export const SEARCH_ID = 'site-search';
