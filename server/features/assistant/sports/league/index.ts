import type { PickLeague } from '@clearedge/contract/routes/leagues/league-picks';
import type { TeamRecord } from '@clearedge/contract/shapes/league/league-game';
import { type LeagueSport, leagueFormOf, leagueOf, seasonLabel, sportOf } from '@clearedge/contract/sports';
import { joinWords } from '@clearedge/contract/words/join-words';
import { plural } from '@clearedge/contract/words/plural';
import type { z } from 'zod';
import { clockText } from '../../../../kernel/eastern-words.ts';
import { leagueModuleOf } from '../../../../sports/registry.ts';
import { listNewestLeagueForecasts } from '../../../forecasts/index.ts';
import { finding, joined } from '../../session/finding.ts';
import { isOneOf } from '../../session/games.ts';
import { ageText, dayText, percent, signedPercent } from '../../session/say.ts';
import { lookAtValue } from '../../tools/opportunities.ts';
import type { Answer, SportAnswers } from '../sport-answers.ts';
import { listDrivers, listSides } from './analysis.ts';
import { boxScore } from './box-score.ts';
import { goalies, hasGoalies } from './goalies.ts';

const hasPicks = (league: LeagueSport): league is PickLeague => sportOf(league).hasPicks;
const picksHref = (league: LeagueSport): string => `/${league}/picks`;
const recordText = ({ wins, losses, ties, overtimeLosses }: z.infer<typeof TeamRecord>): string =>
  [wins, losses, overtimeLosses ?? (ties || [])].flat().join('-');

const standings =
  (league: LeagueSport): Answer =>
  async ({ ctx, read }, { text, teams }) => {
    const [own, hub] = [leagueOf(league), `/${league}`];
    const isByPoints = leagueFormOf(league).ranking === 'points';
    const { season, divisions, played, games, asOf, crossover } = await read(ctx, 'GET /api/:league/standings', {
      params: { league },
      query: {},
    });
    if (season === null || played === 0)
      return finding([`No result of this ${own} season is stored yet, so there are no standings.`], { links: [{ label: own, href: hub }] });
    const named = divisions.filter(
      ({ division, rows }) =>
        new RegExp(`\\b${division}\\b`, 'i').test(text) || rows.some(({ code }) => teams.some((team) => team.code === code)),
    );
    const shown = named.length > 0 ? named : divisions;
    const lines = shown.flatMap(({ name, rows }) => [
      `• ${name}: ${rows.map((row) => `${row.rank}. ${row.code} ${recordText(row)}${isByPoints ? `, ${row.points} points` : ''}, streak ${row.streak}`).join('; ')}`,
    ]);
    return finding(
      [
        `${own} standings ${seasonLabel(league, season)}, ${played} of ${games} games played:`,
        ...lines,
        ...(crossover ? [`Cross-over as things stand: ${crossover.code}.`] : []),
      ],
      {
        sources: [{ label: `${own} results`, asOf, href: hub }],
        links: [{ label: `${own} standings`, href: hub }],
        cards: shown.map(({ name, rows }) => ({
          kind: 'table' as const,
          caption: name,
          columns: ['Club', 'Record', ...(isByPoints ? ['Points'] : []), 'For', 'Against', 'Streak'],
          rows: rows.map((row) => [
            row.code,
            recordText(row),
            ...(isByPoints ? [String(row.points)] : []),
            String(row.pointsFor),
            String(row.pointsAgainst),
            row.streak,
          ]),
        })),
      },
    );
  };

