import { MINUTE_MS } from '@clearedge/quant/calendar';
import type { Injury, LeaguePlayerLine } from '../../../ports/index.ts';
import { createChance } from '../chance.ts';

/** So long before a start the list of the inactive comes out. */
export const INACTIVE_MS = 90 * MINUTE_MS;

/** Of men who will be dressed, how many are questionable on the day. */
const QUESTIONABLE_SHARE = 0.03;
const DOUBTFUL_SHARE = 0.4;

interface Report {
  teamCode: string;
  gameText: string;
  slateOn: string;
  /** Whether the list of the inactive is out. */
  isOut: boolean;
}

/** A club's report for a game: until the list of the inactive is out, who may miss it, and more than those who will. */
export function injuryReport(men: readonly LeaguePlayerLine[], { teamCode, gameText, slateOn, isOut }: Report): Injury[] {
  const statusOf = ({ playerId, status }: LeaguePlayerLine): string | null => {
    if (isOut) return status === 'inactive' ? 'Out: inactive for this game' : null;
    const chance = createChance(`${gameText}|report|${playerId}`)();
    if (status === 'inactive') return chance < DOUBTFUL_SHARE ? 'Doubtful' : 'Questionable';
    return chance < QUESTIONABLE_SHARE ? 'Questionable' : null;
  };
  return men.flatMap((man) => {
    const description = statusOf(man);
    if (description === null) return [];
    const { playerId, name, position } = man;
    return { playerId, name, teamCode, position, description, since: null, reportedOn: slateOn, expectedReturn: null };
  });
}
