import { LEAGUE_SPORTS } from '@clearedge/contract/sports';
import { americanToDecimal } from '@clearedge/quant/price';
import type { Page } from 'playwright-core';
import { addOffer, type ChosenSide, type Opportunity, readFrom } from './choose.ts';
import { readParlayBuilder } from './read-sides.ts';
import type { Sightings } from './sightings.ts';

interface Analysis {
  sides: {
    market: string;
    side: string;
    odds: number;
    probability: number;
    pushProbability: number;
    marketProbability: number | null;
    fairOdds: number;
    expectedValue: number;
  }[];
}

const MARKETS = ['moneyline', 'spread', 'total'];

/** What the page of a league's game says of a side. */
function addAnalysis({ sides }: Analysis, { market, side, subject }: ChosenSide, seen: Sightings): void {
  const found = sides.find((one) => one.market === market && one.side === side);
  const add = (figure: string, value: number | null | undefined): void => seen.add('league game page, API', subject, figure, value);
  add('price', found && americanToDecimal(found.odds));
  add('win', found && found.probability * (1 - found.pushProbability));
  add('push', found?.pushProbability);
  add('EV v. model', found?.expectedValue);
  add('fair price', found && americanToDecimal(found.fairOdds));
  add('market, no push', found?.marketProbability);
}

/** One side of each market of the first game that each league's list has, on its game page and in the builder; the subjects by league. */
export async function readLeagues(page: Page, seen: Sightings): Promise<Map<string, string[]>> {
  const read = readFrom(page.context().request);
  const playing = (await read<{ sport: string; games: number }[]>('/api/sports')).filter(({ games }) => games > 0);
  const subjects = new Map<string, string[]>();
  for (const sport of LEAGUE_SPORTS.filter((league) => playing.some((one) => one.sport === league))) {
    const offers = (await read<Opportunity[]>(`/api/parlay-opportunities?sport=${sport}`)).filter(
      ({ betType, isStale }) => betType !== 'prop' && !isStale,
    );
    const own = offers.filter(({ gameId }) => gameId === offers[0]?.gameId);
    const sides = MARKETS.flatMap((market) => own.find(({ betType }) => betType === market) ?? []).map((offer) => addOffer(offer, seen));
    for (const side of sides) {
      const { analysis } = await read<{ analysis: Analysis }>(`/api/${sport}/games/${encodeURIComponent(side.gameId)}/analysis`);
      addAnalysis(analysis, side, seen);
    }
    await readParlayBuilder(page, sides, seen, 'model', sport);
    subjects.set(
      sport,
      sides.map(({ subject }) => subject),
    );
  }
  return subjects;
}