const form =
  (league: LeagueSport): Answer =>
  async (session, reading) => {
    const [own, hub] = [leagueOf(league), `/${league}`];
    const { ctx, read, now } = session;
    const { teams, players, lastGames, place } = reading;
    const [man] = players;
    if (teams.length === 0 && man !== undefined)
      return finding([
        `I have form for clubs only. For ${man.name}, ask for a box score (“${man.name} box score last game”) or how often he passed a line.`,
      ]);
    if (teams.length === 0) return standings(league)(session, reading);
    const pages = await Promise.all(
      teams.slice(0, 2).map(({ code }) => read(ctx, 'GET /api/:league/teams/:code', { params: { league, code } })),
    );
    const most = Math.min(lastGames ?? 5, 10);
    const lines = pages.flatMap(({ team, standing, results, splits, againstSpread, overUnder }) => {
      const placed = results.filter(({ homeTeamCode }) => place === null || (homeTeamCode === team.code) === (place === 'home'));
      const last = placed.slice(0, most).map((game) => {
        const isHome = game.homeTeamCode === team.code;
        const [own, other] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
        return `${dayText(game.slateOn)} ${own > other ? 'W' : own < other ? 'L' : 'T'} ${own}-${other} ${isHome ? 'v.' : 'at'} ${isHome ? game.awayTeamCode : game.homeTeamCode}`;
      });
      return [
        `${team.name}: ${recordText(team.record)}, streak ${standing?.streak ?? team.streak}; home ${recordText(splits.home.record)}, away ${recordText(splits.away.record)}.`,
        ...(last.length > 0
          ? [`• Last ${plural(last.length, place === null ? 'game' : `${place} game`)}: ${last.join('; ')}.`]
          : ['• No result of this season is stored.']),
        ...(againstSpread.games > 0
          ? [
              `• Against the closing spread ${againstSpread.covered}-${againstSpread.lost}-${againstSpread.pushes}; overs ${overUnder.overs}, unders ${overUnder.unders}, of ${plural(overUnder.games, 'game')} with a stored close.`,
            ]
          : []),
      ];
    });
    return finding(lines, {
      sources: [{ label: `${own} results`, asOf: now.toISOString(), href: hub }],
      links: pages.map(({ team }) => ({ label: team.name, href: `${hub}/teams/${team.code}` })),
    });
  };

const headToHead =
  (league: LeagueSport): Answer =>
  async (session, reading) => {
    const [own, hub] = [leagueOf(league), `/${league}`];
    const [first, second] = reading.teams;
    if (!first || !second) return form(league)(session, reading);
    const page = await session.read(session.ctx, 'GET /api/:league/teams/:code', { params: { league, code: first.code } });
    const found = page.headToHead.find(({ code }) => code === second.code);
    const sources = [{ label: `${own} results`, asOf: session.now.toISOString(), href: hub }];
    if (!found || found.meetings.length === 0)
      return finding([`No stored meeting of the ${first.name} and the ${second.name}.`], { sources });
    return finding(
      [
        `${first.name} v. ${second.name}: ${recordText(found.record)}, ${found.pointsFor} to ${found.pointsAgainst} points, over ${plural(found.meetings.length, 'stored game')}:`,
        ...found.meetings
          .slice(0, 5)
          .map((game) => `• ${dayText(game.slateOn)}: ${game.awayTeamCode} ${game.awayScore}, ${game.homeTeamCode} ${game.homeScore}`),
      ],
      { sources, links: [{ label: first.name, href: `${hub}/teams/${first.code}` }] },
    );
  };

