import { sportsWith } from '@clearedge/contract/sports';
import { FITTED_PLAYS, playConfidenceOf } from '@clearedge/quant/blend';
import { easternDay } from '@clearedge/quant/calendar';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type Contest, isBettingClosed, listSlate } from '../../contests/index.ts';
import { type GameOpinion, listOpinions, listPlays, type Play } from '../../forecasts/index.ts';
import { type HistoryBase, type PricedSide, pricedSides, type ReadHistory, restBetween, type Setting } from '../../history/index.ts';
import { isStale, listBoardPrices, type OfferedPrice } from '../../odds/index.ts';

/** A side that can be taken now. */
export interface LiveSide extends PricedSide {
  bookName: string;
  confidence: number | null;
}

export interface LiveGame {
  contest: Contest;
  setting: Setting;
  sides: LiveSide[];
}

/** Today's games that are open to bets, as conditions see them: prices that somebody has just confirmed, today's weather, days of rest. */
export async function listLiveGames(ctx: Ctx, readHistory: ReadHistory): Promise<LiveGame[]> {
  const now = ctx.now();
  const contests = (await listSlate(ctx, easternDay(now), sportsWith('hasHistory'))).filter((contest) => !isBettingClosed(contest, now));
  if (contests.length === 0) return [];
  const ids = contests.map(({ id }) => id);
  const fresh = (await listBoardPrices(ctx, ids)).filter((row) => !isStale(row, now));
  const [plays, opinions, history] = [await listPlays(ctx, ids), await listOpinions(ctx, ids), await readHistory(ctx)];
  const last = lastDays(history);
  return contests.map((contest) => ({
    contest,
    setting: settingOf(contest, last),
    sides: sidesOf(
      fresh.filter(({ contestId }) => contestId === contest.id),
      plays.filter(({ contestId }) => contestId === contest.id),
      opinions.get(contest.id),
    ),
  }));
}

/** The day of each club's last game. */
function lastDays({ games }: HistoryBase): Map<string, string> {
  const last = new Map<string, string>();
  for (const { slateOn, awayCode, homeCode } of games) last.set(awayCode, slateOn).set(homeCode, slateOn);
  return last;
}

function settingOf(contest: Contest, last: ReadonlyMap<string, string>): Setting {
  const { gameId, slateOn, awayCode, homeCode, venue, roof, weather } = contest;
  const rest = { away: restBetween(last.get(awayCode), slateOn), home: restBetween(last.get(homeCode), slateOn) };
  return { gameId, slateOn, awayCode, homeCode, venue, roof, weather, rest };
}

function sidesOf(rows: readonly OfferedPrice[], plays: readonly Play[], opinion: GameOpinion | undefined): LiveSide[] {
  return pricedSides(rows).map((side) => {
    const play = plays.find(({ market, side: name, line }) => market === side.market && name === side.side && line === side.line);
    const bookName = rows.find(({ bookCode }) => bookCode === side.book)?.bookName ?? side.book;
    return { ...side, bookName, confidence: play && opinion ? confidenceOf(play, opinion) : null };
  });
}

function confidenceOf({ market, ev }: Play, { quality }: GameOpinion): number {
  return playConfidenceOf(FITTED_PLAYS[market === 'total' ? 'total' : 'moneyline'], ev * quality.evidence).rank;
}
