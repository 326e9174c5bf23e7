const { site, home } = globalThis.document?.documentElement.dataset ?? {};

/** On a tenant's own host, the address of their screen on ours; undefined elsewhere. */
export const SITE = site;
/** Where the product is: nothing on its own hosts. */
export const HOME = home ?? '';