const picks =
  (league: PickLeague): Answer =>
  async ({ ctx, read, price, now, today }, { when, cues, teams, market, side }) => {
    const own = leagueOf(league);
    const params = { league };
    const date = when?.from ?? today;
    const [all, day] = await Promise.all([
      read(ctx, 'GET /api/:league/daily-picks', { params, query: { date } }),
      read(ctx, 'GET /api/:league/daily-picks/day', { params, query: { date } }),
    ]);
    const list = all.filter(
      (pick) =>
        (teams.length === 0 || teams.some(({ code }) => isOneOf(code, [pick.awayTeamCode, pick.homeTeamCode], league))) &&
        (market === null || pick.pickType === market) &&
        (side === null || ('side' in pick.pick && pick.pick.side === side)),
    );
    const links = [{ label: `${own} picks`, href: picksHref(league) }];
    const sources = [{ label: `Published ${own} picks`, asOf: list[0]?.publishedAt ?? now.toISOString(), href: picksHref(league) }];
    const { wins, losses, pushes, units } = day.record;
    const record = `${own} picks so far: ${wins}-${losses}-${pushes}, ${units >= 0 ? '+' : '−'}${Math.abs(units).toFixed(2)} units of ${plural(day.record.picks, 'settled pick')}.`;
    if (list.length > 0)
      return finding(
        [
          `${plural(list.length, `${own} pick`)} for ${dayText(date)}:`,
          ...list.map(
            (pick) =>
              `• ${pick.matchup}: ${pick.selection} at ${price(pick.odds)} (${pick.bookName}, seen ${clockText(pick.priceSeenAt)}, ${ageText(pick.priceSeenAt, now)}); we made it ${percent(pick.winProbability)}, EV ${signedPercent(pick.expectedValue / 100)}${pick.result ? `; ${pick.result}` : ''}.${cues.has('why') && pick.reasoning ? ` ${pick.reasoning}` : ''}`,
          ),
          record,
        ],
        { sources, links },
      );
    if (all.length > 0) {
      const who = teams.length === 0 ? '' : ` of the ${joinWords(teams.map(({ name }) => name))}`;
      const wanted = side ?? market;
      return finding(
        [
          `None of the ${plural(all.length, `${own} pick`)} for ${dayText(date)} is on ${wanted === null ? 'a game' : `${/^[ou]/.test(wanted) ? 'an' : 'a'} ${wanted.replace('_', ' ')}`}${who}.`,
          record,
        ],
        { sources, links },
      );
    }
    const next = day.games === 0 && day.nextOn ? ` The next games are on ${dayText(day.nextOn)}.` : '';
    const why =
      day.publishes.length === 0
        ? ` In no ${own} market have past plays kept their claims at the close, so none is published.`
        : ` A pick needs an EV of at least ${percent(day.leastEv)}.`;
    return finding([`No ${own} pick is published for ${dayText(date)}: ${plural(day.games, 'game')} that day.${next}${why}`, record], {
      sources,
      links,
    });
  };

/** Our picks if there are any; then the prices that the other books call too good. */
const bestBets =
  (league: PickLeague): Answer =>
  async (session, reading) => {
    const next = reading.when ?? null;
    const [own, value] = [
      await picks(league)(session, { ...reading, when: next }),
      await lookAtValue(session, { ...reading, when: next, market: reading.market }),
    ];
    return joined([own, value]);
  };

/** What a league of teams answers by itself. */
export const leagueAnswers = (league: LeagueSport): SportAnswers => ({
  injuriesFrom: ({ ports, now }) => {
    const find = ports.leagues[league]?.feed.findInjuries;
    return find ? (teamCode) => find(teamCode, now()) : null;
  },
  findForecast: async ({ ctx }, contest) => {
    const forecast = (await listNewestLeagueForecasts(ctx.db, league, [contest.id])).get(contest.id);
    if (!forecast) return null;
    const priceOf = leagueModuleOf(league).model.scoresOf(forecast.score);
    return {
      chanceOf: (selection) => (selection.period === 'full' && !('team' in selection && selection.team) ? priceOf(selection) : null),
      home: { win: forecast.pHome, low: forecast.pHomeLow, high: forecast.pHomeHigh },
      expected: { away: (forecast.score.total - forecast.score.margin) / 2, home: (forecast.score.total + forecast.score.margin) / 2 },
      asOf: forecast.createdAt,
      basis: `clubs rated on ${plural(forecast.awayGames, 'game')} and ${plural(forecast.homeGames, 'game')}`,
    };
  },
  listDrivers: listDrivers(league),
  listSides: listSides(league),
  answers: {
    standings: standings(league),
    box_score: boxScore(league),
    ...(hasGoalies(league) ? { pitching: goalies(league) } : {}),
    form: form(league),
    head_to_head: headToHead(league),
    ...(hasPicks(league) ? { picks: picks(league), best_bets: bestBets(league) } : {}),
  },
});
