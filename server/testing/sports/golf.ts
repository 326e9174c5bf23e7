import type { GolfPlayer } from '@clearedge/quant/grading';
import { createTournament, reportGolf } from '../../features/bets/testing/sport-scene.ts';
import type { ExampleBet, ExampleContest, SportExample } from './sport-example.ts';

const bet = (market: string, betType: string, selection: string, ending: ExampleBet['ending']): ExampleBet => ({
  market,
  body: { betType, selection },
  ending,
});

function tournament(name: string, players: Record<string, Partial<GolfPlayer>>, bets: readonly ExampleBet[]): ExampleContest {
  let row: Awaited<ReturnType<typeof createTournament>>;
  return {
    open: async (ctx) => {
      row = await createTournament(ctx, { tournamentId: `golf-2026-${name}`, name });
      return { id: row.id, gameId: row.publicId };
    },
    end: (ctx) => reportGolf(ctx, row, players),
    bets,
  };
}

const OUT = { madeCut: false, position: null, strokes: 144 } as const;

const { open } = tournament('suite-links', {}, []);

export const golf: SportExample = {
  regraded: {
    open,
    body: { betType: 'outright', selection: 'Scottie Scheffler to win' },
    report: (ctx, id, version, isWon) =>
      reportGolf(ctx, { id }, { p1: { position: isWon ? 1 : 2 }, p2: { position: isWon ? 2 : 1 } }, { version }),
  },
  findChance: null,
  contests: [
    tournament('suite-open', { p1: { position: 1 }, p2: OUT }, [
      bet('outright', 'outright', 'Scottie Scheffler to win', 'win'),
      bet('outright', 'outright', 'Rory McIlroy to win', 'loss'),
      bet('place', 'top10', 'Scottie Scheffler', 'win'),
      bet('place', 'top5', 'Rory McIlroy', 'loss'),
      bet('make_cut', 'make_cut', 'Scheffler to make the cut', 'win'),
      bet('make_cut', 'make_cut', 'McIlroy to make the cut', 'loss'),
      bet('head_to_head', 'matchup', 'Scheffler over McIlroy', 'win'),
    ]),
    tournament('suite-classic', { p1: { position: 4, tied: 2 }, p2: { position: 4, tied: 2 } }, [
      bet('head_to_head', 'matchup', 'Scheffler over McIlroy', 'push'),
    ]),
    tournament('suite-masters', { p1: { teedOff: false, position: null }, p2: { position: 1 } }, [
      bet('outright', 'outright', 'Scottie Scheffler to win', 'void'),
      bet('head_to_head', 'matchup', 'Scheffler over McIlroy', 'void'),
    ]),
  ],
  game: null,
  play: null,
  picks: null,
};
