import type { VerbResult } from '@clearedge/contract/route';
import type { eventRoutes } from '@clearedge/contract/routes/games/events';
import { askSource } from '../../../kernel/ask-source.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import {
  findLineScore,
  getEvent,
  getMatchup,
  isBettingClosed,
  isEnded,
  listFacts,
  type Matchup,
  type SportEvent,
} from '../../events/index.ts';
import { listBoard } from '../rows/board-rows.ts';
import { type ClosingLine, listClosingLines, listClosings } from '../rows/closing-rows.ts';
import { againstClose } from './against-close-rules.ts';
import { bookRows, marketView, otherOdds } from './game-odds-rules.ts';
import { gradeByInnings, presentGame, pricesOf } from './present-game.ts';

export type GameDetail = VerbResult<(typeof eventRoutes)['GET /api/games/:gameId']>;
type People = Pick<GameDetail, 'lineUps' | 'injuries'>;

/** One game with every book, form, head to head, matchup, line-ups and injuries. */
export async function getGame(ctx: Ctx, gameId: string): Promise<GameDetail> {
  const now = ctx.now();
  const event = await getEvent(ctx, gameId);
  const matchup = await getMatchup(ctx, event);
  const board = await listBoard(ctx.db, [event.id]);
  const closings = isBettingClosed(event, now) ? await listClosings(ctx.db, [event.id]) : [];
  const facts = isEnded(event) ? ((await listFacts(ctx, [event.id])).get(event.id) ?? null) : null;
  const lines = await listClosingLines(
    ctx.db,
    matchup.results.map(({ id }) => id),
  );
  const prices = pricesOf(event, board, closings, gradeByInnings(facts), now);
  const { rows, context } = prices;
  return {
    ...presentGame(event, { of: (code) => (code === event.awayCode ? matchup.records.away : matchup.records.home) }, prices, facts),
    lineScore: await findLineScore(ctx, event),
    books: bookRows(rows, context),
    otherOdds: otherOdds(rows, context),
    market: marketView(rows, context),
    form: {
      away: formOf(event, 'away', matchup, lines),
      home: formOf(event, 'home', matchup, lines),
    },
    headToHead: matchup.headToHead,
    matchup: matchup.rows,
    ...(await askForPeople(ctx, event, now)),
  };
}

type TeamForm = GameDetail['form']['away'];

function formOf(
  event: SportEvent,
  side: 'away' | 'home',
  { form: forms, isWhole, results }: Matchup,
  lines: readonly ClosingLine[],
): TeamForm {
  const form = forms[side];
  const recent = form.recent.map(({ eventId: _own, ...result }) => result);
  return { ...form, isWhole: isWhole[side], recent, ...againstClose(results, side === 'away' ? event.awayCode : event.homeCode, lines) };
}

async function askForPeople(ctx: Ctx, event: SportEvent, now: Date): Promise<People> {
  const { players } = ctx.ports;
  const [lineUps, away, home] = await Promise.all([
    askSource(ctx, `line-ups of ${event.gameId}`, () => players.findLineUps(event.gameId, now)),
    askForInjuries(ctx, event.awayCode, now),
    askForInjuries(ctx, event.homeCode, now),
  ]);
  return { lineUps, injuries: { away, home } };
}

async function askForInjuries(ctx: Ctx, teamCode: string, now: Date): Promise<People['injuries']['away']> {
  const answer = await askSource(ctx, `injuries of ${teamCode}`, async () => ({
    list: await ctx.ports.players.findInjuries(teamCode, now),
  }));
  if (!answer?.list) return { players: null, unknownBecause: answer ? 'not_offered' : 'no_answer', checkedAt: null };
  const { players, checkedAt } = answer.list;
  const rows = players.map(({ playerId: _id, teamCode: _code, ...injury }) => injury);
  return { players: rows, unknownBecause: null, checkedAt: checkedAt.toISOString() };
}
