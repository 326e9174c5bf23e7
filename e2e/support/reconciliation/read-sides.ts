import type { Page } from 'playwright-core';
import type { ChosenSide } from './choose.ts';
import { addChance, addEv, FAIR, type Reference, WIN } from './read-figures.ts';
import { after, escaped, gameAddress, PATIENT } from './read-text.ts';
import { readPercent, readPrice, type Sightings } from './sightings.ts';

const MARKET_WORDS = { moneyline: 'moneyline', spread: 'run line', total: 'total runs' } as const;

/** "Under 10 total runs −105 at Keystone, 4 seconds old", the words of a price button of a game. */
export function buttonName({ market, side, line, words, awayTeam, homeTeam }: ChosenSide): RegExp {
  const team = side === 'away' ? awayTeam : homeTeam;
  const size = line === null ? '' : line < 0 ? `\u2212${-line}` : `+${line}`;
  const start =
    market === 'total' ? `${words} total runs` : market === 'spread' ? `${team} ${MARKET_WORDS.spread} ${size}` : `${team} moneyline`;
  return new RegExp(`^${escaped(start)} [+\u2212\\d]`);
}

/** The price of a side on a screen of price buttons. */
async function readButton(page: Page, screen: string, chosen: ChosenSide, seen: Sightings, within = page.locator('main')): Promise<void> {
  const button = within.getByRole('button', { name: buttonName(chosen) }).first();
  await button.waitFor(PATIENT);
  const text = await button.locator('.sr').textContent();
  const start = chosen.market === 'total' ? /total runs/ : chosen.market === 'spread' ? /run line [+\u2212][\d.]+/ : /moneyline/;
  seen.add(screen, chosen.subject, 'price', readPrice(after(text ?? '', start).split(' at ')[0]!));
}

async function readGames(page: Page, sides: readonly ChosenSide[], seen: Sightings): Promise<void> {
  const [{ awayTeam, homeTeam }] = sides as [ChosenSide];
  await page.goto('/games');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: `${awayTeam} at ${homeTeam}` }) });
  for (const side of sides) await readButton(page, 'Games', side, seen, card);
}

/** The value plays of a side on the open game page: how many. */
async function addPlays(page: Page, side: ChosenSide, seen: Sightings, reference: Reference): Promise<number> {
  const play = page.locator('.vp').filter({ has: page.getByRole('button', { name: buttonName(side) }) });
  const texts = await play.allInnerTexts();
  for (const text of texts) {
    addChance('Game page, value plays', side.subject, after(text, /win prob\.\s*/i), seen, reference);
    addEv('Game page, value plays', side.subject, text, seen);
    seen.add('Game page, value plays', side.subject, FAIR[reference], readPrice(after(text, /Fair price\s*/)));
  }
  return texts.length;
}

/** A side that is value on the AI slip is among the value plays of its game. */
export async function readPlays(page: Page, side: ChosenSide, seen: Sightings): Promise<void> {
  await page.goto(gameAddress(side.gameId));
  await page.locator('.vp').first().waitFor(PATIENT);
  if ((await addPlays(page, side, seen, 'model')) === 0) seen.missing.push(`Game page: no value play on ${side.subject}`);
}

/** Best prices, value plays, suggested bets, fair prices and the chart of the total, all on one page. */
async function readGame(page: Page, sides: readonly ChosenSide[], seen: Sightings, reference: Reference): Promise<void> {
  await page.goto(gameAddress(sides[0]!.gameId));
  const prices = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Fair price' }) });
  const fair = prices.filter({ has: page.getByRole('columnheader', { name: 'Range' }) });
  await fair.first().waitFor(PATIENT);
  for (const side of sides) {
    await readButton(page, 'Game page, best prices', side, seen);
    const code = side.matchup.split(' @ ')[side.side === 'away' ? 0 : 1]!;
    const size = side.line === null ? '' : ` ${side.line < 0 ? `\u2212${-side.line}` : `+${side.line}`}`;
    const name = side.market === 'total' ? side.words : side.market === 'spread' ? `${code}${size}` : code;
    const row = fair
      .first()
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const cells = await row.getByRole('cell').allInnerTexts();
    addChance('Game page, fair prices', side.subject, cells[1] ?? '', seen);
    seen.add('Game page, fair prices', side.subject, 'fair price', readPrice(cells.at(-1) ?? ''));
    await addPlays(page, side, seen, reference);
  }
  const total = sides.find(({ market }) => market === 'total')!;
  const half = page.locator('.split > div').filter({ hasText: total.words });
  const text = await half.innerText();
  addChance('Game page, chart of the total', total.subject, text.split('\n')[0]!, seen);
  if (/push/.test(text)) addChance('Game page, chart of the total', total.subject, text, seen);
  seen.add('Game page, chart of the total', total.subject, 'fair price', readPrice(after(text, /fair\s*/)));
}

async function readComparison(page: Page, sides: readonly ChosenSide[], seen: Sightings): Promise<void> {
  for (const side of sides) {
    await page.goto(`/odds-comparison?market=${side.market}`);
    const best = page.getByRole('button', { name: new RegExp(`^${escaped(side.words)} [+\u2212\\d].*, best price`) });
    const body = page.locator('tbody').filter({ has: page.getByRole('button', { name: new RegExp(`^${escaped(side.awayTeam)} at `) }) });
    await body.waitFor(PATIENT);
    const text = await body.getByRole('button').and(best).first().getAttribute('aria-label');
    seen.add('Odds comparison', side.subject, 'price', readPrice((text ?? '').slice(side.words.length).split(' at ')[0]!));
    const place = side.side === 'away' || side.side === 'over' ? 0 : 1;
    const title = await body.getByRole('row').nth(place).locator('.c-fair [title]').first().getAttribute('title');
    seen.add('Odds comparison', side.subject, 'market, no push', readPercent(title ?? ''));
  }
}

