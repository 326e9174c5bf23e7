import { isThreeWay, type Period, type PropSelection, type Selection, type TeamSide } from '@clearedge/quant/grading';
import { americanToDecimal } from '@clearedge/quant/price';
import { type SportKey, sportOf } from '../sports.ts';
import type { Facts } from './gather.ts';
import type { GamePlayer } from './players.ts';
import { gameSpellingOf } from './registry.ts';
import type { Bounds, NamedGame } from './sport-spelling.ts';
import type { Unread } from './unread.ts';

const within = (line: number, { least, most }: Bounds): boolean => line >= least && line <= most;

/** Whether a line under a team's name without the words "team total" is surely that team's own total. */
const isTeamLine = (line: number, period: Period, sport: SportKey): boolean =>
  line <= (gameSpellingOf(sport).lines[period]?.mostSurelyTeam ?? 0);

/** Whether a selection's line is a half step and one that its market is written at; true without a line. */
function isUsualLine(selection: Selection, sport: SportKey): boolean {
  if (selection.market === 'moneyline') return true;
  const { line } = selection;
  const { lines, mostProp } = gameSpellingOf(sport);
  if (!Number.isInteger(line * 2)) return false;
  if (selection.market === 'prop') return within(line, { least: 0.5, most: mostProp[selection.prop] ?? 0 });
  const usual = lines[selection.period];
  if (!usual) return false;
  if (selection.market === 'spread') return Math.abs(line) <= usual.mostSpread;
  return within(line, selection.team ? usual.teamTotal : usual.total);
}

export interface ReadingHelp {
  /** Who may play in the game; without them no player's bet is read. */
  players?: readonly GamePlayer[];
  /** The American price of the bet: a price in the text has to be the same one. Null or absent: any price in the text is passed over. */
  odds?: number | null;
  /** Of players who share a name, the one that is meant. */
  knownPlayerId?: string;
}
type Decision = Selection | Unread;
const not = (code: Exclude<Unread['code'], 'word' | 'type'>): Unread => ({ code });

/** Decimal prices are printed with two or three digits. */
const DECIMAL_SLACK = 0.006;

function isSamePrice({ price }: Facts, odds: number | null | undefined): boolean {
  if (!price || odds === null || odds === undefined) return true;
  if (price.kind === 'american') return price.value === odds || (price.value === -100 && odds === 100);
  if (price.kind === 'unsigned') return price.value === Math.abs(odds);
  return Math.abs(americanToDecimal(odds) - price.value) <= DECIMAL_SLACK;
}

/** Everything that only other markets say is absent, and of the market's words no other's is there. */
function isOnly(
  { markets, ...facts }: Facts,
  words: readonly Facts['markets'][number][],
  absent: readonly (keyof Omit<Facts, 'markets'>)[],
) {
  return markets.every((word) => words.includes(word)) && absent.every((key) => facts[key] === undefined);
}

const isConsistent = ({ side, opponent }: Facts): boolean => opponent === undefined || opponent !== side;

function decideMoneyline(facts: Facts, sport: SportKey): Decision {
  const { period = 'full' } = facts;
  const side = facts.isDraw ? 'draw' : facts.side;
  if (!side) return not('team');
  if (side === 'draw' && (!isThreeWay(period) || facts.side || facts.opponent)) return not('one-thing');
  if (!isOnly(facts, ['moneyline'], ['hasUnit']) || !isConsistent(facts)) return not('one-thing');
  return sportOf(sport).periods[period]?.isSoldThreeWay ? not('several') : { market: 'moneyline', period, side };
}

function decideSpread(facts: Facts): Decision {
  const { side, line, period = 'full' } = facts;
  if (!side) return not('team');
  if (!line?.isSigned) return not('line');
  if (!isOnly(facts, ['spread'], []) || !isConsistent(facts)) return not('one-thing');
  return { market: 'spread', period, side, line: line.value };
}

