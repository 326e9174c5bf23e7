import { LEAGUE_SPORTS, type SportKey, sportOf } from '@clearedge/contract/sports';
import { propWords } from '@clearedge/contract/words/selection-words';
import type { PropKind } from '@clearedge/quant/grading';
import { drawBelow, drawFine, type RandomState, seedFromText, seedRandom } from '@clearedge/quant/random';
import type { FastifyInstance } from 'fastify';

interface Game {
  gameId: string;
  sport: SportKey;
  awayTeam: string;
  homeTeam: string;
  gameTime: string;
  status: string;
  odds: readonly Odds[];
}
interface Cell {
  odds: number | null;
  line: number | null;
  book: string | null;
  state: string;
}
type Odds = { market: 'moneyline' | 'spreads' | 'totals' } & Partial<Record<Side, Cell>>;
type Side = 'away' | 'home' | 'over' | 'under';
interface Prop {
  playerId: string;
  playerName: string;
  propType: PropKind;
  line: number;
  over: { odds: number; book: string } | null;
  under: { odds: number; book: string } | null;
}
type Body = Record<string, unknown>;

/** A demo account that lives through the played weeks as a member does in a browser: by the product's own calls. */
export interface Person {
  name: string;
  get: <T>(path: string) => Promise<T | null>;
  send: (method: 'POST' | 'PUT' | 'PATCH', path: string, body?: object, key?: string) => Promise<Body | null>;
  /** Proves the password anew, as some of what staff do asks for. */
  signIn: () => Promise<void>;
}

/** Refusals by what was refused: shown at the end, so that a habit that no longer works does not pass in silence. */
export const refusals = new Map<string, number>();

/** Someone who has an account, and signs in when the last session is over. */
export function personOf(app: FastifyInstance, name: string, email = `${name}@clearedge.demo`, password = 'clearedge'): Person {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  let cookie = '';
  const note = (what: string): null => {
    refusals.set(what, (refusals.get(what) ?? 0) + 1);
    return null;
  };
  async function signIn(): Promise<void> {
    const payload = { email, password };
    const answer = await app.inject({ method: 'POST', url: '/api/auth/login', headers: { ...headers, cookie }, payload });
    if (answer.statusCode !== 200) throw new Error(`${name} could not sign in: ${answer.statusCode} ${answer.body}`);
    cookie = answer.cookies.map((set) => `${set.name}=${set.value}`).join('; ');
  }
  async function ask(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object, key?: string) {
    const extra = key === undefined ? {} : { 'idempotency-key': `${name} ${key}` };
    const send = () => app.inject({ method, url, headers: { ...headers, cookie, ...extra }, ...(payload && { payload }) });
    const answer = await send();
    if (answer.statusCode !== 401) return answer;
    await signIn();
    return send();
  }
  return {
    name,
    get: async (path) => {
      const answer = await ask('GET', path);
      return answer.statusCode === 200 ? answer.json() : note(`GET ${path.split('?')[0]} ${answer.statusCode}`);
    },
    send: async (method, path, body, key) => {
      const answer = await ask(method, path, body, key);
      if (answer.statusCode < 300) return answer.body === '' ? {} : answer.json();
      return note(`${name} ${method} ${path.replace(/[0-9a-f-]{36}/, ':id')} ${answer.statusCode} ${answer.body.slice(0, 140)}`);
    },
    signIn,
  };
}

const drawsOf = (person: Person, about: string): RandomState => seedRandom(seedFromText(`${person.name} ${about}`));
const oneOf = <T>(state: RandomState, items: readonly T[]): T | undefined => items[drawBelow(state, Math.max(1, items.length))];

interface Leg {
  gameId: string;
  betType: 'moneyline' | 'spread' | 'total' | 'prop';
  selection: string;
  odds: number;
  pick: object;
  book: string;
}

const MARKET = { moneyline: 'moneyline', spreads: 'spread', totals: 'total' } as const;

/** A side of a game's main markets at its best price; undefined where none is open. */
function legOf(state: RandomState, game: Game): Leg | undefined {
  const dice = drawFine(state);
  const wanted = dice < 0.5 ? 'moneyline' : dice < 0.7 ? 'spreads' : 'totals';
  const odds = game.odds.find(({ market }) => market === wanted);
  const side: Side = wanted === 'totals' ? (drawFine(state) < 0.55 ? 'over' : 'under') : drawFine(state) < 0.5 ? 'away' : 'home';
  const cell = odds?.[side];
  if (!cell || cell.odds === null || cell.state !== 'open' || cell.book === null) return undefined;
  const market = MARKET[wanted];
  const line = cell.line === null ? {} : { line: cell.line };
  const team = side === 'away' ? game.awayTeam : game.homeTeam;
  const signed = cell.line !== null && cell.line > 0 ? `+${cell.line}` : `${cell.line}`;
  const selection =
    market === 'total' ? `${side === 'over' ? 'Over' : 'Under'} ${cell.line}` : market === 'spread' ? `${team} ${signed}` : `${team} ML`;
  return {
    gameId: game.gameId,
    betType: market,
    selection,
    odds: cell.odds,
    pick: { market, period: 'full', side, ...line },
    book: cell.book,
  };
}

