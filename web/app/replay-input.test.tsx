import { act, render } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { repeatEarlyInput } from './replay-input.ts';

const SIDES = ['away', 'home'];

function Form() {
  const [text, setText] = useState('');
  const [order, setOrder] = useState('time');
  const [isLive, setLive] = useState(false);
  const [isOver, setOver] = useState(true);
  const [side, setSide] = useState('away');
  return (
    <form>
      <input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
      <select aria-label="Order" value={order} onChange={(event) => setOrder(event.target.value)}>
        <option value="time">Time</option>
        <option value="club">Club</option>
      </select>
      <input aria-label="Live" type="checkbox" checked={isLive} onChange={(event) => setLive(event.target.checked)} />
      <input aria-label="Over" type="checkbox" checked={isOver} onChange={(event) => setOver(event.target.checked)} />
      {SIDES.map((one) => (
        <input key={one} aria-label={one} type="radio" name="side" checked={side === one} onChange={() => setSide(one)} />
      ))}
      <output>{JSON.stringify({ text, order, isLive, isOver, side })}</output>
    </form>
  );
}

function draw() {
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToString(<Form />);
  document.body.append(drawn);
  const field = <F extends HTMLElement>(name: string): F => drawn.querySelector<F>(`[aria-label="${name}"]`)!;
  const takeOver = (): unknown => {
    render(<Form />, { container: drawn, hydrate: true });
    act(() => repeatEarlyInput(drawn));
    return JSON.parse(drawn.querySelector('output')!.textContent);
  };
  return { field, takeOver };
}

it('tells the app what was typed, chosen and ticked before it was there', () => {
  const { field, takeOver } = draw();
  field<HTMLInputElement>('Search').value = 'Sox';
  Object.assign(field('Order'), { early: 'club' });
  for (const name of ['Live', 'Over', 'home']) field(name).click();
  expect(takeOver()).toEqual({ text: 'Sox', order: 'club', isLive: true, isOver: false, side: 'home' });
  expect(field<HTMLInputElement>('away').checked).toBe(false);
});

it('leaves what no one touched as it was drawn', () => {
  expect(draw().takeOver()).toEqual({ text: '', order: 'time', isLive: false, isOver: true, side: 'away' });
});
