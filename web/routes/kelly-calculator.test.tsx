import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { KellyBoard } from '../features/sizing/market/market-panel.tsx';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, type RenderOptions, renderPart } from '../testing/render-route.tsx';
import { sampleUser } from '../testing/samples.ts';
import Kelly from './kelly-calculator.tsx';

const side = (over: Partial<KellyBoard['games'][number]['sides'][number]> = {}): KellyBoard['games'][number]['sides'][number] => ({
  market: 'moneyline',
  side: 'away',
  line: null,
  selection: 'New York Yankees',
  odds: 120,
  book: 'HAR',
  bookName: 'Harbor',
  seenAt: '2026-07-11T16:00:00.000Z',
  isStale: false,
  modelChance: 0.48,
  modelLow: 0.44,
  modelHigh: 0.52,
  modelPush: 0,
  marketChance: 0.455,
  bookCount: 3,
  ...over,
});
const board: KellyBoard = {
  slateOn: '2026-07-11',
  asOf: '2026-07-11T16:00:00.000Z',
  games: [
    {
      gameId: '20260711_NYY@BOS',
      matchup: 'NYY @ BOS',
      startsAt: '2026-07-11T23:10:00.000Z',
      sides: [
        side(),
        side({ side: 'home', selection: 'Boston Red Sox', odds: -105, modelChance: 0.52, marketChance: 0.545 }),
        side({
          market: 'total',
          side: 'over',
          line: 8,
          selection: 'Over 8',
          odds: -110,
          modelChance: 0.55,
          modelPush: 0.09,
          isStale: true,
        }),
      ],
    },
  ],
};

const open = (user: RenderOptions['user'] = null, server: Handlers = {}, path = '/kelly-calculator'): Rendered =>
  renderPart(<Kelly />, { path, user, server: { 'GET /api/kelly/markets': board, ...server } });
const box = (name: string): HTMLInputElement => screen.getByRole('textbox', { name });
const stake = (): string => document.querySelector('.kelly-stake b')!.textContent!;

