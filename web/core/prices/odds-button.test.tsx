import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdTime, releaseTime } from '../../testing/hold-time.ts';
import { renderPart } from '../../testing/render-route.tsx';
import { NOW, sampleCell, sampleGame, secondsBefore } from '../../testing/sample-game.ts';
import { slip } from '../slip/index.ts';
import { OddsButton } from './odds-button.tsx';
import { moneylineOffer, type Offer, spreadOffer, totalOffer } from './offer.ts';
import type { PriceCell } from './read-markets.ts';

const game = sampleGame();
const now = Date.parse(NOW);
const draw = (offer: Offer, status: typeof game.status = 'scheduled') => {
  const rendered = renderPart(<OddsButton game={{ ...game, status }} offer={offer} now={now} />);
  return { ...rendered, button: screen.getByRole('button') as HTMLButtonElement };
};
const away = (cell: Partial<PriceCell> = {}): Offer => moneylineOffer(game, 'away', sampleCell(104, cell));
const name = (button: HTMLElement): string => button.querySelector('.sr')?.textContent ?? '';

beforeEach(() => holdTime());
afterEach(releaseTime);

describe('an odds button', () => {
  it('says the side, the market, the price, the book and the age', () => {
    const { button } = draw(away());
    expect(name(button)).toBe('New York Yankees moneyline +104 at Summit, 14 seconds old');
    expect(screen.getByRole('button', { name: 'New York Yankees moneyline +104 at Summit, 14 seconds old' })).toBe(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(['.ln', '.pr', '.bk', '.ag'].map((part) => button.querySelector(part)?.textContent)).toEqual(['NYY', '+104', 'SUM', '14 s']);
  });

  it.each([
    [
      'moved up for 60 seconds',
      away({ move: 'up', movedAt: secondsBefore(59) }),
      'up',
      'New York Yankees moneyline +104 at Summit, moved up, 14 seconds old',
    ],
    [
      'not moved after that',
      away({ move: 'up', movedAt: secondsBefore(61) }),
      '',
      'New York Yankees moneyline +104 at Summit, 14 seconds old',
    ],
    [
      'stale as the server says',
      away({ state: 'stale', seenAt: secondsBefore(1080) }),
      'stale',
      'New York Yankees moneyline +104 at Summit, stale, 18 minutes old',
    ],
    [
      'stale as it grew old here',
      away({ seenAt: secondsBefore(901) }),
      'stale',
      'New York Yankees moneyline +104 at Summit, stale, 15 minutes old',
    ],
  ])('shows a price that %s and can still be taken', (_what, offer, mark, label) => {
    const { button } = draw(offer);
    expect(button.className.trim().split(/\s+/).slice(1).join(' ')).toBe(mark);
    expect(button.disabled).toBe(false);
    expect(name(button)).toBe(label);
  });

  it.each([
    ['off', spreadOffer(game, 'home', sampleCell(null, { line: -1.5 })), 'Boston Red Sox run line −1.5, off', '—'],
    ['closed', away({ state: 'closed' }), 'New York Yankees moneyline +104 at Summit, closed', '+104'],
    ['won', away({ state: 'closed', grade: 'win' }), 'New York Yankees moneyline +104 at Summit, closed, won', '+104'],
    ['lost', away({ state: 'closed', grade: 'loss' }), 'New York Yankees moneyline +104 at Summit, closed, lost', '+104'],
    [
      'pushed',
      totalOffer(game, 'over', sampleCell(-104, { line: 9, state: 'closed', grade: 'push' })),
      'Over 9 total runs −104 at Summit, closed, graded push',
      '−104',
    ],
  ])('cannot be pressed when %s', (_what, offer, label, price) => {
    const { button } = draw(offer);
    expect(button.disabled).toBe(true);
    expect(button.hasAttribute('aria-pressed')).toBe(false);
    expect(name(button)).toBe(label);
    expect(button.querySelector('.pr')?.textContent).toBe(price);
  });

  it('is closed once the game is under way, whatever the price says', () => {
    const { button } = draw(away(), 'live');
    expect(button.disabled).toBe(true);
    expect(button.textContent).toContain('Closed');
  });

  it('puts its selection on the slip and takes it off again', async () => {
    const { button, user } = draw(spreadOffer(game, 'away', sampleCell(-178, { line: -1.5, book: 'RED', bookName: 'Redwood' })));
    await user.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(button.className).toContain('sel');
    expect(slip.entries()).toEqual([
      {
        key: expect.any(String),
        gameId: '20260711_NYY@BOS',
        sport: 'mlb',
        betType: 'spread',
        selection: 'New York Yankees -1.5',
        odds: -178,
        addedOdds: -178,
        stake: 0,
        potentialWin: 0,
        pick: { market: 'spread', period: 'full', side: 'away', line: -1.5 },
        book: 'RED',
        bookName: 'Redwood',
        startsAt: game.gameTime,
        awayTeamCode: 'NYY',
        homeTeamCode: 'BOS',
      },
    ]);
    await user.click(button);
    expect(slip.entries()).toEqual([]);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('says totals and first halves in words the server reads', () => {
    expect(totalOffer(game, 'over', sampleCell(-104, { line: 8.5 }))).toMatchObject({
      selection: 'Over 8.5',
      short: 'O 8.5',
      pick: { market: 'total', period: 'full', side: 'over', line: 8.5 },
    });
    expect(moneylineOffer(game, 'home', sampleCell(110), 'first5')).toMatchObject({
      selection: 'Boston Red Sox first 5 innings',
      pick: { period: 'first5' },
    });
  });
});
