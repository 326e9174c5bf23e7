import { kindsOfStat } from '@clearedge/contract/spelling/meanings';
import { LEAGUE_SPORTS, type LeagueSport, leagueOf, type SportKey } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { propUnitOf } from '@clearedge/contract/words/selection-words';
import type { PropKind } from '@clearedge/quant/grading';
import { readSeasonSums, type SeasonSums } from '../../../props/index.ts';
import { askChip, type Finding, finding, joined } from '../../session/finding.ts';
import type { AssistantSession } from '../../session/session.ts';
import { readBox } from '../../sports/league/box-score.ts';
import type { Reading } from '../../understand/reading.ts';
import type { Look } from '../tool.ts';

type Sum = SeasonSums['players'][number];
const USUAL = 5;
const MOST = 10;
/** With fewer of a season's games than this share even means would name the wrong men. */
const LEAST_STORED = 0.5;
/** Of a mean: who played in fewer games than this share of the most that anyone has played is left out. */
const LEAST_SHARE = 0.5;

interface Named {
  name: string;
  code: string | null;
}

type Men = readonly { playerId: string; name: string }[];
const byId = (men: Men): ReadonlyMap<string, string> => new Map(men.map(({ playerId, name }) => [playerId, name]));

async function namesInBox(session: AssistantSession, league: LeagueSport, gameId: string): Promise<ReadonlyMap<string, string>> {
  const box = await readBox(session, league, gameId);
  return byId(box ? [box.away, box.home].flatMap(({ tables }) => tables.flatMap(({ players }): Men => players)) : []);
}

async function namesInBaseballBox({ ctx, read }: AssistantSession, gameId: string): Promise<ReadonlyMap<string, string>> {
  const box = await read(ctx, 'GET /api/games/:gameId/box-score', { params: { gameId } }).catch(() => null);
  return byId(box ? [box.away, box.home].flatMap(({ batters, pitchers }): Men => [...batters, ...pitchers]) : []);
}

/** His name, else by the box score of his last game. */
async function nameOf(session: AssistantSession, sport: SportKey, { playerId, gameId }: Sum): Promise<Named | null> {
  const own = session.known.names.players.find((one) => one.sport === sport && one.playerId === playerId);
  if (own) return { name: own.name, code: own.teamCode };
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  const name = (await (league ? namesInBox(session, league, gameId) : namesInBaseballBox(session, gameId))).get(playerId);
  return name === undefined ? null : { name, code: null };
}

const number = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const MEAN = /\b(?:avg|averages?|averaging|per game|a game|ppg|rpg|apg)\b/i;
const meanOf = ({ total, games }: Sum): number => total / games;

/** Those who are shown: by totals, or by means of those who have played enough, which `least` says. */
function rank({ players, games, stored }: SeasonSums, { text, count }: Reading): { shown: Sum[]; least: number | null } {
  const most = Math.min(count ?? USUAL, MOST);
  if (stored >= games && !MEAN.test(text)) return { shown: players.slice(0, most), least: null };
  const least = Math.ceil(LEAST_SHARE * Math.max(...players.map((one) => one.games)));
  const enough = players.filter((one) => one.games >= least);
  return { shown: enough.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, most), least };
}

/** The leaders of one sport in one kind; null where there is none. */
async function leadersIn(session: AssistantSession, reading: Reading, sport: SportKey, kind: PropKind): Promise<Finding | null> {
  const club = reading.teams.find((team) => team.sport === sport) ?? null;
  const sums = await readSeasonSums(session.ctx, sport, kind, club?.code ?? null);
  if (!sums || (sums.players.length === 0 && sums.stored > 0)) return null;
  const { games, stored, seasonYear } = sums;
  const [league, unit] = [leagueOf(sport), propUnitOf(kind)];
  const sources = [{ label: `Players’ numbers of finished ${league} games`, asOf: session.now.toISOString(), href: null }];
  const chips = [askChip(`Best ${unit} props`, `best ${unit} props today`)];
  const have = `The players’ numbers of ${stored} of ${plural(games, 'finished game')} of the ${league} season are stored so far`;
  if (stored < LEAST_STORED * games)
    return finding([`${have}: too few to say who leads in ${unit}. The others follow; ask again in some minutes.`], { sources, chips });
  const { shown, least } = rank(sums, reading);
  const names = await Promise.all(shown.map((one) => nameOf(session, sport, one)));
  const rows = shown.map((one, index) => {
    const named = names[index];
    const who = named ? `${named.name}${named.code ? ` (${named.code})` : ''}` : 'a player whose name no source tells';
    return { who, games: plural(one.games, 'game'), total: number(one.total), mean: number(meanOf(one), 1) };
  });
  const by = least === null ? '' : ' a game';
  return finding(
    [
      `${club?.name ?? league} leaders in ${unit}${by}, season ${seasonYear}${least === null ? '' : `, of those with at least ${plural(least, 'game')}`}:`,
      ...rows.map(
        (row, index) => `• ${index + 1}. ${row.who}: ${least === null ? '' : `${row.mean} a game, `}${row.total} in ${row.games}.`,
      ),
      stored >= games
        ? `From the players’ numbers of all ${plural(games, 'finished game')}.`
        : `${have}, so this is no ranking by season totals; the others follow.`,
    ],
    {
      sources,
      chips,
      cards: [
        {
          kind: 'table' as const,
          caption: `${league} ${unit}`,
          columns: ['Player', 'Games', 'Total', 'A game'],
          rows: rows.map((row, index) => [row.who, String(shown[index]!.games), row.total, row.mean]),
        },
      ],
    },
  );
}

/** No list of that: what there is instead. */
function none({ stat, sport }: Reading): Finding {
  const unit = stat ? (kindsOfStat(stat).map(propUnitOf)[0] ?? null) : null;
  const of = `${unit ? ` in ${unit}` : ''}${sport === null ? '' : ` of the ${leagueOf(sport)}`}`;
  return finding(
    [
      `ClearEdge has no season leaders${of}, so I do not name one.`,
      'It has leaders in the players’ numbers that books sell in MLB, the NFL, the NBA and the NHL. Box scores say who had most in a game: ask, for example, “who led the Celtics in rebounds last game”.',
    ],
    { chips: [askChip('Best props today', 'What are the best player props today?')] },
  );
}

/** Who leads a league in a player's number over a season, from the numbers of its finished games. */
export const lookAtLeaders: Look = async (session, reading) => {
  const { stat, sport, statSports } = reading;
  const kinds = stat ? kindsOfStat(stat) : [];
  const sports = sport === null ? statSports : [sport];
  const found = await Promise.all(sports.flatMap((one) => kinds.map((kind) => leadersIn(session, reading, one, kind))));
  const lists = found.filter((one) => one !== null);
  return lists.length > 0 ? joined(lists) : none(reading);
};
