import type { APIRequestContext } from 'playwright-core';
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
    if (answer.status() !== 201) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  };
  // Betting, practice included, is for adults; an account that has answered is not asked again.
  await request.post('/api/responsible-gaming/age', { data: { isOfAge: true }, headers });
  await post('/api/bets', { ...moneyline, stake: 20 });
  await post('/api/bets', { ...total, stake: 11 });
  const pick = { market: 'moneyline', period: 'full', side: 'away' };
  await post('/api/virtual/bets', { ...moneyline, stake: 25, bankroll: 'contest', pick });
}

const FIRST_FINAL_MINUTES = 210;
const STEP_MINUTES = 20;
const MOST_STEPS = 10;

/** Moves the demo clock on until the first game of the day is over and its bets are settled. */
export async function settleBets(admin: APIRequestContext, owner: APIRequestContext, headers: Record<string, string>): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps += 1) {
    const minutes = steps === 0 ? FIRST_FINAL_MINUTES : STEP_MINUTES;
    const moved = await admin.post('/api/admin/demo/advance', { data: { minutes }, headers, timeout: 0 });
    if (!moved.ok()) throw new Error(`the clock answered ${moved.status()}`);
    const bets = await readFrom(owner)<{ result: string | null }[]>('/api/bets');
    const open = await readFrom(owner)<object[]>('/api/virtual/bets?bankroll=contest&status=pending');
    if (open.length === 0 && bets.every(({ result }) => result !== null)) return;
  }
  throw new Error('the first game of the day never ended');
}
