import { type SportKey, sportOf } from '@clearedge/contract/sports';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type ReadPositions = (ctx: Ctx, sport: SportKey, teamCode: string) => Promise<ReadonlyMap<string, string>>;

const NOBODY: ReadonlyMap<string, string> = new Map();
const STORED_MS = 3_600_000;

/** Where each man of a club plays, asked once an hour. */
export function cachedPositions(): ReadPositions {
  const stored = new Map<string, { requestedAt: number; positions: Promise<ReadonlyMap<string, string>> }>();
  return async (ctx, sport, teamCode) => {
    if (!sportOf(sport).hasPlayerSimulation) return NOBODY;
    const now = ctx.now();
    const known = stored.get(teamCode);
    if (known && now.getTime() - known.requestedAt < STORED_MS) return known.positions;
    const positions = fetchFrom(ctx, `roster of ${teamCode}`, () => ctx.ports.players.listRoster(teamCode, now)).then((roster) => {
      if (roster) return new Map(roster.map(({ playerId, position }) => [playerId, position]));
      stored.delete(teamCode);
      return NOBODY;
    });
    stored.set(teamCode, { requestedAt: now.getTime(), positions });
    return positions;
  };
}
