/** One page of the single-page app as the server knows it. */
export interface PageRoute {
  /** `/game/:gameId` */
  pattern: string;
  /** Whether there is a page for these parameters; left out where any will do, or where an answer of the page says so. */
  isThere?: (params: Record<string, string>) => boolean;
  title: string;
  description: string;
  /** Shared reads whose answers travel inside the page. `today` is the Eastern day, yyyy-MM-dd. */
  boot: (params: Record<string, string>, query: URLSearchParams, today: string) => string[];
  /** Name of the screen's file in web/routes, where the server draws it for visitors before it sends the page. */
  screen?: string;
  /** Nothing of the product's own frame before the screen is drawn: it may carry someone else's name. */
  isBare?: boolean;
  /** Not for search engines. */
  isPrivate?: boolean;
}

export interface PageOptions {
  /** Folder of the built web app. */
  webDist: string;
  routes: readonly PageRoute[];
  /** Asked when a page is made: the port may be chosen after that. */
  publicUrl: () => string;
  /** The Eastern day, yyyy-MM-dd. */
  today: () => string;
}
