import type { Advance, BasicPlay, EventCode } from './code/event-types.ts';
import { fieldersOf } from './code/fielding.ts';
import type { PlayStep } from './event-game.ts';
import type { PlayResult } from './game/game-state.ts';

/** Field positions by Retrosheet's numbers. */
const FIELDERS = ['', 'pitcher', 'catcher', 'first', 'second', 'third', 'shortstop', 'left', 'center', 'right'];
const POSITIONS = ['', 'P', 'C', '1B', '2B', '3B', 'SS', 'LF', 'CF', 'RF', 'DH', 'PH', 'PR'];
const BASES = ['', 'first', 'second', 'third', 'home'];

export const positionCode = (position: number): string => POSITIONS[position] ?? '';
export const baseName = (base: number): string => BASES[base] ?? '';
const fielderName = (fielder: string | undefined): string => FIELDERS[Number(fielder)] ?? '';

const GAPS: Record<string, string> = { '78': 'left-center', '87': 'left-center', '89': 'right-center', '98': 'right-center' };

/** Where a ball went: "left-center", "shortstop"; null when the code does not say. */
function placeName(fielders: string): string | null {
  return GAPS[fielders.slice(0, 2)] ?? (fielderName(fielders[0]) || null);
}

const LEFT_FIELDER = 7;
const to = (place: string | null): string => (place ? ` to ${place}` : '');
const has = (code: EventCode, form: RegExp): boolean => code.modifiers.some((modifier) => form.test(modifier));

/** Where a ball landed: the code's fielder, or the one in its location modifier ("F78XD"). */
function landing({ basic, modifiers }: EventCode): string | null {
  const located = modifiers.find((modifier) => /^(?:B?[GFLP])?\d/.test(modifier));
  const gap = located ? placeName(fieldersOf(located)) : null;
  if (gap?.includes('-')) return gap;
  return placeName(basic.fielders) ?? gap;
}

/** Long hits are told by where the outfield is; a code that names an infielder there says who took the throw. */
function outfield({ basic, modifiers }: EventCode): string | null {
  const located = modifiers.flatMap((modifier) => /^B?[FLGP]([789].*)/.exec(modifier)?.[1] ?? []);
  const fielders = [...located, basic.fielders].find((text) => Number(text[0]) >= LEFT_FIELDER);
  return fielders ? placeName(fieldersOf(fielders)) : null;
}

function outText(code: EventCode): string {
  const place = to(placeName(code.basic.fielders));
  if (has(code, /^SF$/)) return `hits a sacrifice fly${place}`;
  if (has(code, /^SH$/)) return 'lays down a sacrifice bunt';
  if (has(code, /^B?GDP/)) return `grounds into a double play${place}`;
  if (has(code, /^[GL]TP/)) return 'hits into a triple play';
  if (has(code, /^LDP/)) return `lines into a double play${place}`;
  if (has(code, /^BP/)) return `pops out on a bunt${place}`;
  if (has(code, /^BG/)) return `bunts out${place}`;
  if (has(code, /^P/)) return `pops out${place}`;
  if (has(code, /^L/)) return `lines out${place}`;
  const isInTheAir = has(code, /^F(?!O|L$)/) || Number(code.basic.fielders[0]) >= LEFT_FIELDER;
  return `${isInTheAir ? 'flies' : 'grounds'} out${place}`;
}

function strikeoutText({ basic, modifiers }: EventCode, pitches: string): string {
  if (basic.errors > 0) return 'strikes out and reaches on an error';
  if (modifiers.some((modifier) => modifier.startsWith('B'))) return 'strikes out on a foul bunt';
  return pitches.endsWith('C') ? 'is called out on strikes' : 'strikes out';
}

/** What the batter did, without his name: "homers to left". */
export function batterText(code: EventCode, step: PlayStep): string {
  const { basic } = code;
  switch (basic.kind) {
    case 'single':
      return has(code, /^BG|^BL/) ? `bunts for a single${to(placeName(basic.fielders))}` : `singles${to(landing(code))}`;
    case 'double':
      return `${step.code.startsWith('DGR') ? 'hits a ground-rule double' : 'doubles'}${to(outfield(code))}`;
    case 'triple':
      return `triples${to(outfield(code))}`;
    case 'home_run':
      return has(code, /^IPHR/) ? 'hits an inside-the-park home run' : `homers${to(outfield(code))}`;
    case 'walk':
      return 'walks';
    case 'intentional_walk':
      return 'is walked intentionally';
    case 'hit_by_pitch':
      return 'is hit by a pitch';
    case 'interference':
      return 'reaches on interference';
    case 'strikeout':
      return strikeoutText(code, step.pitches);
    case 'fielders_choice':
      return has(code, /^SH$/) ? "bunts and reaches on a fielder's choice" : "reaches on a fielder's choice";
    case 'force_out':
      return has(code, /^B?GDP/) ? 'hits into a double play' : forceText(basic.fielders);
    case 'reached_on_error':
      return `reaches on an error by ${errorBy(basic.fielders)}`;
    default:
      return outText(code);
  }
}

