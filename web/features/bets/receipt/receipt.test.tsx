import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { sampleUser } from '../../../testing/samples.ts';
import { lostBet, pushedBet, sampleReceipt, settledBet, withReceipt } from '../testing/sample-bet.ts';
import { closingWords, ReceiptPanel } from './receipt-panel.tsx';

const figure = (label: string): string | null | undefined => screen.getByText(label).nextElementSibling?.textContent;

describe('the receipt', () => {
  it('shows the grade with its rule, and the payout with its arithmetic', async () => {
    renderPart(<ReceiptPanel bet={settledBet()} />, { user: 'free', server: { 'GET /api/bets/:betId': withReceipt(settledBet()) } });
    expect(await screen.findByText('How it was graded')).toBeTruthy();
    expect(figure('Final score')).toBe('BAL 3, TOR 6');
    expect(figure('Innings played')).toBe('8½');
    expect(figure('Profit, 40.00 × 100 / 126')).toBe('$31.75');
    expect(figure('Payout')).toBe('$71.75');
    expect(screen.getByText('Home 6 v. away 3: win')).toBeTruthy();
    expect(screen.getByText(/you beat the close by 1\.0 points of implied probability/)).toBeTruthy();
    expect(screen.getByText('7F3K-2210')).toBeTruthy();
    expect(screen.queryByText('Postings')).toBeNull();
    expect(screen.queryByRole('button', { name: /Correct the result/ })).toBeNull();
  });

  it('shows every posting of a corrected result', async () => {
    const first = { kind: 'grade' as const, grade: 'loss' as const, profit: -40, at: '2026-07-11T19:47:00.000Z', rule: 'x', reason: null };
    const postings = [
      first,
      { ...first, kind: 'reversal' as const, profit: 40, at: '2026-07-11T19:49:00.000Z', reason: 'The result was corrected.' },
      { ...first, grade: 'win' as const, profit: 31.75, at: '2026-07-11T19:49:00.000Z', reason: 'The result was corrected.' },
    ];
    const bet = withReceipt(settledBet(), sampleReceipt({ postings }));
    renderPart(<ReceiptPanel bet={settledBet()} />, { user: 'free', server: { 'GET /api/bets/:betId': bet } });
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Graded lost.*−\$40\.00$/),
      expect.stringMatching(/^Reversal of lost.*The result was corrected\.\+\$40\.00$/),
      expect.stringMatching(/^Graded won.*\+\$31\.75$/),
    ]);
  });

  it('says what a loss cost, and where no closing price was captured', async () => {
    const receipt = sampleReceipt({ grade: 'loss', stake: 21, profit: -21, payout: 0, closingOdds: null });
    renderPart(<ReceiptPanel bet={lostBet()} />, { user: 'free', server: { 'GET /api/bets/:betId': withReceipt(lostBet(), receipt) } });
    expect(await screen.findByText('Stake lost')).toBeTruthy();
    expect(figure('Stake lost')).toBe('−$21.00');
    expect(screen.getByText(/No closing price was captured/)).toBeTruthy();
  });

  it('lets the owner correct a result that came with a file', async () => {
    let now = withReceipt({ ...pushedBet(), resultBy: 'file' }, null);
    const { user, server } = renderPart(<ReceiptPanel bet={pushedBet()} />, {
      user: 'free',
      server: {
        'GET /api/bets/:betId': () => now,
        'POST /api/bets/:betId/resolve': () => {
          now = withReceipt({ ...pushedBet(), resultBy: 'owner' }, sampleReceipt({ gradedBy: 'owner' }));
          return now;
        },
      },
    });
    expect(await screen.findByText(/This result came with your file/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: /Correct the result/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as won' }));
    expect(server.callsOf('POST /api/bets/:betId/resolve')[0]?.body).toEqual({ result: 'win' });
    expect(await screen.findByText('7F3K-2210')).toBeTruthy();
  });

  it('says of a dead heat that a win can lose money, with its arithmetic and who finished where', async () => {
    const man = { playerId: 'p1', name: 'Ada Birdie', teedOff: true, withdrew: false, madeCut: true, position: 9, tied: 6, strokes: 278 };
    const bet = settledBet({
      gameId: 'golf-2026-rocket-classic',
      tournament: 'Rocket Classic',
      sport: 'golf',
      league: 'PGA Tour',
      betType: 'place',
      pick: { market: 'place', playerId: 'p1', places: 10 },
      selection: 'Ada Birdie top 10',
      odds: 150,
    });
    const receipt = sampleReceipt({
      finalScore: null,
      innings: null,
      golf: { holesCompleted: 72, players: [man] },
      deadHeat: { rank: 9, tied: 6, places: 10, placesLeft: 2, losesMoney: true },
      stake: 100,
      profit: -16.67,
      payout: 83.33,
    });
    renderPart(<ReceiptPanel bet={bet} />, { user: 'free', server: { 'GET /api/bets/:betId': withReceipt(bet, receipt) } });
    expect(await screen.findByText(/6 players shared position 9 and 2 places were left/)).toBeTruthy();
    expect(screen.getByText(/this win returns less than its stake/)).toBeTruthy();
    expect(figure('Ada Birdie')).toBe('T9 (6 players), 278 strokes');
    expect(figure('Return, 100.00 × 2.5 × 2 / 6')).toBe('$83.33');
    expect(figure('Loss on this win')).toBe('−$16.67');
    expect(figure('Graded by')).toBe('ClearEdge, from the official result');
  });

  it('tells of a football game how long it was played and who told its score', async () => {
    const bet = settledBet({ gameId: '20260712_HAM@TOR', awayTeamCode: 'HAM', homeTeamCode: 'TOR', sport: 'cfl', league: 'CFL' });
    const resultSources = 'Final from the league, confirmed by ESPN, 10:42 PM ET';
    const receipt = sampleReceipt({ finalScore: { away: 31, home: 34 }, innings: null, minutes: 66, resultSources });
    renderPart(<ReceiptPanel bet={bet} />, { user: 'free', server: { 'GET /api/bets/:betId': withReceipt(bet, receipt) } });
    expect(await screen.findByText('60 minutes and overtime')).toBeTruthy();
    expect(figure('Final score')).toBe('HAM 31, TOR 34');
    expect(figure('Source')).toBe(resultSources);
    expect(screen.queryByText('Innings played')).toBeNull();
  });

  it('speaks the reader’s odds format', async () => {
    const user = sampleUser('free', {
      settings: { oddsFormat: 'decimal', theme: 'dark', timeZone: null, myBooks: [], unit: null, digestMail: false },
    });
    renderPart(<ReceiptPanel bet={settledBet()} />, { user, server: { 'GET /api/bets/:betId': withReceipt(settledBet()) } });
    expect(await screen.findByText(/Price taken 1\.79, best closing price 1\.76/)).toBeTruthy();
  });
});

describe('the price against the close', () => {
  it.each([
    [104, -110, 'you beat the close by 3.4 points of implied probability.'],
    [-110, 104, '3.4 points of implied probability worse than the close.'],
    [-110, -110, 'level with the close.'],
  ])('%d against %d', (taken, closing, words) => expect(closingWords(taken, closing, String)).toContain(words));

  it('is silent without one', () => expect(closingWords(104, null, String)).toBeNull());
});