export async function readParlayBuilder(
  page: Page,
  sides: readonly ChosenSide[],
  seen: Sightings,
  reference: Reference,
  sport: string | null = null,
): Promise<void> {
  for (const side of sides) {
    const ofSport = sport === null ? '' : `&sport=${sport}`;
    await page.goto(`/parlay-builder?tab=all&type=${side.market}&q=${encodeURIComponent(side.matchup)}${ofSport}`);
    await page.getByRole('button', { name: /^Add:/ }).first().waitFor(PATIENT);
    const words = side.market === 'moneyline' ? `${side.words} ML` : side.words.replace('\u2212', '-');
    const add = page.getByRole('button', { name: new RegExp(`^Add: ${escaped(words)}, ${escaped(side.matchup)}$`) });
    const row = page.getByRole('row').filter({ has: add });
    // A row out of sight has no text.
    await row.getByText(/fair /).scrollIntoViewIfNeeded(PATIENT);
    const text = await row.innerText();
    const [, ...lines] = text.split(/[\n\t]+/).filter(Boolean);
    const priced = lines.findIndex((line) => readPrice(line) !== null && !line.includes('@'));
    seen.add('Parlay builder', side.subject, 'price', readPrice(lines[priced] ?? ''));
    addChance('Parlay builder', side.subject, lines.slice(priced + 1).find((line) => /^[\d.]+%/.test(line)) ?? '', seen, reference);
    const other = reference === 'model' ? 'market' : 'model';
    seen.add('Parlay builder', side.subject, WIN[other], readPercent(after(text, new RegExp(`^${other} `, 'm'))));
    const needed = lines.findIndex((line, at) => at > priced + 1 && /^[\d.]+%$/.test(line));
    const evHead = await page.getByRole('columnheader', { name: /^EV v\./ }).innerText();
    addEv('Parlay builder', side.subject, `${lines[needed + 1] ?? ''} ${evHead}`, seen);
    seen.add('Parlay builder', side.subject, FAIR[reference], readPrice(after(text, /fair /)));
  }
}

async function readSlip(page: Page, side: ChosenSide, seen: Sightings): Promise<void> {
  await page.goto('/games');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: `${side.awayTeam} at ${side.homeTeam}` }) });
  await card
    .getByRole('button', { name: buttonName(side) })
    .first()
    .click();
  await page.goto('/my-bets?tab=slip');
  const odds = page
    .getByRole('main')
    .getByLabel(/^Odds, /)
    .first();
  await odds.waitFor(PATIENT);
  const typed = await odds.inputValue();
  seen.add('Slip', side.subject, 'price', readPrice(/^\d+$/.test(typed) ? `+${typed}` : typed));
}

async function readSportsbook(page: Page, sides: readonly ChosenSide[], seen: Sightings): Promise<void> {
  await page.goto('/virtual-sportsbook');
  const row = page.locator('.vs-game').filter({ hasText: sides[0]!.homeTeam });
  await row.first().waitFor(PATIENT);
  for (const side of sides) await readButton(page, 'Sportsbook', side, seen, row.first());
}

async function readDigest(page: Page, total: ChosenSide, seen: Sightings): Promise<void> {
  await page.goto('/daily-digest');
  const board = page.getByRole('region', { name: 'MLB board' });
  await board.waitFor(PATIENT);
  const game = board.getByRole('listitem').filter({ hasText: total.awayTeam }).filter({ hasText: total.homeTeam });
  seen.add('Digest, board', total.subject, 'price', readPrice(after(await game.first().innerText(), new RegExp(escaped(total.words)))));
}

async function readAssistant(page: Page, total: ChosenSide, seen: Sightings): Promise<void> {
  await page.goto('/ai-assistant');
  await page.getByRole('textbox').first().fill(`What is the EV of ${total.words.toLowerCase()} in ${total.awayTeam} at ${total.homeTeam}?`);
  await page.keyboard.press('Enter');
  const start = `ET: ${total.words} `;
  const answer = page.getByText(start).first();
  await answer.waitFor(PATIENT);
  const text = (await answer.innerText()).split('\n').find((line) => line.includes(start))!;
  seen.add('Assistant', total.subject, 'price', readPrice(after(text, /; best /)));
  addChance('Assistant', total.subject, after(text, new RegExp(escaped(start))), seen);
  addEv('Assistant', total.subject, after(text, /; best [^)]+\), /), seen);
  seen.add('Assistant', total.subject, 'fair price', readPrice(after(text, /fair price /)));
}

/** Everything that is offered on the sides of a game, screen by screen. */
export async function readSides(page: Page, sides: readonly ChosenSide[], seen: Sightings): Promise<void> {
  const total = sides.find(({ market }) => market === 'total')!;
  await readGames(page, sides, seen);
  await readGame(page, sides, seen, 'model');
  await readComparison(page, sides, seen);
  await readParlayBuilder(page, sides, seen, 'model');
  await readSlip(page, total, seen);
  await readSportsbook(page, sides, seen);
  await readDigest(page, total, seen);
  await readAssistant(page, total, seen);
}

/** The screens that follow the member's choice, after it was changed to the market. */
export async function readSidesAgainstMarket(page: Page, sides: readonly ChosenSide[], seen: Sightings): Promise<void> {
  await readGame(page, sides, seen, 'market');
  await readParlayBuilder(page, sides, seen, 'market');
}
