import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { type FinderState, type FinderUrl, NO_FILTERS } from '../rules/finder-url.ts';

/** What is looked for most, as filters of the address. */
const PRESETS: readonly { label: string; filters: Partial<FinderUrl> }[] = [
  { label: 'Pitcher strikeouts +EV', filters: { propType: 'pitcher_strikeouts', isPositiveOnly: true } },
  { label: 'Hits overs', filters: { propType: 'hits', side: 'over' } },
  { label: 'Home runs', filters: { propType: 'home_runs' } },
  { label: 'All +EV', filters: { isPositiveOnly: true } },
];

/** One press for each; a second press takes it off. The props of a whole game stand on the odds board. */
export function Presets({ url }: { url: FinderState }) {
  const isOn = (filters: Partial<FinderUrl>): boolean => {
    const wanted = { ...NO_FILTERS, ...filters, search: url.search };
    return Object.entries(wanted).every(([name, value]) => String(url[name as keyof FinderUrl]) === String(value));
  };
  return (
    <fieldset className="pf-presets">
      <legend className="sr">Presets</legend>
      {PRESETS.map(({ label, filters }) => {
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
      <Link className={buttonClass({ size: 'sm' })} to={`${paths.oddsComparison}?market=inning1_total`}>
        First inning (NRFI)
      </Link>
    </fieldset>
  );
}
