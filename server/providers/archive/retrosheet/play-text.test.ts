import { expect, test } from 'vitest';
import { playText } from '../replay/games/live-state.ts';
import { playTiny } from '../testing/play-tiny.ts';
import { quietHalves } from '../testing/tiny-game.ts';

const LETTERS = ['', 'Able', 'Baker', 'Cole', 'Drew', 'Ellis', 'Ford', 'Gray', 'Hale', 'Ives'];
const nameOf = (id: string | null | undefined): string => LETTERS[Number(id?.at(-1))] ?? '';

/** The text of the last of some plays that open a game. */
function textOf(...codes: string[]): string {
  const state = playTiny({ halves: [codes] });
  return playText(state.results.at(-1)!, nameOf);
}

test.each([
  [['HR/F7'], 'Able homers to left'],
  [['S8', 'HR/F78.1-H'], 'Baker homers to left-center; Able scores'],
  [['HR/F2'], 'Able homers'],
  [['D3/P9LS'], 'Able doubles to right'],
  [['S8', '94(1)/FO/F9S.B-1'], 'Baker hits into a force out to right; Able out at second'],
  [['S7/L7'], 'Able singles to left'],
  [['D7/F78'], 'Able doubles to left-center'],
  [['DGR/L9'], 'Able hits a ground-rule double to right'],
  [['S8', 'T9/L9.1-H'], 'Baker triples to right; Able scores'],
  [['W'], 'Able walks'],
  [['IW'], 'Able is walked intentionally'],
  [['W', 'W.1-2'], 'Baker walks'],
  [['HP'], 'Able is hit by a pitch'],
  [['C/E2.B-1'], 'Able reaches on interference'],
  [['K'], 'Able strikes out'],
  [['K+WP.B-1'], 'Able strikes out; wild pitch; reaches first'],
  [['63/G6'], 'Able grounds out to shortstop'],
  [['8/F8'], 'Able flies out to center'],
  [['7/L7'], 'Able lines out to left'],
  [['3/P3F/FL'], 'Able pops out to first'],
  [['S8', '64(1)3/GDP/G6'], 'Baker grounds into a double play to shortstop; Able out at second'],
  [['S8', '54(1)/FO/G5.B-1'], 'Baker grounds into a force out to third; Able out at second'],
  [['T8', '9/SF/F9.3-H'], 'Baker hits a sacrifice fly to right; Able scores'],
  [['S8', '13/SH/BG1.1-2'], 'Baker lays down a sacrifice bunt; Able to second'],
  [['E5/G5'], 'Able reaches on an error by the third baseman'],
  [['S8', 'FC6/G6.1X2(64);B-1'], "Baker reaches on a fielder's choice; Able out at second"],
  [['S8/L8.BX2(84)'], 'Able singles to center; is out at second'],
  [['S8/L8.B-2(E8)'], 'Able singles to center; takes second'],
  [['S8', 'SB2'], 'Able steals second'],
  [['S8', 'SB2.1-3(E2/TH)'], 'Able steals second; Able to third'],
  [['S8', 'CS2(26)'], 'Able is caught stealing second'],
  [['S8', 'CS2(2E4)'], 'Able is safe on an error stealing second'],
  [['S8', 'PO1(13)'], 'Able is picked off first'],
  [['S8', 'WP.1-2'], 'Wild pitch; Able to second'],
  [['T8', 'PB.3-H'], 'Passed ball; Able scores'],
  [['S8', 'BK.1-2'], 'Balk; Able to second'],
  [['S8', 'OA.1X2(26)'], 'Able out at second'],
  [['S8', 'NP'], ''],
])('%j', (codes, text) => {
  expect(textOf(...codes)).toBe(text);
});

test('every play of a game has a text', () => {
  for (const result of playTiny({ halves: quietHalves() }).results) expect(playText(result, nameOf)).not.toBe('');
});
