import type { Fixture, GameResult, LeagueGame } from '../league.ts';
import type { MarketForm, MarketGame } from './market-form.ts';
import { createScoreTables, outlookOf } from './outlook.ts';
import { type PartFits, partFormsOf } from './part-forms.ts';

export interface LeagueMarket extends MarketForm {
  /** When the first book posts a game. */
  opensAt: (fixture: Fixture) => number;
}

/** A league's market with the tables that follow from its fit; `width` bounds them. */
export const marketOf = ({
  width,
  partFits,
  ...market
}: Omit<LeagueMarket, 'tables' | 'parts'> & { width: Parameters<typeof createScoreTables>[1]; partFits: PartFits }): LeagueMarket => ({
  ...market,
  tables: createScoreTables(market.fit, width),
  parts: partFormsOf(partFits, width, market),
});

export const marketGameOf = <Tape extends GameResult>(market: LeagueMarket, { season, fixture }: LeagueGame<Tape>): MarketGame => ({
  text: season.text,
  gameId: season.idOf(fixture),
  opensAt: market.opensAt(fixture),
  startsAt: fixture.startsAt,
  outlook: outlookOf(market.fit, season.edgeOf(fixture)),
});
