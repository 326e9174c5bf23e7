import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import { finding } from '../../session/finding.ts';
import { percent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Look } from '../tool.ts';
import { isOfPlayer, kindsOf, kindText, type Offered, offeredFor, propLinks, sideText, withRates } from './prop-offers.ts';
import { startersOf } from './props.ts';

const MOST_RATES = 4;
const USUAL_GAMES = 10;
/** Games at one place, and what the log calls the season's. */
const WHERE = {
  home: { games: 'home game', split: 'At home', season: ' at home' },
  away: { games: 'road game', split: 'Away', season: ' on the road' },
} as const;

const rangeText = (low: number | null, high: number | null): string =>
  low === null || high === null ? '' : `, 95% ${percent(low, 0)} to ${percent(high, 0)}`;

function offeredRate({ prop }: Offered): string {
  const spans = prop.hitRates
    .filter(({ games }) => games > 0)
    .map(
      ({ span, over, games, push, low, high }) =>
        `${span === 'season' ? 'season' : `last ${span.slice(1)}`} ${over} of ${games}${push > 0 ? ` (${push} pushes)` : ''}${rangeText(low, high)}`,
    );
  return `• ${prop.playerName} ${sideText(prop, 'over')}: ${spans.join('; ') || 'no game of his is stored'}.`;
}

/** At a number that no book offers, or over so many last games: counted in his log. */
async function loggedRate({ ctx, read }: AssistantSession, { contest, prop }: Offered, reading: Reading): Promise<string> {
  const line = reading.line ?? prop.line;
  const { recent, splits } = await read(ctx, 'GET /api/games/:gameId/player-props/:playerId', {
    params: { gameId: contest.gameId, playerId: prop.playerId },
    query: { propType: prop.propType, line },
  });
  const name = `• ${prop.playerName} ${sideText({ ...prop, line }, 'over')}`;
  const where = reading.place && WHERE[reading.place];
  const there = where ? recent.filter(({ isHome }) => isHome === (reading.place === 'home')) : recent;
  const shown = there.slice(0, reading.lastGames ?? USUAL_GAMES);
  if (shown.length === 0) return `${name}: no ${where?.games ?? 'game'} of his is stored.`;
  const over = shown.filter(({ value }) => value > line).length;
  const season = where ? splits.find(({ label }) => label === where.split) : splits[0];
  const rest = season ? `; season${where?.season ?? ''} ${season.over} of ${season.games}${rangeText(season.low, season.high)}` : '';
  const last = where ? `his last ${plural(shown.length, where.games)}` : `his last ${shown.length}`;
  return `${name}: ${over} of ${last} (${shown.map(({ value }) => value).join(', ')})${rest}.`;
}

/** How often a player passed a number, with how many games that is. */
export const lookAtHitRate: Look = async (session, reading) => {
  const { games, all } = await offeredFor(session, reading);
  const starters = reading.players.length === 0 && reading.teams.length > 0 && reading.stat?.pitcher ? startersOf(games, reading) : [];
  const men = reading.players.length > 0 ? reading.players.map(({ name }) => name) : starters;
  const links = propLinks(games);
  if (men.length === 0)
    return finding(['Whose? Name a player and a number: for example “how often does he go over 1.5 total bases”.'], { links });
  const kinds = kindsOf(reading);
  const isOwn = (one: Offered): boolean => (reading.players.length > 0 ? isOfPlayer(one, reading) : men.includes(one.prop.playerName));
  const own = all.filter((one) => isOwn(one) && (kinds.length === 0 || kinds.includes(one.prop.propType)));
  if (own.length === 0) {
    const prop = kinds.length > 0 ? `a ${kinds.map(kindText).join(' or ')} prop` : 'one';
    return finding(
      [`Hit rates are counted for the props on offer, and no book offers ${prop} on ${joinWords(men)} in a game still to start.`],
      { links },
    );
  }
  const onLine = own.filter(({ prop }) => reading.line === null || prop.line === reading.line);
  const isLogged = reading.lastGames !== null || reading.place !== null || onLine.length === 0;
  const keyOf = ({ prop }: Offered): string => (onLine.length > 0 ? `${prop.propType} ${prop.line}` : prop.propType);
  const chosen = [...new Map((onLine.length > 0 ? onLine : own).map((one) => [keyOf(one), one])).values()].slice(0, MOST_RATES);
  const lines = isLogged
    ? await Promise.all(chosen.map((one) => loggedRate(session, one, reading)))
    : (await withRates(session, chosen)).map(offeredRate);
  const note =
    onLine.length > 0
      ? []
      : [
          `No book offers ${reading.line}: the numbers on offer are ${[...new Set(own.map(({ prop }) => prop.line))].toSorted((a, b) => a - b).join(', ')}.`,
        ];
  return finding([...note, ...lines, 'A few games say little: the interval is what they leave open.'], {
    sources: [{ label: 'Games he played this season', asOf: session.now.toISOString(), href: propLinks(games).at(-1)!.href }],
    links,
  });
};
