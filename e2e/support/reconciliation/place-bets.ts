import type { APIRequestContext } from 'playwright-core';
import { expect } from 'vitest';
import { readFrom } from './choose.ts';

interface Cell {
  odds: number;
  line: number | null;
}
interface Game {
  gameId: string;
  awayTeam: string;
  status: string;
  odds: { away?: Cell; over?: Cell }[];
}

/** Two tracked bets and one contest bet on the first game of the day, at the prices that are offered. */
export async function placeBets(request: APIRequestContext, headers: Record<string, string>): Promise<void> {
  const games = await readFrom(request)<Game[]>('/api/games');
  const { gameId, awayTeam, odds } = games.find(({ status }) => status === 'scheduled')!;
  const [away, over] = [odds[0]!.away!, odds[2]!.over!];
  const moneyline = { gameId, betType: 'moneyline', selection: `${awayTeam} ML`, odds: away.odds };
  const total = { gameId, betType: 'total', selection: `Over ${over.line}`, odds: over.odds };
  const post = async (path: string, data: object): Promise<void> => {
    const answer = await request.post(path, { data, headers });
    expect([path, answer.status(), await answer.text()]).toEqual([path, 201, expect.any(String)]);
  };
  // Betting, practice included, is for adults; an account that has answered is not asked again.
  await request.post('/api/responsible-gaming/age', { data: { isOfAge: true }, headers });
  await post('/api/bets', { ...moneyline, stake: 20 });
  await post('/api/bets', { ...total, stake: 11 });
  const pick = { market: 'moneyline', period: 'full', side: 'away' };
  await post('/api/virtual/bets', { ...moneyline, stake: 25, bankroll: 'contest', pick });
}
