import { type Agreement, compareGame, noAgreement } from '../retrosheet/agreement.ts';
import { runGame } from '../retrosheet/game/apply-step.ts';
import { type LogGame, readLogRow } from '../retrosheet/game-log.ts';
import { readGame, splitGames } from '../retrosheet/read-game.ts';
import type { Refusals } from '../retrosheet/refusals.ts';
import { addRoster } from '../retrosheet/rosters.ts';
import type { SourceText } from './find-sources.ts';
import { SeasonDraft } from './season-draft.ts';
import { storedGame, storedLogGame } from './stored-game.ts';

export interface ReadSeason {
  draft: SeasonDraft;
  agreement: Agreement;
  games: number;
  logOnlyGames: number;
  plays: number;
}

function readLogs(texts: SourceText[], refusals: Refusals): Map<string, LogGame> {
  const logs = new Map<string, LogGame>();
  for (const { name, text } of texts) {
    for (const line of text.split('\n')) {
      if (line.trim() === '') continue;
      const log = readLogRow(line.trim());
      if (!log) refusals.add('game log row is not in the form', `${name}: ${line.slice(0, 40)}`);
      else if (logs.has(log.id)) refusals.add('game log row repeats a game', log.id);
      else logs.set(log.id, log);
    }
  }
  return logs;
}

/** Answers why a game is refused, or null once it is in the draft. */
function addEventGame(read: ReadSeason, lines: string[], logs: Map<string, LogGame>, refusals: Refusals): string | null {
  const opened = readGame(lines);
  if ('refused' in opened) return opened.refused;
  const { game, badRecords } = opened;
  for (const record of badRecords) refusals.add('record is none of the format', `${game.id}: ${record.slice(0, 40)}`);
  if (read.draft.has(game.id)) return 'game was read before';
  const run = runGame(game);
  if ('refused' in run) return run.refused;
  const log = logs.get(game.id);
  const stored = storedGame(game, run.state, log);
  if (!stored) return 'game of an unknown club';
  read.draft.addGame(stored, game, run.state, lines.filter((line) => !line.startsWith('com,')).join('\n'));
  read.games += 1;
  read.plays += run.state.results.filter((result) => result.step.code !== 'NP').length;
  if (log) compareGame(read.agreement, run.state, log);
  return null;
}

/** Reads a season's files, one after another: rosters and game logs before the games that lean on them. */
export function readSeasonFiles(sources: SourceText[], refusals: Refusals, onFile: (done: number, total: number) => void): ReadSeason {
  const read: ReadSeason = { draft: new SeasonDraft(), agreement: noAgreement(), games: 0, logOnlyGames: 0, plays: 0 };
  const seen = new Set<string>();
  const once = sources.filter(({ name }) => {
    const isRepeated = seen.has(name.toUpperCase());
    if (isRepeated) refusals.add('file was read before under the same name', name);
    seen.add(name.toUpperCase());
    return !isRepeated;
  });
  for (const { name, text } of once.filter(({ kind }) => kind === 'roster')) addRoster(read.draft.players, name, text, refusals);
  const logs = readLogs(
    once.filter(({ kind }) => kind === 'log'),
    refusals,
  );
  const events = once.filter(({ kind }) => kind === 'events');
  for (const [done, { text }] of events.entries()) {
    for (const lines of splitGames(text)) {
      const refused = addEventGame(read, lines, logs, refusals);
      if (refused) refusals.add(refused, (lines[0] ?? '').slice(0, 40));
    }
    onFile(done + 1, events.length);
  }
  for (const log of logs.values()) {
    if (read.draft.has(log.id)) continue;
    const stored = storedLogGame(log);
    if (stored) {
      read.draft.addLogGame(stored);
      read.logOnlyGames += 1;
    } else refusals.add('game log row of an unknown club', log.id);
  }
  return read;
}
