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
const live = { gameId: leg.gameId, chance: 0.55, score: { away: 7, home: 6 }, place: 'Q1' } as unknown as LiveBet;

it('tells a leg in play by its score, what its number needs and its chance; one to come by its start', async () => {
  const later = { ...leg, gameId: '20261129_CHA@MIA_NBA', selection: 'Charlotte Hornets ML' } as BetLeg;
  renderPart(<TicketLegs bet={sampleBet({ legs: [leg, later], betType: 'parlay', contestStatus: 'live' })} legs={[live, undefined]} />);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first!.textContent).toContain('TEN 7, NO 6 · behind by 1, covers as it stands · 55% Winning');
  expect(second!.textContent).toContain('CHA @ MIA · ');
  expect(screen.getByText('0 of 2 legs won')).toBeTruthy();
});
