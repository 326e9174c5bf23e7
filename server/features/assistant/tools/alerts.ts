import { type BoardMarket, type BoardSide, termsOf } from '@clearedge/contract/markets/board-markets';
import { DomainError } from '../../../kernel/domain-error.ts';
import { askChip, type Chip, type Finding, finding } from '../session/finding.ts';
import { contestLink, isOneOf, matchupWhen } from '../session/games.ts';
import type { AssistantSession } from '../session/session.ts';
import type { Reading } from '../understand/reading.ts';
import { bestOf, marketsOf, offerText, sideWords } from './board.ts';
import { findBoards } from './market-prices.ts';

type Alert = Omit<Extract<Chip, { kind: 'alert' }>, 'odds'> & { odds: number | null };

interface Proposed {
  alert: Alert;
  lines: string[];
  finding: Partial<Finding>;
}

/** The alert that a question asks for, not yet set; or what is missing. */
async function propose(session: AssistantSession, reading: Reading): Promise<Proposed | Finding> {
  const { boards } = await findBoards(session, reading);
  const links = [{ label: 'Odds Comparison', href: '/odds-comparison' }];
  const [first, more] = boards;
  if (reading.teams.length === 0 || !first)
    return finding(['Tell me the club and the price: for example “alert me when the Mets hit -130”.'], { links });
  const isOver = first.game.isClosed;
  if (isOver) return finding([`${matchupWhen(first.contest, session.today)} takes no more bets, so no alert can be set on it.`], { links });
  const { contest, game } = first;
  const odds = reading.prices[0] ?? null;
  if (odds === null && reading.line === null)
    return finding([`At which price or number? For example “alert me when the ${reading.teams[0]!.name} hit +120”.`], {
      links,
      chips: [askChip('At +100', `alert me when the ${reading.teams[0]!.name} hit +100`)],
    });
  const asked =
    reading.market === null && reading.side === null
      ? { ...reading, market: reading.line === null ? ('moneyline' as const) : ('spread' as const) }
      : reading;
  const market: BoardMarket = marketsOf(asked, contest)[0] ?? 'moneyline';
  const isHome = isOneOf(contest.homeCode, [reading.teams[0]!.code], contest.sport);
  const side: BoardSide = termsOf(market).kind === 'total' ? (reading.side ?? 'over') : isHome ? 'home' : 'away';
  const compared = game.markets.find((one) => one.market === market);
  const best = compared ? bestOf(compared, side) : null;
  const line = termsOf(market).kind === 'moneyline' ? null : reading.line;
  const what = `${sideWords(contest, market, side, line ?? best?.line ?? null)}${odds === null ? '' : ` at ${session.price(odds)} or better`}`;
  return {
    alert: { kind: 'alert', label: `Set alert: ${what}`, gameId: contest.gameId, market, side, odds, line },
    lines: [
      `I can alert you when any book has ${what}, ${matchupWhen(contest, session.today)}.${best ? ` Best now ${offerText(session, best)}.` : ''}${more && reading.teams.length === 1 ? ' This is the first of their games.' : ''}`,
      'Nothing is set yet: press the button, or answer “yes”.',
    ],
    finding: { links: [contestLink(contest), ...links] },
  };
}

/** Proposes an alert; it is set only when its owner confirms. */
export async function lookAtAlert(session: AssistantSession, reading: Reading): Promise<Finding> {
  const found = await propose(session, reading);
  if ('lines' in found && !('alert' in found)) return found;
  const { alert, lines, finding: more } = found as Proposed;
  return finding(lines, {
    ...more,
    chips: [alert],
    sources: [{ label: 'Board of prices', asOf: session.now.toISOString(), href: '/odds-comparison' }],
  });
}

/** Sets the alert that was proposed before, after its owner's "yes". */
export async function confirmAlert(session: AssistantSession, reading: Reading): Promise<Finding> {
  const found = await propose(session, reading);
  if (!('alert' in found)) return found;
  const { gameId, market, side, odds, line } = found.alert;
  try {
    const set = await session.read(session.ctx, 'POST /api/price-alerts', { body: { gameId, market, side, odds, line } });
    return finding(
      [`Alert set: ${set.selection}${odds === null ? '' : ` at ${session.price(odds)} or better`}. You are told once, when a book has it.`],
      { links: [{ label: 'Odds Comparison', href: '/odds-comparison' }] },
    );
  } catch (error) {
    if (error instanceof DomainError) return finding([`No alert was set: ${error.message}`]);
    throw error;
  }
}
