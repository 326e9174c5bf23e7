import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { slip } from '../../../core/slip/index.ts';
import { FakeError } from '../../../testing/fake-server.ts';
import { holdTime, releaseTime } from '../../../testing/hold-time.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { finalSample } from '../../../testing/sample-game.ts';
import type { PlayerProp } from '../contest-types.ts';
import { sampleDetail } from '../testing/sample-detail.ts';
import { sampleProp, samplePropLog, sampleProps } from '../testing/sample-props.ts';
import { AllProps, filterProps } from './all-props.tsx';
import { betterSide, chanceText, edgeOf, rateOf, rateWords } from './prop-words.ts';

beforeEach(() => holdTime());
afterEach(releaseTime);

const side = (over: Partial<NonNullable<PlayerProp['over']>>) => ({ ...sampleProp().over!, ...over });
const draw = (props: PlayerProp[] | FakeError, path = '/', game = sampleDetail()) =>
  renderPart(<AllProps game={game} />, {
    path,
    user: 'pro',
    server: {
      'GET /api/games/:gameId/player-props': () => {
        if (props instanceof FakeError) throw props;
        return props;
      },
      'GET /api/games/:gameId/player-props/:playerId': samplePropLog(),
    },
  });

describe('words', () => {
  it('name the side that is worth more, and the likelier one where no worth is known', () => {
    expect(betterSide({ over: side({ ev: -0.04 }), under: side({ ev: 0.01 }) })!.side).toBe('under');
    expect(betterSide({ over: side({ ev: null, modelProbability: 0.7 }), under: side({ ev: null, modelProbability: 0.3 }) })!.side).toBe(
      'over',
    );
    expect(betterSide({ over: null, under: null })).toBeNull();
  });

  it('say what a price is worth, or that there is no fair price', () => {
    expect(edgeOf(side({ ev: 0.104 }))).toEqual({ text: '+10.4% EV v. model', band: 'high' });
    expect(edgeOf(side({ ev: 0.05 })).band).toBe('mid');
    expect(edgeOf(side({ ev: -0.02 }))).toEqual({ text: '−2.0% EV v. model', band: 'plain' });
    expect(edgeOf(side({ ev: null })).text).toBe('no fair price');
    expect(edgeOf(side({ isModelPrice: true, ev: null })).text).toBe('model price');
    expect(chanceText('over', side({ winProbability: 0.479, pushProbability: 0.084 }))).toBe('Over 47.9% win, 8.4% push');
    expect(edgeOf(side({ marketProbability: 0.5, odds: 110, ev: 0.2 }), 'market').text).toBe('+5.0% EV v. market');
    expect(edgeOf(side({ marketProbability: null, ev: 0.2 }), 'market').text).toBe('no fair price');
    expect(chanceText('under', side({ probability: null, winProbability: null, modelProbability: 0.451 }))).toBe('Under 45.1%');
  });

  it('leave pushes out of the rate and say how many games there were', () => {
    expect(rateOf({ games: 10, over: 4, push: 2 }, 'over')).toBe(0.5);
    expect(rateOf({ games: 10, over: 2, push: 2 }, 'under')).toBe(0.75);
    expect(rateOf({ games: 0, over: 0, push: 0 }, 'over')).toBeNull();
    const rate = { span: 'L10', games: 10, over: 4, push: 2, low: 0.2, high: 0.8, linedGames: 9, overOwnLine: 3 } as const;
    expect(rateWords(rate, 'under')).toBe('L10: under in 4 of 10 games, 2 pushed, 95% range 20% to 80%');
    expect(rateWords(rate, 'over')).toBe('L10: over in 4 of 10 games, 2 pushed, 95% range 20% to 80%; 3 of 9 over that day’s own line');
  });
});

