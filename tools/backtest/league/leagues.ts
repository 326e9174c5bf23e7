import type { LeagueModel } from '@clearedge/quant/sports/league';
import { NBA_MODEL } from '@clearedge/quant/sports/nba';
import { NFL_MODEL } from '@clearedge/quant/sports/nfl';
import { NHL_MODEL } from '@clearedge/quant/sports/nhl';
import type { EloTerms } from './elo.ts';

/** What the back-test of a league needs beside its model. */
interface LeagueTerms {
  model: LeagueModel;
  /** Constants of a plain margin Elo, chosen on the early half of the seasons at hand. */
  elo: EloTerms;
  /** Seasons that the fit scores, and the first that teaches. */
  fit: { teaches: number; from: number; to: number };
}

export const LEAGUES: Readonly<Record<string, LeagueTerms>> = {
  nfl: { model: NFL_MODEL, elo: { k: 22, home: 50, revert: 0.55 }, fit: { teaches: 1999, from: 2002, to: 2022 } },
  nba: { model: NBA_MODEL, elo: { k: 12, home: 85, revert: 0.33 }, fit: { teaches: 2010, from: 2012, to: 2022 } },
  nhl: { model: NHL_MODEL, elo: { k: 7, home: 32, revert: 0.25 }, fit: { teaches: 2012, from: 2014, to: 2022 } },
};
