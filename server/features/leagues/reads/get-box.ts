import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { LeagueSport } from '@clearedge/contract/sports';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { LeaguePlayerLine } from '../../../ports/index.ts';
import { type BoxTable, leagueModuleOf } from '../../../sports/registry.ts';
import { findGame } from '../league-rows.ts';
import { sourceOf } from './read-season.ts';

type BoxScore = VerbResult<Contract['GET /api/:league/games/:gameId/box-score']>;
type BoxSide = BoxScore['away'];

function presentTable({ title, of, columns }: BoxTable, lines: readonly LeaguePlayerLine[]): BoxSide['tables'][number] {
  const [first] = of;
  const own = lines
    .filter(({ stats }) => of.some((stat) => (stats[stat] ?? 0) > 0))
    .sort((a, b) => (b.stats[first] ?? 0) - (a.stats[first] ?? 0));
  return {
    title,
    columns: columns.map(({ head, title: long }) => ({ head, title: long })),
    players: own.map(({ playerId, name, position, stats }) => ({
      playerId,
      name,
      position,
      values: columns.map(({ show }) => show(stats)),
    })),
  };
}

const presentSide = (tables: readonly BoxTable[], lines: readonly LeaguePlayerLine[]): BoxSide => ({
  tables: tables.map((table) => presentTable(table, lines)).filter(({ players }) => players.length > 0),
  absent: lines.flatMap(({ playerId, name, position, status }) =>
    status === 'played' ? [] : [{ playerId, name, position, reason: status }],
  ),
});

/** What each player of a game has done; NOT_FOUND before the start, and where the source tells of no players. */
export async function getBox(ctx: Ctx, sport: LeagueSport, gameId: string): Promise<BoxScore> {
  const game = sourceOf(ctx, sport) && (await findGame(ctx.db, sport, gameId));
  const tables = leagueModuleOf(sport).box;
  if (!game || !tables) throw new DomainError('NOT_FOUND', 'There is no box score of this game.');
  const asOf = ctx.now();
  const { feed } = ctx.ports.leagues[sport]!;
  const box = await fetchFrom(ctx, `box score of ${gameId}`, async () => (await feed.findBox?.(gameId, asOf)) ?? null);
  if (!box) throw new DomainError('NOT_FOUND', 'There is no box score of this game yet.');
  return {
    gameId,
    away: presentSide(tables, box.away),
    home: presentSide(tables, box.home),
    isFinal: game.contest.status === 'final',
    asOf: asOf.toISOString(),
  };
}
