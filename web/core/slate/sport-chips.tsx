import { type GameSport, leagueOf } from '@clearedge/contract/sports';
import { Segmented } from '../../ui/controls/segmented.tsx';

interface SportChipsProps {
  sport: GameSport;
  /** Those to choose from. */
  sports: readonly GameSport[];
  onPick: (sport: GameSport) => void;
}

/** Whose games or players are listed; nothing where there is no choice. */
export function SportChips({ sport, sports, onPick }: SportChipsProps) {
  if (sports.length < 2) return null;
  return <Segmented label="Sport" value={sport} options={sports.map((value) => ({ value, label: leagueOf(value) }))} onChange={onPick} />;
}
