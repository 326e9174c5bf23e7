import { americanToDecimal } from '@clearedge/quant/price';
import type { Page } from 'playwright-core';
import { type ChosenSide, type Opportunity, readFrom, toSide } from './choose.ts';
import { readPlays } from './read-sides.ts';
import { PATIENT } from './read-text.ts';
import { readMoney, readPercent, readPrice, type Sightings } from './sightings.ts';

interface Entry {
  gameId: string;
  betType: string;
  pick: Opportunity['pick'];
  odds: number;
  confidence: number;
  stake: number;
  aiProbability: number;
  pushProbability: number;
  expectedReturn: number;
  impliedValue: number;
  isValue: boolean;
}
interface Slip {
  budget: number;
  balance: number;
  totalStake: number;
  entries: Entry[];
  skipped: object[];
}
interface Game {
  gameId: string;
  aiSummary: { confidence: number } | null;
}

const tenth = (percent: number) => ({ value: percent / 100, within: 0.0005 });

/** The bets of the AI slip with what else is told of the same sides. Returns how many games it takes or leaves with a reason. */
export async function readAiSlip(page: Page, seen: Sightings): Promise<number> {
  const read = readFrom(page.context().request);
  const slip = await read<Slip>('/api/virtual/ai-slip');
  const offers = await read<Opportunity[]>('/api/parlay-opportunities');
  const games = await read<Game[]>('/api/games');
  const sides: ChosenSide[] = [];
  for (const entry of slip.entries) {
    const { gameId, betType, pick } = entry;
    const offer = offers.find(
      (one) =>
        one.gameId === gameId && one.betType === betType && one.pick.side === pick.side && (one.pick.line ?? null) === (pick.line ?? null),
    );
    if (!offer) {
      seen.missing.push(`parlay opportunities, API: no ${betType} ${pick.side} of ${gameId}`);
      continue;
    }
    const side = toSide(offer);
    sides.push(side);
    const add = (screen: string, figure: string, value: number | { value: number; within: number }): void =>
      seen.add(screen, side.subject, figure, value);
    const decimal = americanToDecimal(entry.odds);
    add('AI slip, API', 'price', decimal);
    add('AI slip, API', 'win', tenth(entry.aiProbability));
    add('AI slip, API', 'push', tenth(entry.pushProbability));
    add('AI slip, API', 'EV v. model', entry.impliedValue / 100);
    add('AI slip, API: payout over stake', 'EV v. model', { value: entry.expectedReturn / entry.stake - 1, within: 0.005 / entry.stake });
    add('AI slip, API', 'confidence', entry.confidence);
    add('AI slip, API', 'stake', entry.stake);
    const summary = games.find((game) => game.gameId === gameId)?.aiSummary;
    if (summary) add('games, API', 'confidence', summary.confidence);
    add('parlay opportunities, API', 'price', americanToDecimal(offer.odds));
    add('parlay opportunities, API', 'win', offer.winProbability);
    add('parlay opportunities, API', 'push', offer.pushProbability);
    add('parlay opportunities, API', 'EV v. model', offer.ev);
    if (entry.isValue) await readPlays(page, side, seen);
  }
  seen.add('AI slip, API', 'AI slip', 'budget', slip.budget);
  seen.add('worked out from the balance', 'AI slip', 'budget', Math.floor(slip.balance * 10) / 100);
  seen.add('AI slip, API', 'AI slip', 'total', slip.totalStake);
  seen.add(
    'worked out from the stakes',
    'AI slip',
    'total',
    slip.entries.reduce((sum, { stake }) => sum + Math.round(stake * 100), 0) / 100,
  );
  await readAiPanel(page, sides, seen);
  return slip.entries.length + slip.skipped.length;
}

async function readAiPanel(page: Page, sides: readonly ChosenSide[], seen: Sightings): Promise<void> {
  await page.goto('/virtual-sportsbook');
  await page.locator('.vs-game').nth(1).waitFor(PATIENT);
  await page.getByRole('button', { name: 'Generate AI Bet Slip' }).click();
  const rows = page.locator('.vs-ai-i');
  // Until the first games of the day are analyzed the model may have nothing to say of any; the panel says so, as the answer does.
  await rows.first().or(page.getByText('No bet today')).first().waitFor(PATIENT);
  if ((await rows.count()) !== sides.length) seen.missing.push(`AI slip: ${await rows.count()} rows, ${sides.length} bets in the answer`);
  for (const [at, side] of sides.entries()) {
    const row = rows.nth(at);
    const [chance = '', ev = ''] = await row.locator('.vs-ai > .num.hm').allInnerTexts();
    const [price = '', stake = ''] = (await row.locator('.vs-ai > .num:not(.hm):not(.vs-mini)').allInnerTexts()).slice(-2);
    const add = (figure: string, read: ReturnType<typeof readPrice>): void => seen.add('AI slip', side.subject, figure, read);
    add('win', readPercent(chance));
    const push = /([\d.]+%) push/.exec(chance)?.[1];
    add('push', push === undefined ? { value: 0, within: 0 } : readPercent(push));
    add('EV v. model', readPercent(ev));
    add('price', readPrice(price));
    add('stake', readMoney(stake));
    const sure = /\d+/.exec(await row.locator('.vs-mini').innerText())?.[0];
    add('confidence', sure === undefined ? null : { value: Number(sure), within: 0.5 });
  }
  const text = await page.getByRole('main').innerText();
  if (sides.length === 0) return;
  seen.add('AI slip', 'AI slip', 'budget', readMoney(/10% of balance, (\$[\d.,]+)/.exec(text)?.[1] ?? ''));
  seen.add('AI slip', 'AI slip', 'total', readMoney(/single bets?, total (\$[\d.,]+)/.exec(text)?.[1] ?? ''));
}
