import { Refusal } from '../../../kernel/refusal.ts';
import { HINT_COOKIE } from '../guard/session-cookie.ts';
import type { Headers } from '../security-headers.ts';
import { type Entry, makeEntry } from '../shared/entry.ts';
import type { Drawing, PageDrawer } from './page-drawer.ts';
import type { PageRoute } from './page-options.ts';
import { fillTemplate, type PageTemplate } from './page-template.ts';

/** Where the answers that travel inside a page come from. */
export interface SharedAnswers {
  /** The answer, when it is ready to be sent. */
  findReady: (url: string) => Entry | null;
  /** The answer, built if need be; null for an address that is no shared read. Throws NOT_FOUND for what does not exist. */
  find: (url: string) => Promise<Entry | null>;
}

/** A finished page and the answers it was made from. */
export interface Page {
  entry: Entry;
  status: 200 | 404;
  answers: ReadonlyMap<string, Entry>;
}

export interface PageRequest {
  route: PageRoute;
  path: string;
  status: 200 | 404;
  params: Record<string, string>;
  query: URLSearchParams;
  canonical: string;
  /** Whoever asks may be signed in: nothing drawn for visitors then. */
  isKnown: boolean;
}

const MOST_PAGES = 500;

const keyOf = (address: string, isKnown: boolean): string => (isKnown ? `known ${address}` : address);

/** Pages by address, kept for as long as the answers inside them are the ones that would be sent now. */
export class PageCache {
  readonly #pages = new Map<string, Page>();
  readonly #template: PageTemplate;
  readonly #shared: SharedAnswers;
  readonly #drawer: Pick<PageDrawer, 'draw'> | null;
  readonly #headers: Headers;

  constructor(template: PageTemplate, shared: SharedAnswers, drawer: Pick<PageDrawer, 'draw'> | null, headers: Headers) {
    this.#template = template;
    this.#shared = shared;
    this.#drawer = drawer;
    this.#headers = headers;
  }

  /** The page of this address, if every answer in it is current. */
  findReady(address: string, isKnown: boolean): Page | null {
    const page = this.#pages.get(keyOf(address, isKnown));
    if (!page) return null;
    for (const [url, entry] of page.answers) if (this.#shared.findReady(url) !== entry) return null;
    return page;
  }

  async make(address: string, request: PageRequest): Promise<Page> {
    const { route, status, params, query, canonical } = request;
    const urls = route.boot(params, query);
    const { answers, isMissing } = await this.#gather(urls);
    const parts = [...answers].map(([url, entry]) => `${JSON.stringify(url)}:${entry.text}`);
    const drawing = answers.size === urls.length ? await this.#draw(request, `{${parts.join(',')}}`) : null;
    const said = drawing ? [`"drawn-at":${drawing.drawnAtMs}`] : [];
    const boot = `{${[`"session-hint":"${HINT_COOKIE}"`, ...said, ...parts].join(',')}}`;
    const head = {
      title: route.title,
      description: route.description,
      canonical,
      isPrivate: route.isPrivate ?? false,
      isBare: route.isBare ?? false,
    };
    const { html, csp } = fillTemplate(this.#template, { head, boot, drawing, screen: route.screen });
    const headers = { ...this.#headers, 'content-security-policy': csp };
    const entry = await makeEntry(html, { type: 'text/html; charset=utf-8', cacheControl: 'no-cache', headers });
    const page: Page = { entry, status: isMissing ? 404 : status, answers };
    if (page.status === 200) this.#keep(keyOf(address, request.isKnown), page);
    return page;
  }

  // Only the plain address: a search or a filter is somebody's own view.
  async #draw({ route, path, query, isKnown }: PageRequest, boot: string): Promise<Drawing | null> {
    if (!this.#drawer || route.screen === undefined || isKnown || query.size > 0) return null;
    return this.#drawer.draw(path, boot);
  }

  #keep(key: string, page: Page): void {
    this.#pages.delete(key);
    if (this.#pages.size >= MOST_PAGES) this.#pages.delete(this.#pages.keys().next().value!);
    this.#pages.set(key, page);
  }

  async #gather(urls: readonly string[]): Promise<{ answers: Map<string, Entry>; isMissing: boolean }> {
    const answers = new Map<string, Entry>();
    let isMissing = false;
    for (const url of urls) {
      try {
        const entry = await this.#shared.find(url);
        if (entry) answers.set(url, entry);
      } catch (error) {
        // The page still comes up and asks again; it says itself what is missing.
        isMissing ||= error instanceof Refusal && error.code === 'NOT_FOUND';
      }
    }
    return { answers, isMissing };
  }
}
