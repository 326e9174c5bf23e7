import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PhoneMore } from './phone-more.tsx';

const GAMES = ['NYY @ BOS', 'LAD @ SF', 'CHC @ STL', 'HOU @ SEA', 'TB @ BAL'];

const open = (address = '/help', count = 5) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PhoneMore first={4} count={count} what="games">
        <ul className="more-of">
          {GAMES.slice(0, count).map((game) => (
            <li key={game}>{game}</li>
          ))}
        </ul>
      </PhoneMore>
    </MemoryRouter>,
  );

it('keeps the whole list in the page and opens it from a button that goes back as well', async () => {
  const user = userEvent.setup();
  const { container } = open();
  const list = container.querySelector<HTMLElement>('.more-p')!;
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(list.getAttribute('data-first')).toBe('4');
  await user.click(screen.getByRole('button', { name: 'Show all 5 games', expanded: false }));
  expect(list.getAttribute('data-first')).toBe('all');
  await user.click(screen.getByRole('button', { name: 'Show fewer games', expanded: true }));
  expect(list.getAttribute('data-first')).toBe('4');
});

it.each([
  ['a short list', '/help', 4],
  ['an address that names one of them', '/help#game-5', 5],
])('shows all of %s without a button', (_, address, count) => {
  const { container } = open(address, count);
  expect(container.querySelector('[data-first]')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
