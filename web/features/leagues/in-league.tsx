import { LEAGUE_SPORTS, type LeagueSport } from '@clearedge/contract/sports';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { NotHere } from './hub/not-here.tsx';

/** Draws a screen of the league that the address names, anew for each; an address of none leads nowhere. */
export function InLeague({ children }: { children: (league: LeagueSport) => ReactNode }) {
  const { league: name } = useParams();
  const league = LEAGUE_SPORTS.find((one) => one === name);
  if (!league) return <NotHere title="There is no page at this address" hint="It may have moved, or the address has a typo." ways={[]} />;
  return <Fragment key={league}>{children(league)}</Fragment>;
}