/** A player prop of a game that a book offers. */
async function propOf(person: Person, state: RandomState, game: Game): Promise<Leg | undefined> {
  const props = (await person.get<Prop[]>(`/api/games/${game.gameId}/player-props`)) ?? [];
  const side = drawFine(state) < 0.6 ? 'over' : 'under';
  const prop = oneOf(
    state,
    props.filter((own) => own[side] !== null),
  );
  const price = prop?.[side];
  if (!prop || !price) return undefined;
  const { playerId, playerName, propType, line } = prop;
  return {
    gameId: game.gameId,
    betType: 'prop',
    selection: propWords(playerName, { prop: propType, side, line }),
    odds: price.odds,
    pick: { market: 'prop', playerId, prop: propType, side, line },
    book: price.book,
  };
}

interface Habit {
  /** Bets logged and practiced at each of the two daily looks. */
  tracked: number;
  practice: number;
  /** Dollars of a unit. */
  unit: number;
  props: boolean;
  parlays: boolean;
}

const HABITS: Readonly<Record<string, Habit>> = {
  free: { tracked: 0.4, practice: 0.5, unit: 20, props: false, parlays: false },
  pro: { tracked: 0.8, practice: 0.6, unit: 25, props: true, parlays: false },
  elite: { tracked: 0.9, practice: 0.6, unit: 50, props: true, parlays: true },
  admin: { tracked: 0.1, practice: 0.1, unit: 10, props: false, parlays: false },
};

/** Games of a day that can be bet on, of every sport of games. */
async function openGames(person: Person, day: string): Promise<Game[]> {
  const games = (await person.get<Game[]>('/api/games')) ?? [];
  for (const league of LEAGUE_SPORTS) {
    const listed = (await person.get<(Omit<Game, 'odds'> & { markets: Game['odds'] })[]>(`/api/${league}/games?date=${day}`)) ?? [];
    games.push(...listed.map(({ markets, ...game }) => ({ ...game, odds: markets })));
  }
  return games.filter(({ status, odds }) => status === 'scheduled' && odds.length > 0);
}

/** What a member bets at one of the day's looks at the board; what was bet at the same look before is not bet again. */
export async function bet(person: Person, day: string, time: string): Promise<void> {
  const { tracked, practice, unit, props, parlays } = HABITS[person.name]!;
  const look = `${day} ${time}`;
  const state = drawsOf(person, look);
  const games = await openGames(person, day);
  const practiced = games.filter(({ sport }) => sportOf(sport).hasPractice);
  if (practiced.length === 0) return;
  const times = (mean: number): number => Math.floor(mean) + (drawFine(state) < mean % 1 ? 1 : 0);
  const stake = (): number => Math.round(unit * (0.5 + drawBelow(state, 4) / 2));
  for (let at = 0; at < times(tracked); at++) {
    const game = oneOf(state, games)!;
    const leg =
      props && sportOf(game.sport).hasPlayerProps && drawFine(state) < 0.25 ? await propOf(person, state, game) : legOf(state, game);
    if (leg) await person.send('POST', '/api/bets', { ...leg, stake: stake() }, `${look} tracked ${at}`);
  }
  for (let at = 0; at < times(practice); at++) {
    const leg = legOf(state, oneOf(state, practiced)!);
    if (!leg) continue;
    const { book: _best, ...placed } = leg;
    const bankroll = drawFine(state) < 0.5 ? 'contest' : 'practice';
    await person.send('POST', '/api/virtual/bets', { ...placed, stake: 10 + drawBelow(state, 3) * 5, bankroll }, `${look} practice ${at}`);
  }
  if (parlays && drawFine(state) < 0.3) await betParlay(person, state, practiced, look, stake());
}

/** Two or three games on one ticket: logged, practiced, or saved from the builder. */
async function betParlay(person: Person, state: RandomState, games: readonly Game[], look: string, stake: number): Promise<void> {
  const chosen = games.toSorted(() => drawFine(state) - 0.5).slice(0, 2 + drawBelow(state, 2));
  const legs = chosen.flatMap((game) => legOf(state, game) ?? []);
  if (legs.length < 2) return;
  const bare = legs.map(({ book: _book, ...leg }) => leg);
  const dice = drawFine(state);
  if (dice < 0.5)
    await person.send('POST', '/api/bets/parlays', { kind: 'parlay', legs: bare, stake, book: legs[0]!.book }, `${look} parlay`);
  else if (dice < 0.75)
    await person.send('POST', '/api/virtual/bets', { betType: 'parlay', legs: bare, stake: 10 }, `${look} practice parlay`);
  else await person.send('POST', '/api/parlays', { legs: bare, stake: 20 }, `${look} saved parlay`);
}

/** Sealed picks in every group that a member belongs to. */
export async function pickInGroups(person: Person, day: string): Promise<void> {
  const state = drawsOf(person, `groups ${day}`);
  const games = (await openGames(person, day)).filter(({ sport }) => sportOf(sport).hasPractice);
  const groups = (await person.get<{ id: string }[]>('/api/groups')) ?? [];
  for (const { id } of groups) {
    for (const game of games.slice(0, 3)) {
      const leg = legOf(state, game);
      const pick = leg?.pick as { market: string; side: string; line?: number } | undefined;
      if (pick)
        await person.send('PUT', `/api/groups/${id}/picks`, {
          gameId: game.gameId,
          market: pick.market,
          side: pick.side,
          line: pick.line ?? null,
        });
    }
  }
}
