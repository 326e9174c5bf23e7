import type { Contract } from '@clearedge/contract';
import { eachDetail } from '@clearedge/contract/bet-details';
import type { CallResult } from '@clearedge/contract/route';
import type { SlipEntry } from '../../../core/slip/index.ts';
import type { BetBody } from '../slip-placing.ts';

/** What the server answers to a bet it takes. */
export const placedBet = (body: BetBody): CallResult<Contract['POST /api/bets']> => ({
  id: '00000000-0000-4000-8000-000000000001',
  userId: '0197f3a0-0000-7000-8000-000000000001',
  gameId: body.gameId,
  awayTeamCode: 'NYY',
  homeTeamCode: 'BOS',
  contestStatus: 'scheduled',
  sport: 'mlb',
  league: 'MLB',
  tournament: null,
  betType: body.betType as SlipEntry['betType'],
  legs: [],
  freeStake: 0,
  boostPercent: null,
  sizes: null,
  selection: body.selection,
  pick: null,
  selectionSource: null,
  readAs: null,
  odds: Number(body.odds),
  stake: Number(body.stake),
  potentialWin: Number(body.potentialWin),
  actualWin: null,
  confidence: null,
  ...eachDetail((name) => body[name] ?? null),
  source: 'slip',
  placedAt: '2026-07-11T21:53:00.000Z',
  startsAt: '2026-07-11T23:05:00.000Z',
  status: 'pending',
  result: null,
  settledAt: null,
  isGradable: true,
  flag: null,
  closingOdds: null,
  playedOn: '2026-07-11',
  resultBy: null,
  correctedAt: null,
  corrections: [],
});
