import { parseArgs } from 'node:util';
import { environmentLines, isPlace, PLACES, type Place } from './places.ts';
import { createRecordServer, passOn, type RecorderTerms, RecordingWriter } from './recording.ts';

const USAGE = `npm run record -- --to FOLDER [--provider NAME]... [--upstream NAME=ADDRESS]... [--port N]
npm run record -- --to FOLDER --provider NAME --path PATH... [--every SECONDS] [--times N] [--key-variable NAME]

Keeps what providers answer, with every key removed, for \`npm run replay-server\`.
Without --path it stands in for the providers: start the product with the printed variables, and what it asks is passed on and kept.
With --path it asks itself, again every so many seconds.
  --to            the folder; one that exists is added to
  --provider      ${PLACES.join(', ')}; all when left out
  --upstream      another address than the provider's own; a language model has none
  --port          8098 when left out
  --path          what to ask, like "/api/v1/schedule?sportId=1&date=2026-08-07"
  --every         seconds between rounds, 60 when left out; --times rounds, 1 when left out
  --key-variable  environment variable whose value is sent as apiKey`;

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    provider: { type: 'string', multiple: true, default: [] },
    upstream: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: '8098' },
    path: { type: 'string', multiple: true, default: [] },
    every: { type: 'string', default: '60' },
    times: { type: 'string', default: '1' },
    'key-variable': { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** `mlb-stats-api=http://localhost:9000` by place; throws for what is no such pair. */
function basesOf(pairs: readonly string[]): Partial<Record<Place, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [place, address] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (!isPlace(place) || !URL.canParse(address)) throw new Error(`--upstream ${pair}: write it as provider=address`);
      return [place, address];
    }),
  );
}

function placesOf(names: readonly string[]): Place[] {
  const strange = names.find((name) => !isPlace(name));
  if (strange !== undefined) throw new Error(`--provider ${strange}: the providers are ${PLACES.join(', ')}`);
  return names.length > 0 ? (names as Place[]) : [...PLACES];
}

function standIn(terms: RecorderTerms, places: readonly Place[]): void {
  const server = createRecordServer(terms, (line) => console.log(line));
  server.listen(Number(values.port), '127.0.0.1', () => {
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : values.port}`;
    console.log(`recording at ${origin}; start the product with:`);
    for (const line of ['DATA_SOURCE=live', ...environmentLines(origin, places)]) console.log(`  ${line}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)));
}

/** Asks by itself; resolves after the last round. */
async function ask(terms: RecorderTerms, [place]: readonly Place[]): Promise<void> {
  const key = values['key-variable'] ? process.env[values['key-variable']] : undefined;
  if (values['key-variable'] && !key) throw new Error(`${values['key-variable']} is not set`);
  for (let round = 1; round <= Number(values.times); round += 1) {
    if (round > 1) await new Promise((resolve) => setTimeout(resolve, Number(values.every) * 1000));
    for (const path of values.path) {
      const url = new URL(`/${place}${path}`, 'http://record.local');
      if (key) url.searchParams.set('apiKey', key);
      const { note } = await passOn(
        { method: 'GET', url: `${url.pathname}${url.search}`, headers: { 'user-agent': 'ClearEdge' }, body: '' },
        terms,
      );
      console.log(note);
    }
  }
}

if (!values.to || values.help || !(Number(values.times) >= 1) || !(Number(values.every) >= 1)) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}
try {
  const places = placesOf(values.provider);
  if (values.path.length > 0 && values.provider.length !== 1) throw new Error('--path: say with --provider whom to ask');
  const terms: RecorderTerms = { writer: new RecordingWriter(values.to), bases: basesOf(values.upstream), now: () => new Date(), fetch };
  if (values.path.length > 0) await ask(terms, places);
  else standIn(terms, places);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
