import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useSearch } from './use-search.ts';

const open = (path: string) =>
  renderHook(() => ({ change: useSearch()[1], shown: useLocation().search, go: useNavigate() }), {
    wrapper: ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>,
  }).result;

test('two changes before the first is drawn are both in the address', () => {
  const page = open('/props?page=2');
  act(() => {
    const { change } = page.current;
    change({ kind: 'hits', page: null });
    change({ side: 'over' });
    change((now) => new URLSearchParams([...now, ['q', 'soto']]));
  });
  expect(page.current.shown).toBe('?kind=hits&side=over&q=soto');
  act(() => page.current.change({ kind: '', q: 'judge' }, { replace: true }));
  expect(page.current.shown).toBe('?side=over&q=judge');
});

test('a change after going back starts from the address one came back to', () => {
  const page = open('/props?kind=hits');
  act(() => page.current.change({ kind: 'runs' }));
  expect(page.current.shown).toBe('?kind=runs');
  act(() => void page.current.go(-1));
  expect(page.current.shown).toBe('?kind=hits');
  act(() => page.current.change({ side: 'over' }));
  expect(page.current.shown).toBe('?kind=hits&side=over');
});
