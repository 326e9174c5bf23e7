import { type ClientRequest, get } from 'node:http';
import { addressOf, type Member } from './members.ts';

const FIRST_BROWSER = 20_000;
/** As the product tells browsers. */
const COME_BACK_MS = 3000;
const EVENT = /^event: (.*)$/gm;

/** Open browsers: each listens to one process, and to another when that one is gone. */
export class Streams {
  readonly #ports: readonly number[];
  readonly #requests = new Map<number, ClientRequest>();
  readonly #lastHeard = new Map<number, number>();
  readonly heard = new Map<string, number>();
  reopened = 0;
  refused = 0;
  #isClosed = false;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** Opens so many; the first ones are signed in. Resolves when each has been greeted. */
  async open(count: number, members: readonly Member[]): Promise<void> {
    for (let number = 0; number < count; number += 1) await this.#listen(number, number, members[number]?.cookie);
  }

  /** How many have heard a clock since then, by performance.now(). */
  countHeardSince(instant: number): number {
    return [...this.#lastHeard.values()].filter((at) => at >= instant).length;
  }

  close(): void {
    this.#isClosed = true;
    for (const request of this.#requests.values()) request.destroy();
  }

  #listen(number: number, turn: number, cookie: string | undefined): Promise<void> {
    const port = this.#ports[turn % this.#ports.length]!;
    const headers = { 'x-forwarded-for': addressOf(FIRST_BROWSER + number), ...(cookie && { cookie }) };
    let isOver = false;
    const comeBack = (): void => {
      if (isOver || this.#isClosed) return;
      isOver = true;
      setTimeout(() => {
        if (this.#isClosed) return;
        this.reopened += 1;
        void this.#listen(number, turn + 1, cookie);
      }, COME_BACK_MS);
    };
    return new Promise((greeted) => {
      const request = get({ host: '127.0.0.1', port, path: '/api/stream', agent: false, headers }, (response) => {
        if (response.statusCode !== 200) this.refused += 1;
        let unread = '';
        response.setEncoding('utf8').on('data', (text: string) => {
          unread += text;
          const end = unread.lastIndexOf('\n\n');
          if (end < 0) return;
          for (const [, name] of unread.slice(0, end).matchAll(EVENT)) this.#hear(number, name!);
          unread = unread.slice(end + 2);
          greeted();
        });
        response.on('error', comeBack);
        response.on('close', () => {
          comeBack();
          greeted();
        });
      });
      request.on('error', () => {
        comeBack();
        greeted();
      });
      this.#requests.set(number, request);
    });
  }

  #hear(number: number, name: string): void {
    this.heard.set(name, (this.heard.get(name) ?? 0) + 1);
    if (name === 'clock') this.#lastHeard.set(number, performance.now());
  }
}
