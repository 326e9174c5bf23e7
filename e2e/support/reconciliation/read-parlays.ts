import { americanToDecimal } from '@clearedge/quant/price';
import type { APIRequestContext, Page } from 'playwright-core';
import { type ChosenSide, readFrom } from './choose.ts';
import { buttonName } from './read-sides.ts';
import { after, escaped, PATIENT } from './read-text.ts';
import { readMoney, readPercent, readPrice, type Sightings } from './sightings.ts';

/** Two legs of one game. */
export type SameGameLegs = readonly [total: ChosenSide, moneyline: ChosenSide];

interface Quote {
  legs: { odds: number }[];
  totalOdds: number;
  decimal: number;
  productOdds: number;
  impliedProbability: number;
  winProbability: number;
  pushProbability: number;
  pushReturn: number | null;
  independentProbability: number;
  fairOdds: number;
  expectedValue: number;
  holdFraction: number;
  sameGameHold: number;
}
interface PracticeQuote {
  odds: number;
  decimal: number;
  productOdds: number;
  holdFraction: number;
}
interface Saved {
  odds: number;
  estimatedProbability: number;
  independentProbability: number;
  expectedValue: number;
}
interface PracticeBet {
  odds: number;
  stake: number;
  potentialWin: number;
  holdFraction: number;
}

const STAKE = 10;
export const subjectOf = (legs: SameGameLegs): string => `parlay ${legs[0].matchup} ${legs.map(({ words }) => words).join(' + ')}`;
const wordsOf = ({ market, words }: ChosenSide): string => (market === 'moneyline' ? `${words} ML` : words);

/** Legs as a client sends them. */
const bodyOf = (legs: SameGameLegs) =>
  legs.map((leg) => {
    const { gameId, market, side, line, odds } = leg;
    const pick = { market, period: 'full', side, ...(line === null ? {} : { line }) };
    return { gameId, betType: market, selection: wordsOf(leg), odds, pick };
  });

/** An American price of several legs is a label: the exact one lies within half a point of it. */
const labelOf = (odds: number) => readPrice(odds > 0 ? `+${odds}` : String(odds));

