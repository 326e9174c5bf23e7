import { americanToDecimal } from '@clearedge/quant/price';
import type { Locator, Page } from 'playwright-core';
import { readFrom } from './choose.ts';
import { after, escaped, PATIENT } from './read-text.ts';
import { readPercent, readPrice, type Sightings } from './sightings.ts';

export interface PublishedPick {
  sequence: number;
  /** "New York Yankees @ Boston Red Sox" */
  matchup: string;
  awayTeamCode: string;
  homeTeamCode: string;
  gameKey: string;
  selection: string;
  odds: number;
  probability: number;
  winProbability: number;
  pushProbability: number;
  /** Of baseball alone. */
  marketWinProbability?: number | null;
  /** Percent of the stake. */
  expectedValue: number;
  confidence: number;
  /** Of a claimed edge: what the printed expected value is. */
  keptShare: number;
  /** What is believed of it when it is asked for, while it is open. */
  now: Chances | null;
}
type Chances = { winProbability: number; pushProbability: number; keptShare: number };
const subjectOf = ({ matchup, selection }: PublishedPick): string => `pick ${matchup} ${selection}`;
/** Screens and files write a minus sign or a hyphen before a number. */
const wordsOf = ({ selection }: PublishedPick): RegExp => new RegExp(escaped(selection).replace(/-|\u2212/g, '[-\u2212]'));

/** Long or short names of both clubs. */
const gameOf = ({ matchup, awayTeamCode, homeTeamCode }: PublishedPick): RegExp =>
  new RegExp(`${escaped(matchup)}|${awayTeamCode} @ ${homeTeamCode}`);

/** The price after the selection, whose own number is no price. */
function addPrice(screen: string, pick: PublishedPick, text: string, seen: Sightings): void {
  const rest = text.replace(wordsOf(pick), '');
  seen.add(screen, subjectOf(pick), 'price', readPrice(rest));
}
function addEv(screen: string, pick: PublishedPick, text: string, seen: Sightings): void {
  const found = /([+\u2212][\d.]+%|(?<![\d.])0\.0%) EV|EV ([+\u2212][\d.]+%|0\.0%)/.exec(text);
  seen.add(screen, subjectOf(pick), 'EV', readPercent(found?.[1] ?? found?.[2] ?? ''));
}
/** "we 49.5% to win, 6.8% to push"; nothing of a push means that none is possible. */
function addChance(screen: string, pick: PublishedPick, text: string, seen: Sightings): void {
  seen.add(screen, subjectOf(pick), 'win', readPercent(text));
  const push = /push ([\d.]+%)/.exec(text) ?? /([\d.]+%) (?:to )?push/.exec(text);
  seen.add(screen, subjectOf(pick), 'push', push ? readPercent(push[1]!) : 0);
}
function addConfidence(screen: string, pick: PublishedPick, text: string, seen: Sightings): void {
  const found = /confidence (\d+)/i.exec(text);
  seen.add(screen, subjectOf(pick), 'confidence', found ? { value: Number(found[1]), within: 0.5 } : null);
}
function addBooks(screen: string, pick: PublishedPick, text: string, seen: Sightings): void {
  if (pick.marketWinProbability == null) return;
  seen.add(screen, subjectOf(pick), 'books', readPercent(/books ([\d.]+%)/i.exec(text)?.[1] ?? ''));
}
/** Per unit staked at an American price: our chance's claim, less what past claims of its kind did not keep. */
function worthAt({ winProbability, pushProbability, keptShare }: Chances, odds: number): number {
  const claimed = winProbability * americanToDecimal(odds) + pushProbability - 1;
  return claimed > 0 ? claimed * keptShare : claimed;
}
export function addAnswer(picks: readonly PublishedPick[], seen: Sightings): void {
  for (const pick of picks) {
    const add = (figure: string, value: number): void => seen.add('daily picks, API', subjectOf(pick), figure, value);
    const { odds, winProbability: win, pushProbability: push } = pick;
    add('price', americanToDecimal(odds));
    add('EV', pick.expectedValue / 100);
    add('win', win);
    add('push', push);
    add('confidence', pick.confidence);
    if (pick.marketWinProbability != null) add('books', pick.marketWinProbability);
    // A pick's figures are kept rounded: its worth is right to a hundredth of a percent.
    const worked = { value: worthAt(pick, odds), within: 1e-4 };
    seen.add('worked out from price, win and push', subjectOf(pick), 'EV', worked);
  }
}

