// Checks an exported record by the rules of docs/record.md, with nothing of the product but its file format.
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const START = '0'.repeat(64);
const RECORD = 'clearedge-record-5';
const HEADS = 'clearedge-heads-2';
const CHAINS = ['picks', 'results'];

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const textOf = (statement) =>
  Object.keys(statement)
    .sort()
    .map((name) => `${name}=${statement[name]}\n`)
    .join('');
const isLines = (statement) =>
  Object.entries(statement ?? { missing: null }).every((pair) => pair.every((word) => typeof word === 'string' && !/[\r\n]/.test(word)));

function checkChain(name, chain, mayBeSealed) {
  const problems = [];
  let previous = START;
  for (const [at, link] of chain.entries.entries()) {
    const complain = (what) => problems.push(`${name} ${at + 1}: ${what}`);
    if (link.sequence !== at + 1) complain('is out of order');
    if (link.previous !== previous) complain('does not follow the link before it');
    if (link.hash !== sha256(link.previous + link.seal)) complain('its hash does not fit');
    previous = link.hash;
    if (link.statement === null && mayBeSealed) continue;
    if (!isLines(link.statement)) complain('holds more than one line');
    else if (sha256(textOf(link.statement)) !== link.seal) complain('its statement was changed');
    else if (link.statement.sequence !== String(at + 1)) complain('its statement names another place');
  }
  if (chain.length !== chain.entries.length || chain.head !== previous) problems.push(`${name}: the head does not fit`);
  return problems;
}

const isInstant = (text) => typeof text === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
const isSport = (text) => typeof text === 'string' && /^[a-z0-9_]+$/.test(text);

const decimalOf = (odds) => 1 + (Number(odds) > 0 ? Number(odds) / 100 : 100 / -Number(odds));
/** Figures are kept to the sixth decimal. */
const isClose = (one, other) => Math.abs(one - other) <= 1e-5;

/** Whether a pick's expected value is its claim times what past plays of its kind kept of such claims, and the claim follows from its chances. */
function isWorthSo({ odds, probability, pushProbability, claimedValue, keptShare, expectedValue }) {
  const [chance, push, claim, share] = [probability, pushProbability, claimedValue, keptShare].map((text) =>
    text ? Number(text) : Number.NaN,
  );
  return (
    isClose(chance * (1 - push) * decimalOf(odds) + push - 1, claim) &&
    share > 0 &&
    share <= 1 &&
    isClose(claim * share, Number(expectedValue))
  );
}

/** What a pick claims of itself: its sport, published before its game, after the one before it, at a price seen by then, under a nonce of its own. */
function checkPicks(entries) {
  const problems = [];
  const seen = new Set();
  let before = '';
  for (const [at, { statement }] of entries.entries()) {
    if (!isLines(statement)) continue;
    const complain = (what) => problems.push(`pick ${at + 1}: ${what}`);
    const { sport, kind, generatedAt, startsAt, priceSeenAt, nonce, slate, dayPlace } = statement;
    if (!isSport(sport)) complain('names no sport');
    if (!isInstant(generatedAt)) complain('does not say when it was published');
    if (generatedAt < before) complain('was placed before the one it follows');
    before = generatedAt;
    if (!/^[0-9a-f]{32}$/.test(nonce ?? '')) complain('has no nonce');
    if (seen.has(nonce)) complain('repeats a nonce');
    seen.add(nonce);
    const place = `${sport} ${slate} ${kind === 'no_bet' ? kind : dayPlace}`;
    if (seen.has(place)) complain(kind === 'no_bet' ? 'says "no bet" twice for a day' : 'has the place of another pick of its day');
    seen.add(place);
    if (kind === 'no_bet') continue;
    if (!isInstant(startsAt) || generatedAt >= startsAt) complain('was not published before its game began');
    if (!isInstant(priceSeenAt) || priceSeenAt > generatedAt) complain('has a price that was seen after it was published');
    if (!isWorthSo(statement)) complain('its expected value does not follow from its chances, its price and its kept share');
  }
  return problems;
}

