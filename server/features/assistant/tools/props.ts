import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { type Contest, listContestsByIds } from '../../contests/index.ts';
import { listSlateProps, type PlayerProp, withHitRates } from '../../props/index.ts';
import { finding } from '../session/finding.ts';
import { ageText, chanceText, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type Game, gameLink, isOpen, readSlate } from '../session/slate.ts';
import type { Look } from './tool.ts';

interface Offered {
  game: Game;
  contest: Contest;
  prop: PlayerProp;
}
interface Offer extends Offered {
  side: 'over' | 'under';
  ev: number;
}

const MOST = 6;
/** Only the books' own prices can be worth something. */
const offersOf = (offered: Offered): Offer[] =>
  (['over', 'under'] as const).flatMap((side) => {
    const view = offered.prop[side];
    return view && view.ev !== null && !view.isStale && !view.isModelPrice ? [{ ...offered, side, ev: view.ev }] : [];
  });

const kindText = (propType: string): string => propType.replaceAll('_', ' ');

/** Why an EV above zero is not counted as value. */
const doubtText = ({ ev, doubt }: NonNullable<PlayerProp['over']>): string =>
  ev !== null && ev > 0 && doubt.model !== null ? `, ${DOUBT_WORDS[doubt.model].replace('Not', 'not')}` : '';

function offerLine({ price, now }: AssistantSession, { prop, side }: Offer): string {
  const view = prop[side];
  if (!view) return '';
  const mean = prop.projection
    ? `; projected ${prop.projection.mean.toFixed(2)} from ${prop.projection.games.toLocaleString('en-US')} simulated games`
    : '';
  const lately = prop.hitRates.find(({ span }) => span === 'L10');
  const hits = lately && lately.games > 0 ? `; over ${prop.line} in ${lately.over} of his last ${lately.games}` : '';
  const worth =
    view.winProbability === null || view.ev === null
      ? '; no fair price to compare with'
      : `; we make it ${chanceText({ winProbability: view.winProbability, pushProbability: view.pushProbability })}, EV v. model ${signedPercent(view.ev)}${doubtText(view)}`;
  const seen = view.isModelPrice ? 'our own price, no book offers it' : `${view.bookName}, ${ageText(view.seenAt, now)}`;
  return `• ${prop.playerName} (${prop.teamCode}) ${side} ${prop.line} ${kindText(prop.propType)}: ${price(view.odds)} (${seen})${worth}${mean}${hits}.`;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const named = (text: string, name: string): boolean => new RegExp(`(?<![\\p{L}])${escaped(fold(name))}(?![\\p{L}])`, 'u').test(fold(text));

/** The men whom a question names, by whole name or else by last name. */
export function menIn(text: string, names: readonly string[]): string[] {
  const whole = names.filter((name) => named(text, name));
  if (whole.length > 0) return [...new Set(whole)];
  const lastOf = (name: string): string =>
    name
      .replace(/ (jr|sr|ii|iii)\.?$/i, '')
      .split(' ')
      .at(-1) ?? name;
  return [...new Set(names.filter((name) => lastOf(name).length > 3 && named(text, lastOf(name))))];
}

const bestSide = (offered: Offered): Offer => {
  const isDoubted = ({ prop, side }: Offer): boolean => prop[side]?.doubt.model !== null;
  const offers = offersOf(offered).toSorted((a, b) => Number(isDoubted(a)) - Number(isDoubted(b)) || b.ev - a.ev);
  return offers[0] ?? { ...offered, side: offered.prop.over ? 'over' : 'under', ev: Number.NEGATIVE_INFINITY };
};

/** Everything offered on the games among these that can still be bet on, asked for together. */
async function readOffered({ ctx, memory, now }: AssistantSession, games: readonly Game[]): Promise<Offered[]> {
  const open = games.filter((game) => isOpen(game, now));
  const contests = await listContestsByIds(
    ctx,
    open.map(({ id }) => id),
  );
  const found = await listSlateProps(ctx, contests, memory);
  return open.flatMap((game) => {
    const own = found.find(({ contest }) => contest.id === game.id);
    return own ? own.props.map((prop) => ({ game, contest: own.contest, prop })) : [];
  });
}

/** The player props best worth their price, or those of the men named. */
export const lookAtProps: Look = async (session, { teams, day, text }) => {
  const { ctx, memory, now, today } = session;
  const games = (await readSlate(session, day ?? today, teams)).filter((game) => isOpen(game, now));
  const all = await readOffered(session, games);
  if (all.length === 0) return finding(['No player props are offered on the games still to start.']);
  const men = menIn(text, [...new Set(all.map(({ prop }) => prop.playerName))]);
  const own = men.length ? all.filter(({ prop }) => men.includes(prop.playerName)) : [];
  const offers = men.length
    ? own.map(bestSide)
    : all
        .flatMap(offersOf)
        .filter(({ prop, side }) => prop[side]?.doubt.model === null)
        .toSorted((a, b) => b.ev - a.ev);
  const shown = await Promise.all(
    offers.slice(0, MOST).map(async (offer) => ({ ...offer, prop: await withHitRates(ctx, offer.contest, offer.prop, memory) })),
  );
  const sources = [{ label: 'Books’ prop prices and our simulations', asOf: now.toISOString(), href: '/prop-finder' }];
  if (shown.length === 0)
    return finding([`No bet: none of ${all.length} props offered is worth its price at the moment.`], {
      sources,
      links: games.slice(0, 3).map(gameLink),
    });
  const head = men.length ? `Props of ${men.join(' and ')}:` : `Props best worth their price, of ${all.length} offered:`;
  return finding(
    [
      head,
      ...shown.map((offer) => offerLine(session, offer)),
      'Props are less certain than game lines: there is no long history of their prices to fit on.',
    ],
    { sources, links: shown.map(({ game }) => gameLink(game)) },
  );
};

/** Names of everybody who has props or starts on a day, to find out whom a question means. */
export async function namesOnSlate(session: AssistantSession, slateOn: string): Promise<string[]> {
  const games = await readSlate(session, slateOn);
  const starters = games.flatMap(({ awayPitcher, homePitcher }) => [awayPitcher, homePitcher].filter((name) => name !== null));
  const men = (await readOffered(session, games)).map(({ prop }) => prop.playerName);
  return [...new Set([...starters, ...men])];
}
