import { expect, test } from 'vitest';
import { describeWithShared } from '../testing/describe-with-shared.ts';
import { RATING_FIGURES } from '../testing/golden/figures/ratings.ts';
import { testFigures } from '../testing/golden/figures/test-figures.ts';
import { readQuantGroups, settleOn } from '../testing/vectors.ts';
import { eloWinProbability, leagueLog5, pythagenpat } from './index.ts';

interface Input {
  home: number;
  away: number;
  homeEdge: number;
  homePitcherAdj?: number;
  awayPitcherAdj?: number;
  batter: number;
  pitcher: number;
  league: number;
  rs: number;
  ra: number;
  games: number;
}

const elo = ({ home, away, homeEdge, homePitcherAdj = 0, awayPitcherAdj = 0 }: Input) =>
  eloWinProbability({ home, away, homeEdge, homeAdjustment: homePitcherAdj, awayAdjustment: awayPitcherAdj });

const FUNCTIONS: Record<string, (input: Input) => unknown> = {
  'home win probability from Elo, home edge 24': elo,
  'no fans in 2020: home edge 9.6': elo,
  'league-average pitcher leaves the batter unchanged': ({ batter, pitcher, league }) => leagueLog5(batter, pitcher, league),
  'PythagenPat exponent (RPG)^0.287': ({ rs, ra, games }) => pythagenpat(rs, ra, games),
};

testFigures(RATING_FIGURES);

describeWithShared('vectors', 'quantitative vectors of ratings', () => {
  test.each(readQuantGroups<Input>('elo', 'log5', 'pyth'))('$id $function', ({ function: name, input, expected, tolerance }) => {
    const calculate = FUNCTIONS[name];
    if (!calculate) throw new Error(`No calculation for ${name}`);
    expect(settleOn(() => calculate(input), expected, tolerance)).toEqual(expected);
  });
});
