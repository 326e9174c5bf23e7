import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { repeatEarlyInput } from './replay-input.ts';

const SIDES = ['away', 'home'];

function Form() {
  const [text, setText] = useState('');
  const [count, setCount] = useState('5');
  const [note, setNote] = useState('');
  const [order, setOrder] = useState('time');
  const [isLive, setLive] = useState(false);
  const [isOver, setOver] = useState(true);
  const [side, setSide] = useState('away');
  return (
    <form>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Count" type="number" value={count} onChange={(event) => setCount(event.target.value)} />
      <textarea aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      <select aria-label="Order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="time">Time</option>
        <option value="club">Club</option>
      </select>
      <input aria-label="Live" type="checkbox" checked={isLive} onChange={(event) => setLive(event.target.checked)} />
      <input aria-label="Over" type="checkbox" checked={isOver} onChange={(event) => setOver(event.target.checked)} />
      {SIDES.map((one) => (
        <input key={one} aria-label={one} type="radio" name="side" checked={side === one} onChange={() => setSide(one)} />
      ))}
      <output>{JSON.stringify({ text, count, note, order, isLive, isOver, side })}</output>
    </form>
  );
}

const stateIn = (root: ParentNode): unknown => JSON.parse(root.querySelector('output')!.textContent);

function draw() {
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToString(<Form />);
  document.body.append(drawn);
  const field = <F extends HTMLElement>(name: string): F => drawn.querySelector<F>(`[aria-label="${name}"]`)!;
  const takeOver = (): unknown => {
    render(<Form />, { container: drawn, hydrate: true });
    act(() => repeatEarlyInput(drawn));
    return stateIn(drawn);
  };
  return { field, takeOver };
}

it('tells the app what was typed, chosen and ticked before it was there', () => {
  const { field, takeOver } = draw();
  field<HTMLInputElement>('Search').value = 'Sox';
  field<HTMLInputElement>('Count').value = '12';
  field<HTMLTextAreaElement>('Note').value = 'Rain';
  Object.assign(field('Order'), { early: 'club' });
  for (const name of ['Live', 'Over', 'home']) field(name).click();
  expect(takeOver()).toEqual({ text: 'Sox', count: '12', note: 'Rain', order: 'club', isLive: true, isOver: false, side: 'home' });
  expect(field<HTMLInputElement>('away').checked).toBe(false);
});

it('hears what is typed after the early input, also when that brings back what was drawn', () => {
  const { field, takeOver } = draw();
  field<HTMLInputElement>('Search').value = 'Sox';
  expect(takeOver()).toMatchObject({ text: 'Sox' });
  fireEvent.change(field('Search'), { target: { value: '' } });
  expect(stateIn(document.body)).toMatchObject({ text: '' });
});

it('hears a field that was cleared before the app was there', () => {
  const { field, takeOver } = draw();
  field<HTMLInputElement>('Count').value = '';
  expect(takeOver()).toMatchObject({ count: '' });
});

it('leaves the caret where the bettor is typing', () => {
  const { field, takeOver } = draw();
  const search = field<HTMLInputElement>('Search');
  search.focus();
  search.value = 'Red Sox';
  search.setSelectionRange(1, 3);
  takeOver();
  expect([search.value, search.selectionStart, search.selectionEnd]).toEqual(['Red Sox', 1, 3]);
});

it('leaves what no one touched as it was drawn', () => {
  expect(draw().takeOver()).toEqual({ text: '', count: '5', note: '', order: 'time', isLive: false, isOver: true, side: 'away' });
});
