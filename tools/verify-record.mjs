// Checks an exported record by the recipe of docs/record.md, with nothing of the product but its file format.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const START = '0'.repeat(64);
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');
const textOf = (statement) =>
  Object.keys(statement)
    .sort()
    .map((name) => `${name}=${statement[name]}\n`)
    .join('');

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
    const values = Object.entries(link.statement ?? { missing: '' });
    if (values.some((pair) => pair.some((word) => typeof word !== 'string' || /[\r\n]/.test(word)))) complain('holds more than one line');
    else if (sha256(textOf(link.statement ?? {})) !== link.seal) complain('its statement was changed');
    else if (link.statement.sequence !== String(at + 1)) complain('its statement names another place');
  }
  if (chain.length !== chain.entries.length || chain.head !== previous) problems.push(`${name}: the head does not fit`);
  return problems;
}

/** A sport's two chains, and that each result is of a pick in the first. */
function checkSport({ sport, picks, results }) {
  const problems = [...checkChain(`${sport} pick`, picks, true), ...checkChain(`${sport} result`, results, false)];
  const statements = new Map(picks.entries.map(({ hash, statement }) => [hash, statement]));
  for (const { sequence, statement } of results.entries)
    if (!statements.get(statement?.pick)) problems.push(`${sport} result ${sequence}: its pick is missing or sealed`);
  const said = picks.entries.flatMap(({ statement }) => statement ?? []);
  // Baseball came first: its statements name no sport.
  const isForeign = (statement) => (statement.sport ?? 'mlb') !== sport;
  if ([...said, ...results.entries.flatMap(({ statement }) => statement ?? [])].some(isForeign))
    problems.push(`${sport}: holds an entry of another sport`);
  const late = said.filter(({ linkedAt, startsAt }) => linkedAt && startsAt && linkedAt >= startsAt).length;
  return {
    sport,
    problems,
    picks: picks.entries.length,
    results: results.entries.length,
    sealed: picks.entries.length - said.length,
    late,
  };
}

/** Exports from before there was a second sport hold baseball's two chains alone. */
const sportsOf = (record) =>
  record.format === 'clearedge-record-1' ? [{ sport: 'mlb', picks: record.picks, results: record.results }] : record.sports;

const FORMATS = ['clearedge-record-1', 'clearedge-record-2'];

/** What is wrong with an export (nothing: it is as it was written), and what it holds of each sport. */
export function verifyRecord(record) {
  if (!FORMATS.includes(record.format)) return { problems: ['not a record of this format'], sports: [] };
  const checked = sportsOf(record).map(checkSport);
  const problems = checked.flatMap((sport) => sport.problems);
  if (new Set(checked.map(({ sport }) => sport)).size !== checked.length) problems.push('a sport is there twice');
  return { problems, sports: checked.map(({ problems: _told, ...sport }) => sport) };
}

/** The same for a file's text; text that is no record is a problem, not an error. */
export function verifyText(text) {
  try {
    return verifyRecord(JSON.parse(text));
  } catch (error) {
    return { problems: [`unreadable: ${error.message}`], sports: [] };
  }
}

const links = (count) => (count === 1 ? '1 link' : `${count} links`);

function main([file]) {
  if (!file) {
    console.error('npm run verify-record -- FILE\n\nFILE is the JSON export of the record page.');
    return 2;
  }
  const text = readFileSync(file, 'utf8');
  const { problems, sports } = verifyText(text);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return 1;
  const chains = sportsOf(JSON.parse(text));
  for (const [at, { sport, picks, results, sealed, late }] of sports.entries()) {
    const entered = late > 0 ? `, ${late} entered after their games had begun` : '';
    console.log(
      `${sport}: ${links(picks)} of picks (${sealed} sealed until their games begin${entered}), ${links(results)} of results: all in place.`,
    );
    console.log(`Heads to compare with the record page:\n  picks   ${chains[at].picks.head}\n  results ${chains[at].results.head}`);
  }
  return 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv.slice(2));
