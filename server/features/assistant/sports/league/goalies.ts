import { type LeagueSport, leagueOf } from '@clearedge/contract/sports';
import { leagueModuleOf } from '../../../../sports/registry.ts';
import { finding } from '../../session/finding.ts';
import { contestLink, findGames, isOneOf, matchup } from '../../session/games.ts';
import { dayText } from '../../session/say.ts';
import type { Answer } from '../sport-answers.ts';
import { readBox } from './box-score.ts';

const SAVES = 'Saves';
const MOST_CLUBS = 4;

/** Whether a league's box score tells who stood in goal. */
export const hasGoalies = (league: LeagueSport): boolean =>
  leagueModuleOf(league).box?.some(({ columns }) => columns.some(({ title }) => title === SAVES)) ?? false;

/** Who stood in goal last time: no source names the goalies of a game to come. */
export const goalies =
  (league: LeagueSport): Answer =>
  async (session, reading) => {
    const none = `ClearEdge has no source of starting goalies in the ${leagueOf(league)}: they are named shortly before a game.`;
    if (reading.teams.length === 0) return finding([`${none} Name a club, and I show who stood in goal last time.`]);
    const games = await findGames(session, reading);
    const codes =
      games.length === 0 ? reading.teams.map(({ code }) => code) : games.flatMap(({ awayCode, homeCode }) => [awayCode, homeCode]);
    const shown = await Promise.all(
      codes.slice(0, MOST_CLUBS).map(async (code) => {
        const team = { sport: league, code, name: code, venue: '' };
        const last = (await findGames(session, { ...reading, teams: [team], when: null }, true)).find(({ status }) => status === 'final');
        const box = last ? await readBox(session, league, last.gameId) : null;
        if (!last || !box) return null;
        const side = isOneOf(last.homeCode, [code], league) ? box.home : box.away;
        const table = side.tables.find(({ columns }) => columns.some(({ title }) => title === SAVES));
        const lines = table?.players.map(
          ({ name, values }) => `${name} ${table.columns.map(({ head }, at) => `${values[at]} ${head}`).join(', ')}`,
        );
        return lines && { last, line: `• ${code}, ${matchup(last)} (${dayText(last.slateOn)}): ${lines.join('; ')}.`, asOf: box.asOf };
      }),
    );
    const known = shown.flatMap((one) => one ?? []);
    return finding([none, ...(known.length > 0 ? ['In goal last time:', ...known.map(({ line }) => line)] : [])], {
      sources: known[0] ? [{ label: `${leagueOf(league)} box scores`, asOf: known[0].asOf, href: null }] : [],
      links: known.map(({ last }) => contestLink(last)),
    });
  };
