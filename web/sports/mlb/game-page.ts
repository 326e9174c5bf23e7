import { BoxTab } from './box/box-tab.tsx';
import { LineScorePanel } from './box/line-score-table.tsx';
import { LineUps } from './line-ups.tsx';
import { LiveMatchup, LiveState } from './live-bug.tsx';
import { LivePlays } from './live-plays.tsx';
import { pitcherLine } from './pitchers.ts';

/** What only a baseball game's page has. */
export const gamePage = { sideLine: pitcherLine, LiveState, LiveMatchup, LivePlays, LineScorePanel, LineUps, BoxTab };
