import { finding } from '../session/finding.ts';
import { ageText, chanceText, counted, dayText, percent, signedPercent } from '../session/say.ts';
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
import type { Look, Requested } from './tool.ts';

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

function wantedOf({ market, text }: Requested): Wanted {
  if (/\b(underdogs?|dogs?|upset|plus.?money)\b/i.test(text))
    return { what: 'underdog', fits: ({ play }) => play.odds > 0 && (play.market === 'moneyline' || play.market === 'spread') };
  if (market === 'total') return { what: 'total', fits: ({ play }) => play.market === 'total' };
  if (market === 'spread') return { what: 'run line', fits: ({ play }) => play.market === 'spread' };
  if (market === 'moneyline') return { what: 'moneyline', fits: ({ play }) => play.market === 'moneyline' };
  return { what: '', fits: () => true };
}

const nothingFound = (what: string, open: readonly Game[], when: string): string =>
  `No bet: of ${counted(open.filter((game) => summaryOf(game)).length, 'analyzed game')} still to start ${when}, no fresh ${what ? `${what} ` : ''}price pays enough over its fair price.`;

/** What our analysis calls worth its price, best first; "no bet" when that is the answer. */
export const lookAtValuePlays: Look = async (session, requested) => {
  const { now, today } = session;
  const day = requested.day ?? today;
  const when = day === today ? 'today' : `on ${dayText(day)}`;
  const games = await readSlate(session, day, requested.teams);
  const open = games.filter((game) => isOpen(game, now));
  if (games.length === 0) return finding([`No games are on the board ${when}.`]);
  if (open.length === 0)
    return finding([`Every game ${when} has started or ended, so there is no price left to take.`], {
      links: [{ label: 'Games', href: '/games' }],
    });
  if (!open.some((game) => summaryOf(game))) return finding([ANALYSIS_PENDING]);
  const { what, fits } = wantedOf(requested);
  const plays = playsOf(open, now).filter(fits);
  const sources = [
    ...analysisSource(open),
    priceSource(
      plays.map(({ play }) => play.seenAt),
      now,
    ),
  ];
  if (plays.length === 0) return finding([nothingFound(what, open, when)], { sources: analysisSource(open) });
  const shown = plays.slice(0, MOST);
  const head = `${counted(plays.length, `${what ? `${what} ` : ''}play`)} ${plays.length === 1 ? 'is' : 'are'} worth the price ${when}${plays.length > shown.length ? `; the best ${shown.length}` : ''}:`;
  return finding(
    [head, ...shown.map((one) => playLine(session, one)), 'EV is per unit staked at that price; when the price moves, so does the EV.'],
    { sources, links: shown.map(({ game }) => gameLink(game)) },
  );
};
