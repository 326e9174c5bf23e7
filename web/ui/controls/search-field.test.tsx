import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SearchField } from './field.tsx';

test('a box keeps what is typed while its value follows late, and takes a value that is not its own', () => {
  const sent: string[] = [];
  const at = (value: string) => <SearchField label="Search" value={value} onChange={(text) => sent.push(text)} />;
  const { rerender } = render(at(''));
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  for (const text of ['s', 'so', 'sot']) fireEvent.change(box, { target: { value: text } });
  expect([box.value, sent]).toEqual(['sot', ['s', 'so', 'sot']]);
  rerender(at('so'));
  expect(box.value).toBe('sot');
  rerender(at('sot'));
  expect(box.value).toBe('sot');
  rerender(at('soto'));
  expect(box.value).toBe('soto');
  // The filter's chip is taken away, or a link leads to another search.
  fireEvent.blur(box);
  rerender(at(''));
  expect(box.value).toBe('');
  rerender(at('judge'));
  expect(box.value).toBe('judge');
  fireEvent.change(box, { target: { value: 'judge a' } });
  fireEvent.keyDown(box, { key: 'Escape' });
  expect([box.value, sent.at(-1)]).toEqual(['', '']);
});
