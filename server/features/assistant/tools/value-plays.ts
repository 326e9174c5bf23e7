import { plural } from '@clearedge/contract/words/plural';
import { askChip, type Finding, finding } from '../session/finding.ts';
import { noGames } from '../session/games.ts';
import { ageText, chanceText, dayText, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import {
  analysisSource,
  type Game,
  type GamePlay,
  gameLink,
  isOpen,
  matchupOf,
  playsOf,
  priceSource,
  readSlate,
  summaryOf,
} from '../session/slate.ts';
import type { Reading } from '../understand/reading.ts';
import { codesOf, dayOf, type Look } from './tool.ts';

export const ANALYSIS_PENDING = "Analysis is still being generated for today's games...";
const MOST = 5;
const EVEN = 100;

/** A side with its best price, book, age, our probability, fair price and EV. */
export function playLine({ price, now }: AssistantSession, { game, play }: GamePlay): string {
  const decided = 1 - play.pushProbability;
  const range = `${percent(play.probabilityLow * decided)} to ${percent(play.probabilityHigh * decided)}`;
  const fair = price(wholeOdds(play.fairOdds));
  return `• ${matchupOf(game)}: ${play.selection} at ${price(play.odds)} (${play.bookName}, ${ageText(play.seenAt, now)}). We make it ${chanceText(play)}, range ${range}; fair price ${fair}; EV v. model ${signedPercent(play.expectedValue)}.`;
}

/** A fair price as someone would read it off a board. */
export const wholeOdds = (odds: number): number => (Math.abs(odds) < EVEN + 0.5 ? (odds < 0 ? -EVEN : EVEN) : Math.round(odds));

interface Wanted {
  what: string;
  fits: (one: GamePlay) => boolean;
}

function wantedOf({ market, wants, side }: Reading): Wanted {
  // An underdog is who the moneyline says: a favorite's run line pays plus money too.
  if (wants === 'underdog') return { what: 'underdog', fits: ({ play }) => play.market === 'moneyline' && play.odds > 0 };
  if (wants === 'favorite') return { what: 'favorite', fits: ({ play }) => play.market === 'moneyline' && play.odds < 0 };
  if (side !== null) return { what: side, fits: ({ play }) => play.market === 'total' && play.side === side };
  if (market === 'total') return { what: 'total', fits: ({ play }) => play.market === 'total' };
  if (market === 'spread') return { what: 'run line', fits: ({ play }) => play.market === 'spread' };
  if (market === 'moneyline') return { what: 'moneyline', fits: ({ play }) => play.market === 'moneyline' };
  return { what: '', fits: () => true };
}

const nothingFound = (what: string, open: readonly Game[], when: string): string =>
  `No bet: of ${plural(open.filter((game) => summaryOf(game)).length, 'analyzed game')} still to start ${when}, no fresh ${what ? `${what} ` : ''}price pays enough over its fair price.`;

/** What our analysis calls worth its price, best first; "no bet" when that is the answer. */
export const lookAtValuePlays: Look = async (session, reading) => {
  const { now, today } = session;
  const day = dayOf(session, reading);
  const when = day === today ? 'today' : `on ${dayText(day)}`;
  const games = await readSlate(session, day, codesOf(reading));
  const open = games.filter((game) => isOpen(game, now));
  if (games.length === 0) return finding([noGames(reading, session)]);
  if (open.length === 0)
    return finding([`Every game ${when} has started or ended, so there is no price left to take.`], {
      links: [{ label: 'Games', href: '/games' }],
    });
  if (!open.some((game) => summaryOf(game))) return finding([ANALYSIS_PENDING]);
  const { what, fits } = wantedOf(reading);
  const plays = playsOf(open, now).filter(fits);
  const sources = [
    ...analysisSource(open),
    priceSource(
      plays.map(({ play }) => play.seenAt),
      now,
    ),
  ];
  if (plays.length === 0) return noBet(reading, open, nothingFound(what, open, when));
  const shown = plays.slice(0, Math.min(reading.count ?? MOST, 10));
  const head = `${plural(plays.length, `${what ? `${what} ` : ''}play`)} ${plays.length === 1 ? 'is' : 'are'} worth the price ${when}${plays.length > shown.length ? `; the best ${shown.length}` : ''}:`;
  return finding(
    [head, ...shown.map((one) => playLine(session, one)), 'EV is per unit staked at that price; when the price moves, so does the EV.'],
    {
      sources,
      links: shown.map(({ game }) => gameLink(game)),
      cards: [{ kind: 'offers', offers: shown.map(cardOf) }],
      chips: [askChip('Size them by Kelly', 'How much should I bet on the best plays'), askChip('Against the market', 'show +ev bets')],
    },
  );
};

/** A play as an odds button takes it. */
function cardOf({ game, play }: GamePlay) {
  const { gameId, sport, awayTeam, homeTeam, awayTeamCode, homeTeamCode, gameTime, status } = game;
  const { odds, line, book, bookName, seenAt, market, side } = play;
  return {
    game: { gameId, sport, awayTeam, homeTeam, awayTeamCode, homeTeamCode, gameTime, status },
    market,
    side,
    cell: {
      odds,
      line,
      book,
      bookName,
      seenAt,
      state: 'open' as const,
      move: null,
      movedAt: null,
      openOdds: null,
      openLine: null,
      grade: null,
    },
  };
}

/** Why there is no bet, with the way to our number. */
function noBet(reading: Reading, open: readonly Game[], why: string): Finding {
  const chips =
    reading.teams.length > 0
      ? [askChip('Win chance', `what are the chances the ${reading.teams[0]!.name} win`)]
      : [askChip('Against the market', 'show +ev bets')];
  return finding([why], { sources: analysisSource(open), links: open.length < 4 ? open.map(gameLink) : [], chips });
}