/** The result of a full-game side with this score; null where the score cannot tell. */
function gradeOf({ market, side, line }, awayScore, homeScore) {
  const [away, home, number] = [awayScore, homeScore, line].map((text) => (text ? Number(text) : Number.NaN));
  const margin = market === 'total' ? (away + home - number) * (side === 'over' ? 1 : -1) : (away - home) * (side === 'away' ? 1 : -1);
  const lead = market === 'spread' ? margin + number : margin;
  if (Number.isNaN(lead)) return null;
  return lead > 0 ? 'win' : lead < 0 ? 'loss' : 'push';
}

/** Profit of a pick in units, to the sixth decimal. */
function unitsOf({ odds, stakeUnits }, result) {
  const stake = Number(stakeUnits);
  if (result === 'loss') return -stake;
  if (result !== 'win') return 0;
  return Number((stake * (decimalOf(odds) - 1)).toFixed(6));
}

/** What a result says: of a known pick and its sport, after its game, as the score and the price have it; a later one says why. */
function checkResults(entries, picks) {
  const problems = [];
  const versions = new Map();
  let [before, voids] = ['', 0];
  for (const [at, { statement }] of entries.entries()) {
    if (!isLines(statement)) continue;
    const complain = (what) => problems.push(`result ${at + 1}: ${what}`);
    const pick = picks.get(statement.pick);
    if (!pick) {
      complain('its pick is missing or sealed');
      continue;
    }
    const { result, version, reason, gradedAt, units, awayScore, homeScore } = statement;
    if (statement.sport !== pick.sport) complain('is of another sport than its pick');
    if (gradedAt < before) complain('was placed before the one it follows');
    before = gradedAt;
    const last = versions.get(statement.pick) ?? 0;
    if (Number(version) !== last + 1) complain(`is result ${version} of its pick, after ${last}`);
    versions.set(statement.pick, Number(version));
    if (last > 0 && !reason) complain('replaces a result and does not say why');
    if (!['win', 'loss', 'push', 'void'].includes(result)) complain('is no result');
    if (!isInstant(gradedAt) || gradedAt <= (result === 'void' ? pick.generatedAt : pick.startsAt)) complain('was decided before its game');
    if (result === 'void') voids += 1;
    else if (statement.gradedBy === 'settlement' && gradeOf(pick, awayScore, homeScore) !== result)
      complain('is not what the score makes of it');
    if (Math.abs(Number(units) - unitsOf(pick, result)) > 1e-6 || units === '') complain('its units do not follow from the price');
  }
  return { problems, voids };
}

/** What the chains hold of each sport, as far as it is open. */
function countSports(picks, results) {
  const counts = new Map();
  for (const [which, { entries }] of Object.entries({ picks, results }))
    for (const { statement } of entries) {
      if (!isSport(statement?.sport)) continue;
      const { sport } = statement;
      if (!counts.has(sport)) counts.set(sport, { sport, picks: 0, results: 0 });
      counts.get(sport)[which] += 1;
    }
  return [...counts.values()].sort((a, b) => (a.sport < b.sport ? -1 : 1));
}

function checkChains({ picks, results }) {
  const statements = new Map(picks.entries.filter(({ statement }) => statement).map(({ hash, statement }) => [hash, statement]));
  const decided = checkResults(results.entries, statements);
  return {
    problems: [
      ...checkChain('pick', picks, true),
      ...checkChain('result', results, false),
      ...checkPicks(picks.entries),
      ...decided.problems,
    ],
    picks: picks.entries.length,
    results: results.entries.length,
    sealed: picks.entries.filter(({ statement }) => statement === null).length,
    voids: decided.voids,
    sports: countSports(picks, results),
  };
}

/** Length and head of both chains, as a statement names them. */
const headsOf = (statement) =>
  new Map(CHAINS.map((name) => [name, { length: Number(statement[`${name}.length`]), head: statement[`${name}.head`] }]));

