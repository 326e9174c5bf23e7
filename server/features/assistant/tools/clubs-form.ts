import { sportsWith } from '@clearedge/contract/sports';
import { shiftDay } from '@clearedge/quant/calendar';
import { askedSport } from '../../../kernel/asked-sport.ts';
import { type ClubForm, findContest, getMatchup, listSlateRecords } from '../../contests/index.ts';
import { finding } from '../desk/finding.ts';
import { counted } from '../desk/say.ts';
import { gameLink, readSlate } from '../desk/slate.ts';
import { clubName, DIVISIONS, divisionOf } from '../understand/clubs.ts';
import type { Look } from './tool.ts';

interface Standing {
  code: string;
  wins: number;
  losses: number;
}

const shareOf = ({ wins, losses }: Standing): number => (wins + losses === 0 ? 0 : wins / (wins + losses));
const behind = (leader: Standing, club: Standing): number => (leader.wins - club.wins + club.losses - leader.losses) / 2;
const shareText = (standing: Standing): string => shareOf(standing).toFixed(3).replace(/^0/, '');

/** Each division by share of games won, with games behind; from final scores. */
export const lookAtStandings: Look = async (desk, { clubs, text }) => {
  const records = await listSlateRecords(desk.ctx, askedSport(), Number(desk.today.slice(0, 4)), shiftDay(desk.today, 1));
  const known = records.codes.flatMap((code) => {
    const record = records.of(code);
    return record && record.wins + record.losses > 0 ? [{ code, ...record }] : [];
  });
  if (known.length === 0) return finding(['Not every result of the season is stored yet, so there are no standings.']);
  const asked = DIVISIONS.filter(
    (division) => new RegExp(`\\b${division}\\b`, 'i').test(text) || clubs.some((code) => divisionOf(code) === division),
  );
  const lines = (asked.length ? asked : DIVISIONS).flatMap((division) => {
    const table = known
      .filter(({ code }) => divisionOf(code) === division)
      .toSorted((a, b) => shareOf(b) - shareOf(a) || b.wins - a.wins || a.code.localeCompare(b.code));
    const leader = table[0];
    if (!leader) return [];
    const row = (club: Standing): string =>
      `${club.code} ${club.wins}-${club.losses} (${shareText(club)}${club === leader ? '' : `, ${behind(leader, club)} back`})`;
    return [`• ${division}: ${table.map(row).join(', ')}`];
  });
  return finding(['Standings from final scores:', ...lines], {
    sources: [{ label: 'Final scores of the season', asOf: desk.now.toISOString(), href: '/games' }],
  });
};

function formLine(code: string, { lastTen, streak, runsPerGame, runsAllowedPerGame, games }: ClubForm, isWhole: boolean): string {
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
export const lookAtForm: Look = async (desk, { clubs, day, text }) => {
  const { ctx, today } = desk;
  const games = await readSlate(desk, day ?? today, clubs);
  const forms: { code: string; form: ClubForm; isWhole: boolean }[] = [];
  const meetings: string[] = [];
  for (const game of games) {
    const contest = await findContest(ctx, game.gameId, sportsWith('hasGamePage'));
    if (!contest) continue;
    const { form, isWhole, headToHead } = await getMatchup(ctx, contest);
    forms.push(
      { code: game.awayTeamCode, form: form.away, isWhole: isWhole.away },
      { code: game.homeTeamCode, form: form.home, isWhole: isWhole.home },
    );
    if (clubs.length > 0 && headToHead.meetings.length > 0)
      meetings.push(
        `• Between them this season: ${game.awayTeamCode} ${headToHead.awayWins}, ${game.homeTeamCode} ${headToHead.homeWins}.`,
      );
  }
  const played = [...new Map(forms.map((one) => [one.code, one])).values()].filter(({ form }) => form.games > 0);
  if (played.length === 0)
    return finding([
      `No finished game to tell form from${clubs.length ? ` for ${clubs.map(clubName).join(' and ')}` : ''}; form is shown for clubs that play on the day.`,
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
      sources: [{ label: 'Final scores of the season', asOf: desk.now.toISOString(), href: '/games' }],
      links: games.slice(0, 3).map(gameLink),
    },
  );
};
