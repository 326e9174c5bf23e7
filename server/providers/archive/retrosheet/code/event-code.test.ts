import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseEventCode } from './event-code.ts';
import { type Occupied, resolvePlay } from './resolve-play.ts';

/** "1-2 2-H" and so on: where everybody went, x for an out, the batter as B. */
function reported(text: string, runners: string, outs = 0): string {
  const code = parseEventCode(text);
  if (!code) return 'unreadable';
  const occupied: Occupied = [runners.includes('1'), runners.includes('2'), runners.includes('3')];
  const play = resolvePlay(code, occupied, outs);
  if (!play) return 'does not fit';
  const moves = [...play.moves].sort((a, b) => a.from - b.from);
  const names = moves.map(({ from, to, isOut }) => `${from || 'B'}${isOut ? 'x' : '-'}${to === 4 ? 'H' : to}`);
  return `${code.basic.kind}: ${names.join(' ')} | outs ${play.outs} runs ${play.runs} rbi ${play.runsBattedIn} errors ${play.errors}`;
}

describe('a code and what it does to the runners', () => {
  test.each([
    ['8/F78', '', 'fielded_out: Bx1 | outs 1 runs 0 rbi 0 errors 0'],
    ['63/G6M-', '', 'fielded_out: Bx1 | outs 1 runs 0 rbi 0 errors 0'],
    ['S7/L7.1-3', '1', 'single: B-1 1-3 | outs 0 runs 0 rbi 0 errors 0'],
    ['D7/L7.2-H;1-3', '12', 'double: B-2 1-3 2-H | outs 0 runs 1 rbi 1 errors 0'],
    ['DGR/L9.2-H;1-3', '12', 'double: B-2 1-3 2-H | outs 0 runs 1 rbi 1 errors 0'],
    ['T9/F9', '', 'triple: B-3 | outs 0 runs 0 rbi 0 errors 0'],
    ['HR/F7', '', 'home_run: B-H | outs 0 runs 1 rbi 1 errors 0'],
    ['HR/F7.3-H;1-H', '13', 'home_run: B-H 1-H 3-H | outs 0 runs 3 rbi 3 errors 0'],
    ['HR9', '12', 'home_run: B-H 1-H 2-H | outs 0 runs 3 rbi 3 errors 0'],
    ['W.3-H;2-3;1-2', '123', 'walk: B-1 1-2 2-3 3-H | outs 0 runs 1 rbi 1 errors 0'],
    ['W', '12', 'walk: B-1 1-2 2-3 | outs 0 runs 0 rbi 0 errors 0'],
    ['IW', '2', 'intentional_walk: B-1 | outs 0 runs 0 rbi 0 errors 0'],
    ['HP.1-2', '1', 'hit_by_pitch: B-1 1-2 | outs 0 runs 0 rbi 0 errors 0'],
    ['C/E2.1-2;B-1', '1', 'interference: B-1 1-2 | outs 0 runs 0 rbi 0 errors 1'],
    ['K', '', 'strikeout: Bx1 | outs 1 runs 0 rbi 0 errors 0'],
    ['K.BX1(23)', '', 'strikeout: Bx1 | outs 1 runs 0 rbi 0 errors 0'],
    ['K+WP.B-1', '', 'strikeout: B-1 | outs 0 runs 0 rbi 0 errors 0'],
    ['K.BX1(2E3)', '', 'strikeout: B-1 | outs 0 runs 0 rbi 0 errors 1'],
    ['K+SB2', '1', 'strikeout: Bx1 1-2 | outs 1 runs 0 rbi 0 errors 0'],
    ['K+CS2(26)/DP', '1', 'strikeout: Bx1 1x2 | outs 2 runs 0 rbi 0 errors 0'],
    ['W+WP.2-3', '2', 'walk: B-1 2-3 | outs 0 runs 0 rbi 0 errors 0'],
    ['W+PO3(25)', '3', 'walk: B-1 3x3 | outs 1 runs 0 rbi 0 errors 0'],
    ['64(1)3/GDP/G6', '1', 'fielded_out: Bx1 1x2 | outs 2 runs 0 rbi 0 errors 0'],
    ['64(1)3/GDP/G6.3-H(NR)', '13', 'fielded_out: Bx1 1x2 3-H | outs 2 runs 1 rbi 0 errors 0'],
    ['64(1)3/GDP/G6.3-H', '13', 'fielded_out: Bx1 1x2 3-H | outs 2 runs 1 rbi 0 errors 0'],
    ['54(1)/FO/G5.B-1', '1', 'force_out: B-1 1x2 | outs 1 runs 0 rbi 0 errors 0'],
    ['46(1)/FO/G4.3-H', '13', 'force_out: B-1 1x2 3-H | outs 1 runs 1 rbi 1 errors 0'],
    ['5(2)/FO/G5.B-1', '12', 'force_out: B-1 1-2 2x3 | outs 1 runs 0 rbi 0 errors 0'],
    ['12(3)/FO/G1.B-1', '123', 'force_out: B-1 1-2 2-3 3xH | outs 1 runs 0 rbi 0 errors 0'],
    ['8(B)84(2)/LDP/L8', '2', 'fielded_out: Bx1 2x3 | outs 2 runs 0 rbi 0 errors 0'],
    ['5(2)4(1)3/GTP/G5', '12', 'fielded_out: Bx1 1x2 2x3 | outs 3 runs 0 rbi 0 errors 0'],
    ['46(1)E3/FO/G4', '1', 'force_out: B-1 1x2 | outs 1 runs 0 rbi 0 errors 1'],
    ['5E3/G5', '', 'reached_on_error: B-1 | outs 0 runs 0 rbi 0 errors 1'],
    ['E6/G6', '', 'reached_on_error: B-1 | outs 0 runs 0 rbi 0 errors 1'],
    ['E6/TH/G6.3-H;2-H(NR)(UR);B-2', '23', 'reached_on_error: B-2 2-H 3-H | outs 0 runs 2 rbi 1 errors 1'],
    ['E4/G4.2-H(RBI)', '2', 'reached_on_error: B-1 2-H | outs 0 runs 1 rbi 1 errors 1'],
    ['FC6/G6.1X2(64);B-1', '1', 'fielders_choice: B-1 1x2 | outs 1 runs 0 rbi 0 errors 0'],
    ['FC5/G5.1X2(5E4);B-1', '1', 'fielders_choice: B-1 1-2 | outs 0 runs 0 rbi 0 errors 1'],
    ['FLE2/P2F', '', 'foul_error:  | outs 0 runs 0 rbi 0 errors 1'],
    ['8/SF/F8.3-H', '3', 'fielded_out: Bx1 3-H | outs 1 runs 1 rbi 1 errors 0'],
    ['23/SH/BG2.1-2', '1', 'fielded_out: Bx1 1-2 | outs 1 runs 0 rbi 0 errors 0'],
    ['S9/L9.2-H(E9/TH)(NORBI);BX3(95)', '2', 'single: Bx3 2-H | outs 1 runs 1 rbi 0 errors 1'],
    ['SB2', '1', 'stolen_base: 1-2 | outs 0 runs 0 rbi 0 errors 0'],
    ['SB3;SB2', '12', 'stolen_base: 1-2 2-3 | outs 0 runs 0 rbi 0 errors 0'],
    ['SBH;SB2', '13', 'stolen_base: 1-2 3-H | outs 0 runs 1 rbi 0 errors 0'],
    ['SB2.1-3(E2/TH)', '1', 'stolen_base: 1-3 | outs 0 runs 0 rbi 0 errors 1'],
    ['CS2(26)', '1', 'caught_stealing: 1x2 | outs 1 runs 0 rbi 0 errors 0'],
    ['CS2(2E4).1-3', '1', 'caught_stealing: 1-3 | outs 0 runs 0 rbi 0 errors 1'],
    ['POCS2(1361)', '1', 'caught_stealing: 1x2 | outs 1 runs 0 rbi 0 errors 0'],
    ['PO1(13)', '1', 'pickoff: 1x1 | outs 1 runs 0 rbi 0 errors 0'],
    ['PO1(E1/TH).1-2', '1', 'pickoff: 1-2 | outs 0 runs 0 rbi 0 errors 1'],
    ['WP.3-H(UR);1-2', '13', 'wild_pitch: 1-2 3-H | outs 0 runs 1 rbi 0 errors 0'],
    ['PB.1-2', '1', 'passed_ball: 1-2 | outs 0 runs 0 rbi 0 errors 0'],
    ['BK.3-H', '3', 'balk: 3-H | outs 0 runs 1 rbi 0 errors 0'],
    ['DI.1-2', '1', 'indifference: 1-2 | outs 0 runs 0 rbi 0 errors 0'],
    ['OA.2X3(25)', '2', 'other_advance: 2x3 | outs 1 runs 0 rbi 0 errors 0'],
    ['NP', '1', 'no_play:  | outs 0 runs 0 rbi 0 errors 0'],
  ])('%s with runners on "%s"', (code, runners, outcome) => {
    expect(reported(code, runners)).toBe(outcome);
  });

  test('the man on third bats in nothing on an error with two out', () => {
    expect(reported('E6/G6.3-H', '3', 1)).toContain('rbi 1');
    expect(reported('E6/G6.3-H', '3', 2)).toContain('rbi 0');
  });
});

describe('codes that cannot be', () => {
  test.each(['', 'X', 'SB1', 'PO4(14)', 'CS', '64(4)3', 'S7.1=2', 'S7.4-H', 'K+S7', 'W+63', '6-3', 'FLE'])(
    '%j is not in the notation',
    (code) => {
      expect(parseEventCode(code)).toBeNull();
    },
  );
  test.each([
    ['SB2', '2'],
    ['S7.1-2', ''],
    ['S7', '1'],
    ['D7.1-2', '1'],
    ['64(1)3', ''],
  ])('%s does not fit runners on "%s"', (code, runners) => {
    expect(reported(code, runners)).toBe('does not fit');
  });
  test('no text makes the reader fail, and what it reads moves no one twice', () => {
    const marks = fc.string({ unit: fc.constantFrom(...'SDTHRKWEFCBP0123456789()/.;-X+NLGV#!'.split('')), maxLength: 24 });
    const property = fc.check(
      fc.property(marks, fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), (text, occupied) => {
        const code = parseEventCode(text);
        const play = code && resolvePlay(code, occupied, 0);
        const movers = play ? play.moves.map(({ from }) => from) : [];
        return new Set(movers).size === movers.length;
      }),
    );
    expect(property.failed).toBe(false);
  });
});