/** A statement under an Ed25519 signature; `key` is the public key that somebody kept, in base64. */
function checkSignature({ statement, publicKey, signature }, key) {
  // A letter that base64 passes over would be a byte changed without a trace.
  const isWhole = (text) => Buffer.from(text, 'base64').toString('base64') === text;
  if (!isLines(statement) || !isWhole(publicKey) || !isWhole(signature)) return ['its signature is unreadable'];
  if (key && key !== publicKey) return ['it is signed with another key than the one given'];
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(publicKey, 'base64').toString('base64url') };
  const isRight = verify(
    null,
    Buffer.from(textOf(statement)),
    createPublicKey({ key: jwk, format: 'jwk' }),
    Buffer.from(signature, 'base64'),
  );
  return isRight ? [] : ['its signature does not fit'];
}

function checkSigned(record, key) {
  const { signed } = record;
  const problems = checkSignature(signed, key);
  const about = { kind: 'export', exportedAt: record.exportedAt, source: record.source };
  for (const [name, value] of Object.entries(about)) if (signed.statement[name] !== value) problems.push(`${name} is not what was signed`);
  for (const [name, { length, head }] of headsOf(signed.statement))
    if (record[name].length !== length || record[name].head !== head) problems.push(`${name}: not the chain that was signed`);
  return problems;
}

/** What an older export or a published file of heads had must be the beginning of what is here. */
function checkSince(record, older, key) {
  if (![RECORD, HEADS].includes(older?.format)) return ['the older file is neither an export nor published heads of this format'];
  const signed = older.format === HEADS ? older : older.signed;
  const problems = checkSignature(signed, key ?? record.signed.publicKey);
  for (const [name, { length, head }] of headsOf(signed.statement)) {
    const then = length === 0 ? START : record[name].entries[length - 1]?.hash;
    if (then !== head) problems.push(`${name}: does not go on from the older file`);
  }
  return problems;
}

const NOTHING = { picks: 0, results: 0, sealed: 0, voids: 0, sports: [] };

/** What is wrong with an export (nothing: it is as it was written), and what it holds. */
export function verifyRecord(record, { key, since } = {}) {
  if (record?.format !== RECORD) return { problems: ['not a record of this format'], ...NOTHING };
  const { problems, ...held } = checkChains(record);
  return { problems: [...problems, ...checkSigned(record, key), ...(since ? checkSince(record, since, key) : [])], ...held };
}

/** Verifies an export from the text of files; text that is no record is a problem, not an error. */
export function verifyText(text, { since, ...options } = {}) {
  try {
    return verifyRecord(JSON.parse(text), { ...options, ...(since !== undefined && { since: JSON.parse(since) }) });
  } catch (error) {
    return { problems: [`unreadable: ${error.message}`], ...NOTHING };
  }
}

const links = (count) => (count === 1 ? '1 link' : `${count} links`);
const USAGE = `npm run verify-record -- FILE [--since OLDER] [--key PUBLIC_KEY]

FILE       the JSON export of the record page
--since    an older export or a published file of heads: FILE must go on from it
--key      the public key of the record page: FILE must be signed with it`;

function main(args) {
  const options = { since: { type: 'string' }, key: { type: 'string' } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [file] = positionals;
  if (!file) {
    console.error(USAGE);
    return 2;
  }
  const text = readFileSync(file, 'utf8');
  const since = values.since === undefined ? undefined : readFileSync(values.since, 'utf8');
  const { problems, ...held } = verifyText(text, { key: values.key, since });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  const record = JSON.parse(text);
  console.log(
    `${links(held.picks)} of picks (${held.sealed} sealed until their games begin), ${links(held.results)} of results: all in place.`,
  );
  for (const { sport, picks, results } of held.sports) console.log(`  ${sport}: ${links(picks)} of picks, ${links(results)} of results`);
  if (held.voids > 0) console.log(`  ${held.voids} of the results are voids, which a score alone cannot confirm.`);
  console.log(`  picks   ${record.picks.head}\n  results ${record.results.head}`);
  console.log(`Signed with ${record.signed.publicKey}${values.key ? '' : '; compare it with the key on the record page'}.`);
  if (!since) console.log('Give an older export or published heads with --since to see that nothing was taken out since.');
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.slice(2));
