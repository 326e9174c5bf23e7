import type { VerbResult } from '@clearedge/contract/route';
import type { contestRoutes } from '@clearedge/contract/routes/games/contests';
import { sportsWith } from '@clearedge/contract/sports';
import { fetchFrom } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import {
  askForInjuries,
  type Contest,
  findLineScore,
  getContest,
  getMatchup,
  isBettingClosed,
  isEnded,
  listFacts,
  type Matchup,
} from '../../contests/index.ts';
import { listBoard } from '../rows/board-rows.ts';
import { type ClosingLine, listClosingLines, listClosings } from '../rows/closing-rows.ts';
import { againstClose } from './against-close-rules.ts';
import { bookRows, marketView, otherOdds } from './game-odds-rules.ts';
import { pricesOf } from './game-prices.ts';
import { gradeByInnings, presentGame } from './mlb/present-game.ts';

export type GameDetail = VerbResult<(typeof contestRoutes)['GET /api/games/:gameId']>;
type People = Pick<GameDetail, 'lineUps' | 'injuries'>;

/** One game with every book, form, head to head, matchup, lineups and injuries. */
export async function getGame(ctx: Ctx, gameId: string): Promise<GameDetail> {
  const now = ctx.now();
  const contest = await getContest(ctx, gameId, sportsWith('hasAnalysis'));
  const matchup = await getMatchup(ctx, contest);
  const board = await listBoard(ctx.db, [contest.id]);
  const closings = isBettingClosed(contest, now) ? await listClosings(ctx.db, [contest.id]) : [];
  const facts = isEnded(contest) ? ((await listFacts(ctx, [contest.id])).get(contest.id) ?? null) : null;
  const lines = await listClosingLines(
    ctx.db,
    matchup.results.map(({ id }) => id),
  );
  const prices = pricesOf(contest, board, closings, gradeByInnings(facts), now);
  const { rows, context } = prices;
  return {
    ...presentGame(contest, { of: (code) => (code === contest.awayCode ? matchup.records.away : matchup.records.home) }, prices, facts),
    lineScore: await findLineScore(ctx, contest),
    books: bookRows(rows, context),
    otherOdds: otherOdds(rows, context),
    market: marketView(rows, context),
    form: { away: formOf(contest, 'away', matchup, lines), home: formOf(contest, 'home', matchup, lines) },
    headToHead: matchup.headToHead,
    matchup: matchup.rows,
    ...(await askForPeople(ctx, contest, now)),
  };
}

type TeamForm = GameDetail['form']['away'];

function formOf(
  contest: Contest,
  side: 'away' | 'home',
  { form: forms, isWhole, results }: Matchup,
  lines: readonly ClosingLine[],
): TeamForm {
  const form = forms[side];
  const recent = form.recent.map(({ contestId: _own, ...result }) => result);
  return {
    ...form,
    isWhole: isWhole[side],
    recent,
    ...againstClose(results, side === 'away' ? contest.awayCode : contest.homeCode, lines),
  };
}

async function askForPeople(ctx: Ctx, contest: Contest, now: Date): Promise<People> {
  const { players } = ctx.ports;
  const [lineUps, injuries] = await Promise.all([
    fetchFrom(ctx, `lineups of ${contest.gameId}`, () => players.findLineUps(contest.gameId, now)),
    askForInjuries(ctx, contest, players.findInjuries),
  ]);
  return { lineUps, injuries };
}
