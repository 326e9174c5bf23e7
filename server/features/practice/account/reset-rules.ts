import { RESET_DAYS } from '@clearedge/contract/competition';
import { DAY_MS } from '@clearedge/quant/calendar';
import { DomainError } from '../../../kernel/domain-error.ts';
import { bankrollOf, HOUSE_GRANTS, openStakesOf, type Transfer } from '../../ledger/index.ts';
import type { Player } from '../rows/player-rows.ts';

export const lastResetOf = ({ period, periodStartedAt }: Player): Date | null => (period > 1 ? periodStartedAt : null);

/** When the next reset is possible; null when it is now. */
export function nextResetOf(player: Player, now: Date): Date | null {
  const last = lastResetOf(player);
  const next = last && new Date(last.getTime() + RESET_DAYS * DAY_MS);
  return next && next > now ? next : null;
}

const easternText = (at: Date): string =>
  at.toLocaleString('en-US', { timeZone: 'America/New_York', dateStyle: 'medium', timeStyle: 'short' });

export const tooSoon = (next: Date): DomainError =>
  new DomainError(
    'CONFLICT',
    `You can reset your balance once in ${RESET_DAYS} days. The next reset is possible on ${easternText(next)} ET.`,
  );

export interface OpenBet {
  id: string;
  stakeCents: number;
  settlements: number;
}

/** The stake of a voided bet goes back to the house, not to the bankroll that the reset fills. */
export const voidingOf = (userId: string, { id, stakeCents, settlements }: OpenBet): Transfer => ({
  kind: 'settlement',
  key: `settle:${id}:${settlements + 1}`,
  betId: id,
  reason: 'Voided by a balance reset.',
  entries: [
    { accountId: openStakesOf(userId), amountCents: -stakeCents },
    { accountId: HOUSE_GRANTS, amountCents: stakeCents },
  ],
});

/** Up or down to what everybody starts with; nothing when the bankroll holds just that. */
export const resettingOf = (userId: string, period: number, missingCents: number): Transfer[] =>
  missingCents === 0
    ? []
    : [
        {
          kind: 'reset',
          key: `reset:${userId}:${period}`,
          betId: null,
          reason: 'Balance reset to $1,000',
          entries: [
            { accountId: bankrollOf(userId), amountCents: missingCents },
            { accountId: HOUSE_GRANTS, amountCents: -missingCents },
          ],
        },
      ];
