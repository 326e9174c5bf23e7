import { useReaderFormat } from '../../../core/settings/reader-format.ts';
import { formatAge } from '../../../lib/format.ts';
import type { Analysis, Game } from '../contest-types.ts';

interface Line {
  label: string;
  value: string;
  isOpen: boolean;
}

const STALE_SECONDS = 900;

function freshnessLines(analysis: Analysis, game: Game, now: number, day: (date: string) => string): Line[] {
  const { starters, lineUps, weatherAsOf, isIndoors, pricesAt, bookCount, ratedTo } = analysis.freshness;
  const age = (at: string): string => `${formatAge((now - Date.parse(at)) / 1000)} old`;
  const isOld = (at: string | null): boolean => at === null || (now - Date.parse(at)) / 1000 > STALE_SECONDS;
  const starter = (side: 'away' | 'home', code: string): string => `${code} ${starters[side].name ?? 'not announced'}`;
  const lineUp = (side: 'away' | 'home', code: string): string => `${code} ${lineUps[side] ? 'confirmed' : 'not confirmed'}`;
  const both = (text: (side: 'away' | 'home', code: string) => string): string =>
    `${text('away', game.awayTeamCode)}, ${text('home', game.homeTeamCode)}`;
  const weather = weatherAsOf === null ? 'no forecast yet' : `forecast ${age(weatherAsOf)}, not in the number`;
  return [
    { label: 'Starters', value: both(starter), isOpen: !starters.away.isAnnounced || !starters.home.isAnnounced },
    { label: 'Lineups', value: both(lineUp), isOpen: !lineUps.away || !lineUps.home },
    { label: 'Weather', value: isIndoors ? 'indoors' : weather, isOpen: isIndoors !== true && weatherAsOf === null },
    {
      label: 'Prices',
      value: pricesAt === null ? 'none yet' : `${bookCount} books, ${analysis.isClosed ? 'as of the analysis' : `newest ${age(pricesAt)}`}`,
      isOpen: !analysis.isClosed && isOld(pricesAt),
    },
    { label: 'Ratings', value: `through ${day(ratedTo)}`, isOpen: false },
    { label: 'Analysis', value: `${age(analysis.analyzedAt)}, model ${analysis.modelVersion}`, isOpen: false },
  ];
}

/** What the analysis knew, and how old it is. */
export function Freshness({ analysis, game, now }: { analysis: Analysis; game: Game; now: number }) {
  const { date } = useReaderFormat();
  return (
    <dl className="fresh">
      {freshnessLines(analysis, game, now, date).map(({ label, value, isOpen }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isOpen ? 'stale' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
