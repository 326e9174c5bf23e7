import { BoundedMap } from '../../../kernel/collections.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import { HINT_COOKIE } from '../guard/session-cookie.ts';
import type { Headers } from '../security-headers.ts';
import { type Entry, makeEntry, textOf } from '../shared/entry.ts';
import type { Drawing, PageDrawer, Requested } from './page-drawer.ts';
import type { PageRoute } from './page-options.ts';
import { fillTemplate, type PageTemplate, type SiteMark } from './page-template.ts';

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
  /** The Eastern day, yyyy-MM-dd. */
  today: string;
  canonical: string;
  /** On a tenant's own host. */
  site?: SiteMark;
  /** Whoever asks may be signed in: nothing drawn for visitors then. */
  isKnown: boolean;
}

/** The answers inside a page. */
interface Gathered {
  answers: ReadonlyMap<string, Entry>;
  /** Each as a member of a JSON object. */
  parts: readonly string[];
  isMissing: boolean;
  /** None of them is lacking. */
  isWhole: boolean;
}

const MOST_PAGES = 500;
const UNDRAWN: Requested = { drawing: null };

/** Whether a refused answer means that there is no such page; a search that makes no sense still has its page. */
const isNowhere = (url: string, { code }: DomainError): boolean => code === 'NOT_FOUND' || (code === 'INVALID_INPUT' && !url.includes('?'));

const keyOf = (address: string, isKnown: boolean): string => (isKnown ? `known ${address}` : address);

/** Pages by address, kept for as long as the answers inside them are the ones that would be sent now. */
export class PageCache {
  readonly #pages = new BoundedMap<string, Page>(MOST_PAGES);
  readonly #making = new Map<string, Promise<Page>>();
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
    const key = keyOf(address, request.isKnown);
    const begun = this.#making.get(key);
    // A crowd at one address waits for one drawing, not each for one of its own.
    if (begun) await begun.catch(() => undefined);
    const ready = begun && this.findReady(address, request.isKnown);
    if (ready) return ready;
    const making = this.#make(key, request).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    });
    this.#making.set(key, making);
    return making;
  }

  async #make(key: string, request: PageRequest): Promise<Page> {
    const gathered = await this.#gather(request.route.boot(request.params, request.query, request.today));
    const { drawing, late } = gathered.isWhole ? await this.#draw(request, `{${gathered.parts.join(',')}}`) : UNDRAWN;
    const page = await this.#fill(request, gathered, drawing);
    if (page.status !== 200) return page;
    this.#pages.set(key, page);
    void late?.then(async (drawn) => {
      const again = drawn && this.#pages.get(key) === page ? await this.#fill(request, gathered, drawn) : null;
      if (again && this.#pages.get(key) === page) this.#pages.set(key, again);
    });
    return page;
  }

  async #fill(
    { route, status, canonical, site }: PageRequest,
    { answers, parts, isMissing }: Gathered,
    drawing: Drawing | null,
  ): Promise<Page> {
    const stated = drawing ? [`"drawn-at":${drawing.drawnAtMs}`] : [];
    const boot = `{${[`"session-hint":"${HINT_COOKIE}"`, ...stated, ...parts].join(',')}}`;
    const { title, description, isPrivate = false, isBare = false } = route;
    const head = { title, description, canonical, isPrivate, isBare };
    const { html, csp } = fillTemplate(this.#template, { head, boot, drawing, screen: route.screen, ...(site && { site }) });
    const headers = { ...this.#headers, 'content-security-policy': csp };
    const entry = await makeEntry(html, { type: 'text/html; charset=utf-8', cacheControl: 'no-cache', headers, isPacked: true });
    return { entry, status: isMissing ? 404 : status, answers };
  }

  // Only the plain address: a search or a filter is someone's own view.
  async #draw({ route, path, query, isKnown }: PageRequest, boot: string): Promise<Requested> {
    if (!this.#drawer || route.screen === undefined || isKnown || query.size > 0) return UNDRAWN;
    return this.#drawer.draw(path, boot);
  }

  async #gather(urls: readonly string[]): Promise<Gathered> {
    const answers = new Map<string, Entry>();
    let isMissing = false;
    for (const url of urls) {
      try {
        const entry = await this.#shared.find(url);
        if (entry) answers.set(url, entry);
      } catch (error) {
        // The page still comes up and asks again; it says itself what is missing.
        isMissing ||= error instanceof DomainError && isNowhere(url, error);
      }
    }
    const parts = [...answers].map(([url, entry]) => `${JSON.stringify(url)}:${textOf(entry)}`);
    return { answers, parts, isMissing, isWhole: answers.size === urls.length };
  }
}
