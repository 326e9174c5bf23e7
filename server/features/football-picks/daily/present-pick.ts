import type { Contract } from '@clearedge/contract';
import type { VerbResult } from '@clearedge/contract/route';
import type { Contest } from '../../contests/index.ts';
import { footballSelection } from '../plays/play-rules.ts';
import type { FootballMark } from '../rows/mark-rows.ts';
import type { FootballPickRow } from '../rows/pick-rows.ts';
import type { FootballResultRow } from '../rows/result-rows.ts';

export type FootballPick = VerbResult<Contract['GET /api/cfl/daily-picks']>[number];

export interface FootballPickView {
  pick: FootballPickRow;
  contest: Contest;
  result: FootballResultRow | null;
  mark: FootballMark | null;
  /** Where the record has it; null for the minutes before it does. */
  place: { sequence: number; hash: string } | null;
}

/** Everybody may read these of a day. */
export const FREE_PLACES = 3;

const resultOf = ({ result, mark }: FootballPickView) => ({
  result: result?.result ?? null,
  myResult: mark,
  score: result ? { away: result.awayScore, home: result.homeScore } : null,
  units: result?.units ?? null,
  closingOdds: result?.closingOdds ?? null,
  clv: result?.clv ?? null,
  isCorrected: (result?.version ?? 1) > 1,
});

const gameOf = (contest: Contest) => {
  const gameTime = contest.startsAt.toISOString();
  return {
    gameId: contest.gameId,
    game: { awayTeam: contest.awayName, homeTeam: contest.homeName, gameTime },
    awayTeamCode: contest.awayCode,
    homeTeamCode: contest.homeCode,
    gameTime,
    venue: contest.venue,
  };
};

/** A pick for one reader: the sentence behind it is absent where it is locked, and open to everybody from the kickoff on. */
export function presentFootballPick(view: FootballPickView, hasPro: boolean, now: Date): FootballPick {
  const { pick, contest, result } = view;
  const hasStarted = pick.startsAt <= now || contest.startsAt <= now;
  return {
    id: pick.id,
    ...gameOf(contest),
    slateOn: pick.slateOn,
    dayPlace: pick.dayPlace,
    pickType: pick.market,
    selection: pick.selection,
    pick: footballSelection(pick)!,
    odds: pick.odds,
    book: pick.book,
    bookName: pick.bookName,
    bookCount: pick.bookCount,
    confidence: pick.confidence,
    probability: pick.probability,
    winProbability: pick.probability * (1 - pick.pushProbability),
    pushProbability: pick.pushProbability,
    probabilityLow: pick.probabilityLow,
    probabilityHigh: pick.probabilityHigh,
    marketProbability: pick.marketProbability,
    isSimulated: pick.isSimulated,
    priceSeenAt: pick.priceSeenAt.toISOString(),
    fairOdds: Math.round(pick.fairOdds),
    expectedValue: 100 * pick.ev,
    ...(hasPro || hasStarted || result ? { reasoning: pick.reasoning } : { locked: true as const }),
    status: result ? 'settled' : hasStarted ? 'started' : 'active',
    ...resultOf(view),
    publishedAt: pick.publishedAt.toISOString(),
    sequence: view.place?.sequence ?? null,
    hash: view.place?.hash ?? null,
  };
}
