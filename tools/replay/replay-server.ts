import { parseArgs } from 'node:util';
import { FAULT_KINDS, type Fault, readFault } from './faults.ts';
import { openLibrary } from './open-library.ts';
import { environmentLines, PLACES } from './places.ts';
import { Replay } from './serve/replay.ts';
import { ReplayClock } from './serve/replay-clock.ts';
import { createReplayServer } from './serve/replay-server.ts';

const USAGE = `npm run replay-server -- --dir FOLDER [--at TIME] [--speed N] [--port N] [--host NAME] [--credits N] [--fault PROVIDER=KIND[,FROM,SECONDS]]...

Serves a recorded day as local providers, each below a path of its own.
  --dir      a folder of \`npm run record\`, or any folder of saved answers
  --at       time at which the day begins, like 2026-08-07T15:30:00Z; the first recorded price when left out
  --speed    seconds of the day for each real second, 1 when left out
  --port     8099 when left out; 0 takes any free one
  --host     127.0.0.1 when left out
  --credits  what The Odds API says is left of the month, 20000 when left out
  --fault    what goes wrong; kinds: ${FAULT_KINDS.join(', ')}
             PROVIDER may be *; without FROM it goes wrong from the start, without SECONDS until it is taken back
While it runs: curl localhost:PORT/_control, and with -d '{"at":"…","speed":10,"faults":["odds=timeout"]}' to change it.`;

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    at: { type: 'string' },
    speed: { type: 'string', default: '1' },
    port: { type: 'string', default: '8099' },
    host: { type: 'string', default: '127.0.0.1' },
    credits: { type: 'string', default: '20000' },
    fault: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean' },
  },
});

const numbers = [values.speed, values.port, values.credits].map(Number);
const isTime = values.at === undefined || !Number.isNaN(Date.parse(values.at));
if (!values.dir || values.help || !isTime || numbers.some((number) => !(number >= 0))) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}

async function serve(dir: string): Promise<void> {
  const [speed = 1, port = 0, credits = 0] = numbers;
  const library = await openLibrary(dir);
  const from = values.at ? new Date(values.at) : (library.span?.from ?? new Date());
  const clock = new ReplayClock(from, speed, () => performance.now());
  const faults: Fault[] = values.fault.map((text) => readFault(text, from));
  const replay = new Replay({ library, clock, faults, credits });
  const server = createReplayServer({ replay, clock });
  server.listen(port, values.host, () => {
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;
    for (const remark of library.remarks) console.log(remark);
    if (library.span) console.log(`recorded from ${library.span.from.toISOString()} to ${library.span.to.toISOString()}`);
    console.log(`ready at ${origin}, where it is ${from.toISOString()}; for the product:`);
    // A product that rehearses refuses any address that is not on this machine: what was not recorded is asked here, too.
    const places = PLACES.filter((place) => place !== 'llm' || library.places.includes(place));
    const lines = [
      'DATA_SOURCE=live',
      'ODDS_API_KEY=rehearsal',
      `LIVE_CLOCK_AT=${from.toISOString()}`,
      ...environmentLines(origin, places),
    ];
    for (const line of lines) console.log(`  ${line}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
}

try {
  await serve(values.dir);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
