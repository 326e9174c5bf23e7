import { bets } from '../../../db/schema/index.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { type ContestRow, createUser } from '../../../testing/index.ts';
import { getAnalysis } from '../../analysis/index.ts';
import { getLineHistory } from '../../odds/index.ts';
import { listDailyPicks } from '../../picks/index.ts';
import { getRecordSummary } from '../../record/index.ts';
import { INJECTED } from './scene.ts';

type NewBet = typeof bets.$inferInsert;

// The test writes figures by itself: an answer that agrees with its own renderer proves nothing.
const am = (odds: number): string => (odds > 0 ? `+${odds}` : `−${Math.abs(odds)}`);
const pct = (fraction: number): string => `${(100 * fraction).toFixed(1)}%`;
const plus = (fraction: number): string => (fraction < 0 ? `−${pct(-fraction)}` : `+${pct(fraction)}`);
const decimalOf = (odds: number): number => (odds > 0 ? 1 + odds / 100 : 1 + 100 / -odds);

/** Three tracked bets of this member, and one of someone else that no answer may show. */
export async function addOwnBets(ctx: Ctx, userId: string): Promise<void> {
  const base = {
    userId,
    gameLabel: 'x',
    betType: 'moneyline' as const,
    source: 'manual' as const,
    terms: { pitcherRule: 'action' as const },
    ruleVersion: 'test',
    placedAt: ctx.now(),
    updatedAt: ctx.now(),
  };
  const row = (values: Partial<NewBet> & Pick<NewBet, 'odds' | 'stakeCents' | 'status'>): NewBet => ({
    id: ctx.newId(),
    selectionText: 'BOS Home Club',
    ...base,
    ...values,
  });
  await ctx.db
    .insert(bets)
    .values([
      row({ odds: 150, stakeCents: 2000, status: 'settled', result: 'win', profitCents: 3000, settledAt: ctx.now() }),
      row({ odds: -110, stakeCents: 1100, status: 'settled', result: 'loss', profitCents: -1100, settledAt: ctx.now() }),
      row({ odds: 120, stakeCents: 2500, status: 'pending' }),
    ]);
  const other = await createUser(ctx, { tier: 'elite' });
  await ctx.db
    .insert(bets)
    .values(row({ userId: other.id, odds: 777, stakeCents: 77_700, status: 'pending', selectionText: 'Someone else’s bet' }));
}

