import { plural } from '@clearedge/contract/words/plural';
import { shiftDay } from '@clearedge/quant/calendar';
import { priceSelection } from '@clearedge/quant/sports/baseball/game';
import { listSlateRecords } from '../../../contests/index.ts';
import { findProjection } from '../../../forecasts/index.ts';
import { finding } from '../../session/finding.ts';
import { isOneOf } from '../../session/games.ts';
import type { Answer, SportAnswers } from '../sport-answers.ts';

const DIVISIONS: Readonly<Record<string, readonly string[]>> = {
  'AL East': ['BAL', 'BOS', 'NYY', 'TB', 'TOR'],
  'AL Central': ['CWS', 'CLE', 'DET', 'KC', 'MIN'],
  'AL West': ['HOU', 'LAA', 'ATH', 'SEA', 'TEX'],
  'NL East': ['ATL', 'MIA', 'NYM', 'PHI', 'WSH'],
  'NL Central': ['CHC', 'CIN', 'MIL', 'PIT', 'STL'],
  'NL West': ['ARI', 'COL', 'LAD', 'SD', 'SF'],
};

interface Standing {
  code: string;
  wins: number;
  losses: number;
}
const shareOf = ({ wins, losses }: Standing): number => (wins + losses === 0 ? 0 : wins / (wins + losses));
const behind = (leader: Standing, team: Standing): number => (leader.wins - team.wins + team.losses - leader.losses) / 2;
const shareText = (standing: Standing): string => shareOf(standing).toFixed(3).replace(/^0/, '');

/** Each division by share of games won, with games behind; from final scores. */
const standings: Answer = async (session, { teams, text }) => {
  const records = await listSlateRecords(session.ctx, 'mlb', Number(session.today.slice(0, 4)), shiftDay(session.today, 1));
  const known = records.codes.flatMap((code) => {
    const record = records.of(code);
    return record && record.wins + record.losses > 0 ? [{ code, ...record }] : [];
  });
  if (known.length === 0) return finding(['Not every result of the season is stored yet, so there are no standings.']);
  const isIn = (code: string, division: string): boolean => isOneOf(code, DIVISIONS[division]!, 'mlb');
  const names = Object.keys(DIVISIONS);
  const asked = names.filter(
    (division) => new RegExp(`\\b${division}\\b`, 'i').test(text) || teams.some(({ code }) => isIn(code, division)),
  );
  const shown = (asked.length > 0 ? asked : names).flatMap((division) => {
    const table = known
      .filter(({ code }) => isIn(code, division))
      .toSorted((a, b) => shareOf(b) - shareOf(a) || b.wins - a.wins || a.code.localeCompare(b.code));
    return table[0] ? [{ division, table, leader: table[0] }] : [];
  });
  const row = (team: Standing, leader: Standing): string =>
    `${team.code} ${team.wins}-${team.losses} (${shareText(team)}${team === leader ? '' : `, ${behind(leader, team)} back`})`;
  return finding(
    [
      'Standings from final scores:',
      ...shown.map(({ division, table, leader }) => `• ${division}: ${table.map((team) => row(team, leader)).join(', ')}`),
    ],
    {
      sources: [{ label: 'Final scores of the season', asOf: session.now.toISOString(), href: '/games' }],
      cards:
        shown.length > 2
          ? []
          : shown.map(({ division, table, leader }) => ({
              kind: 'table' as const,
              caption: division,
              columns: ['Club', 'W', 'L', 'Pct', 'GB'],
              rows: table.map((team) => [
                team.code,
                String(team.wins),
                String(team.losses),
                shareText(team),
                team === leader ? '—' : String(behind(leader, team)),
              ]),
            })),
    },
  );
};

/** What baseball answers by itself. */
export const mlbAnswers: SportAnswers = {
  injuriesFrom:
    ({ ports, now }) =>
    (teamCode) =>
      ports.players.findInjuries(teamCode, now()),
  findForecast: async ({ ctx }, contest) => {
    const projection = await findProjection(ctx, contest.id);
    if (!projection) return null;
    const distribution = projection.distribution();
    const { awayRuns, homeRuns } = distribution.input;
    const share = projection.total / (awayRuns + homeRuns);
    const { awayGames, homeGames } = projection.quality;
    return {
      chanceOf: (selection) => (selection.period === 'full' ? priceSelection(distribution, selection) : null),
      home: { win: projection.pHome, low: projection.pHomeLow, high: projection.pHomeHigh },
      expected: { away: awayRuns * share, home: homeRuns * share },
      asOf: projection.createdAt,
      basis: `clubs rated on ${plural(awayGames, 'game')} and ${plural(homeGames, 'game')}`,
    };
  },
  listDrivers: async ({ ctx, read }, contest) => {
    const analysis = await read(ctx, 'GET /api/games/:gameId/analysis', { params: { gameId: contest.gameId } }).catch(() => null);
    return analysis && { drivers: analysis.drivers, summary: analysis.verdict };
  },
  answers: { standings },
};