async function post<T>(request: APIRequestContext, headers: Record<string, string>, path: string, data: object): Promise<T> {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** What the two quotes answer, and what price, win and push of the first one come to. */
export async function addQuotes(
  request: APIRequestContext,
  headers: Record<string, string>,
  legs: SameGameLegs,
  seen: Sightings,
): Promise<void> {
  const odds = legs.map((side) => side.odds);
  const body = { legs: bodyOf(legs) };
  const quote = await post<Quote>(request, headers, '/api/parlays/quote', body);
  const practice = await post<PracticeQuote>(request, headers, '/api/virtual/quote', body);
  const add = (screen: string, figure: string, value: number | ReturnType<typeof readPrice>): void =>
    seen.add(screen, subjectOf(legs), figure, value);
  const PARLAYS = 'parlay quote, API';
  add(PARLAYS, 'price', quote.decimal);
  add(PARLAYS, 'legs multiplied', labelOf(quote.productOdds));
  add(PARLAYS, 'break-even', quote.impliedProbability);
  add(PARLAYS, 'win', quote.winProbability);
  add(PARLAYS, 'push', quote.pushProbability);
  add(PARLAYS, 'if independent', quote.independentProbability);
  add(PARLAYS, 'fair price', labelOf(quote.fairOdds));
  add(PARLAYS, 'EV v. model', quote.expectedValue);
  add(PARLAYS, 'true cost', quote.holdFraction);
  add(`${PARLAYS}, same-game hold`, 'true cost', quote.sameGameHold);
  add('practice quote, API', 'price', practice.decimal);
  add('practice quote, API', 'legs multiplied', labelOf(practice.productOdds));
  add('practice quote, API', 'true cost', practice.holdFraction);
  const { decimal, winProbability: win, pushProbability: push } = quote;
  const returned = push * (quote.pushReturn ?? 0);
  const fair = (1 - returned) / win;
  const WORKED = 'worked out from price, win and push';
  add(WORKED, 'break-even', 1 / decimal);
  add(WORKED, 'fair price', fair);
  add(WORKED, 'true cost', 1 - decimal / fair);
  add(WORKED, 'EV v. model', win * decimal + returned - 1);
  add(
    WORKED,
    'legs multiplied',
    odds.reduce((product, one) => product * americanToDecimal(one), 1),
  );
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Your parlay', exact: true });

/** The panel beside the list, once it has been asked for exactly these legs. */
export async function readPanel(page: Page, legs: SameGameLegs, seen: Sightings): Promise<void> {
  const [total, moneyline] = legs;
  await page.goto(`/parlay-builder?tab=all&type=total&q=${encodeURIComponent(total.matchup)}`);
  for (const side of [total, moneyline]) {
    await page.getByRole('combobox', { name: 'Type' }).selectOption(side.market);
    const words = wordsOf(side).replace('\u2212', '-');
    const add = page.getByRole('button', { name: new RegExp(`^Add: ${escaped(words)}, ${escaped(side.matchup)}$`) });
    await add.waitFor(PATIENT);
    await add.click();
  }
  const panel = panelOf(page);
  await panel.getByText('Joint price', { exact: true }).waitFor(PATIENT);
  await panel.getByText(/^Pays \$/).waitFor(PATIENT);
  const text = await panel.innerText();
  const add = (figure: string, read: ReturnType<typeof readPrice>): void =>
    seen.add('Parlay builder, panel', subjectOf(legs), figure, read);
  add('price', readPrice(after(text, /Joint price\s*/)));
  add('legs multiplied', readPrice(after(text, /Legs multiplied \(no book pays this\)\s*/)));
  add('fair price', readPrice(after(text, /\nFair price\s*/)));
  add('EV v. model', readPercent(after(text, /Expected value v\. model\s*/)));
  add('win', readPercent(after(text, /Win probability(?: \(correlated\))?\s*/)));
  add('if independent', readPercent(after(text, /If independent\s*/)));
  add('break-even', readPercent(after(text, /Break-even\s*/)));
  add('true cost', readPercent(after(text, /True cost[^\n]*\s*/)));
  const push = /([\d.]+%) that a leg pushes/.exec(text)?.[1];
  add('push', push === undefined ? { value: 0, within: 0 } : readPercent(push));
}

/** The waterfall above the list. */
async function readPicture(page: Page, legs: SameGameLegs, seen: Sightings): Promise<void> {
  const text = await page.getByRole('region', { name: 'What this parlay really pays' }).innerText();
  const add = (figure: string, read: ReturnType<typeof readPrice>): void =>
    seen.add('Parlay builder, picture', subjectOf(legs), figure, read);
  add('price', readPrice(after(text, /Practice book pays\n[^\n]*\s*/)));
  add('legs multiplied', readPrice(after(text, /Legs multiplied\n[^\n]*\s*/)));
  add('fair price', readPrice(after(text, /Fair price\n[^\n]*\s*/)));
  add('EV v. model', readPercent(/([+\u2212]?[\d.]+%) EV/.exec(text)?.[1] ?? ''));
  add('win', readPercent(/([\d.]+%) win /.exec(text)?.[1] ?? ''));
}

async function readSaved(page: Page, legs: SameGameLegs, seen: Sightings): Promise<void> {
  await panelOf(page).getByRole('button', { name: 'Save Parlay' }).click();
  await panelOf(page).getByText('Your parlay is empty').waitFor(PATIENT);
  const add = (screen: string, figure: string, read: ReturnType<typeof readPrice> | number): void =>
    seen.add(screen, subjectOf(legs), figure, read);
  const [saved] = await readFrom(page.context().request)<[Saved]>('/api/my-parlays');
  add('saved parlays, API', 'price', labelOf(saved.odds));
  add('saved parlays, API', 'win', saved.estimatedProbability);
  add('saved parlays, API', 'if independent', saved.independentProbability);
  add('saved parlays, API', 'EV v. model', saved.expectedValue);
  await page.goto('/parlay-builder?tab=saved');
  const row = page.getByRole('list', { name: 'Saved parlays' }).getByRole('listitem').first();
  await row.waitFor(PATIENT);
  const text = await row.innerText();
  add('Saved parlays', 'price', readPrice(after(text, /2 legs at /)));
  add('Saved parlays', 'win', readPercent(after(text, /Saved [^\n]*?\u00b7 /)));
  add('Saved parlays', 'if independent', readPercent(/([\d.]+%) if independent/.exec(text)?.[1] ?? ''));
  add('Saved parlays', 'EV v. model', readPercent(/([+\u2212]?[\d.]+%) EV/.exec(text)?.[1] ?? ''));
}

/** The practice slip with both legs in parlay mode. */
async function readPracticeSlip(page: Page, legs: SameGameLegs, seen: Sightings): Promise<void> {
  await page.goto('/virtual-sportsbook');
  const game = page.locator('.vs-game').filter({ hasText: legs[0].homeTeam }).first();
  for (const side of legs)
    await game
      .getByRole('button', { name: buttonName(side) })
      .first()
      .click();
  const mode = page.getByRole('checkbox', { name: 'Parlay mode' }).first();
  await mode.waitFor(PATIENT);
  await mode.check();
  const sum = page.locator('.vs-sum').filter({ hasText: 'Hold in this price' }).first();
  await sum.waitFor(PATIENT);
  const text = await sum.innerText();
  const add = (figure: string, read: ReturnType<typeof readPrice>): void => seen.add('Practice slip', subjectOf(legs), figure, read);
  add('price', readPrice(after(text, /Joint price\s*/)));
  add('legs multiplied', readPrice(after(text, /If legs were independent\s*/)));
  add('true cost', readPercent(after(text, /Hold in this price\s*/)));
}

/** Places the legs as one practice bet; reads the stored bet and its entry in the list. */
async function readPlaced(page: Page, headers: Record<string, string>, legs: SameGameLegs, seen: Sightings): Promise<void> {
  const { request } = page.context();
  await request.post('/api/responsible-gaming/age', { data: { isOfAge: true }, headers });
  const order = { betType: 'parlay', stake: STAKE, legs: bodyOf(legs) };
  const bet = await post<PracticeBet>(request, headers, '/api/virtual/bets', order);
  const add = (screen: string, figure: string, read: ReturnType<typeof readPrice> | number): void =>
    seen.add(screen, subjectOf(legs), figure, read);
  add('practice bet, API', 'price', labelOf(bet.odds));
  add('practice bet, API', 'true cost', bet.holdFraction);
  add('practice bet, API: to win over stake', 'price', { value: 1 + bet.potentialWin / bet.stake, within: 0.005 / bet.stake });
  await page.goto('/virtual-sportsbook');
  const row = page.locator('.vs-bet').filter({ hasText: '2-leg parlay' }).first();
  await row.waitFor(PATIENT);
  const text = await row.innerText();
  add('My Virtual Bets', 'price', readPrice(after(text, /\n(?=[+\u2212]\d)/)));
  add('My Virtual Bets: to win over stake', 'price', {
    value: 1 + (readMoney(after(text, /to win /))?.value ?? Number.NaN) / STAKE,
    within: 0.005 / STAKE,
  });
}

/** Legs of one game on every screen that prices them. */
export async function readSameGame(page: Page, headers: Record<string, string>, legs: SameGameLegs, seen: Sightings): Promise<void> {
  await addQuotes(page.context().request, headers, legs, seen);
  await readPanel(page, legs, seen);
  await readPicture(page, legs, seen);
  await readSaved(page, legs, seen);
  await readPracticeSlip(page, legs, seen);
  await readPlaced(page, headers, legs, seen);
}
