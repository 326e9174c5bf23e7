import { type Capability, DEFAULT_SPORT, isGameSport, leagueOf, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { askChip, type Finding, finding } from '../session/finding.ts';
import type { AssistantSession } from '../session/session.ts';
import { SPORT_ANSWERS } from '../sports/index.ts';
import type { What } from '../understand/questions.ts';
import type { Reading } from '../understand/reading.ts';
import { lookAtAlert } from './alerts.ts';
import { lookAtPrices } from './best-prices.ts';
import { lookAtLineup, lookAtNews, lookAtPitching, lookAtWeather } from './conditions.ts';
import { lookAtChance, lookAtDrivers, lookAtProjection } from './forecasts.ts';
import { lookAtForm, lookAtHeadToHead } from './form.ts';
import { lookAtFutures } from './futures.ts';
import { lookAtGame } from './game.ts';
import { lookAtJoint } from './joint.ts';
import { lookAtBooks, lookAtFair, lookAtHold } from './market-prices.ts';
import { lookAtModel } from './model.ts';
import { lookAtMovement } from './movement.ts';
import { lookAtPairs, lookAtValue } from './opportunities.ts';
import { lookAtMyClv } from './own/clv.ts';
import { lookAtMyBets } from './own/my-bets.ts';
import { lookAtMyLimits, lookAtStrategies } from './own/own.ts';
import { lookAtParlay } from './parlays.ts';
import { lookAtPicks, lookAtRecord, lookAtYesterdaysPicks } from './picks.ts';
import { lookAtBoxScore } from './players/box-score.ts';
import { lookAtHitRate } from './players/hit-rates.ts';
import { lookAtInjuries } from './players/injuries.ts';
import { lookAtLeaders } from './players/leaders.ts';
import { lookAtPlayer, lookAtProps } from './players/props.ts';
import { lookAtHelp, lookAtSplit, lookAtTrends } from './product.ts';
import { lookAtDoubleheaders, lookAtScores, lookAtSlate } from './results.ts';
import { lookAtRule } from './rules.ts';
import { lookAtFreeBet } from './sums/free-bet.ts';
import { lookAtHedge } from './sums/hedge.ts';
import { lookAtExpectedValue, lookAtNoVig, lookAtPayout, lookAtPrice } from './sums/price-sums.ts';
import { lookAtBankroll, lookAtRisk, lookAtStake } from './sums/stakes.ts';
import type { Look } from './tool.ts';
import { lookAtValuePlays } from './value-plays.ts';
import { closureWords, lookAtTerm } from './words.ts';

export interface Tool {
  name: What;
  description: string;
  look: Look;
  /** What a sport needs to be asked this; what it answers itself (`sports/<key>`) goes first. */
  needs: Capability | 'games' | null;
  /** Names no bet to make, no price and no stake: also for a member who may not bet now. */
  isAdviceFree: boolean;
}

const tool = (name: What, description: string, look: Look, needs: Tool['needs'] = null, isAdviceFree = false): Tool => ({
  name,
  description,
  look,
  needs,
  isAdviceFree,
});
const FREE = true;

/** Everything that can be looked up; all of it reads, and none of it another member's rows. */
export const TOOLS: readonly Tool[] = [
  tool('slate', 'Games of a day with start and status', lookAtSlate, 'games', FREE),
  tool('scores', 'Scores of games in play or over, of any day', lookAtScores, 'games', FREE),
  tool('box_score', 'What players did in a game: box score, one man’s line, who homered', lookAtBoxScore, 'hasPlayerSimulation', FREE),
  tool('doubleheader', 'Clubs that play twice', lookAtDoubleheaders, 'games', FREE),
  tool('game', 'One club’s game: where it stands, our win chance, best prices', lookAtGame, 'games'),
  tool('price', 'Best price across books with book and age, any market', lookAtPrices, 'games'),
  tool('books', 'Every book’s price of a game', lookAtBooks, 'games'),
  tool('hold', 'What each book keeps of a market', lookAtHold, 'games'),
  tool('fair', 'The market without margin', lookAtFair, 'games'),
  tool('chance', 'Win chance, or the chance of any line of a game', lookAtChance, 'games'),
  tool('projection', 'Expected runs or points of a game', lookAtProjection, 'games'),
  tool('drivers', 'What moves our number of a game', lookAtDrivers, 'games'),
  tool(
    'best_bets',
    'Plays worth their price by our analysis; market, side, underdogs or favorites narrow',
    lookAtValuePlays,
    'hasAnalysis',
  ),
  tool('value', 'Single prices above the fair price of the other books (+EV v. market)', lookAtValue, 'games'),
  tool('arbitrage', 'Arbitrages between books with stakes', lookAtPairs('arbitrage'), 'games'),
  tool('middle', 'Middles between books with stakes', lookAtPairs('middle'), 'games'),
  tool('low_hold', 'Pairs of prices that cost least', lookAtPairs('low hold'), 'games'),
  tool('movement', 'Prices against where they opened', lookAtMovement, 'games'),
  tool('split', 'How ClearEdge users’ bets divide', lookAtSplit, 'hasGamePage'),
  tool('picks', 'Published picks of a day', lookAtPicks, 'hasPicks'),
  tool('pick_results', 'How the picks of a past day came out', lookAtYesterdaysPicks, 'hasPicks'),
  tool('record', 'The whole public record of picks in figures', lookAtRecord, 'hasPicks'),
  tool('model', 'How good the model is: back-test, calibration, record', lookAtModel, 'games'),
  tool('prop', 'Props of a player or of a club’s starter', lookAtPlayer, 'hasPlayerProps'),
  tool('props', 'Player props best worth their price; a kind narrows', lookAtProps, 'hasPlayerProps'),
  tool('hit_rate', 'How often a player passed a number', lookAtHitRate, 'hasPlayerProps'),
  tool('pitching', 'Probable starters with their season', lookAtPitching, 'hasListedPitchers', FREE),
  tool('lineup', 'Batting orders', lookAtLineup, 'hasAnalysis', FREE),
  tool('weather', 'Forecast at the parks', lookAtWeather, 'hasAnalysis', FREE),
  tool('injuries', 'Who is injured or may not play', lookAtInjuries, 'games', FREE),
  tool('form', 'Last games of clubs, or who is hot', lookAtForm, 'hasAnalysis', FREE),
  tool('head_to_head', 'What two clubs did against each other', lookAtHeadToHead, 'hasAnalysis', FREE),
  tool('standings', 'Standings by division', () => finding(['There are no standings of that sport here.']), null, FREE),
  tool('leaders', 'Who leads a league in a number over a season', lookAtLeaders, null, FREE),
  tool('futures', 'Chances of a title, the playoffs or a division', lookAtFutures),
  tool('news', 'Latest headlines', lookAtNews, 'games', FREE),
  tool('trends', 'Trends, each tested for luck', lookAtTrends, 'games'),
  tool('my_bets', 'The asker’s own tracked bets by any cut', lookAtMyBets, null, FREE),
  tool('my_clv', 'The asker’s closing line value', lookAtMyClv, null, FREE),
  tool('my_limits', 'The asker’s own limits and what is used', lookAtMyLimits, null, FREE),
  tool('strategies', 'The asker’s own strategies, how they did, and today’s matches', lookAtStrategies),
  tool('alert', 'Proposes a price alert; only its owner sets it', lookAtAlert, 'games'),
  tool('kelly', 'Kelly stake for a price and chance given, or for plays', lookAtStake, 'games'),
  tool('bankroll', 'Unit size and limits for a bankroll', lookAtBankroll),
  tool('risky', 'The sizing rule, for a stake that is too large', lookAtRisk),
  tool('payout', 'What a stake wins at a price', lookAtPayout),
  tool('free_bet', 'What a free bet is worth, and hedged', lookAtFreeBet),
  tool('hedge', 'Stake on the other side that makes both results alike', lookAtHedge),
  tool('parlay', 'Price of a parlay of prices, clubs, or the day’s plays', lookAtParlay, 'games'),
  tool('joint', 'Named legs priced together, those of one game with correlation', lookAtJoint, 'games'),
  tool('expected_value', 'EV of a price at a probability', lookAtExpectedValue),
  tool('no_vig', 'Fair prices of both sides, from two prices', lookAtNoVig),
  tool('convert', 'A price as decimal and implied probability', lookAtPrice),
  tool('rule', 'The house rule that decides a bet', lookAtRule, null, FREE),
  tool('explain', 'A betting term in plain words', lookAtTerm, null, FREE),
  tool('help', 'Where something is in the product', lookAtHelp),
];

export const findTool = (name: string): Tool | null => TOOLS.find((one) => one.name === name) ?? null;

/** What the sources of a sport may lack, by its own name. */
const MISSING: Partial<Record<What, string>> = {
  weather: 'weather',
  news: 'news',
  trends: 'trends',
  lineup: 'lineups',
  split: 'public splits',
};

/** Why a sport cannot be asked this, in words; null where it can. */
function lacks({ name, needs }: Tool, { sport }: Reading): Finding | null {
  if (sport === null || needs === null) return null;
  const isThere = needs === 'games' ? isGameSport(sport) : sportOf(sport)[needs];
  if (isThere) return null;
  const league = leagueOf(sport);
  const who = sportOf(sport).contestKind === 'game' ? `the ${league}` : league.toLowerCase();
  const { hasLeague, hasPicks } = sportOf(sport);
  const missing = MISSING[name];
  const has = joinWords([
    'schedule',
    'results',
    ...(hasLeague ? ['standings'] : []),
    'prices',
    ...(hasPicks ? ['forecasts', 'picks'] : []),
  ]);
  return finding([`ClearEdge does not have ${missing ?? 'that'} for ${who}. It has its ${has}.`], {
    chips: [askChip(`${league} odds`, `${league} odds`), askChip(`${league} schedule`, `${league} schedule`)],
  });
}

/** Looks with a tool, unless it would tempt a member who may not bet now. What a sport answers itself goes first. */
export async function lookWith(tool: Tool, session: AssistantSession, reading: Reading): Promise<Finding> {
  if (session.closure && !tool.isAdviceFree) return closureWords(session.closure);
  const sport = reading.sport ?? (tool.name === 'standings' ? DEFAULT_SPORT : null);
  const own = sport === null ? undefined : SPORT_ANSWERS[sport].answers[tool.name];
  const found = await (own ? own(session, reading) : (lacks(tool, reading) ?? tool.look(session, reading)));
  return session.closure ? { ...found, chips: [], cards: found.cards.filter(({ kind }) => kind === 'table') } : found;
}
