import { DETAIL_NAMES, eachDetail } from '@clearedge/contract/bet-details';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FakeError, type Handlers } from '../../../testing/fake-server.ts';
import { type Rendered, renderPart } from '../../../testing/render-route.tsx';
import { lostBet, sampleHistory, settledBet, withReceipt } from '../testing/sample-bet.ts';
import { HistoryList } from './history-list.tsx';

function open(path: string, server: Handlers): Rendered {
  return renderPart(<HistoryList />, { path, user: 'free', server: { 'GET /api/bets/:betId': withReceipt(settledBet()), ...server } });
}

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

describe('a long history', () => {
  it('asks the server for what fits, and says of how many', async () => {
    const { user, server } = open('/my-bets?tab=history&type=total&book=Harbor&period=7d', {
      'GET /api/bets/history': sampleHistory([lostBet()], { settled: 9980 }),
    });
    expect(await screen.findByText('1 of 9,980 settled bets')).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'red sox');
    await waitFor(() => expect(server.callsOf('GET /api/bets/history')).toHaveLength(2));
    const requested = { type: 'total', book: 'Harbor', period: '7d' };
    expect(server.callsOf('GET /api/bets/history').map(({ query }) => query)).toEqual([requested, { ...requested, q: 'red sox' }]);
  });

  it('shows the details of a bet where a phone hides its league and kind', async () => {
    const bet = settledBet(eachDetail((name) => `My ${name}`));
    open('/my-bets?tab=history', { 'GET /api/bets/history': sampleHistory([bet]) });
    const words = (await screen.findByText('Toronto Blue Jays')).querySelector('small')!;
    for (const hidden of words.querySelectorAll('.hl')) hidden.remove();
    for (const name of DETAIL_NAMES) expect(words.textContent).toContain(`· My ${name}`);
  });

  it('loads older bets behind the last one, and says when it could not', async () => {
    const pages = sampleHistory([settledBet()], { bets: 2, settled: 2 });
    const { user, server } = open('/my-bets?tab=history', {
      'GET /api/bets/history': ({ query }) => {
        if (query.before !== undefined) throw new FakeError('UNAVAILABLE', 'The database is busy.');
        return { ...pages, nextBefore: settledBet().id };
      },
    });
    expect(await screen.findByText('1 of 2 shown, the last settled first')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show older bets' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The database is busy.');
    server.use({
      'GET /api/bets/history': ({ query }) =>
        query.before === undefined ? { ...pages, nextBefore: settledBet().id } : { bets: [lostBet()], nextBefore: null, summary: null },
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'Show older bets' }));
    expect(await screen.findByText('Under 8')).toBeTruthy();
    expect(screen.getByText('Toronto Blue Jays')).toBeTruthy();
    expect(server.callsOf('GET /api/bets/history').at(-1)?.query).toEqual({ before: settledBet().id });
    expect(screen.queryByRole('button', { name: 'Show older bets' })).toBeNull();
  });

  it('shows the bet of a link that stands further down', async () => {
    open(`/my-bets?tab=history&bet=${settledBet().id}`, {
      'GET /api/bets/history': sampleHistory([lostBet()], { settled: 4000, bets: 4000 }),
    });
    expect(await screen.findByText(/The bet of your link/)).toBeTruthy();
    expect(await screen.findByText('7F3K-2210')).toBeTruthy();
  });

  it('has a word for a history that is empty', async () => {
    open('/my-bets?tab=history', { 'GET /api/bets/history': sampleHistory([]) });
    expect(await screen.findByText('No settled bets yet')).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});
