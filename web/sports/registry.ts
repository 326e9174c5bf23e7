import type { AnyPick } from '@clearedge/contract/routes/picks/any-pick';
import type { GameSport, PickSport, SportKey } from '@clearedge/contract/sports';
import type { AnyGame } from '../core/games.ts';
import { cfl } from './cfl/index.ts';
import { golf } from './golf/index.ts';
import { mlb } from './mlb/index.ts';
import type { GameParts, PickParts, ReceiptFacts, WebSport } from './web-sport.ts';

export type { CardSection, GameGroups, GameParts, OpenDay, SlateAsked, SlateSchedule, SlateWeek } from './web-sport.ts';

const WEB_SPORTS = { mlb, cfl, golf } satisfies { [K in SportKey]: WebSport<K> };

// A sport's parts are handed games of that sport alone, which the type of a list over all sports cannot say.
export const gameParts = (sport: GameSport): GameParts<AnyGame> => WEB_SPORTS[sport] as unknown as GameParts<AnyGame>;

/** What is particular to the published picks of a sport. */
export const pickParts = (sport: PickSport): PickParts<AnyPick, unknown> => WEB_SPORTS[sport].picks;

/** What the grade of a bet on a tournament rests on. */
export const tournamentLines = (receipt: ReceiptFacts): { label: string; value: string }[] =>
  Object.values(WEB_SPORTS).flatMap((sport) => (sport.kind === 'tournament' ? sport.receiptLines(receipt) : []));