async function textOf(row: Locator): Promise<string> {
  await row.first().waitFor(PATIENT);
  return row.first().innerText();
}

async function readCards(page: Page, picks: readonly PublishedPick[], seen: Sightings): Promise<void> {
  await page.goto('/daily-picks');
  for (const pick of picks) {
    const card = page.getByRole('article', { name: `${pick.selection}, ${pick.matchup}`, exact: true });
    const text = await textOf(card);
    const figures = await card.first().locator('dl').first().innerText();
    seen.add('Daily Picks', subjectOf(pick), 'price', readPrice(after(figures, /Price\s*/i)));
    addEv('Daily Picks', pick, figures, seen);
    addChance('Daily Picks', pick, after(figures, /Win probability\s*/i).split(/Stake/i)[0]!, seen);
    addConfidence('Daily Picks', pick, text, seen);
    addBooks('Daily Picks', pick, text, seen);
    seen.add('Daily Picks, sentence', subjectOf(pick), 'win', readPercent(/we ([\d.]+%)/.exec(text)?.[1] ?? ''));
  }
}

async function readTracking(page: Page, picks: readonly PublishedPick[], seen: Sightings): Promise<void> {
  await page.goto('/performance-tracking');
  for (const pick of picks) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: wordsOf(pick) })
      .filter({ hasText: gameOf(pick) });
    const text = await textOf(row);
    addPrice('Performance Tracking', pick, text, seen);
    addEv('Performance Tracking', pick, text, seen);
    addConfidence('Performance Tracking', pick, text, seen);
  }
}

async function readLine(screen: string, pick: PublishedPick, row: Locator, seen: Sightings): Promise<void> {
  const text = await textOf(row);
  addPrice(screen, pick, text, seen);
  addEv(screen, pick, text, seen);
  addChance(screen, pick, /[\d.]+% to win.*?(?= \u00b7|, [+\u2212]|\n|$)/.exec(text)?.[0] ?? '', seen);
}

/** A card on Home: an open pick's stands at the price that the board offers now, with what we believe now; any other as published. */
async function readHomeCard(screen: string, pick: PublishedPick, row: Locator, seen: Sightings): Promise<void> {
  // The board of a pick's sport may come after the pick.
  await row.locator('.hp-wait').waitFor({ state: 'detached', ...PATIENT });
  const text = await textOf(row);
  addConfidence(screen, pick, text, seen);
  const ev = readPercent(/EV(?: now)?\s*([+\u2212][\d.]+%|0\.0%)/.exec(text)?.[1] ?? '');
  const chance = `${after(text, /We say\s*/).split('\n')[0]!} ${/[\d.]+% to push/.exec(text)?.[0] ?? ''}`;
  if (!text.includes('EV now')) {
    addChance(screen, pick, chance, seen);
    seen.add(screen, subjectOf(pick), 'EV', ev);
    if (text.includes('published at ')) addPrice(screen, pick, after(text, /published at /), seen);
    return;
  }
  const price = /[+\u2212]\d{3,}/.exec((await row.getByRole('button').first().innerText()).replace(wordsOf(pick), ''))?.[0] ?? '';
  const subject = `${subjectOf(pick)} at ${price}`;
  seen.add(screen, subject, 'win now', readPercent(chance));
  seen.add('daily picks, API', subject, 'win now', pick.now!.winProbability);
  seen.add(screen, subject, 'EV now', ev);
  const value = worthAt(pick.now!, Number(price.replace('\u2212', '-')));
  seen.add('worked out from our chance of now and the price now', subject, 'EV now', { value, within: 1e-4 });
}

/** The top picks on Home: of the day's picks of every sport those that it shows. Returns how many. */
export async function readHome(screen: string, page: Page, seen: Sightings): Promise<number> {
  const { picks } = await readFrom(page.context().request)<{ picks: PublishedPick[] }>('/api/performance/daily');
  await page.goto('/');
  const rows = page.locator('.hp');
  await rows.first().waitFor(PATIENT);
  let found = 0;
  for (const pick of picks) {
    const row = rows.filter({ hasText: wordsOf(pick) }).filter({ hasText: gameOf(pick) });
    if ((await row.count()) === 0) continue;
    found += 1;
    await readHomeCard(screen, pick, row, seen);
  }
  if (found !== (await rows.count())) seen.missing.push(`${screen}: ${await rows.count()} rows, ${found} of them published picks`);
  return found;
}