describe('the list', () => {
  it('shows projection, chances, worth and hit rates with their samples, and says where they come from', async () => {
    draw(sampleProps());
    const [first] = await screen.findAllByRole('listitem');
    expect(first!.textContent).toContain('Projection 1.08');
    expect(first!.textContent).toContain('Over 50.0%');
    expect(within(first!).getByText('+5.0% EV v. model')).toBeTruthy();
    expect(within(first!).getByRole('img', { name: /0 30%, 1 39%.*Line 1\.5/ })).toBeTruthy();
    expect(within(first!).getByText(/^L10: over in 2 of 10 games/)).toBeTruthy();
    expect(screen.getByText(/Projected 5 m ago from 20,000 simulated games with the announced lineup/)).toBeTruthy();
    expect(screen.getByText(/no history of prop prices exists to fit that share/)).toBeTruthy();
  });

  it('opens a prop: both sides, last games, splits; and asks for them only then', async () => {
    const { user, server } = draw(sampleProps());
    await screen.findAllByRole('listitem');
    expect(server.callsOf('GET /api/games/:gameId/player-props/:playerId')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /Last games and splits of A. Judge, hits/ }));
    expect(await screen.findByText('Last 4 games')).toBeTruthy();
    expect(screen.getByText(/Jul 10 @ BOS: 2, over, that day’s line 0.5/)).toBeTruthy();
    const row = screen.getByRole('row', { name: /v\. left-handed starters/ });
    expect(row.textContent).toBe('v. left-handed starters0———');
    expect(screen.getByRole('row', { name: 'Model alone 56.0% 44.0%' })).toBeTruthy();
    expect(server.callsOf('GET /api/games/:gameId/player-props/:playerId')).toHaveLength(1);
  });

  it('of a player whose games are not kept shows prices alone, and chances once it is opened', async () => {
    const none = sampleProp().hitRates.map((rate) => ({ ...rate, games: 0, over: 0, linedGames: 0, overOwnLine: 0 }));
    const { user } = draw([sampleProp({ projection: null, isMarketOnly: true, hitRates: none, line: 244.5 })]);
    const [row] = await screen.findAllByRole('listitem');
    expect(within(row!).getAllByRole('button', { name: /244\.5/ })).toHaveLength(2);
    expect(row!.textContent).not.toMatch(/Market only|0 of 0|Last games/);
    await user.click(screen.getByRole('button', { name: /Chances and fair price of A. Judge, hits/ }));
    expect(screen.getByRole('row', { name: /^Market, no margin/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^Fair price, market/ }).textContent).toMatch(/^Fair price, market\+108.*−108/);
    expect(screen.queryByRole('row', { name: /odel/ }), 'nothing is said of a model that says nothing').toBeNull();
  });

  it('filters by kind and club and orders by worth, from the address', async () => {
    const props = [
      sampleProp({ over: side({ ev: 0.01 }) }),
      sampleProp({ playerId: 'x', propType: 'rbi', teamCode: 'BOS', over: side({ ev: 0.09 }) }),
    ];
    expect(filterProps(props, { kind: '', team: '', order: 'ev' })[0]!.playerId).toBe('x');
    const { user } = draw(props, '/?kind=rbi');
    expect(await screen.findAllByText(/RBI v\./)).toHaveLength(1);
    expect(screen.queryByText(/^hits v\./)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Club'), 'NYY');
    expect(await screen.findByText('No prop matches')).toBeTruthy();
  });

  it('shows a price that the books speak against with its reason, never as the better side and after all value', () => {
    const error = side({ ev: 0.2, doubt: { model: 'likely error', market: 'likely error' } });
    expect(edgeOf(error)).toEqual({ text: '+20.0% EV v. model. Not value: likely price error', band: 'plain' });
    expect(betterSide({ over: error, under: side({ ev: 0.01 }) })!.side).toBe('under');
    const props = [sampleProp({ over: error, under: null }), sampleProp({ playerId: 'x', over: side({ ev: 0.01 }), under: null })];
    expect(filterProps(props, { kind: '', team: '', order: 'ev' })[0]!.playerId).toBe('x');
  });

  it('orders by the member’s reference', () => {
    const market = (marketProbability: number) => ({ over: side({ odds: 110, ev: 0.3, marketProbability }), under: null });
    const props = [sampleProp(market(0.45)), sampleProp({ playerId: 'x', ...market(0.48) })];
    expect(filterProps(props, { kind: '', team: '', order: 'ev' }, 'market')[0]!.playerId).toBe('x');
  });

  it('a model’s own price cannot be put on the slip', async () => {
    const own = (odds: number) =>
      side({ isModelPrice: true, book: 'MODEL', bookName: 'Model price', odds, ev: null, probability: null, marketProbability: null });
    draw([sampleProp({ over: own(120), under: own(-150), bookCount: 0, modelWeight: null })]);
    expect(await screen.findAllByText('model price')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /Over 1\.5 hits/ })).toBeNull();
    expect(screen.getByText(/hold of 6%/)).toBeTruthy();
    expect(slip.entries()).toHaveLength(0);
  });

  it('says when no one was projected, when there is nothing, and offers to try again', async () => {
    draw([sampleProp({ projection: null, over: side({ modelProbability: null, probability: null, ev: null }) })]);
    expect(await screen.findByText('No projection yet')).toBeTruthy();
    expect(screen.getByText(/have not been projected yet/)).toBeTruthy();
  });

  it('a league’s player has a number of his own games beside the price, and a kind that missed has his games alone', async () => {
    const own = { ...sampleProp().projection!, games: 14, isFromPastGames: true as const, distribution: [] };
    const { projection: _none, ...marketOnly } = sampleProp({
      playerId: 'b',
      playerName: 'Market Only',
      propType: 'points',
      isMarketOnly: true,
    });
    draw([sampleProp({ propType: 'receptions', projection: own }), { ...marketOnly, projection: null }]);
    const note = await screen.findByText(/each player’s games of this season \(14\)/);
    expect(note.textContent).toContain('Market only: props whose probabilities were off in a past season.');
    expect(note.textContent).not.toContain('simulated');
    const marketRow = screen.getByText('Market only').closest('li')!;
    expect(marketRow.textContent).toContain('Over 48.0%');
    expect(marketRow.textContent).toContain('+0.8% EV v. market');
    expect(screen.getAllByText(/^Projection/)).toHaveLength(1);
    expect(screen.queryByRole('img', { name: /Chances/ })).toBeNull();
  });

  it('keeps the last prices of a final with their results, and none of them can be pressed', async () => {
    const closing = { over: 'win', under: 'loss', actual: 3 } as const;
    const unknown = { over: null, under: null, actual: null };
    const props = [sampleProp({ closing }), sampleProp({ playerId: 'b', closing: { over: 'void', under: 'void', actual: 0 } })];
    const game = sampleDetail(finalSample());
    draw([...props, sampleProp({ playerId: 'c', closing: unknown })], '/', game);
    expect(await screen.findByText('Won')).toBeTruthy();
    expect(screen.getByText('Lost')).toBeTruthy();
    expect(screen.getAllByText('Void')).toHaveLength(2);
    expect(screen.getByText(/^Ended with 3 /)).toBeTruthy();
    expect(screen.getByText('Result not known.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Over|Under/ })).toBeNull();
    expect(screen.queryByText(/Projected|not been projected/)).toBeNull();
  });

  it.each([
    ['before the start', undefined],
    ['once it is over', { over: 'win', under: 'loss', actual: 3 } as const],
  ])('names an offer that most books would void, with its reason and without a button, %s', async (_when, closing) => {
    const likelyErrors: PlayerProp['likelyErrors'] = [
      { book: 'ZZZ', bookName: 'Zenith', side: 'over', line: 0.5, likelyError: { odds: 900, reason: 'outlier' } },
    ];
    draw([sampleProp({ likelyErrors, ...(closing ? { closing } : {}) })]);
    expect(await screen.findByText(/Zenith O 0.5/)).toBeTruthy();
    expect(screen.getByText(/\+900/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /900|Zenith/ })).toBeNull();
  });

  it('does not promise props of a game that is over', async () => {
    draw([], '/', sampleDetail(finalSample()));
    expect(await screen.findByText('No book offered player props for this game')).toBeTruthy();
  });

  it('an empty board and a failing server have states of their own', async () => {
    draw([]);
    expect(await screen.findByText('No player props for this game yet')).toBeTruthy();
    draw(new FakeError('INTERNAL', 'down'));
    expect(await screen.findByText('The props could not be loaded')).toBeTruthy();
  });
});
