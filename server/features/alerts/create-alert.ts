import type { Contract } from '@clearedge/contract';
import { MAX_WAITING_ALERTS } from '@clearedge/contract/comparison';
import type { VerbInput } from '@clearedge/contract/route';
import { GAME_SPORTS } from '@clearedge/contract/sports';
import { requireUser } from '../../kernel/access.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { once } from '../../kernel/once.ts';
import { type Contest, getContest, isBettingClosed } from '../contests/index.ts';
import { checkMayOffer } from '../limits/index.ts';
import { listBoardPrices } from '../odds/index.ts';
import { type AlertRow, countWaiting, insertAlert, listAlertsOf, lockAlertsOf } from './alert-rows.ts';
import { currentPrices } from './met-rules.ts';
import { type AlertWire, presentAlert } from './present-alert.ts';
import { decideTerms } from './term-rules.ts';

type Body = VerbInput<Contract['POST /api/price-alerts']>['body'];

/** Sets an alert on one side of a market of a game that is still open to bets; once per Idempotency-Key. */
export function createAlert(ctx: Ctx, { body }: { body: Body }): Promise<AlertWire> {
  const userId = requireUser(ctx.actor);
  return ctx.transact((tx) => once(tx, userId, 'POST /api/price-alerts', body, () => setIn(tx, userId, body)));
}

async function setIn(tx: Ctx, userId: string, { gameId, market, side, ...stated }: Body): Promise<AlertWire> {
  await checkMayOffer(tx, userId);
  const contest = await getContest(tx, gameId, GAME_SPORTS);
  const terms = decideTerms({ market, side }, contest.sport, stated);
  await lockAlertsOf(tx, userId);
  await checkMayWait(tx, userId, contest);
  const row: AlertRow = {
    id: tx.newId(),
    userId,
    contestId: contest.id,
    market,
    side,
    ...terms,
    ...(await whereItStands(tx, { contestId: contest.id, market, side, ...terms })),
    state: 'waiting',
    version: 1,
    createdAt: tx.now(),
    updatedAt: tx.now(),
    sentAt: null,
    sentPrice: null,
    sentLine: null,
    sentBook: null,
  };
  await refuseTwin(tx, row);
  await insertAlert(tx, row);
  return presentAlert(row, contest, tx.now());
}

/** Refuses what can no longer come true, and one more than may wait. */
export async function checkMayWait(tx: Ctx, userId: string, contest: Contest): Promise<void> {
  if (isBettingClosed(contest, tx.now()))
    throw new DomainError('CONTEST_STARTED', 'This game has already started. Alerts end when it starts.');
  if ((await countWaiting(tx.db, userId)) >= MAX_WAITING_ALERTS)
    throw new DomainError('CONFLICT', `At most ${MAX_WAITING_ALERTS} alerts can wait at once. Delete one first.`);
}

/** The best price now, which a move is measured from; a move cannot be waited for while no one offers the side. */
export async function whereItStands(
  tx: Ctx,
  alert: Pick<AlertRow, 'contestId' | 'market' | 'side' | 'bookCodes' | 'moveCents'>,
): Promise<Pick<AlertRow, 'fromLine' | 'fromPrice'>> {
  const now = currentPrices(alert, await listBoardPrices(tx, [alert.contestId]), tx.now());
  if (!now && alert.moveCents !== null)
    throw new DomainError('CONFLICT', 'No book is offering this side, so there is no price to compare with.');
  return { fromLine: now?.line ?? null, fromPrice: now?.price ?? null };
}

async function refuseTwin(tx: Ctx, row: AlertRow): Promise<void> {
  const keyOf = ({ contestId, market, side, line, price, moveCents, bookCodes }: AlertRow): string =>
    JSON.stringify([contestId, market, side, line, price, moveCents, bookCodes]);
  const own = await listAlertsOf(tx.db, row.userId);
  if (own.some((other) => other.state === 'waiting' && keyOf(other) === keyOf(row)))
    throw new DomainError('ALREADY_EXISTS', 'You already have this alert.');
}
