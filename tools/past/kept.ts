/** Contests of the last days before the snapshot, whose own Eastern day is `$day`, and of all days after it. */
const since = (days: number): string =>
  `(select id from contests where slate_on >= $day::date - ${days} or coalesce(ends_on, slate_on) >= $day::date - ${days})`;
const NEAR = `(select id from contests where slate_on <= '2026-12-24')`;
const OWN = `(select id from users where not is_simulated)`;

/**
 * What of each table an install begins with: all, nothing, or a condition on its rows. What is left out is either of no use in another
 * installation (sessions, keys, finished jobs) or older than any page shows in detail.
 */
export const KEPT: Readonly<Record<string, string>> = {
  analyses: `contest_id in ${since(2)}`,
  api_keys: 'none',
  assistant_messages: 'none',
  assistant_usage: 'none',
  audit_entries: `actor_id in ${OWN}`,
  board_prices: `contest_id in ${since(1)}`,
  closing_prices: `contest_id in ${since(2)} or (contest_id in ${since(10)} and market in ('moneyline', 'spread', 'total'))`,
  box_scores: `contest_id in ${since(10)}`,
  cached_pauses: 'none',
  contest_facts: `contest_id in ${since(10)}`,
  contest_moments: `contest_id in ${since(2)}`,
  digest_mails: 'none',
  forecasts: `contest_id in ${since(2)} or id in (select distinct on (contest_id) id from forecasts order by contest_id, created_at desc)`,
  // Boards of tournaments months ahead are asked for again within minutes.
  golf_board: `contest_id in ${NEAR}`,
  golf_prices: `contest_id in ${since(3)} and contest_id in ${NEAR} and (contest_id, book_code, market, quoted_at) in
    (select contest_id, book_code, market, max(quoted_at) from golf_prices group by 1, 2, 3)`,
  golf_projections: `id in (select distinct on (contest_id) id from golf_projections order by contest_id, created_at desc)`,
  idempotency_keys: 'none',
  installation: 'none',
  job_schedules: 'none',
  // Closing prices of past days are asked for anew, at a new install's own pace.
  jobs: "done_at is null and failed_at is null and coalesce(dedupe_key, '') not like '@%' and name <> 'fill-league-closings'",
  kept_pauses: 'none',
  known_devices: 'none',
  news_items: `published_at >= $day::date - 6`,
  notifications: `user_id in ${OWN} and created_at >= $day::date - 2`,
  password_resets: 'none',
  pending_sign_ins: 'none',
  player_projections: `contest_id in ${since(0)} and id in
    (select distinct on (contest_id) id from player_projections order by contest_id, created_at desc)`,
  quotes: `contest_id in ${since(0)}`,
  record_heads: 'all',
  recovery_codes: 'none',
  second_factors: 'none',
  sessions: 'none',
  source_states: 'none',
  // A signal is graded from the facts of its game.
  strategy_matches: `contest_id in ${since(10)}`,
  telegram_codes: 'none',
  telegram_links: 'none',
  telegram_reading: 'none',
  throttles: 'none',
};

/** Tables whose figures are estimates: six decimals say all that they know, and pack into a smaller file. */
export const ESTIMATES: ReadonlySet<string> = new Set(['analyses', 'forecasts', 'player_projections', 'virtual_legs']);
