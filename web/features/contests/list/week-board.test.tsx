import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleGame } from '../../../core/league/testing/sample-league.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import { WeekBoard } from './week-board.tsx';

it('puts the days that are over behind those with something to come', () => {
  const over = { status: 'completed', isCompleted: true, awayScore: 20, homeScore: 17 } as const;
  const at = (day: string, more: object = {}) =>
    sampleGame({ gameId: `${day}_HAM@TOR`, slateOn: day, gameTime: `${day}T23:00:00.000Z`, ...more });
  renderPart(<WeekBoard games={[at('2026-07-09', over), at('2026-07-10'), at('2026-07-11')]} />);
  const days = screen.getAllByRole('region').map((day) => day.getAttribute('aria-label'));
  expect(days).toEqual(['Fri, Jul 10', 'Sat, Jul 11', 'Thu, Jul 9']);
});

it('leaves the day to its heading where a sport plays by the day', () => {
  renderPart(<WeekBoard games={[sampleGame({ sport: 'nhl', slateOn: '2026-07-10' })]} />);
  expect(screen.queryByText('1 game')).toBeNull();
  expect(screen.getByRole('link', { name: /game details/ })).toBeTruthy();
});