function decideTotal(facts: Facts, sport: SportKey): Decision {
  const { side, direction, line, period = 'full', markets } = facts;
  if (!direction) return not('side');
  if (!line || line.isSigned) return not('line');
  if (!isOnly(facts, ['total', 'team total', 'game total'], ['opponent'])) return not('one-thing');
  const isGame = markets.includes('game total');
  const isTeam = markets.includes('team total');
  if (isGame && isTeam) return not('several');
  if (isTeam && !side) return not('team');
  const team: TeamSide | undefined = isGame ? undefined : side;
  if (team && !isTeam && !isTeamLine(line.value, period, sport)) return not('several');
  return { market: 'total', period, side: direction, line: line.value, ...(team ? { team } : {}) };
}

function statOf(facts: Facts, { roles }: GamePlayer): PropSelection['prop'] | Unread {
  const { batter, pitcher } = facts.stat!;
  const may = [
    roles.includes('batter') || roles.length === 0 ? batter : undefined,
    roles.includes('pitcher') || roles.length === 0 ? pitcher : undefined,
  ];
  const kinds = may.filter((kind) => kind !== undefined);
  if (kinds.length === 1) return kinds[0]!;
  return not(kinds.length === 0 ? 'player' : 'several');
}

/** The side and line of a player's bet: "over 1.5", "2+", or once where only what he does is shown. */
function numberOf({ direction, line, atLeast, isOnce, stat }: Facts): Pick<PropSelection, 'side' | 'line'> | null {
  if (atLeast !== undefined) return direction || line || isOnce || atLeast < 1 ? null : { side: 'over', line: atLeast - 0.5 };
  if (direction && line && !line.isSigned)
    return isOnce && (direction !== 'over' || line.value !== 0.5) ? null : { side: direction, line: line.value };
  const isBare = direction === undefined && line === undefined && (isOnce || stat?.batter === 'home_runs');
  return isBare ? { side: 'over', line: 0.5 } : null;
}

function playerOf({ players = [], side, opponent }: Facts, known: string | undefined): GamePlayer | Unread {
  const fits = players.filter(
    ({ team }) => (side === undefined || team === side) && (opponent === undefined || (team !== null && team !== opponent)),
  );
  const meant = fits.find(({ playerId }) => playerId === known);
  if (meant) return meant;
  if (new Set(fits.map(({ playerId }) => playerId)).size > 1) return not('players');
  return fits[0] ?? not('player');
}

function decideProp(facts: Facts, known: string | undefined): Decision {
  const player = playerOf(facts, known);
  if ('code' in player) return player;
  if (!facts.stat) return not('player');
  if (!isOnly(facts, [], ['hasUnit']) || (facts.period !== undefined && facts.period !== 'full')) return not('one-thing');
  const prop = statOf(facts, player);
  if (typeof prop !== 'string') return prop;
  const number = numberOf(facts);
  return number ? { market: 'prop', playerId: player.playerId, prop, ...number } : not('line');
}

/** "o1.5 TB" of Tampa Bay may lack the player whose total bases are meant. */
const LEAST_RUNS = 2.5;
const mayLackPlayer = ({ stat, direction, line }: Facts): boolean =>
  stat?.batter === 'total_bases' && direction !== undefined && line !== undefined && line.value <= LEAST_RUNS;

function decideMarket(facts: Facts, game: NamedGame, help: ReadingHelp): Decision {
  if (facts.players) return decideProp(facts, help.knownPlayerId);
  if (facts.stat || facts.atLeast !== undefined) return not(mayLackPlayer(facts) ? 'several' : 'player');
  if (facts.direction || facts.markets.some((word) => word.endsWith('total'))) return decideTotal(facts, game.sport);
  return facts.line || facts.markets.includes('spread') ? decideSpread(facts) : decideMoneyline(facts, game.sport);
}

/** The one selection that the facts of a text make, or why they make none. */
export function decide(facts: Facts, game: NamedGame, help: ReadingHelp): Decision {
  const found = decideMarket(facts, game, help);
  if ('code' in found) return found;
  if (!isUsualLine(found, game.sport)) return not('line');
  return isSamePrice(facts, help.odds) ? found : not('price');
}
