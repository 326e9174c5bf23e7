import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleReceipt, settledBet, withReceipt } from '../testing/sample-bet.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

const pick = { market: 'total', period: 'full', side: 'over', line: 7.5 } as const;
const typed = settledBet({ betType: 'total', selection: 'Over 7½', pick, selectionSource: 'text', readAs: 'Over 7.5 runs, full game' });
const dispute = {
  typed: 'Over 7½',
  readAs: 'Over 7.5 runs, full game',
  ownerReadAs: 'Over 7.5 runs, first 5 innings',
  grade: 'win' as const,
  reason: 'My ticket says first 5.',
  at: '2026-07-12T10:00:00.000Z',
  decision: null,
  decisionReason: null,
  decidedAt: null,
};
const figure = (label: string): string | null | undefined => screen.getByText(label).nextElementSibling?.textContent;
const game = { sport: 'mlb' as const, away: { code: 'BAL', name: 'Baltimore Orioles' }, home: { code: 'TOR', name: 'Toronto Blue Jays' } };

describe('the grade of a typed selection', () => {
  it('says what it was read as, and is disputed with the bet that was meant', async () => {
    let now = withReceipt(typed, sampleReceipt({ mayDispute: true }));
    const { user, server } = renderPart(<ReceiptPanel bet={typed} />, {
      user: 'free',
      server: {
        'GET /api/bets/:betId': () => now,
        'POST /api/bets/read': { game, players: [], pick, readAs: typed.readAs, reason: null },
        'POST /api/bets/:betId/dispute': () => {
          now = withReceipt(typed, sampleReceipt({ dispute }));
          return now;
        },
      },
    });
    expect(await screen.findByText('Read as')).toBeTruthy();
    expect(figure('Read as')).toBe('Over 7.5 runs, full game');
    await user.click(screen.getByRole('button', { name: 'This was read wrong' }));
    const send = await screen.findByRole('button', { name: 'Send to staff' });
    expect(send.hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Choose the bet' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'first5');
    await user.click(screen.getByRole('button', { name: 'Use this bet' }));
    expect(screen.getByText('Over 7.5 runs, first 5 innings')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'What is wrong' }), 'My ticket says first 5.');
    await user.click(send);
    expect(await screen.findByText('Under review')).toBeTruthy();
    expect(server.callsOf('POST /api/bets/:betId/dispute')[0]?.body).toEqual({
      reason: 'My ticket says first 5.',
      pick: { market: 'total', period: 'first5', side: 'over', line: 7.5 },
    });
    expect(figure('We read')).toBe('Over 7.5 runs, full game (won)');
    expect(figure('You meant')).toBe('Over 7.5 runs, first 5 innings');
    expect(screen.queryByRole('button', { name: 'This was read wrong' })).toBeNull();
  });

  it.each([
    ['upheld', 'Grade upheld'],
    ['regraded', 'Regraded'],
  ] as const)('shows what staff decided: %s', async (decision, words) => {
    const decided = { ...dispute, decision, decisionReason: 'It names no innings.', decidedAt: '2026-07-12T12:00:00.000Z' };
    renderPart(<ReceiptPanel bet={typed} />, {
      user: 'free',
      server: { 'GET /api/bets/:betId': withReceipt(typed, sampleReceipt({ dispute: decided })) },
    });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(figure('Staff’s reason')).toBe('It names no innings.');
  });

  it('offers nothing to dispute for a picked bet', async () => {
    renderPart(<ReceiptPanel bet={settledBet()} />, { user: 'free', server: { 'GET /api/bets/:betId': withReceipt(settledBet()) } });
    expect(await screen.findByText('How it was graded')).toBeTruthy();
    expect(screen.queryByText('Read as')).toBeNull();
    expect(screen.queryByRole('button', { name: 'This was read wrong' })).toBeNull();
  });
});
