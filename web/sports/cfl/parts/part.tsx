import type { ReactNode } from 'react';
import type { Section } from '../football-paths.ts';
import { BettingPart } from './betting/betting-part.tsx';
import { SchedulePart } from './schedule/schedule-part.tsx';
import { StandingsPart } from './standings/standings-part.tsx';
import { TeamsPart } from './teams/teams-part.tsx';
import '../styles/football.css';
import '../styles/parts.css';
import '../styles/tables.css';

const PARTS: Record<Section, () => ReactNode> = {
  teams: TeamsPart,
  schedule: SchedulePart,
  standings: StandingsPart,
  betting: BettingPart,
};

/** A part of the hub, the same under its tab and at its own address. */
export function Part({ section }: { section: Section }) {
  const Shown = PARTS[section];
  return (
    <div className="stack cf-part">
      <Shown />
    </div>
  );
}
