import { BET_DETAILS, DETAIL_NAMES, eachDetail } from '@clearedge/contract/bet-details';
import { screen } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderPart } from '../../../testing/render-route.tsx';
import { PendingList } from '../pending/pending-list.tsx';
import { ReceiptPanel } from '../receipt/receipt-panel.tsx';
import { liveBet, sampleBet, settledBet, ungradableBet, withReceipt } from '../testing/sample-bet.ts';
import { isClosed, marksOf } from './closed-rules.ts';
import { correctDraftOf, decideCorrection } from './correct-dialog.tsx';

const START = Date.parse('2026-07-11T23:05:00.000Z');
const corrected = {
  correctedAt: '2026-07-11T23:20:00.000Z',
  corrections: [
    {
      at: '2026-07-11T23:20:00.000Z',
      reason: 'The stake was typed wrong.',
      before: { selection: 'New York Yankees', odds: 104, stake: 25, book: 'Summit' },
      after: { selection: 'New York Yankees', odds: 104, stake: 2.5, book: 'Summit' },
    },
  ],
};

test.each([
  ['scheduled', START - 1, false],
  ['scheduled', START, true],
  ['live', START - 60_000, true],
  ['postponed', START - 1, false],
  ['cancelled', START - 1, true],
  [null, START + 1, false],
] as const)('%s at %i: closed %s', (contestStatus, now, closed) => {
  expect(isClosed({ ...sampleBet(), contestStatus }, now)).toBe(closed);
});

test('results are entered of what is over, and void alone of what was stopped', () => {
  const marks = ['scheduled', 'live', 'suspended', 'final', null].map((contestStatus) => marksOf({ ...sampleBet(), contestStatus }));
  expect(marks).toEqual(['none', 'none', 'void', 'all', 'all']);
});

test('a correction sends only what changed, with its reason', () => {
  const bet = sampleBet();
  const draft = correctDraftOf(bet, 'american');
  expect(decideCorrection(bet, draft, 'american')).toMatchObject({ errors: { reason: expect.any(String) } });
  const reason = 'The stake was typed wrong.';
  expect(decideCorrection(bet, { ...draft, reason }, 'american')).toMatchObject({
    errors: { selection: 'Change what was entered wrong.' },
  });
  expect(decideCorrection(bet, { ...draft, reason, stake: '0', odds: '5' }, 'american')).toMatchObject({
    errors: { stake: expect.any(String), odds: expect.any(String) },
  });
  expect(decideCorrection(bet, { ...draft, reason, stake: '2.50' }, 'american')).toEqual({ body: { stake: 2.5, reason } });
});

test('a correction reads and keeps odds in the reader’s format', () => {
  const bet = { ...sampleBet(), odds: -113 };
  const draft = { ...correctDraftOf(bet, 'decimal'), reason: 'The price was typed wrong.' };
  expect(draft.odds).toBe('1.88');
  expect(decideCorrection(bet, { ...draft, stake: '2.50' }, 'decimal')).toEqual({ body: { stake: 2.5, reason: draft.reason } });
  expect(decideCorrection(bet, { ...draft, odds: '2.10' }, 'decimal')).toMatchObject({ body: { odds: 110 } });
  expect(decideCorrection(bet, { ...draft, odds: '210' }, 'decimal')).toMatchObject({ errors: { odds: expect.stringMatching(/sign/) } });
});

describe('a bet whose game has started', () => {
  it('has no pencil and no bin, and is corrected from its menu', async () => {
    const bet = liveBet();
    const { user, server } = renderPart(<PendingList bets={[bet]} />, {
      user: 'free',
      server: { 'POST /api/bets/:betId/correct': withReceipt({ ...bet, ...corrected }, null) },
    });
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    expect(screen.queryByRole('button', { name: /^(Edit|Remove)/ })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Correct…' }));
    const stake = await screen.findByRole('textbox', { name: /Stake/ });
    await user.clear(stake);
    await user.type(stake, '2.5');
    await user.click(screen.getByRole('button', { name: 'Save correction' }));
    expect(await screen.findByText(/Say what was wrong/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /What was wrong/ }), 'The stake was typed wrong.');
    await user.click(screen.getByRole('button', { name: 'Save correction' }));
    expect(server.callsOf('POST /api/bets/:betId/correct')[0]?.body).toEqual({ stake: 2.5, reason: 'The stake was typed wrong.' });
  });

  it('keeps every detail from its menu, and sends nothing when none was changed', async () => {
    const bet = liveBet();
    const { user, server } = renderPart(<PendingList bets={[bet]} />, { user: 'free', server: { 'PATCH /api/bets/:betId': bet } });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: /^More for/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Edit details…' }));
    };
    await open();
    await user.click(await screen.findByRole('button', { name: 'Save details' }));
    expect(server.callsOf('PATCH /api/bets/:betId')).toEqual([]);
    await open();
    for (const name of DETAIL_NAMES) {
      const field = await screen.findByRole('textbox', { name: BET_DETAILS[name].label });
      await user.clear(field);
      await user.type(field, `New ${name}`);
    }
    await user.click(screen.getByRole('button', { name: 'Save details' }));
    expect(server.callsOf('PATCH /api/bets/:betId').map(({ body }) => body)).toEqual([eachDetail((name) => `New ${name}`)]);
  });

  it.each([
    ['final', ['Edit details…', 'Share a picture…', 'Correct…']],
    [null, ['Edit details…', 'Share a picture…']],
  ] as const)('offers on the receipt of a game that is %s: %s', async (contestStatus, items) => {
    const bet = settledBet({ contestStatus });
    const { user } = renderPart(<ReceiptPanel bet={bet} />, { user: 'free', server: { 'GET /api/bets/:betId': withReceipt(bet) } });
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(items);
  });

  it('shows both versions in the list and on the receipt', async () => {
    renderPart(<PendingList bets={[{ ...liveBet(), ...corrected }]} />, { user: 'free', server: {} });
    expect((await screen.findAllByText('Corrected after the start')).length).toBeGreaterThan(0);
    expect(document.querySelector('del')?.textContent).toContain('$25.00');
    expect(document.querySelector('ins')?.textContent).toContain('$2.50');
  });

  it('says on its receipt what the box score says against a mark', async () => {
    const bet = settledBet({ resultBy: 'owner' });
    renderPart(<ReceiptPanel bet={bet} />, {
      user: 'free',
      server: { 'GET /api/bets/:betId': { ...withReceipt(bet), contradiction: 'Box score: 3 strikeouts. You marked Won.' } },
    });
    expect(await screen.findByText('Box score: 3 strikeouts. You marked Won.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Delete bet/ })).toBeNull();
  });
});

describe('a bet that cannot be graded', () => {
  it('asks its owner once the game is final, and never says that it is being graded', async () => {
    const bet = { ...ungradableBet(), contestStatus: 'final', startsAt: '2026-07-11T20:05:00.000Z' };
    renderPart(<PendingList bets={[bet]} />, { user: 'free', server: {} });
    expect(await screen.findByText("We can't grade this one. Mark the result yourself.")).toBeTruthy();
    expect(screen.queryByText('being graded')).toBeNull();
    expect(await screen.findByRole('button', { name: /Mark result/ })).toBeTruthy();
  });

  it('waits while the game is on', async () => {
    renderPart(<PendingList bets={[{ ...ungradableBet(), contestStatus: 'live' }]} />, { user: 'free', server: {} });
    expect(await screen.findByText("We can't grade this one. Mark the result yourself when it is final.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Mark result/ })).toBeNull();
  });
});
