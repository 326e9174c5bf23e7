import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LiveBet } from '../../../core/live-bets/live-words.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import type { BetLeg } from '../bet-types.ts';
import { sampleBet } from '../testing/sample-bet.ts';
import { TicketLegs } from './ticket-legs.tsx';

const leg = {
  gameId: '20261129_TEN@NO_NFL',
  sport: 'nfl',
  awayTeamCode: 'TEN',
  homeTeamCode: 'NO',
  selection: 'New Orleans Saints +2.5',
  odds: -115,
  result: null,
  startsAt: '2026-11-29T18:00:00.000Z',
  pick: { market: 'spread', period: 'full', side: 'home', line: 2.5 },
} as unknown as BetLeg;
const live = { gameId: leg.gameId, chance: 0.55, score: { away: 7, home: 6 }, hasBegun: true } as unknown as LiveBet;
const later = { ...leg, gameId: '20261129_CHA@MIA_NBA', selection: 'Charlotte Hornets ML' } as BetLeg;
const toCome = { gameId: later.gameId, chance: 0.46, reason: null, score: null, hasBegun: false } as unknown as LiveBet;
const ticket = sampleBet({ legs: [leg, later], betType: 'parlay', contestStatus: 'live' });

it('tells a leg in play by its score, what its number needs and its chance; one to come by its start and its chance before it', async () => {
  renderPart(<TicketLegs bet={ticket} legs={[live, toCome]} />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('TEN 7, NO 6 · behind by 1, covers as it stands · 55% Winning');
  expect(second!.textContent).toMatch(/CHA @ MIA · .* · 46% before the start$/);
  expect(screen.getByText('0 of 2 legs won')).toBeTruthy();
  expect(screen.getByText('25%')).toBeTruthy();
});

it('says why there is no chance: on the ticket, and of the leg that has none', async () => {
  const reason = 'Fewer than two books price this game’s moneyline and total now.';
  renderPart(<TicketLegs bet={ticket} legs={[live, { ...toCome, chance: null, reason }]} />);
  expect(await screen.findByText('a leg has no chance')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[1]!.textContent).toContain(reason);
});
