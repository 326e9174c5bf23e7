import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';

export type ReadPositions = (ctx: Ctx, teamCode: string) => Promise<ReadonlyMap<string, string>>;

const NOBODY: ReadonlyMap<string, string> = new Map();
const KEPT_MS = 3_600_000;

/** Where each man of a club plays, asked once an hour. */
export function keptPositions(): ReadPositions {
  const kept = new Map<string, { askedAt: number; positions: Promise<ReadonlyMap<string, string>> }>();
  return (ctx, teamCode) => {
    const now = ctx.now();
    const known = kept.get(teamCode);
    if (known && now.getTime() - known.askedAt < KEPT_MS) return known.positions;
    const positions = askSource(ctx, `roster of ${teamCode}`, () => ctx.ports.players.listRoster(teamCode, now)).then((roster) => {
      if (roster) return new Map(roster.map(({ playerId, position }) => [playerId, position]));
      kept.delete(teamCode);
      return NOBODY;
    });
    kept.set(teamCode, { askedAt: now.getTime(), positions });
    return positions;
  };
}