describe('the Kelly calculator', () => {
  it('works a stake out for a visitor, in any format, and asks the server for nothing', async () => {
    const { user, server } = open();
    expect(await screen.findByText('Never stake more than 5% of your bankroll on one bet, and use a quarter Kelly.')).toBeTruthy();
    expect(stake()).toBe('$13.75');
    expect(screen.getByRole('row', { name: 'Full Kelly 5.50% $55.00' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Decimal' }));
    expect(box('Odds').value).toBe('1.909');
    await user.click(screen.getByRole('button', { name: 'Fractional' }));
    await user.clear(box('Odds'));
    await user.type(box('Odds'), '6/5');
    await user.click(screen.getByRole('button', { name: 'Half' }));
    expect(stake()).toBe('$50.00');
    expect(screen.getByText(/Held at your cap of 5% of the bankroll/)).toBeTruthy();
    expect(server.callsOf('GET /api/kelly/markets')).toHaveLength(0);
    expect(screen.getByText('Advanced Kelly')).toBeTruthy();
    expect(screen.queryByText('Growth by stake')).toBeNull();
  });

  it('says of each box what is wrong with it, and works out nothing meanwhile', async () => {
    const { user } = open();
    await screen.findByText('Your bet');
    for (const [name, text, words] of [
      ['Odds', '50', 'Odds are +100 or more, or −100 or less.'],
      ['Win probability, %', '101', 'A win probability lies between 0 and 100.'],
      ['Bankroll', 'much', 'A bankroll is from $0 to $1,000,000.'],
      ['Cap, % of the bankroll', '0', 'A cap lies between 0.1 and 100 percent.'],
    ] as const) {
      const before = box(name).value;
      await user.clear(box(name));
      await user.type(box(name), text);
      expect(screen.getByRole('alert').textContent).toBe(words);
      expect(stake()).toBe('—');
      expect(document.querySelector('.kelly-stake span')?.textContent).toBe(words);
      await user.clear(box(name));
      await user.type(box(name), before);
    }
    expect(stake()).toBe('$13.75');
  });

  it('warns of a high Kelly and of a losing bet', async () => {
    const { user } = open(null, {}, '/kelly-calculator?odds=100&p=70');
    expect(await screen.findByText(/^High Kelly percentage: full Kelly is 40.00% of your bankroll/)).toBeTruthy();
    await user.clear(box('Win probability, %'));
    await user.type(box('Win probability, %'), '40');
    expect(screen.getByText(/^Negative expected value: .* loses \$20.00 on average/)).toBeTruthy();
    expect(stake()).toBe('$0.00');
  });

  it('takes an edge instead of a probability', async () => {
    const { user } = open(null, {}, '/kelly-calculator?odds=100');
    await user.click(await screen.findByRole('button', { name: 'Edge' }));
    await user.clear(box('Edge, % of the stake'));
    await user.type(box('Edge, % of the stake'), '10');
    expect(stake()).toBe('$25.00');
  });

  it('keeps share and bankroll as the default and begins with them', async () => {
    const stored = sampleUser('free');
    const { user, server } = open(stored, {
      'PATCH /api/settings': ({ body }) => ({ user: { ...stored, settings: { ...stored.settings, ...body } } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Half' }));
    await user.click(screen.getByRole('button', { name: 'Save as default' }));
    await waitFor(() =>
      expect(server.callsOf('PATCH /api/settings').map(({ body }) => body)).toEqual([{ kellyShare: 0.5, bankroll: 1000 }]),
    );
    expect(await screen.findByText('Default: 50% of Kelly on $1,000.00.')).toBeTruthy();
  });

  it('begins with what the account keeps', async () => {
    open(sampleUser('free', { settings: { ...sampleUser('free').settings, oddsFormat: 'decimal', kellyShare: 0.33, bankroll: 2000 } }));
    expect((await screen.findByRole('textbox', { name: 'Custom share, % of full Kelly' })).getAttribute('value')).toBe('33');
    expect([box('Odds').value, box('Bankroll').value]).toEqual(['1.909', '2000']);
  });
});

describe('with Pro', () => {
  it('takes over the model’s or the market’s chance and the best price', async () => {
    const { user } = open('pro');
    await user.click(await screen.findByRole('button', { name: 'Use the model for New York Yankees' }));
    expect([box('Odds').value, box('Win probability, %').value]).toEqual(['+120', '48.00']);
    expect(box('Standard error of your probability, in points').value).toBe('2.04');
    await user.click(screen.getByRole('button', { name: 'Use the market for New York Yankees' }));
    expect(box('Win probability, %').value).toBe('45.50');
    expect(screen.getByRole('button', { name: 'Use the model for Over 8' }).hasAttribute('disabled')).toBe(true);
  });

  it('draws growth and risk, and says both', async () => {
    open('pro', {}, '/kelly-calculator?odds=100&p=55');
    expect(await screen.findByText('Growth by stake')).toBeTruthy();
    expect(screen.getByText(/^Growth per bet is highest at full Kelly, 0.50% with 10.00% staked/)).toBeTruthy();
    expect(screen.getByText(/^The chance of ever seeing half the bankroll is 0.8% at what is advised/)).toBeTruthy();
    expect(screen.getByText(/^Doubt leaves 61% of Kelly: 6.10% in full. Your share of that is 1.52%, \$15.24/)).toBeTruthy();
  });

  it('sizes several bets together, sides of one market excluding each other', async () => {
    const { user } = open('elite', {}, '/kelly-calculator?odds=100&p=55');
    await user.click(await screen.findByRole('button', { name: 'Add New York Yankees to several bets' }));
    await user.click(screen.getByRole('button', { name: 'Add Boston Red Sox to several bets' }));
    await user.click(screen.getByRole('button', { name: 'Add a bet' }));
    const rows = within(document.querySelector<HTMLElement>('.kelly-bets')!).getAllByRole('listitem');
    const third = within(rows[2]!);
    expect(within(rows[0]!).getByText('Alone').nextSibling!.textContent).toBe('—');
    expect(screen.getByText('Several bets at once').closest('section')!.querySelector('.kelly-sum')!.textContent).toBe('—');
    await user.type(third.getByRole('textbox', { name: 'Odds' }), '100');
    await user.type(third.getByRole('textbox', { name: 'Win probability, %' }), '55');
    expect(within(rows[0]!).getByText('Alone').nextSibling!.textContent).toBe('4.67%');
    expect(screen.getByText(/^Together \$\d+\.\d\d of \$1,000.00/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove Bet 3' }));
    expect(within(document.querySelector<HTMLElement>('.kelly-bets')!).getAllByRole('listitem')).toHaveLength(2);
  });

  it('says that the board could not be loaded, and tries again; and that nothing is open', async () => {
    const { user, server } = open('pro', {
      'GET /api/kelly/markets': () => {
        throw new FakeError('UNAVAILABLE', 'Please try again in a moment.');
      },
    });
    expect(await screen.findByText('Please try again in a moment.')).toBeTruthy();
    server.use({ 'GET /api/kelly/markets': { ...board, games: [] } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open game is priced')).toBeTruthy();
  });
});

describe('the other calculators', () => {
  it('are tabs with an address, for everybody, and lose nothing of the stake', async () => {
    const { user, server } = open();
    const odds = await screen.findByRole('textbox', { name: 'Odds' });
    await user.clear(box('Bankroll'));
    await user.type(box('Bankroll'), '2000');
    await user.click(screen.getByRole('tab', { name: 'Fair price' }));
    expect(odds.isConnected).toBe(false);
    expect(screen.getByRole('row', { name: 'Outcome 1 52.38% 50.00% +100' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add an outcome' }));
    expect(screen.getByText('Enter the odds.')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /Outcome 1/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove outcome 3' }));
    expect(screen.getByRole('row', { name: /Outcome 2/ })).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Stake' }));
    expect(box('Bankroll').value).toBe('2000');
    expect(server.calls.filter(({ key }) => key.includes('calculators') || key.includes('kelly'))).toEqual([]);
  });

  it('spreads a stake over an arbitrage, and says where there is none', async () => {
    const { user } = open(null, {}, '/kelly-calculator?calc=arbitrage');
    expect(await screen.findByText(/An arbitrage: it pays whatever happens/)).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Outcome 1 $47.02 $103.44' })).toBeTruthy();
    await user.clear(box('Outcome 1, odds'));
    await user.type(box('Outcome 1, odds'), '-110');
    expect(screen.getByText(/No arbitrage: these prices cost money/)).toBeTruthy();
    await user.clear(box('Total stake'));
    expect(screen.getByText('Enter the stake.')).toBeTruthy();
  });

  it('hedges a bet, and turns a free bet into cash', async () => {
    const { user } = open(null, {}, '/kelly-calculator?calc=hedge');
    expect(await screen.findByText('$320.00')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Free bet' }));
    expect(screen.getByText('$240.00')).toBeTruthy();
    expect(screen.getByText('60.00%')).toBeTruthy();
  });
});
