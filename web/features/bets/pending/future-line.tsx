import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import type { FutureSelection } from '@clearedge/quant/grading';
import { chanceText, futureChance } from '../../../core/league/futures-words.ts';
import { useFutures } from '../../../core/league/league.queries.ts';
import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatCount } from '../../../lib/format.ts';
import type { Bet } from '../bet-types.ts';

function Chance({ league, pick }: { league: LeagueSport; pick: FutureSelection }) {
  const { odds } = useReaderFormat();
  const { data } = useFutures(league);
  if (!data) return null;
  const chance = futureChance(data, pick);
  if (typeof chance === 'string') return <small>{`No chance to show. ${chance}`}</small>;
  const fair = chance.fairOdds === null ? '' : `, fair ${odds(chance.fairOdds)}`;
  return <small>{`We make it ${chanceText(chance)}${fair} (${formatCount(data.simulations)} simulated seasons)`}</small>;
}

/** What the simulated season makes of an open future; nothing of any other bet. */
export function FutureLine({ bet: { pick, sport } }: { bet: Pick<Bet, 'pick' | 'sport'> }) {
  const league = LEAGUE_SPORTS.find((one) => one === sport);
  return league && pick?.market === 'future' ? <Chance league={league} pick={pick} /> : null;
}

/** When a future is settled; null of any other bet. */
export function settlesWords({ pick }: Pick<Bet, 'pick'>): string | null {
  if (pick?.market !== 'future') return null;
  return pick.future === 'champion' ? 'settles when the season ends' : 'settles when the regular season ends';
}
