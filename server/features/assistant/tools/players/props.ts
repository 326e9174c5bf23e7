import { sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import type { Contest } from '../../../contests/index.ts';
import { askChip, finding } from '../../session/finding.ts';
import { isOneOf, matchupWhen } from '../../session/games.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Look } from '../tool.ts';
import {
  bestSide,
  isOfClub,
  isOfPlayer,
  kindsOf,
  kindText,
  type Offered,
  offeredFor,
  offerLine,
  offersOf,
  propLinks,
  propSources,
  withRates,
} from './prop-offers.ts';

const MOST = 6;
const CAVEAT = 'Props are less certain than game lines: there is no long history of their prices to fit on.';

/** The announced starters of the clubs named; of both where none is. */
export const startersOf = (games: readonly Contest[], { teams }: Pick<Reading, 'teams'>): string[] =>
  games.flatMap(({ awayPitcher, homePitcher, awayCode, homeCode, sport }) =>
    [
      { pitcher: awayPitcher, code: awayCode },
      { pitcher: homePitcher, code: homeCode },
    ].flatMap(({ pitcher, code }) =>
      pitcher && (teams.length === 0 || teams.some((team) => team.sport === sport && isOneOf(code, [team.code], sport)))
        ? pitcher.name
        : [],
    ),
  );

/** Whether a club's starter is meant: a pitcher's number without a player's name. */
const isOfStarter = (reading: Reading): boolean =>
  reading.players.length === 0 &&
  reading.stat?.pitcher !== undefined &&
  (reading.stat.batter === undefined || reading.cues.has('pitching') || reading.stat.pitcher === 'pitcher_strikeouts');

/** Whose props are asked for, as an answer calls them. */
function subjectOf(reading: Reading, starters: readonly string[]): string {
  if (reading.players.length > 0) return joinWords(reading.players.map(({ name }) => name));
  const clubs = `the ${joinWords(reading.teams.map(({ name }) => name))}`;
  return isOfStarter(reading) ? joinWords(starters) || `${clubs} starter` : clubs;
}

/** Props of the players named, or of a club's starter where a pitcher's number is asked for, at the line asked for if there is one. */
export const lookAtPlayer: Look = async (session, reading) => {
  const { games, all } = await offeredFor(session, reading);
  const kinds = kindsOf(reading);
  const links = propLinks(games);
  const men = reading.players.map(({ name }) => name);
  const isPitching = isOfStarter(reading);
  const starters = isPitching ? startersOf(games, reading) : [];
  const name = subjectOf(reading, starters);
  const day = reading.when ? reading.when.label : 'today';
  if (men.length > 0 && games.length === 0)
    return finding([`${name} ${men.length === 1 ? 'has' : 'have'} no game still to start ${day}, so no prop is offered.`], { links });
  const isOwn = (one: Offered): boolean =>
    men.length > 0 ? isOfPlayer(one, reading) : isPitching ? starters.includes(one.prop.playerName) : isOfClub(one, reading);
  const own = all.filter(isOwn);
  const isKind = ({ prop }: Offered): boolean =>
    kinds.length === 0 || (isPitching ? prop.propType === reading.stat?.pitcher : kinds.includes(prop.propType));
  const ofKind = own.filter(isKind);
  if (own.length === 0)
    return finding(
      [`No book offers a prop on ${name} ${day}.${isPitching && starters.length === 0 ? ' The starter is not announced.' : ''}`],
      { links },
    );
  if (ofKind.length === 0) {
    const offered = [...new Set(own.map(({ prop }) => kindText(prop.propType)))];
    return finding([`No ${kinds.map(kindText).join(' or ')} prop is offered on ${name}; there are ${offered.join(', ')}.`], { links });
  }
  const onLine = reading.line === null ? ofKind : ofKind.filter(({ prop }) => prop.line === reading.line);
  const isOffLine = onLine.length === 0;
  const offers = (isOffLine ? ofKind : onLine)
    .map((one) => bestSide(one, reading.side))
    .toSorted((a, b) => b.ev - a.ev)
    .slice(0, MOST);
  const shown = await withRates(session, offers);
  const played = [...new Set(shown.map(({ contest }) => matchupWhen(contest, session.today)))];
  return finding(
    [
      ...(isOffLine ? [`No book offers ${name} at ${reading.line}; these are the numbers on offer.`] : []),
      `Props of ${name}, ${joinWords(played)}:`,
      ...shown.map((offer) => offerLine(session, offer)),
      CAVEAT,
    ],
    {
      sources: propSources(session, games),
      links,
      chips: men.length === 1 ? [askChip('Last ten games', `${men[0]} last 10 games`), askChip('Injured?', `is ${men[0]} injured`)] : [],
    },
  );
};

/** A league's players are projected once their clubs' past games are in. */
const isToBeRead = ({ contest, prop }: Offered): boolean =>
  !sportOf(contest.sport).hasPlayerSimulation && prop.projection === null && !prop.isMarketOnly;

/** The props best worth their price, of one kind where the question names it. */
export const lookAtProps: Look = async (session, reading) => {
  const { games, all } = await offeredFor(session, reading);
  const kinds = kindsOf(reading);
  const links = propLinks(games);
  const sources = propSources(session, games);
  if (all.length === 0) return finding(['No player props are offered on the games still to start.'], { links });
  const ofKind = all.filter(({ prop }) => kinds.length === 0 || kinds.includes(prop.propType));
  const word = kinds.length > 0 ? `${kinds.map(kindText).join(' or ')} ` : '';
  const count = ofKind.length.toLocaleString('en-US');
  const offers = ofKind
    .flatMap(offersOf)
    .filter(({ prop, side, ev }) => prop[side]?.doubt.model === null && ev > 0)
    .toSorted((a, b) => b.ev - a.ev);
  if (offers.length === 0)
    return finding(
      [
        ofKind.length === 0
          ? `No ${word}prop is offered on the games still to start.`
          : ofKind.every(isToBeRead)
            ? `The ${count} ${word}props offered have no projection yet: the players’ past games are still being read. Ask again in a minute.`
            : `No bet: none of ${count} ${word}props offered is worth its price at the moment.`,
      ],
      { sources, links },
    );
  const shown = await withRates(session, offers.slice(0, Math.min(reading.count ?? MOST, MOST)));
  const head = `Props best worth their price, of ${count} ${word}offered:`;
  return finding([head, ...shown.map((offer) => offerLine(session, offer)), CAVEAT], { sources, links });
};
