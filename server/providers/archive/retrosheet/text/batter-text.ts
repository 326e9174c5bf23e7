import type { EventCode } from '../code/event-types.ts';
import { fieldersOf } from '../code/fielding.ts';
import type { PlayStep } from '../event-game.ts';
import { fielderName, placeName } from './words.ts';

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