function forceText(fielders: string): string {
  return `${Number(fielders[0]) >= LEFT_FIELDER ? 'hits' : 'grounds'} into a force out${to(placeName(fielders))}`;
}

function errorBy(fielders: string): string {
  const fielder = fielders.at(-1);
  const name = fielderName(fielder);
  const isBase = fielder === '3' || fielder === '4' || fielder === '5';
  const isOutfield = Number(fielder) >= LEFT_FIELDER;
  return `the ${name}${isBase ? ' baseman' : isOutfield ? ' fielder' : ''}`;
}

const OPENINGS: Partial<Record<BasicPlay['kind'], string>> = {
  wild_pitch: 'Wild pitch',
  passed_ball: 'Passed ball',
  balk: 'Balk',
  indifference: 'Defensive indifference',
  foul_error: 'A foul ball is dropped for an error',
};

export type NameOf = (playerId: string | null | undefined) => string;

const runnerId = ({ runnersBefore, step }: PlayResult, from: number): string | null =>
  from === 0 ? step.batterId : (runnersBefore[from - 1] ?? null);

/** What a running play says of the men it names: "Soto steals second", or its own opening words. */
export function runningTexts(play: BasicPlay, result: PlayResult, name: NameOf): string[] {
  const opening = OPENINGS[play.kind];
  const texts = opening ? [opening] : [];
  for (const base of play.stolen) texts.push(`${name(runnerId(result, base - 1))} steals ${baseName(base)}`);
  for (const from of play.caughtFrom) {
    const isOut = result.resolution.moves.find((move) => move.from === from)?.isOut ?? false;
    texts.push(`${name(runnerId(result, from))} is ${isOut ? 'caught stealing' : 'safe on an error stealing'} ${baseName(from + 1)}`);
  }
  if (play.kind !== 'pickoff') return texts;
  const picked = play.moves.find((move) => move.isOut);
  return [...texts, picked ? `${name(runnerId(result, picked.from))} is picked off ${baseName(picked.from)}` : 'A pickoff throw gets away'];
}

function moveText(move: Advance, name: string): string {
  if (move.isOut) return `${name} out at ${baseName(move.to)}`;
  return move.to === 4 ? `${name} scores` : `${name} to ${baseName(move.to)}`;
}

const isForced = (code: EventCode, move: Advance): boolean =>
  !move.isOut && move.to !== 4 && ['walk', 'intentional_walk', 'hit_by_pitch', 'interference', 'home_run'].includes(code.basic.kind);

/** Where the play's own words have left each runner: a steal's base, or 0 for one caught or picked off. */
function reportedBases(plays: BasicPlay[]): Map<number, number> {
  const reported = new Map<number, number>();
  for (const { kind, stolen, caughtFrom, moves } of plays) {
    for (const base of stolen) reported.set(base - 1, base);
    for (const from of caughtFrom) reported.set(from, moves.some((move) => move.from === from && move.isOut) ? 0 : from + 1);
    if (kind === 'pickoff') for (const move of moves) if (move.isOut) reported.set(move.from, 0);
  }
  return reported;
}

/** The other runners, the leading one first, less what the play's own words have told of them. */
export function moveTexts(code: EventCode, result: PlayResult, name: NameOf): string[] {
  const reported = reportedBases([code.basic, code.second].flatMap((play) => play ?? []));
  const isNews = (move: Advance): boolean => {
    const base = reported.get(move.from);
    return base === undefined || (base !== 0 && (move.isOut || move.to > base));
  };
  return result.resolution.moves
    .filter((move) => move.from !== 0 && (move.isOut || move.to !== move.from) && !isForced(code, move) && isNews(move))
    .sort((a, b) => b.from - a.from)
    .map((move) => moveText(move, name(runnerId(result, move.from))));
}
