import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createContest, type TestClient } from '../../../testing/index.ts';
import { offer, type Team } from './team.ts';

/** Saturday's card with weights. */
export const RULES = { cardDay: 6, cardGames: 3, hasWeights: true, missedPenalty: 1, dropsWorst: true };
const TEAMS = ['NYY@BOS', 'ATL@MIA', 'CHC@STL', 'SEA@TEX'];

/** Four games of a Saturday, an hour apart, with prices on both winners and on the total. */
export async function addSaturday(ctx: Ctx, team: Team, day = '2026-07-11'): Promise<ContestRow[]> {
  const games: ContestRow[] = [];
  for (const [at, teams] of TEAMS.entries()) {
    const startsAt = new Date(Date.parse(`${day}T20:00:00Z`) + at * 3_600_000);
    games.push(await createContest(ctx, { gameId: `${day.replaceAll('-', '')}_${teams}`, startsAt }));
  }
  for (const { id } of games)
    team.offers.push(offer(id), offer(id, { side: 'away', odds: 110 }), offer(id, { market: 'total', side: 'over', line: 8.5 }));
  return games;
}

/** Picks a winner; answers the whole response. */
export const pickWinner = (team: Team, client: TestClient, contest: ContestRow, more: object = {}) => {
  team.tick();
  return client.put(`/api/groups/${team.groupId}/picks`, { gameId: contest.gameId, market: 'moneyline', side: 'home', ...more });
};
