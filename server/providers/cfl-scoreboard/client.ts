import { DAY_MS } from '@clearedge/quant/calendar';
import type { ProviderHealth } from '../http/index.ts';
import {
  addressOf,
  type FreshnessBounds,
  type Good,
  jsonReader,
  ProviderClient,
  ProviderFault,
  type Rows,
  type Surroundings,
} from '../http/index.ts';
import { ROUND_CHECKS } from './checks.ts';
import { statusOf } from './game-status.ts';
import { type WireFixture, WireFixtures } from './pims-schema.ts';
import { type WireRecord, WireRecords, type WireRound, WireRounds } from './schema.ts';

export interface CflAddresses {
  scoreboard: string;
  history: string;
}

export const CFL_ADDRESSES: CflAddresses = {
  scoreboard: 'https://cflscoreboard.cfl.ca/json/scoreboard',
  history: 'https://echo.pims.cfl.ca/api',
};

const LIVE_MS = 30_000;
const IDLE_MS = 5 * 60_000;
const TERMS = { timeoutMs: 10_000, maxBytes: 4_000_000, tries: 3, mostInFlight: 2 };

/** The history service numbers its seasons, and not in sequence. */
const SEASON_NUMBERS: Readonly<Record<number, number>> = { 2024: 33, 2025: 34, 2026: 75 };

/** What it was made for: browsers on the league's own pages. */
const HISTORY_HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; ClearEdge)', referer: 'https://www.cfl.ca/' };

/** Every thirty seconds while a game is on or due, else every five minutes, and at the next kickoff at the latest. */
function freshOf({ rows }: Rows<WireRound>, now: Date): FreshnessBounds {
  const games = rows.flatMap(({ tournaments }) => tournaments.rows).filter((game) => statusOf(game) !== 'final');
  const untilMs = games.map((game) => (statusOf(game) === 'live' ? 0 : Date.parse(game.date) - now.getTime())).filter((ms) => ms > -DAY_MS);
  const soonestMs = Math.min(IDLE_MS, ...untilMs);
  const ms = Math.max(LIVE_MS, soonestMs);
  return { leastMs: ms, mostMs: ms };
}

export class CflClient {
  readonly #addresses: CflAddresses;
  readonly #scoreboard: ProviderClient;
  readonly #history: ProviderClient;
  readonly #now: () => Date;

  constructor(addresses: CflAddresses, around: Surroundings) {
    this.#addresses = addresses;
    this.#now = around.now;
    this.#scoreboard = new ProviderClient({ ...TERMS, name: 'cfl-scoreboard', fresh: { leastMs: IDLE_MS, mostMs: IDLE_MS } }, around);
    this.#history = new ProviderClient({ ...TERMS, name: 'cfl-history', fresh: { leastMs: 6 * 3_600_000, mostMs: DAY_MS } }, around);
  }

  /** The whole current season. */
  rounds(): Promise<Good<Rows<WireRound>>> {
    const read = jsonReader(WireRounds, 'CFL rounds');
    const url = addressOf(this.#addresses.scoreboard, '/rounds.json');
    return this.#scoreboard.ask({ address: { url }, fresh: freshOf, read: (body) => this.#checkSeason(read(body)), checks: ROUND_CHECKS });
  }

  records(): Promise<Good<Rows<WireRecord>>> {
    const url = addressOf(this.#addresses.scoreboard, '/squads.json');
    return this.#scoreboard.ask({ address: { url }, read: jsonReader(WireRecords, 'CFL squads') });
  }

  /** Null for a season whose number is not known. Without `limit` the service hands out fifteen rows of ninety-five and says nothing. */
  fixtures(seasonYear: number): Promise<Good<Rows<WireFixture>>> | null {
    const season = SEASON_NUMBERS[seasonYear];
    if (season === undefined) return null;
    const url = addressOf(this.#addresses.history, `/seasons/${season}/fixtures`, { limit: 200 });
    return this.#history.ask({ address: { url, headers: HISTORY_HEADERS }, read: jsonReader(WireFixtures, 'CFL fixtures') });
  }

  get health(): ProviderHealth[] {
    return [this.#scoreboard.health, this.#history.health];
  }

  #checkSeason(rounds: Rows<WireRound>): Rows<WireRound> {
    const [first] = rounds.rows;
    const year = first ? new Date(first.startDate).getUTCFullYear() : null;
    if (year === null || Math.abs(year - this.#now().getUTCFullYear()) > 1)
      throw new ProviderFault('wrong_shape', `CFL rounds: ${year === null ? 'no round at all' : `the season ${year}`}`);
    return rounds;
  }
}
