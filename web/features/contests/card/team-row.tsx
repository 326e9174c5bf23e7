import { DEFAULT_SPORT } from '@clearedge/contract/sports';
import clsx from 'clsx';
import { ClubChip } from '../../../core/club-chip.tsx';
import { formatPercent } from '../../../lib/format.ts';
import type { Game } from '../contest-types.ts';
import { cssVars } from '../css-vars.ts';

export interface SideOfGame {
  name: string;
  code: string;
  record: Game['awayRecord'];
  pitcher: string | null;
  stats: Game['awayPitcherStats'];
  score: number | null;
  isLoser: boolean;
}

export function sideOf(game: Game, side: 'away' | 'home'): SideOfGame {
  const { awayScore, homeScore } = game;
  const lost =
    game.isCompleted && awayScore !== null && homeScore !== null && (side === 'away' ? awayScore < homeScore : homeScore < awayScore);
  return side === 'away'
    ? {
        name: game.awayTeam,
        code: game.awayTeamCode,
        record: game.awayRecord,
        pitcher: game.awayPitcher,
        stats: game.awayPitcherStats,
        score: awayScore,
        isLoser: lost,
      }
    : {
        name: game.homeTeam,
        code: game.homeTeamCode,
        record: game.homeRecord,
        pitcher: game.homePitcher,
        stats: game.homePitcherStats,
        score: homeScore,
        isLoser: lost,
      };
}

/** A dash where the record is not known. */
export const recordText = (record: Game['awayRecord']): string => (record ? `${record.wins}–${record.losses}` : '—');

/** "R. Castellan RHP · 3.12 ERA · 28% K" */
function pitcherText(name: string | null, stats: Game['awayPitcherStats']): string {
  if (!name) return 'Starter not announced';
  if (!stats) return name;
  const parts = [`${name} ${stats.throws}HP`];
  if (stats.era !== null) parts.push(`${stats.era.toFixed(2)} ERA`);
  if (stats.strikeoutRate !== null) parts.push(`${formatPercent(stats.strikeoutRate, 0)} K`);
  if (parts.length === 1) parts.push('no figures yet');
  return parts.join(' · ');
}

export function TeamRow({ side, row }: { side: SideOfGame; row: 1 | 2 }) {
  return (
    <div className={clsx('g-team', side.isLoser && 'lost')} style={cssVars({ '--r': row })}>
      <ClubChip sport={DEFAULT_SPORT} code={side.code} />
      <div>
        <div className="nm">
          {side.name}
          <i>{recordText(side.record)}</i>
        </div>
        <div className="pt">{pitcherText(side.pitcher, side.stats)}</div>
      </div>
      {side.score === null ? null : <span className="sc">{side.score}</span>}
    </div>
  );
}
