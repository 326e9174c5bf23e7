import { wireStatus as espnStatus, wireBoard, wireEvent } from '../../../providers/espn-scoreboard/testing/small-board.ts';
import type { Surroundings } from '../../../providers/http/index.ts';
import type { Scripted } from '../../../providers/http/testing/fake-surroundings.ts';
import { FakeSurroundings } from '../../../providers/http/testing/fake-surroundings.ts';
import { NO_SPELLINGS } from '../../../providers/leagues/spellings.ts';
import { finalLine, wireFeed, wireGame, wireStatus } from '../../../providers/mlb-stats-api/testing/small-league.ts';
import { h2h, wireBook, wireOffer } from '../../../providers/the-odds-api/testing/small-world.ts';
import type { LiveConfig } from '../../app-config.ts';

type Wire = Record<string, unknown>;
type Provider = 'mlb' | 'odds' | 'espn' | 'cfl' | 'golf' | 'weather' | 'news';

export const GAME_ID = '20260807_NYM@PIT';
export const KEY = 'marker-key-of-the-tests';
const ORIGIN = 'http://127.0.0.1:9';

export const liveConfig = (change: Partial<LiveConfig> = {}): LiveConfig => ({
  addresses: {
    mlb: `${ORIGIN}/mlb`,
    odds: `${ORIGIN}/odds`,
    cflScoreboard: `${ORIGIN}/cfl`,
    cflHistory: `${ORIGIN}/cfl-history`,
    espnScoreboard: `${ORIGIN}/espn`,
    nhl: `${ORIGIN}/nhl`,
    nbaFinals: `${ORIGIN}/nba`,
    golfScoreboard: `${ORIGIN}/golf`,
    golfLeaderboard: `${ORIGIN}/golf`,
    weatherForecast: `${ORIGIN}/weather`,
    weatherArchive: `${ORIGIN}/weather`,
    newsMlb: `${ORIGIN}/news-mlb`,
    newsEspn: `${ORIGIN}/news-espn`,
    newsTradeRumors: `${ORIGIN}/news-rumors`,
  },
  oddsApiKey: KEY,
  oddsApiCredits: 20_000,
  oddsApiRegions: 'us',
  openMeteoKey: null,
  spellings: NO_SPELLINGS,
  mayBeSold: false,
  clockAt: null,
  ...change,
});

/** The season's first day, with one game that is long over. */
export const PAST_DAY = '2026-08-03';
const pastGame = wireGame({
  gamePk: 1,
  gameDate: `${PAST_DAY}T22:40:00Z`,
  officialDate: PAST_DAY,
  status: wireStatus('Final', 'Final'),
  linescore: finalLine(3, 1),
  teams: { away: { team: { id: 121 }, score: 3 }, home: { team: { id: 134 }, score: 1 } },
});

/** One game of 7 August 2026 as providers tell it; a test changes what they say between calls. */
export class ScriptedDay {
  /** Of the schedule and the live feed alike. */
  status = wireStatus('Preview', 'Scheduled');
  linescore: Wire = {};
  /** Of the first book; null: taken down. */
  moneyline: readonly [away: number, home: number] | null = [120, -130];
  quotedAt = '2026-08-07T21:23:52Z';
  /** As ESPN has the game's end. */
  espnScore: readonly [away: string, home: string] = ['4', '2'];
  /** What is wrong with a provider. */
  readonly faults = new Map<Provider, Scripted>();
  readonly requested: string[] = [];
  readonly #now: () => Date;
  readonly #wire = new FakeSurroundings();

  constructor(now: () => Date) {
    this.#now = now;
  }

  get around(): Surroundings {
    return {
      now: this.#now,
      sleep: () => Promise.resolve(),
      startTimer: (ms, end) => this.#wire.startTimer(ms, end),
      random: () => 0.5,
      fetch: (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        this.requested.push(url.pathname);
        this.#wire.script(this.#answer(url));
        return this.#wire.fetch(input, init);
      },
    };
  }

  #answer(url: URL): Scripted {
    const provider = (url.pathname.split('/')[1] ?? '').replace(/-.*/, '') as Provider;
    const path = url.pathname.slice(`/${provider}`.length);
    const fault = this.faults.get(provider);
    if (fault) return fault;
    if (provider === 'mlb') return this.#league(path, url);
    if (provider === 'odds') return this.#prices(path);
    if (provider === 'espn' && path === '/baseball/mlb/scoreboard') return { body: this.#espn() };
    return { status: 404, body: {} };
  }

  #espn(): Wire {
    const end = { date: '2026-08-07T22:40Z', status: espnStatus('FINAL', 'post', { period: 9 }), score: this.espnScore, week: null };
    return wireBoard(wireEvent('NYM', 'PIT', end));
  }

  #league(path: string, url: URL): Scripted {
    const date = url.searchParams.get('date');
    const dates = [
      { date: PAST_DAY, games: [pastGame] },
      { date: '2026-08-07', games: [this.#game()] },
    ];
    if (path === '/api/v1/schedule') return { body: { dates: date === null ? dates : dates.filter((each) => each.date === date) } };
    if (path.endsWith('/boxscore')) return { body: (wireFeed({}, { linescore: finalLine(3, 1) }).liveData as Wire).boxscore as Wire };
    if (path.endsWith('/feed/live')) {
      if (path.includes('/game/1/')) return { body: wireFeed(wireStatus('Final', 'Final'), { linescore: finalLine(3, 1) }) };
      const play = { result: { description: 'Ball one.' }, about: { inning: 1, endTime: this.#now().toISOString(), isComplete: true } };
      return { body: wireFeed(this.status, { linescore: this.linescore, plays: [play], game: { season: '2026' } }) };
    }
    return { status: 404, body: { messageNumber: 10 } };
  }

  #game(): Wire {
    const base = wireGame({ status: this.status });
    const teams = base.teams as Record<'away' | 'home', Wire>;
    const runs = (this.linescore.teams ?? {}) as Record<string, Wire>;
    const side = (at: 'away' | 'home', wins: number, losses: number): Wire => ({
      ...teams[at],
      score: this.status.abstractGameState === 'Preview' ? 0 : runs[at]?.runs,
      leagueRecord: { wins, losses },
    });
    return { ...base, teams: { away: side('away', 50, 66), home: side('home', 57, 60) } };
  }

  #prices(path: string): Scripted {
    const headers = { 'x-requests-remaining': '15000' };
    if (path === '/v4/sports') return { headers, body: [] };
    if (!path.endsWith('/baseball_mlb/odds')) return { headers, body: [] };
    const first = this.moneyline ? [h2h(...this.moneyline, this.quotedAt)] : [];
    return { headers, body: [wireOffer([wireBook('fanduel', ...first), wireBook('betmgm', h2h(118, -140, this.quotedAt))])] };
  }
}
