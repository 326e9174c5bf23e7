import { type SQL, sql } from 'drizzle-orm';

/** Every table whose rows wait for the result of a game or tournament, with those that still do: what they wait for, their kind and why it was not graded. */
export const WAITING: Readonly<Record<string, SQL>> = {
  bets: sql`select contest_id, 'bet' as kind, flag from bets
    where status = 'pending' and deleted_at is null and contest_id is not null`,
  virtual_legs: sql`select l.contest_id, 'leg', l.flag from virtual_legs l join virtual_bets b on b.id = l.bet_id
    where b.status = 'pending' and l.result is null`,
  picks: sql`select p.contest_id, 'pick', null from picks p
    where p.kind = 'pick' and p.contest_id is not null and not exists (select 1 from pick_results r where r.pick_id = p.id)`,
  saved_parlay_legs: sql`select l.contest_id, 'parlay-leg', null from saved_parlay_legs l join saved_parlays p on p.id = l.parlay_id
    where p.status = 'pending' and l.result is null and l.contest_id is not null`,
  group_picks: sql`select contest_id, 'group-pick', null from group_picks where result is null`,
  // A signal is graded from the facts whenever it is shown.
  strategy_matches: sql`select m.contest_id, 'signal', null from strategy_matches m
    where not exists (select 1 from contest_facts f where f.contest_id = m.contest_id and f.is_final)`,
};

/** What else belongs to a game or a tournament and waits for no result of it. */
export const NOT_WAITING: readonly string[] = [
  'analyses',
  'board_prices',
  'box_scores',
  'closing_prices',
  'contest_entrants',
  'contest_facts',
  'forecasts',
  'golf_board',
  'golf_opinions',
  'golf_prices',
  'player_projections',
  'price_alerts',
  'quotes',
];
