import { leagueOf, sportOf } from '@clearedge/contract/sports';
import { plural } from '@clearedge/contract/words/plural';
import { formatCents } from '@clearedge/quant/money';
import { independentProbability, parlayAmericanLabel, parlayDecimal, parlayValue } from '@clearedge/quant/parlay';
import { americanToDecimal } from '@clearedge/quant/price';
import { type Finding, finding } from '../session/finding.ts';
import { ageText, chanceText, percent, signedPercent } from '../session/say.ts';
import type { AssistantSession } from '../session/session.ts';
import { analysisSource, type GamePlay, gameLink, isOpen, playsOf, priceSource, readSlate, summaryOf } from '../session/slate.ts';
import type { Reading } from '../understand/reading.ts';
import { BUILDER, lookAtJoint, stakeOf } from './joint.ts';
import { isAboutTeaser, priceTeaser } from './sums/teaser.ts';
import { dayOf } from './tool.ts';
import { ANALYSIS_PENDING } from './value-plays.ts';

const MOST_GIVEN = 12;
const USUAL_LEGS = 3;
const MOST_LEGS = 8;

const toWin = (stakeCents: number, decimal: number): number => Math.floor(stakeCents * (decimal - 1) + 1e-6);

function forGiven({ price }: AssistantSession, reading: Reading): Finding {
  const odds = reading.prices.slice(0, MOST_GIVEN);
  const decimal = parlayDecimal(odds);
  const stake = stakeOf(reading);
  return finding(
    [
      `${plural(odds.length, 'leg')} at ${odds.map(price).join(', ')} pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}).`,
      `• ${formatCents(stake)} wins ${formatCents(toWin(stake, decimal))}.`,
      `• All legs must win ${percent(1 / decimal)} of the time to break even.`,
      'Each leg carries its book’s margin, and a parlay multiplies them. Legs of one game depend on each other and are priced differently.',
    ],
    { sources: [{ label: 'Exact product of the prices given', asOf: null, href: BUILDER.href }], links: [BUILDER] },
  );
}

/** The best play of each game: legs of different games do not depend on each other. */
function legsOf(plays: readonly GamePlay[], most: number): GamePlay[] {
  const best = new Map<string, GamePlay>();
  for (const one of plays) if (!best.has(one.game.gameId) && one.play.pushProbability === 0) best.set(one.game.gameId, one);
  return [...best.values()].slice(0, most);
}

async function forPlays(session: AssistantSession, reading: Reading): Promise<Finding> {
  const { price, now } = session;
  const wanted = Math.min(Math.max(reading.count ?? USUAL_LEGS, 2), MOST_LEGS);
  const open = (await readSlate(session, dayOf(session, reading))).filter((game) => isOpen(game, now));
  if (open.length > 0 && !open.some((game) => summaryOf(game))) return finding([ANALYSIS_PENDING]);
  const legs = legsOf(playsOf(open, now), wanted);
  const links = [BUILDER, ...legs.map(({ game }) => gameLink(game))];
  if (legs.length < 2)
    return finding(
      [
        `No parlay: it takes plays worth their price in two games, and there ${legs.length === 1 ? 'is one' : 'are none'} now. Adding a leg without an edge only adds its margin.`,
      ],
      { sources: analysisSource(open), links },
    );
  const odds = legs.map(({ play }) => play.odds);
  const { decimal, probability, expectedValue } = parlayValue(odds, independentProbability(legs.map(({ play }) => play.probability)));
  const stake = stakeOf(reading);
  const fewer =
    reading.count !== null && legs.length < reading.count
      ? [`Only ${legs.length} games have a play worth its price; I add no leg without an edge to make it ${reading.count}.`]
      : [];
  return finding(
    [
      ...fewer,
      `${plural(legs.length, 'leg')} from different games pay ${price(parlayAmericanLabel(odds))} together (decimal ${decimal.toFixed(3)}):`,
      ...legs.map(
        ({ play }) => `• ${play.selection} at ${price(play.odds)} (${play.bookName}, ${ageText(play.seenAt, now)}), ${chanceText(play)}.`,
      ),
      `All win ${percent(probability)} of the time by our numbers; break-even ${percent(1 / decimal)}; EV v. model ${signedPercent(expectedValue)}. ${formatCents(stake)} wins ${formatCents(toWin(stake, decimal))}.`,
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

/** The price of a parlay: of the prices given, of the clubs named, or of the day's plays. */
export async function lookAtParlay(session: AssistantSession, reading: Reading): Promise<Finding> {
  if (reading.prices.length > 1) return forGiven(session, reading);
  if (isAboutTeaser(reading)) return priceTeaser(session, reading, stakeOf(reading));
  if (reading.teams.length + reading.players.length > 0) return lookAtJoint(session, reading);
  const { sport } = reading;
  if (sport === null || sportOf(sport).hasAnalysis) return forPlays(session, reading);
  return finding(
    [
      `I suggest legs only from games that are analyzed with a price for each play, and those of the ${leagueOf(sport)} are not. Name the legs and I price them.`,
    ],
    { links: [BUILDER] },
  );
}
