import { type GameSport, sportOf } from '@clearedge/contract/sports';
import { propKindsOf } from '@clearedge/contract/sports/prop-kinds';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { type FinderState, type FinderUrl, NO_FILTERS } from '../rules/finder-url.ts';

/** What is looked for most, as filters of the address. */
const PRESETS: readonly { label: string; filters: Partial<FinderUrl> }[] = [
  { label: 'Pitcher strikeouts +EV', filters: { propType: 'pitcher_strikeouts', isPositiveOnly: true } },
  { label: 'Hits overs', filters: { propType: 'hits', side: 'over' } },
  { label: 'Home runs', filters: { propType: 'home_runs' } },
  { label: 'Receiving yards +EV', filters: { propType: 'receiving_yards', isPositiveOnly: true } },
  { label: 'Touchdowns', filters: { propType: 'touchdowns' } },
  { label: 'Points overs', filters: { propType: 'points', side: 'over' } },
  { label: 'Shots +EV', filters: { propType: 'shots', isPositiveOnly: true } },
  { label: 'All +EV', filters: { isPositiveOnly: true } },
];

const isOf = (sport: GameSport, { propType }: Partial<FinderUrl>): boolean =>
  propType === undefined || propKindsOf(sport).some((kind) => kind === propType);

/** One press for each of the sport's; a second press takes it off. The props of a whole game stand on the odds board. */
export function Presets({ url, sport }: { url: FinderState; sport: GameSport }) {
  const isOn = (filters: Partial<FinderUrl>): boolean => {
    const wanted = { ...NO_FILTERS, ...filters, search: url.search };
    return Object.entries(wanted).every(([name, value]) => String(url[name as keyof FinderUrl]) === String(value));
  };
  return (
    <fieldset className="pf-presets">
      <legend className="sr">Presets</legend>
      {PRESETS.filter(({ filters }) => isOf(sport, filters)).map(({ label, filters }) => {
        const isPressed = isOn(filters);
        return (
          <Button
            key={label}
            size="sm"
            aria-pressed={isPressed}
            onClick={() => url.change(isPressed ? NO_FILTERS : { ...NO_FILTERS, ...filters })}
          >
            {label}
          </Button>
        );
      })}
      {sportOf(sport).periods.inning1 ? (
        <Link className={buttonClass({ size: 'sm' })} to={`${paths.oddsComparison}?market=inning1_total`}>
          First inning (NRFI)
        </Link>
      ) : null}
    </fieldset>
  );
}
