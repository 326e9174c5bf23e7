import type { Page } from 'playwright-core';
import type { ChosenProp } from './choose.ts';
import { addChance, addEv, type Reference } from './read-figures.ts';
import { after, escaped, gameAddress, PATIENT } from './read-text.ts';
import { readPrice, type Sightings } from './sightings.ts';

async function readFinder(page: Page, prop: ChosenProp, seen: Sightings, reference: Reference): Promise<void> {
  await page.goto(`/prop-finder?q=${encodeURIComponent(prop.playerName)}`);
  const word = prop.side === 'over' ? 'Over' : 'Under';
  const side = page.getByRole('button', { name: new RegExp(`^${escaped(prop.playerName)} ${word} ${prop.line} `) });
  const kind = prop.label.slice(prop.playerName.length).trim().toLowerCase();
  const row = page
    .getByRole('listitem')
    .filter({ has: side.filter({ hasText: /./ }) })
    .filter({ hasText: new RegExp(kind, 'i') });
  await row.first().waitFor(PATIENT);
  const name =
    (await row
      .first()
      .getByRole('button', { name: new RegExp(` ${word} ${prop.line} `) })
      .first()
      .getAttribute('aria-label')) ?? '';
  seen.add('Prop Finder', prop.subject, 'price', readPrice(after(name, new RegExp(`${kind}, `, 'i')).split(' at ')[0]!));
  addEv('Prop Finder', prop.subject, name, seen);
  await row.first().getByRole('button', { name: prop.playerName }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('row', { name: /^Shin/ }).waitFor(PATIENT);
  const verdict = await drawer.locator('.pf-said').first().innerText();
  addEv('Prop drawer', prop.subject, verdict, seen);
  addChance('Prop drawer', prop.subject, after(verdict, /: /), seen, reference);
}

async function readPropBuilder(page: Page, prop: ChosenProp, seen: Sightings, reference: Reference): Promise<void> {
  // Value comes first: a prop that the books speak against may be beyond the first page of the list.
  await page.goto(`/player-prop-builder?q=${encodeURIComponent(prop.playerName)}`);
  const word = prop.side === 'over' ? 'Over' : 'Under';
  const side = page.getByRole('button', { name: new RegExp(`^${escaped(prop.label)} ${word}:`) });
  await side.first().waitFor(PATIENT);
  const text = await side.first().innerText();
  seen.add('Prop builder', prop.subject, 'price', readPrice(after(text, new RegExp(`${word[0]} ${prop.line}\\s*`))));
  addEv('Prop builder', prop.subject, text, seen);
  const row = await page.getByRole('listitem').filter({ has: side }).first().innerText();
  addChance('Prop builder', prop.subject, after(row, new RegExp(`· ${word} `)), seen, reference);
}

async function readGameProps(page: Page, prop: ChosenProp, seen: Sightings, reference: Reference): Promise<void> {
  await page.goto(`${gameAddress(prop.gameId)}?tab=props`);
  const word = prop.side === 'over' ? 'Over' : 'Under';
  const line = escaped(String(prop.line));
  const button = page.getByRole('button', { name: new RegExp(`^${escaped(prop.label)} ${word} ${line} `) });
  await button.first().waitFor(PATIENT);
  const words = (await button.first().locator('.sr').textContent()) ?? '';
  seen.add('Game page, props', prop.subject, 'price', readPrice(after(words, new RegExp(`${word} ${line} `)).split(' at ')[0]!));
  const text = await page.getByRole('listitem').filter({ has: button }).first().innerText();
  addChance('Game page, props', prop.subject, after(text, new RegExp(`${word} (?=[\\d.]+%)`)), seen, reference);
  addEv('Game page, props', prop.subject, after(text, new RegExp(`${word} [\\d.]+%`)), seen);
}

/** Everything that is offered on a player prop, screen by screen. */
export async function readProp(page: Page, prop: ChosenProp, seen: Sightings, reference: Reference = 'model'): Promise<void> {
  await readFinder(page, prop, seen, reference);
  await readPropBuilder(page, prop, seen, reference);
  await readGameProps(page, prop, seen, reference);
}