/** Figures that each answer must carry, read from rows and faces. */
export async function expectations(ctx: Ctx, games: readonly ContestRow[]): Promise<Map<string, string[]>> {
  const plays = (
    await Promise.all(
      games.map(async ({ gameId }) => (await getAnalysis(ctx, { params: { gameId } })).valuePlays.map((play) => ({ ...play, gameId }))),
    )
  )
    .flat()
    .toSorted((a, b) => b.expectedValue - a.expectedValue);
  const history = await getLineHistory(ctx, games[0]!.gameId, { market: 'moneyline', side: 'home' });
  const booked = history.series.find(({ book }) => book === 'AAA')!.points.map(({ odds }) => odds!);
  const [opened, now] = [booked[0]!, booked.at(-1)!];
  const first = plays[0]!;
  const moneylines = plays.filter(({ market }) => market === 'moneyline');
  const spread = plays.find(({ market }) => market === 'spread')!;
  const picks = await listDailyPicks(ctx, { query: { date: '2026-07-11' } });
  const [boston, second, third] = ['BOS', 'STL', 'SEA'].map((code) => moneylines.find(({ gameId }) => gameId.endsWith(`@${code}`))!);
  const legs = [boston!, second!, third!];
  const product = legs.reduce((all, { odds }) => all * decimalOf(odds), 1);
  const chance = legs.reduce((all, { probability }) => all * probability, 1);
  const playWords = (play: typeof first): string[] => [
    am(play.odds),
    play.bookName,
    pct(play.winProbability),
    pct(play.probabilityLow * (1 - play.pushProbability)),
    pct(play.probabilityHigh * (1 - play.pushProbability)),
    am(Math.round(play.fairOdds)),
    `EV v. model ${plus(play.expectedValue)}`,
    'min old',
  ];
  const allPrices = ['NYY −150 (Book A', 'BOS +160 (Book A', 'NYY −1.5 +140', 'BOS +1.5 −160', 'Over 8.5 +135', 'Under 8.5 −155'];
  const pickWords = picks.flatMap((pick) => [
    pick.selection,
    am(pick.odds),
    pick.bookName,
    pct(pick.winProbability),
    plus(pick.expectedValue / 100),
    `confidence ${Math.round(pick.confidence)}`,
  ]);
  const standing = ['NYY 4-1 (.800)', 'BOS 1-4 (.200, 3 back)'];
  const form = ['NYY: 4-1 in the last 5', 'streak W2', '5.2 runs a game', 'BOS: 1-4', 'streak L2', '4.0 runs a game'];
  const pitching = ['Al Ace (LHP, 7-4, ERA 2.61, 17 starts, strikes out 24.1%)', 'Bo Bold', 'ERA 4.87', 'gap 2.26'];
  const weather = ['83°F', '14 mph out to center', 'cloudy', '35% chance of rain'];
  const moved = [
    `BOS: opened ${am(opened)}, now ${am(now)} (Book A`,
    `−${(100 * (1 / decimalOf(opened) - 1 / decimalOf(now))).toFixed(1)} points`,
  ];
  const own = [
    '3 tracked bets: 1 won, 1 lost, 0 pushed, 0 void, 1 pending',
    'Win rate 50.0%',
    'Profit $19.00',
    `ROI ${plus(19 / 31)} on $31.00 staked`,
    '$25.00 at risk',
    '+120, $25.00 to win $30.00',
  ];
  const injuries = ['BOS Sam Sore (SS): “left hamstring”, since Thu, Jul 2'];
  return new Map<string, string[]>([
    ['What are the best bets today?', [...plays.slice(0, 5).flatMap(playWords), `${plays.length} plays`]],
    ["What are today's daily picks?", [`${picks.length} picks`, ...pickWords]],
    ['What games are on today?', ['5 games today', 'NYY @ BOS, 7:05 PM ET', 'ATL @ NYM']],
    ['Which pitching matchups stand out today?', pitching],
    ['Which underdogs are worth a look?', moneylines.flatMap(playWords)],
    ['Which totals look best today?', ['No bet: of 5 analyzed games still to start today, no fresh total price pays enough']],
    ['Any value on the run line today?', ['1 run line play', '−1.5', ...playWords(spread)]],
    ['Where are the best odds on today’s favorites?', ['NYY −150 (Book A', 'CHC −150 (Book A', 'NYM −130']],
    ['Which lines have moved the most today?', moved],
    ['What are the best player props today?', ['No bet: none of 2 props offered']],
    ["How will the weather affect today's games?", weather],
    ['Who is injured in today’s games?', injuries],
    ['Which teams are hot right now?', form],
    ['What do the standings look like?', standing],
    [
      'How much should I bet with a $1,000 bankroll?',
      [
        '$1,000.00',
        `Full Kelly ${(100 * ((first.probability * decimalOf(first.odds) - 1) / (decimalOf(first.odds) - 1))).toFixed(2)}%`,
        '$50.00 of $1,000.00',
      ],
    ],
    [
      'Can you price a parlay for today?',
      [
        `+${Math.round(100 * (product - 1))}`,
        product.toFixed(3),
        pct(chance),
        `EV v. model ${plus(chance * product - 1)}`,
        `$10.00 wins $${(10 * (product - 1)).toFixed(2)}`,
      ],
    ],
    ['How are my own bets doing?', own],
    ['What is expected value and how do I use it?', ['50.0% × 2.20 − 1 = +10.0%']],
    ['Yankees odds tonight?', allPrices],
    [
      'Who wins Red Sox vs Yankees?',
      ['NYY Away Club ML 55.0%, range 53.0% to 57.0%', 'BOS Home Club ML 45.0%, range 43.0% to 47.0%', '−150 (Book A', '+160 (Book A'],
    ],
    ['best price on BOS moneyline', allPrices.slice(0, 2)],
    ['over/under for the Boston game', allPrices.slice(4)],
    ['run line for the Red Sox', allPrices.slice(2, 4)],
    ['What’s the lock of the day?', ['Nothing in betting is certain', ...playWords(first)]],
    ['Which underdogs do you like?', moneylines.flatMap(playWords)],
    ['Who is pitching in the Yankees game?', pitching],
    ['and the weather there, in Boston?', weather],
    ['is anyone hurt on the Red Sox', injuries],
    ['news about the Yankees', ['Test Wire', '1 h old', `“Yankees: ${INJECTED}”`]],
    ['props for Joe Batterson', ['Joe Batterson (BOS) over 0.5 hits: −140 (Book A']],
    ['Ike Slugger', ['Ike Slugger (NYY) over 1.5 total bases: +105 (Book A']],
    ['AL East standings', standing],
    ['Yankees and Red Sox recent form', form],
    ['head to head Yankees Red Sox', ['Between them this season: NYY 4, BOS 1']],
    ['Has the Boston line moved?', moved],
    ['picks on the Mariners', ['1 pick', 'SEA Home Club at +150 (Book B']],
    ['Mets game', ['ATL Away Club at NYM Home Club', 'NYM −130']],
    ['games tomorrow', ['No game is on the schedule tomorrow.']],
    ['EV of +150 at 45%?', ['breaks even at 40.0%', 'EV is +12.5%']],
    ['take the vig out of -150 and +130', ['implied 60.0%', 'implied 43.5%', `hold ${(100 * (1 - 1 / (0.6 + 1 / 2.3))).toFixed(2)}%`]],
    ['how much do i have to risk to win $200 at -135?', ['$270.00 at −135 wins $200.00']],
    ['what does -110 imply?', ['1.909', '52.4%', '$100 wins $90.91']],
    ['Kelly for +120 at 50% with $500', ['break-even 45.5%', 'EV +10.0%', 'Full Kelly 8.33%', 'stake $10.41 of $500.00']],
    ['price a parlay of -110, -110 and +150, $20', ['+811', '9.112', '$20.00 wins $162.23', '11.0%']],
    ['how big should my unit size be with $2,000', ['$20.00 of $2,000.00', '$100.00']],
    ['am I up or down?', own],
    ['explain closing line value', ['last price before the game']],
    ['what is the run line?', ['−1.5', '+1.5']],
    ['how does your model work?', ['rates clubs, starters']],
    ['who pitches for the Mariners?', ['No game data available for pitcher analysis at the moment.']],
    ['score of the Cubs game', ['No game today has started yet', 'CHC @ STL: 7:05 PM ET']],
  ]);
}

