import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { useHeadingFocus } from './use-heading-focus.ts';

let bring = (): void => undefined;

function Page() {
  const { pathname } = useLocation();
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    bring = () => setHere(true);
  }, []);
  return pathname === '/' || isHere ? <h1>{pathname}</h1> : <p>Loading</p>;
}

function App() {
  useHeadingFocus();
  return (
    <main id="main" tabIndex={-1}>
      <Link to="/games">Games</Link>
      <Page />
      <button type="button">Other</button>
    </main>
  );
}

const open = (): void => {
  render(
    <MemoryRouter>
      <App />
    </MemoryRouter>,
  );
};
const go = (): void => act(() => screen.getByRole('link').click());
const arrive = (): Promise<void> => act(async () => bring());
const heading = (): HTMLElement => screen.getByRole('heading', { level: 1 });

it('leaves the focus alone on the first page, and puts it on the heading of the next as soon as there is one', async () => {
  open();
  expect(document.activeElement).toBe(document.body);
  go();
  await arrive();
  expect(heading().textContent).toBe('/games');
  expect(document.activeElement).toBe(heading());
});

it('takes it from no one who has gone on', async () => {
  open();
  go();
  act(() => screen.getByRole('button').focus());
  await arrive();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});
