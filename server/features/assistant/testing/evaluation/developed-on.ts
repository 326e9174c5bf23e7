import { ASKED } from './asked.ts';
import { BETTORS } from './bettors.ts';
import { CHAT } from './chat.ts';
import { DEMO_TALK } from './demo-talk.ts';
import { DEVELOPED } from './developed.ts';
import { EARLIER } from './earlier.ts';
import { HALF_READ } from './half-read.ts';
import { LEAGUE_IDIOMS } from './league-idioms.ts';
import { LEAGUES } from './leagues.ts';
import { MIXED } from './mixed.ts';
import { NARROW } from './narrow.ts';
import { NOTES } from './notes.ts';
import { NOTES_LATER } from './notes-later.ts';
import { RARE } from './rare.ts';
import { casesOf } from './read-case.ts';
import { SCREENS } from './screens.ts';
import { SLANG } from './slang.ts';
import { STRANGERS } from './strangers.ts';
import { STRANGERS_LATER } from './strangers-later.ts';
import { TALK } from './talk.ts';
import { TALK_LATER } from './talk-later.ts';
import { TALK_MORE } from './talk-more.ts';

/** Every question that the grammar was written on; the fitted table is made from them too. */
export const DEVELOPED_ON = casesOf(
  [
    DEVELOPED,
    EARLIER,
    SLANG,
    LEAGUES,
    LEAGUE_IDIOMS,
    STRANGERS,
    STRANGERS_LATER,
    BETTORS,
    SCREENS,
    HALF_READ,
    MIXED,
    NOTES,
    NOTES_LATER,
    TALK,
    TALK_MORE,
    TALK_LATER,
    RARE,
    CHAT,
    DEMO_TALK,
    ASKED,
    NARROW,
  ].join(''),
);
