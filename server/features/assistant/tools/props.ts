import { DOUBT_WORDS } from '@clearedge/contract/doubts/price-doubts';
import { DEFAULT_SPORT, sportsWith } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { propUnitOf } from '@clearedge/contract/words/selection-words';
import { type Contest, listContestsByIds, listSlate } from '../../contests/index.ts';
import { listSlateProps, type PlayerProp, withHitRates } from '../../props/index.ts';
import { askChip, finding } from '../session/finding.ts';
import { isOneOf } from '../session/games.ts';
import { ageText, chanceText, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { type Game, gameLink, isOpen, readSlate } from '../session/slate.ts';
import type { KnownPlayer } from '../understand/directory.ts';
import type { Reading } from '../understand/reading.ts';
import { codesOf, dayOf, type Look } from './tool.ts';

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

const kindText = propUnitOf;

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

const kindsOf = ({ stat }: Reading): string[] => (stat ? [stat.batter, stat.pitcher].filter((kind) => kind !== undefined) : []);

/** The games that the players, clubs and day of a question leave, with every prop offered on those still to start. */
async function offeredFor(session: AssistantSession, reading: Reading): Promise<{ games: Game[]; all: Offered[] }> {
  const teams = [...codesOf(reading), ...reading.players.flatMap(({ teamCode }) => teamCode ?? [])];
  const games = (await readSlate(session, dayOf(session, reading), teams)).filter((game) => isOpen(game, session.now));
  return { games, all: await readOffered(session, games) };
}

const sourcesOf = ({ now }: AssistantSession) => [
  { label: 'Books’ prop prices and our simulations', asOf: now.toISOString(), href: '/prop-finder' },
];
const CAVEAT = 'Props are less certain than game lines: there is no long history of their prices to fit on.';
const withRates = (session: AssistantSession, offers: readonly Offer[]): Promise<Offer[]> =>
  Promise.all(
    offers.map(async (offer) => ({ ...offer, prop: await withHitRates(session.ctx, offer.contest, offer.prop, session.memory) })),
  );

/** The announced starters of these clubs; of both where none is named. */
const startersOf = (games: readonly Game[], codes: readonly string[]): string[] =>
  games.flatMap(({ awayPitcher, homePitcher, awayTeamCode, homeTeamCode, sport }) =>
    [
      codes.length === 0 || isOneOf(awayTeamCode, codes, sport) ? awayPitcher : null,
      codes.length === 0 || isOneOf(homeTeamCode, codes, sport) ? homePitcher : null,
    ].filter((name) => name !== null),
  );

/** Props of the players named, or of a club's starter where a pitcher's number is asked for, at the line asked for if there is one. */
export const lookAtPlayer: Look = async (session, reading) => {
  const { games, all } = await offeredFor(session, reading);
  const kinds = kindsOf(reading);
  const links = [...games.slice(0, 3).map(gameLink), { label: 'Prop Finder', href: '/prop-finder' }];
  const men = reading.players.map(({ name }) => name);
  const who = joinWords(men);
  if (men.length > 0 && games.length === 0)
    return finding(
      [
        `${who} ${men.length === 1 ? 'has' : 'have'} no game still to start ${reading.when ? reading.when.label : 'today'}, so no prop is offered.`,
      ],
      { links },
    );
  const starters = startersOf(games, codesOf(reading));
  const isPitching =
    reading.stat?.pitcher !== undefined &&
    men.length === 0 &&
    (reading.stat.batter === undefined || reading.cues.has('pitching') || kinds.includes('pitcher_strikeouts'));
  const own = all.filter(({ prop }) =>
    men.length > 0
      ? men.includes(prop.playerName)
      : isPitching
        ? starters.includes(prop.playerName)
        : codesOf(reading).some((code) => isOneOf(prop.teamCode, [code], DEFAULT_SPORT)),
  );
  const ofKind = own.filter(
    ({ prop }) => kinds.length === 0 || (isPitching ? prop.propType === reading.stat?.pitcher : kinds.includes(prop.propType)),
  );
  const onLine = reading.line === null ? ofKind : ofKind.filter(({ prop }) => prop.line === reading.line);
  const name =
    who ||
    (isPitching
      ? joinWords(starters) || `the ${joinWords(reading.teams.map((team) => team.name))} starter`
      : `the ${joinWords(reading.teams.map((team) => team.name))}`);
  if (own.length === 0)
    return finding(
      [
        `No book offers a prop on ${name} ${reading.when ? reading.when.label : 'today'}.${isPitching && starters.length === 0 ? ' The starter is not announced.' : ''}`,
      ],
      { links },
    );
  if (ofKind.length === 0)
    return finding(
      [
        `No ${kinds.map(kindText).join(' or ')} prop is offered on ${name}; there are ${[...new Set(own.map(({ prop }) => kindText(prop.propType)))].join(', ')}.`,
      ],
      { links },
    );
  const shownOf = onLine.length > 0 ? onLine : ofKind;
  const notOnLine =
    reading.line !== null && onLine.length === 0 ? [`No book offers ${name} at ${reading.line}; these are the numbers on offer.`] : [];
  const offers = shownOf
    .map((one) =>
      reading.side !== null && one.prop[reading.side]
        ? { ...one, side: reading.side, ev: one.prop[reading.side]?.ev ?? Number.NEGATIVE_INFINITY }
        : bestSide(one),
    )
    .toSorted((a, b) => b.ev - a.ev)
    .slice(0, MOST);
  const shown = await withRates(session, offers);
  return finding([...notOnLine, `Props of ${name}:`, ...shown.map((offer) => offerLine(session, offer)), CAVEAT], {
    sources: sourcesOf(session),
    links,
    chips: men.length === 1 ? [askChip('Last ten games', `${men[0]} last 10 games`), askChip('Injured?', `is ${men[0]} injured`)] : [],
  });
};

/** The props best worth their price, of one kind where the question names it. */
export const lookAtProps: Look = async (session, reading) => {
  const { games, all } = await offeredFor(session, reading);
  const kinds = kindsOf(reading);
  const links = [...games.slice(0, 3).map(gameLink), { label: 'Prop Finder', href: '/prop-finder' }];
  if (all.length === 0) return finding(['No player props are offered on the games still to start.'], { links });
  const ofKind = all.filter(({ prop }) => kinds.length === 0 || kinds.includes(prop.propType));
  const word = kinds.length > 0 ? `${kinds.map(kindText).join(' or ')} ` : '';
  const offers = ofKind
    .flatMap(offersOf)
    .filter(({ prop, side, ev }) => prop[side]?.doubt.model === null && ev > 0)
    .toSorted((a, b) => b.ev - a.ev);
  if (offers.length === 0)
    return finding(
      [
        ofKind.length === 0
          ? `No ${word}prop is offered on the games still to start.`
          : `No bet: none of ${ofKind.length.toLocaleString('en-US')} ${word}props offered is worth its price at the moment.`,
      ],
      { sources: sourcesOf(session), links },
    );
  const shown = await withRates(session, offers.slice(0, Math.min(reading.count ?? MOST, MOST)));
  const head = `Props best worth their price, of ${ofKind.length.toLocaleString('en-US')} ${word}offered:`;
  return finding([head, ...shown.map((offer) => offerLine(session, offer)), CAVEAT], { sources: sourcesOf(session), links });
};

const MOST_RATES = 4;

/** How often a player passed a number, with how many games that is. */
export const lookAtHitRate: Look = async (session, reading) => {
  const { games, all } = await offeredFor(session, reading);
  const starters = reading.stat?.pitcher ? startersOf(games, codesOf(reading)) : [];
  const men = reading.players.length > 0 ? reading.players.map(({ name }) => name) : reading.teams.length > 0 ? starters : [];
  const links = [...games.slice(0, 3).map(gameLink), { label: 'Prop Finder', href: '/prop-finder' }];
  if (men.length === 0)
    return finding(['Whose? Name a player and a number: for example “how often does he go over 1.5 total bases”.'], { links });
  const kinds = kindsOf(reading);
  const own = all.filter(({ prop }) => men.includes(prop.playerName) && (kinds.length === 0 || kinds.includes(prop.propType)));
  const onLine = own.filter(({ prop }) => reading.line === null || prop.line === reading.line);
  if (own.length === 0)
    return finding(
      [
        `Hit rates are counted for the props on offer, and no book offers ${kinds.length > 0 ? `a ${kinds.map(kindText).join(' or ')} prop` : 'one'} on ${joinWords(men)} in a game still to start.`,
      ],
      { links },
    );
  const chosen = await withRates(
    session,
    [...new Map((onLine.length > 0 ? onLine : own).map((one) => [`${one.prop.propType} ${one.prop.line}`, bestSide(one)])).values()].slice(
      0,
      MOST_RATES,
    ),
  );
  const lines = chosen.flatMap(({ prop }) => {
    const spans = prop.hitRates
      .filter(({ games: count }) => count > 0)
      .map(
        (rate) =>
          `${rate.span === 'season' ? 'season' : `last ${rate.span.slice(1)}`} ${rate.over} of ${rate.games}${rate.push > 0 ? ` (${rate.push} pushes)` : ''}${rate.low === null || rate.high === null ? '' : `, 95% ${percent(rate.low, 0)} to ${percent(rate.high, 0)}`}`,
      );
    return [`• ${prop.playerName} over ${prop.line} ${kindText(prop.propType)}: ${spans.join('; ') || 'no game he started is stored'}.`];
  });
  const note = reading.line !== null && onLine.length === 0 ? [`${reading.line} is not on offer; these are.`] : [];
  return finding([...note, ...lines, 'A few games say little: the interval is what they leave open.'], {
    sources: [{ label: 'Games he started this season', asOf: session.now.toISOString(), href: '/prop-finder' }],
    links,
  });
};

/** Everybody who has a prop on a day: some stand in no box score yet. */
export async function listPropPlayers({ ctx, memory }: AssistantSession, slateOn: string): Promise<KnownPlayer[]> {
  const contests = await listSlate(ctx, slateOn, sportsWith('hasPlayerSimulation'));
  const offered = await Promise.all(contests.map(({ gameId }) => memory.askForProps(ctx, gameId)));
  return contests.flatMap(({ sport }, index) =>
    offered[index]!.props.map(({ playerName, teamCode, playerId }) => ({ sport, name: playerName, teamCode, playerId })),
  );
}
