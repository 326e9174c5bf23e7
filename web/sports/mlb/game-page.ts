import { BoxTab } from './box/box-tab.tsx';
import { LineScorePanel } from './box/line-score-table.tsx';
import { LineUps } from './line-ups.tsx';
import { LiveNow } from './live-now.tsx';
import { pitcherLine } from './pitchers.ts';

/** What only a baseball game's page has. */
export const gamePage = { sideLine: pitcherLine, LiveNow, LineScorePanel, LineUps, BoxTab };
