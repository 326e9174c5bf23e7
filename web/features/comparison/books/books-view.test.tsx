import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FakeError } from '../../../testing/fake-server.ts';
import { renderPart } from '../../../testing/render-route.tsx';
import type { MeasuredBook, MeasuredBooks } from '../comparison.queries.ts';
import { useComparisonUrl } from '../comparison-url.ts';
import { BooksView } from './books-view.tsx';

const book = (code: string, values: Partial<MeasuredBook> = {}): MeasuredBook => ({
  code,
  name: `Book ${code}`,
  pairs: 90,
  hold: 0.043,
  sides: 180,
  bestShare: 0.31,
  moves: 40,
  firstShare: 0.25,
  followShare: 0.5,
  minutesBehind: 7.25,
  plays: 12,
  claimed: 0.018,
  judged: 11,
  atClose: 0.021,
  gap: { mean: -0.003, low: -0.011, high: 0.005 },
  graded: 12,
  units: -1.5,
  arbitrages: 2,
  sureReturn: 0.004,
  ...values,
});
const answer = (books: MeasuredBook[]): MeasuredBooks => ({
  asOf: '2026-07-11T16:00:00.000Z',
  from: '2026-07-01',
  to: '2026-07-10',
  days: 10,
  games: 140,
  isSimulated: true,
  books,
});

function View() {
  return <BooksView url={useComparisonUrl()} mine={['AAA']} who="me" />;
}

it('states each figure with what it rests on, and what claims came to at the close', async () => {
  renderPart(<View />, {
    path: '/odds-comparison?view=books',
    server: {
      'GET /api/odds-comparison/books': answer([
        book('AAA'),
        book('BBB', { plays: 0, claimed: null, judged: 0, atClose: null, gap: null }),
      ]),
    },
  });
  const table = within(await screen.findByRole('table'));
  expect(screen.getByText(/140 games on 10 settled days, .* simulated books/)).toBeTruthy();
  const [, own, other] = table.getAllByRole('row');
  for (const text of [
    '4.3%90 pairs',
    '31%of 180',
    '25%of 40',
    '7.3 minfollows 50%',
    '+1.8%12 prices',
    '+2.1%gap −1.1 to +0.5',
    '−1.5 u12 bets',
    '2+0.4% sure',
  ])
    expect(own!.textContent).toContain(text);
  expect(own!.textContent).toContain('my book');
  expect(other!.textContent).toContain('—no close');
});

it('asks for the market, league and days that the address names', async () => {
  const { server, user } = renderPart(<View />, {
    path: '/odds-comparison?view=books&only=total&league=cfl&days=90',
    server: { 'GET /api/odds-comparison/books': answer([book('AAA')]) },
  });
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'All' }));
  await screen.findByRole('table');
  const asked = server.calls.filter(({ key }) => key.endsWith('/books')).map(({ query }) => query);
  expect(asked[0]).toEqual({ sport: 'cfl', market: 'total', days: '90' });
  expect(asked.at(-1)).toEqual({ sport: 'cfl', days: '90' });
});

it('says that no day is measured yet', async () => {
  renderPart(<View />, { path: '/odds-comparison?view=books', server: { 'GET /api/odds-comparison/books': answer([]) } });
  expect(await screen.findByText('No settled days yet')).toBeTruthy();
});

it('says that they could not be loaded', async () => {
  const failing = (): never => {
    throw new FakeError('INTERNAL', 'Down');
  };
  renderPart(<View />, { path: '/odds-comparison?view=books', server: { 'GET /api/odds-comparison/books': failing } });
  expect(await screen.findByText('The books could not be loaded')).toBeTruthy();
});