/** Expected answers for the day after. */
export async function expectationsAfter(ctx: Ctx): Promise<Map<string, string[]>> {
  const { summary } = await getRecordSummary(ctx, {});
  const picks = await listDailyPicks(ctx, { query: { date: '2026-07-11' } });
  const [won, lost] = ['WIN', 'LOSS'].map((result) => picks.filter((pick) => pick.result === result).length);
  const units = picks.reduce((sum, pick) => sum + pick.units!, 0);
  const tally = [
    `${summary.wins} won, ${summary.losses} lost`,
    `Hit rate ${pct(summary.hitRate!)}`,
    `ROI ${plus(summary.roi!)}`,
    `${summary.clv!.beaten} of ${summary.clv!.count} beat it`,
  ];
  return new Map([
    ['How have your picks performed?', tally],
    ['What is your ROI?', tally],
    [
      "How did yesterday's picks do?",
      [
        `${picks.length} picks, ${won} won, ${lost} lost`,
        `${units < 0 ? '−' : '+'}${Math.abs(units).toFixed(2)} units`,
        ...picks.map(({ score, awayTeamCode, homeTeamCode }) => `final ${awayTeamCode} ${score!.away}, ${homeTeamCode} ${score!.home}`),
      ],
    ],
    ['who won the Yankees game yesterday?', ['final, NYY 2, BOS 5: the BOS Home Club beat the NYY Away Club 5-2']],
  ]);
}
