import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { sportOf } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { propSide, propUnitOf } from '@clearedge/contract/words/selection-words';
import type { PropKind } from '@clearedge/quant/grading';
import type { Contest } from '../../../contests/index.ts';
import { listSlateProps, type PlayerProp, withHitRates } from '../../../props/index.ts';
import type { Link, Source } from '../../session/finding.ts';
import { contestLink, findGames, isOneOf, isOpenGame } from '../../session/games.ts';
import { ageText, chanceText, percent, signedPercent } from '../../session/say.ts';
import type { AssistantSession } from '../../session/session.ts';
import type { KnownTeam } from '../../understand/directory.ts';
import type { Reading } from '../../understand/reading.ts';

export interface Offered {
  contest: Contest;
  prop: PlayerProp;
}
export interface Offer extends Offered {
  side: 'over' | 'under';
  ev: number;
}
/** The games that a question about props leaves, with every prop offered on those still to start. */
export interface PropBoard {
  games: Contest[];
  all: Offered[];
}

const FINDER = '/prop-finder';
export const kindText = propUnitOf;
export const kindsOf = ({ stat }: Reading): string[] => (stat ? kindsOfStat(stat) : []);
export const isOfPlayer = ({ prop, contest }: Offered, { players }: Reading): boolean =>
  players.some(({ sport, name }) => sport === contest.sport && name === prop.playerName);
export const isOfClub = ({ prop, contest }: Offered, { teams }: Reading): boolean =>
  teams.some(({ sport, code }) => sport === contest.sport && isOneOf(prop.teamCode, [code], sport));

/** Only the books' own prices can be worth something. */
export const offersOf = (offered: Offered): Offer[] =>
  (['over', 'under'] as const).flatMap((side) => {
    const view = offered.prop[side];
    return view && view.ev !== null && !view.isStale && !view.isModelPrice ? [{ ...offered, side, ev: view.ev }] : [];
  });

/** The side asked for where it is offered, else the one best worth its price; a price that is doubted comes last. */
export function bestSide(offered: Offered, wanted: 'over' | 'under' | null = null): Offer {
  const view = wanted && offered.prop[wanted];
  if (wanted && view) return { ...offered, side: wanted, ev: view.ev ?? Number.NEGATIVE_INFINITY };
  const isDoubted = ({ prop, side }: Offer): boolean => prop[side]?.doubt.model !== null;
  const offers = offersOf(offered).toSorted((a, b) => Number(isDoubted(a)) - Number(isDoubted(b)) || b.ev - a.ev);
  return offers[0] ?? { ...offered, side: offered.prop.over ? 'over' : 'under', ev: Number.NEGATIVE_INFINITY };
}

/** The props of games that have not begun, read together and without the past of every club. */
async function readOffered({ ctx, memory, now }: AssistantSession, games: readonly Contest[]): Promise<Offered[]> {
  const together = await listSlateProps(
    ctx,
    games.filter((contest) => isOpenGame(contest, now)),
    memory,
  );
  return together.flatMap(({ contest, props }) => props.map((prop) => ({ contest, prop })));
}

/** A player is looked for in the games of his club. */
export async function offeredFor(session: AssistantSession, reading: Reading): Promise<PropBoard> {
  const clubs = reading.players.flatMap(({ sport, teamCode }): KnownTeam[] =>
    teamCode === null ? [] : [{ sport, code: teamCode, name: teamCode, venue: '' }],
  );
  const found = await findGames(session, { ...reading, teams: [...reading.teams, ...clubs] });
  const games = found.filter((contest) => sportOf(contest.sport).hasPlayerProps && isOpenGame(contest, session.now));
  return { games, all: await readOffered(session, games) };
}

/** Offers with how often each player passed the line. */
export const withRates = <T extends Offered>({ ctx, memory }: AssistantSession, offers: readonly T[]): Promise<T[]> =>
  Promise.all(
    offers.map(async (offer) =>
      offer.prop.hitRates.length > 0 ? offer : { ...offer, prop: await withHitRates(ctx, offer.contest, offer.prop, memory) },
    ),
  );

/** "over 1.5 hits"; "anytime touchdown: Yes" of what happens once or not at all. */
export function sideText({ propType, line }: PlayerProp, side: 'over' | 'under'): string {
  const words = propSide({ prop: propType as PropKind, side, line });
  return /\d/.test(words) ? `${words.toLowerCase()} ${kindText(propType)}` : `${kindText(propType)}, ${words.toLowerCase()}`;
}

/** Why an EV above zero is not counted as value. */
const doubtText = ({ ev, doubt }: NonNullable<PlayerProp['over']>): string =>
  ev !== null && ev > 0 && doubt.model !== null ? `, ${DOUBT_WORDS[doubt.model].replace('Not', 'not')}` : '';

function worthText({ isMarketOnly, bookCount }: PlayerProp, view: NonNullable<PlayerProp['over']>): string {
  if (view.winProbability !== null && view.ev !== null)
    return `we make it ${chanceText({ winProbability: view.winProbability, pushProbability: view.pushProbability })}, EV v. model ${signedPercent(view.ev)}${doubtText(view)}`;
  const market =
    view.marketProbability === null
      ? 'no fair price to compare with'
      : `${percent(view.marketProbability)} by ${plural(bookCount, 'book')} without margin`;
  return isMarketOnly ? `${market}; our projections of this kind missed on past seasons, so the market alone prices it` : market;
}

function meanText({ projection }: PlayerProp): string {
  if (!projection) return '';
  const games = projection.games.toLocaleString('en-US');
  return `; projected ${projection.mean.toFixed(2)} from ${projection.isFromPastGames ? `${games} of his own games` : `${games} simulated games`}`;
}

export function offerLine({ price, now }: AssistantSession, { prop, side }: Offer): string {
  const view = prop[side];
  if (!view) return '';
  const lately = prop.hitRates.find(({ span }) => span === 'L10');
  const hits = lately && lately.games > 0 ? `; ${sideText(prop, 'over')} in ${lately.over} of his last ${lately.games}` : '';
  const seen = view.isModelPrice ? 'our own price, no book offers it' : `${view.bookName}, ${ageText(view.seenAt, now)}`;
  return `• ${prop.playerName} (${prop.teamCode}) ${sideText(prop, side)}: ${price(view.odds)} (${seen}); ${worthText(prop, view)}${meanText(prop)}${hits}.`;
}

const hrefOf = (games: readonly Contest[]): string => {
  const [sport, ...others] = new Set(games.map((contest) => contest.sport));
  return sport !== undefined && others.length === 0 ? `${FINDER}?sport=${sport}` : FINDER;
};
const MOST_LINKS = 3;
export const propLinks = (games: readonly Contest[]): Link[] => [
  ...games.slice(0, MOST_LINKS).map(contestLink),
  { label: 'Prop Finder', href: hrefOf(games) },
];
export const propSources = ({ now }: AssistantSession, games: readonly Contest[]): Source[] => [
  { label: 'Books’ prop prices and our projections', asOf: now.toISOString(), href: hrefOf(games) },
];
