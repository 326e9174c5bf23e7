import { sportsWith } from '@clearedge/contract/sports';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { DomainError } from '../../../kernel/domain-error.ts';
import type { BoxScore, LineScore } from '../../../ports/index.ts';
import type { Contest } from '../contest.ts';
import { isEnded, isStarted } from '../contest-rules.ts';
import { getContest } from '../rows/contest-rows.ts';
import { findBox, type StoredBox } from '../rows/fact-rows.ts';

export interface BoxScoreAnswer extends BoxScore {
  gameId: string;
  lineScore: LineScore | null;
  asOf: string;
}

/** Batting and pitching lines: as recorded once the game is over, from the source while it is on. */
export async function getBoxScore(ctx: Ctx, gameId: string): Promise<BoxScoreAnswer> {
  const contest = await getContest(ctx.db, gameId, sportsWith('hasAnalysis'));
  if (!isStarted(contest) && !contest.liveState) throw new DomainError('NOT_FOUND', 'The box score appears once the game has started.');
  const stored = await findBox(ctx.db, contest.id);
  const found = stored && isEnded(contest) ? stored : ((await askForBox(ctx, gameId)) ?? stored);
  if (!found) throw new DomainError('NOT_FOUND', 'There is no box score of this game yet.');
  return {
    gameId,
    away: found.box.away,
    home: found.box.home,
    lineScore: await findLineScore(ctx, contest),
    asOf: found.asOf.toISOString(),
  };
}

async function askForBox(ctx: Ctx, gameId: string): Promise<StoredBox | null> {
  const asOf = ctx.now();
  const box = await fetchFrom(ctx, `box score of ${gameId}`, () => ctx.ports.baseball.findBoxScore(gameId, asOf));
  return box && { box, asOf };
}

/** Runs by inning; asked of the source for games of a season's history, whose schedule tells only the score. */
export async function findLineScore(ctx: Ctx, contest: Contest): Promise<LineScore | null> {
  if (contest.lineScore || !isStarted(contest)) return contest.lineScore;
  const state = await fetchFrom(ctx, `line score of ${contest.gameId}`, () => ctx.ports.baseball.findLiveState(contest.gameId, ctx.now()));
  return state?.lineScore ?? null;
}
