import { sportsWith } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { requestedSport } from '../../../kernel/requested-sport.ts';
import { findContest, getMatchup, listSlateRecords, type TeamForm } from '../../contests/index.ts';
import { finding } from '../session/finding.ts';
import { counted } from '../session/say.ts';
import { gameLink, readSlate } from '../session/slate.ts';
import { DIVISIONS, divisionOf, teamName } from '../understand/teams.ts';
import type { Look } from './tool.ts';

interface Standing {
  code: string;
  wins: number;
  losses: number;
}

const shareOf = ({ wins, losses }: Standing): number => (wins + losses === 0 ? 0 : wins / (wins + losses));
const behind = (leader: Standing, team: Standing): number => (leader.wins - team.wins + team.losses - leader.losses) / 2;
const shareText = (standing: Standing): string => shareOf(standing).toFixed(3).replace(/^0/, '');

/** Each division by share of games won, with games behind; from final scores. */
export const lookAtStandings: Look = async (session, { teams, text }) => {
  const records = await listSlateRecords(session.ctx, requestedSport(), Number(session.today.slice(0, 4)), shiftDay(session.today, 1));
  const known = records.codes.flatMap((code) => {
    const record = records.of(code);
    return record && record.wins + record.losses > 0 ? [{ code, ...record }] : [];
  });
  if (known.length === 0) return finding(['Not every result of the season is stored yet, so there are no standings.']);
  const requested = DIVISIONS.filter(
    (division) => new RegExp(`\\b${division}\\b`, 'i').test(text) || teams.some((code) => divisionOf(code) === division),
  );
  const lines = (requested.length ? requested : DIVISIONS).flatMap((division) => {
    const table = known
      .filter(({ code }) => divisionOf(code) === division)
      .toSorted((a, b) => shareOf(b) - shareOf(a) || b.wins - a.wins || a.code.localeCompare(b.code));
    const leader = table[0];
    if (!leader) return [];
    const row = (team: Standing): string =>
      `${team.code} ${team.wins}-${team.losses} (${shareText(team)}${team === leader ? '' : `, ${behind(leader, team)} back`})`;
    return [`• ${division}: ${table.map(row).join(', ')}`];
  });
  return finding(['Standings from final scores:', ...lines], {
    sources: [{ label: 'Final scores of the season', asOf: session.now.toISOString(), href: '/games' }],
  });
};

function formLine(code: string, { lastTen, streak, runsPerGame, runsAllowedPerGame, games }: TeamForm, isWhole: boolean): string {
  if (!isWhole) return `• ${code}: not every result of the season is stored yet; ${counted(games, 'game')} known.`;
  const runs =
    runsPerGame === null || runsAllowedPerGame === null
      ? ''
      : `, ${runsPerGame.toFixed(1)} runs a game for and ${runsAllowedPerGame.toFixed(1)} against over ${counted(games, 'game')}`;
  return `• ${code}: ${lastTen.wins}-${lastTen.losses} in the last ${lastTen.wins + lastTen.losses}, streak ${streak}${runs}.`;
}

const MOST = 8;
const COLD = /\b(cold|worst|struggl|slump)/i;

/** How clubs have played lately, the best last ten first. */
export const lookAtForm: Look = async (session, { teams, day, text }) => {
  const { ctx, today } = session;
  const games = await readSlate(session, day ?? today, teams);
  const forms: { code: string; form: TeamForm; isWhole: boolean }[] = [];
  const meetings: string[] = [];
  for (const game of games) {
    const contest = await findContest(ctx, game.gameId, sportsWith('hasGamePage'));
    if (!contest) continue;
    const { form, isWhole, headToHead } = await getMatchup(ctx, contest);
    forms.push(
      { code: game.awayTeamCode, form: form.away, isWhole: isWhole.away },
      { code: game.homeTeamCode, form: form.home, isWhole: isWhole.home },
    );
    if (teams.length > 0 && headToHead.meetings.length > 0)
      meetings.push(
        `• Between them this season: ${game.awayTeamCode} ${headToHead.awayWins}, ${game.homeTeamCode} ${headToHead.homeWins}.`,
      );
  }
  const played = [...new Map(forms.map((one) => [one.code, one])).values()].filter(({ form }) => form.games > 0);
  if (played.length === 0)
    return finding([
      `No finished game to tell form from${teams.length ? ` for ${teams.map(teamName).join(' and ')}` : ''}; form is shown for clubs that play on the day.`,
    ]);
  const sign = COLD.test(text) ? -1 : 1;
  const shown = played
    .toSorted((a, b) => sign * (b.form.lastTen.wins - a.form.lastTen.wins) || a.code.localeCompare(b.code))
    .slice(0, MOST);
  return finding(
    [
      `Form of the clubs that play, the ${sign > 0 ? 'best' : 'worst'} last ten first:`,
      ...shown.map(({ code, form, isWhole }) => formLine(code, form, isWhole)),
      ...meetings,
      'Ten games say little: streaks of this length come by chance all season long.',
    ],
    {
      sources: [{ label: 'Final scores of the season', asOf: session.now.toISOString(), href: '/games' }],
      links: games.slice(0, 3).map(gameLink),
    },
  );
};
