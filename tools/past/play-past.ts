// npm run demo:past [-- --database URL]: plays the weeks before the opening week with the product's own jobs and calls, and writes the demo's past.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { daysBetween, easternInstant, HOUR_MS, shiftDay } from '@clearedge/quant/calendar';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Composition, compose } from '../../server/app/compose.ts';
import { placeDueBets } from '../../server/features/community/bettors/place-due-bets.ts';
import { readConfig } from '../../server/main/config.ts';
import { makeSystemCtx } from '../../server/platform/ctx/make-ctx.ts';
import { createLogger } from '../../server/platform/logger.ts';
import { repositoryRoot } from '../../server/platform/place.ts';
import { OPENING_WEEK_ON } from '../../server/providers/demo/world-time.ts';
import { startRealPostgres } from '../../server/testing/databases/real-postgres.ts';
import { liveThrough, lookAhead, type People } from './milestones.ts';
import { bet, type Person, personOf, pickInGroups, refusals } from './people.ts';
import { openStepping, type SetClock, type Stepping, setClock } from './stepping.ts';
import { addMorning, type Mornings, noMornings, writePast } from './write-past.ts';

const WEEKS = 9;
const FIRST = shiftDay(OPENING_WEEK_ON, -7 * WEEKS);
/** An install may begin on any morning of the opening week, or on the one before it: at night the last morning counts. */
const FIRST_MORNING = shiftDay(OPENING_WEEK_ON, -1);
const LAST = shiftDay(OPENING_WEEK_ON, 6);

const { values } = parseArgs({
  options: {
    /** A PostgreSQL database to play in; it is left as it is, so that a run that broke off goes on from a day. */
    database: { type: 'string' },
    from: { type: 'string', default: FIRST },
    out: { type: 'string', default: join(repositoryRoot, 'server', 'app', 'past', 'demo-past.br') },
  },
});

/** Hours of an Eastern day at which the world is looked at: the board in the morning, before the evening's starts, and when the slate is over. */
const MORNING = 9;
const STOPS = [17.5, 26.5] as const;
const EVENING = 17.5;
/** Bets that the simulated bettors place at a stop: enough for the boards, and for the splits of the games that an install may see. */
const MOST_BETS = { before: 55, shown: 500 } as const;
/** Days before the first morning that are played with all that pages show of a day. */
const WHOLE_DAYS = 1;

/** Games played for a player projection; each row says how many. An install plays its own days anew, in full. */
const FEW_GAMES = 1500;

const instantAt = (day: string, hours: number): Date => new Date(easternInstant(day, 0).getTime() + hours * HOUR_MS);
const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

function playFewer({ container }: Composition): void {
  const { simulate } = container.simulator;
  container.simulator = { simulate: (inputs, order) => simulate(inputs, { ...order, games: Math.min(order.games, FEW_GAMES) }) };
}

interface DayParts {
  stepping: Stepping;
  people: readonly Person[];
  community: () => Promise<unknown>;
}

/** The rest of a day, after its morning. */
async function playDay(day: string, { stepping, people, community }: DayParts): Promise<void> {
  for (const hour of STOPS) {
    await stepping.to(instantAt(day, hour));
    if (hour < 24) await community();
    if (hour === EVENING) for (const person of people) await bet(person, day, 'evening');
  }
}

/** Who pays for a plan; simulated like the bettors, and no one signs in as one afterwards. */
async function register(app: FastifyInstance, name: string, referralCode: string): Promise<Person> {
  const [email, password] = [`${name}@simulated.example`, randomUUID()];
  const payload = { username: `payer_${name}`, email, password, referralCode };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/register', headers: { 'sec-fetch-site': 'same-origin' }, payload });
  if (answer.statusCode !== 201) throw new Error(`${name} could not register: ${answer.body}`);
  return personOf(app, `payer_${name}`, email, password);
}

async function play(composition: Composition, clock: SetClock): Promise<void> {
  const { container } = composition;
  const app = composition.createHttp();
  await app.ready();
  const [free, pro, elite, admin] = ['free', 'pro', 'elite', 'admin'].map((name) => personOf(app, name)) as [
    Person,
    Person,
    Person,
    Person,
  ];
  const [people, everybody]: [People, Person[]] = [{ free, pro, elite, admin }, [free, pro, elite, admin]];
  const [light, whole] = [await openStepping(composition, clock, false), await openStepping(composition, clock, true)];
  if (values.from === FIRST) await whole.to(clock.now());
  const reading = new Set<number>();
  if (values.from === FIRST)
    await whole.untilFilled((waiting) => {
      if (!reading.has(waiting)) say(`reading past seasons: ${waiting} jobs wait`);
      reading.add(waiting);
    });
  const mornings = noMornings();
  for (let day = values.from; day <= LAST; day = shiftDay(day, 1)) {
    const stepping = day < shiftDay(FIRST_MORNING, -WHOLE_DAYS) ? light : whole;
    await stepping.to(instantAt(day, MORNING));
    await liveThrough(people, daysBetween(FIRST, day), day, (name, code) => register(app, name, code));
    const isShown = day >= FIRST_MORNING;
    for (const person of everybody) {
      await bet(person, day, 'morning');
      if (isShown) await bet(person, day, 'morning again');
    }
    for (const member of [free, pro, elite]) await pickInGroups(member, day);
    const most = day >= shiftDay(FIRST_MORNING, -1) ? MOST_BETS.shown : MOST_BETS.before;
    const community = (): Promise<number> => placeDueBets(makeSystemCtx(container, 'community'), most);
    // Splits of the evening's games are shown from the morning on that an install begins with.
    await (isShown ? placeDueBets(makeSystemCtx(container, 'community'), most, instantAt(day, EVENING)) : community());
    if (isShown) {
      await lookAhead(people, day, day === FIRST_MORNING);
      await container.database.db.execute(
        sql`update users set is_simulated = true, password_hash = 'none' where email_key like '%@simulated.example'`,
      );
      await addMorning(mornings, container.database.db, day);
      if (day === FIRST_MORNING || day === LAST) report(mornings);
    }
    if (day < LAST) await playDay(day, { stepping, people: everybody, community });
    say(`played ${day}`);
  }
  await app.close();
}

function report(mornings: Mornings): void {
  const sizes = writePast(values.out, mornings, { openingWeekOn: OPENING_WEEK_ON, playedFrom: FIRST });
  for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 30))
    say(`${name}: ${mornings.rows.get(name)!.size} rows, ${size} characters`);
  say(`${values.out}: ${statSync(values.out).size} bytes`);
  for (const [what, times] of refusals) say(`refused ${times} times: ${what}`);
}

const postgres = values.database === undefined ? await startRealPostgres() : null;
const dataDir = mkdtempSync(join(tmpdir(), 'clearedge-past-'));
const clock = setClock(instantAt(values.from, MORNING - 0.5));
const config = readConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: values.database ?? postgres!.url,
  // The world's own dates: what is written is not shifted yet.
  DEMO_NOW: instantAt(OPENING_WEEK_ON, MORNING).toISOString(),
  LOG_LEVEL: 'error',
});
const composition = await compose(config, createLogger('error'), (error) => say(String(error)), { clock, hasNoPast: true });
playFewer(composition);
await play(composition, clock);
await composition.close();
await postgres?.stop();
rmSync(dataDir, { recursive: true });
process.exit(0);
