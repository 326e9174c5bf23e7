import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GROUP_ID, sampleGroup, sampleGroupSlate, samplePickem } from '../features/groups/testing/sample-group.ts';
import { FakeError, type Handlers } from '../testing/fake-server.ts';
import { type Rendered, renderPart } from '../testing/render-route.tsx';
import Groups from './groups.tsx';

const open = (server: Handlers = {}, group = sampleGroup()): Rendered =>
  renderPart(<Groups />, {
    path: `/groups?group=${GROUP_ID}&show=pickem`,
    user: 'free',
    server: {
      'GET /api/groups': [group],
      'GET /api/groups/open': [],
      'GET /api/groups/:groupId/pickem': samplePickem(),
      'PUT /api/groups/:groupId/picks': sampleGroupSlate(),
      ...server,
    },
  });
const member = sampleGroup({ membership: { role: 'member', joinedAt: '2026-07-01T12:00:00.000Z' } });

describe('the pick’em of a group', () => {
  it('states the rules in force, and what was decided for later', async () => {
    open({
      'GET /api/groups/:groupId/pickem': samplePickem({
        next: { from: '2026-07-13', rules: { cardDay: 7, cardGames: 5, hasWeights: false, missedPenalty: 0, dropsWorst: false } },
      }),
    });
    expect(await screen.findByText(/winners of the first 3 games to start on Saturday/)).toBeTruthy();
    expect(screen.getByText(/A game you leave out costs 2 points/)).toBeTruthy();
    expect(screen.getByText(/worst finished week of the year does not count/)).toBeTruthy();
    expect(screen.getByText(/From the week of Jul 13, 2026: .*on Sunday.*earns 1 point.*costs nothing/)).toBeTruthy();
  });

  it('changes a confidence number, saying which game has it, and takes the tiebreaker on the last game alone', async () => {
    const { user, server } = open();
    const weight = await screen.findByLabelText('Confidence on NYY at BOS');
    expect(
      within(weight)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2 (on CHC @ STL)']);
    await user.selectOptions(weight, '2');
    expect(server.callsOf('PUT /api/groups/:groupId/picks')[0]!.body).toEqual({
      gameId: '20260711_NYY@BOS',
      market: 'moneyline',
      side: 'home',
      weight: 2,
    });
    const guess = screen.getByLabelText('Tiebreaker: total runs of this game');
    await user.type(guess, 'x');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Guess a whole number of runs from 0 to 99.')).toBeTruthy();
    await user.clear(guess);
    await user.type(guess, '9');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(server.callsOf('PUT /api/groups/:groupId/picks')[1]!.body).toMatchObject({ gameId: '20260711_CHC@STL', runsGuess: 9 });
  });

  it('ranks the card and the season', async () => {
    const { user } = open();
    const table = within(await screen.findByRole('table', { name: 'Standings of the card' }));
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^1dmercerYou.*1 right, 0 wrong, 1 open.*9$/), expect.stringMatching(/^2bob.*−2.*1 missed/)]);
    await user.click(screen.getByRole('button', { name: 'Season' }));
    expect(within(screen.getByRole('table', { name: 'Standings of the season' })).getByText('−1')).toBeTruthy();
  });

  it('lets the admin set the rules within their bounds, and says from when they hold', async () => {
    const { user, server } = open({
      'GET /api/groups/:groupId/pickem': samplePickem({ rules: null, card: null, standings: [] }),
      'PUT /api/groups/:groupId/rules': { from: '2026-07-13' },
    });
    await user.click(await screen.findByRole('button', { name: 'Set the rules' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Rules of the card' }));
    const games = dialog.getByLabelText('Games on the card');
    await user.clear(games);
    await user.type(games, '17');
    await user.click(dialog.getByRole('button', { name: 'Save rules' }));
    expect(dialog.getByText('A card has from 3 to 16 games.')).toBeTruthy();
    await user.clear(games);
    await user.type(games, '5');
    await user.selectOptions(dialog.getByLabelText('Day of the card'), 'Sunday');
    await user.click(dialog.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText('They hold from the week of Jul 13, 2026.')).toBeTruthy();
    expect(server.callsOf('PUT /api/groups/:groupId/rules')[0]!.body).toEqual({
      rules: { cardDay: 7, cardGames: 5, hasWeights: true, missedPenalty: 0, dropsWorst: false },
    });
  });

  it('keeps what the admin typed when the server refuses', async () => {
    const { user } = open({
      'PUT /api/groups/:groupId/rules': () => {
        throw new FakeError('FORBIDDEN', "Only the group's admin can do this.");
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change rules' }));
    await user.click(screen.getByRole('button', { name: 'Save rules' }));
    expect(await screen.findByText("Only the group's admin can do this.")).toBeTruthy();
    expect((screen.getByLabelText('Games on the card') as HTMLInputElement).value).toBe('3');
  });

  it('offers a member no rules to change, and says who decides', async () => {
    open({ 'GET /api/groups/:groupId/pickem': samplePickem({ rules: null, card: null, standings: [], season: [] }) }, member);
    expect(await screen.findByText(/admin decides whether there is one/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /rules/i })).toBeNull();
  });

  it('says that there are no games on the day', async () => {
    open({ 'GET /api/groups/:groupId/pickem': samplePickem({ card: null, standings: [], season: [] }) });
    expect(await screen.findByText('No games on Saturday')).toBeTruthy();
  });
});