export async function readGames(page: Page, picks: readonly PublishedPick[], seen: Sightings): Promise<void> {
  for (const gameKey of new Set(picks.map((pick) => pick.gameKey))) {
    await page.goto(`/game/${encodeURIComponent(gameKey)}`);
    for (const pick of picks.filter((one) => one.gameKey === gameKey)) {
      const row = page.locator('.gp').filter({ hasText: wordsOf(pick) });
      await readLine('Game page, our pick', pick, row, seen);
      addBooks('Game page, our pick', pick, await textOf(row), seen);
    }
  }
}

async function readDigest(page: Page, picks: readonly PublishedPick[], seen: Sightings): Promise<void> {
  await page.goto('/daily-digest');
  const panel = page.getByRole('region', { name: 'Picks', exact: true });
  for (const pick of picks) {
    const row = panel
      .getByRole('listitem')
      .filter({ hasText: wordsOf(pick) })
      .filter({ hasText: gameOf(pick) });
    await readLine('Digest', pick, row, seen);
    const text = await textOf(row);
    addConfidence('Digest', pick, text, seen);
    addBooks('Digest', pick, text, seen);
  }
}

async function readAssistant(page: Page, picks: readonly PublishedPick[], seen: Sightings): Promise<void> {
  await page.goto('/ai-assistant');
  await page.getByRole('textbox').first().fill('What are the daily picks today?');
  await page.keyboard.press('Enter');
  for (const pick of picks) {
    const start = `${pick.matchup}: ${pick.selection} at`;
    const text = (await textOf(page.getByText(start))).split('\n').find((line) => line.includes(start))!;
    seen.add('Assistant', subjectOf(pick), 'price', readPrice(after(text, / at /)));
    addChance('Assistant', pick, after(text, /we made it /).split(', EV')[0]!, seen);
    addEv('Assistant', pick, text, seen);
    addConfidence('Assistant', pick, text, seen);
  }
}

/** Every published pick of the day wherever it stands. Returns them; the record shows them once their games have begun. */
export async function readPicks(page: Page, seen: Sightings): Promise<PublishedPick[]> {
  const picks = await readFrom(page.context().request)<PublishedPick[]>('/api/daily-picks');
  addAnswer(picks, seen);
  await readCards(page, picks, seen);
  await readTracking(page, picks, seen);
  await readHome('Home', page, seen);
  await readGames(page, picks, seen);
  await readDigest(page, picks, seen);
  await readAssistant(page, picks, seen);
  return picks;
}

/** The public record and its file. Returns how many of the picks are revealed. */
export async function readRecord(page: Page, picks: readonly PublishedPick[], seen: Sightings): Promise<number> {
  const lines = (await (await page.context().request.get('/api/record/csv')).text()).trim().split('\n');
  const heads = lines[0]!.split(',');
  await page.goto('/record?sport=mlb');
  await page.locator('.rec-tbl tbody tr').first().waitFor(PATIENT);
  let revealed = 0;
  for (const pick of picks) {
    const cells = lines.map((line) => line.split(',')).find(([sport, sequence]) => sport === 'mlb' && sequence === String(pick.sequence));
    if (cells?.[2] !== 'pick') continue;
    revealed += 1;
    const cell = (name: string): number => Number(cells[heads.indexOf(name)]);
    const stored = (name: string): { value: number; within: number } => ({ value: cell(name), within: 1e-6 });
    seen.add('Record file', subjectOf(pick), 'price', americanToDecimal(cell('odds')));
    seen.add('Record file', subjectOf(pick), 'EV', stored('ev'));
    seen.add('Record file', subjectOf(pick), 'win', stored('winProbability'));
    seen.add('Record file', subjectOf(pick), 'push', stored('pushProbability'));
    seen.add('Record file', subjectOf(pick), 'confidence', { value: cell('confidence'), within: 0.5 });
    const row = page.locator(`#mlb-${pick.sequence}`).getByRole('cell');
    const [, , , price = '', stated = '', confidence = ''] = await row.allInnerTexts();
    seen.add('Record', subjectOf(pick), 'price', readPrice(price));
    addChance('Record', pick, stated, seen);
    addEv('Record', pick, stated, seen);
    addConfidence('Record', pick, `confidence ${confidence}`, seen);
  }
  return revealed;
}
