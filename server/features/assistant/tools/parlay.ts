import { independentProbability, parlayAmericanLabel, parlayDecimal, parlayValue } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Desk } from '../desk/desk.ts';
import { type Finding, finding } from '../desk/finding.ts';
import { ageText, chanceText, counted, money, percent, signedPercent } from '../desk/say.ts';
import { analysisSource, type GamePlay, gameLink, isOpen, playsOf, priceSource, readSlate, summaryOf } from '../desk/slate.ts';
import type { Asked, Look } from './tool.ts';
import { ANALYSIS_PENDING } from './value-plays.ts';

const MOST_GIVEN = 12;
const LEGS = 3;
const EXAMPLE_CENTS = 1000;

const stakeOf = ({ dollars }: Asked): number => (dollars[0] ? Math.round(dollars[0] * 100) : EXAMPLE_CENTS);
const toWin = (stakeCents: number, decimal: number): number => Math.floor(stakeCents * (decimal - 1) + 1e-6);

function forGiven({ price }: Desk, asked: Asked): Finding {
  const odds = asked.prices.slice(0, MOST_GIVEN);
  const decimal = parlayDecimal(odds);
  const stake = stakeOf(asked);
  return finding(
    [
      `${counted(odds.length, 'leg')} at ${odds.map(price).join(', ')} pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}).`,
      `• ${money(stake)} wins ${money(toWin(stake, decimal))}.`,
      `• All legs must win ${percent(1 / decimal)} of the time to break even.`,
      'Each leg carries its book’s margin, and a parlay multiplies them. Legs of one game depend on each other and are priced differently.',
    ],
    {
      sources: [{ label: 'Exact product of the prices given', asOf: null, href: '/parlay-builder' }],
      links: [{ label: 'Parlay Builder', href: '/parlay-builder' }],
    },
  );
}

/** The best play of each game: legs of different games do not depend on each other. */
function legsOf(plays: readonly GamePlay[]): GamePlay[] {
  const best = new Map<string, GamePlay>();
  for (const one of plays) if (!best.has(one.game.gameId) && one.play.pushProbability === 0) best.set(one.game.gameId, one);
  return [...best.values()].slice(0, LEGS);
}

async function forPlays(desk: Desk, asked: Asked): Promise<Finding> {
  const { price, now, today } = desk;
  const open = (await readSlate(desk, asked.day ?? today, asked.clubs)).filter((game) => isOpen(game, now));
  if (open.length > 0 && !open.some((game) => summaryOf(game))) return finding([ANALYSIS_PENDING]);
  const legs = legsOf(playsOf(open, now));
  const links = [{ label: 'Parlay Builder', href: '/parlay-builder' }, ...legs.map(({ game }) => gameLink(game))];
  if (legs.length < 2)
    return finding(
      [
        `No parlay: it takes plays worth their price in two games, and there ${legs.length === 1 ? 'is one' : 'are none'} now. Adding a leg without an edge only adds its margin.`,
      ],
      { sources: analysisSource(open), links },
    );
  const odds = legs.map(({ play }) => play.odds);
  const { decimal, probability, expectedValue } = parlayValue(odds, independentProbability(legs.map(({ play }) => play.probability)));
  const stake = stakeOf(asked);
  return finding(
    [
      `${counted(legs.length, 'leg')} from different games pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}):`,
      ...legs.map(
        ({ play }) => `• ${play.selection} at ${price(play.odds)} (${play.bookName}, ${ageText(play.seenAt, now)}), ${chanceText(play)}.`,
      ),
      `All win ${percent(probability)} of the time by our numbers; break-even ${percent(1 / decimal)}; EV v. model ${signedPercent(expectedValue)}. ${money(stake)} wins ${money(toWin(stake, decimal))}.`,
      `It loses ${percent(1 - probability)} of the time, and its best leg alone is worth ${signedPercent(Math.max(...legs.map(({ play }) => play.probability * americanToDecimal(play.odds) - 1)))}: singles swing less.`,
    ],
    {
      sources: [
        ...analysisSource(open),
        priceSource(
          legs.map(({ play }) => play.seenAt),
          now,
        ),
      ],
      links,
    },
  );
}

/** The price of a parlay: of the prices given, or of the day's plays. */
export const lookAtParlay: Look = (desk, asked) =>
  asked.prices.length > 1 ? Promise.resolve(forGiven(desk, asked)) : forPlays(desk, asked);
