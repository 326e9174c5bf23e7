import { useParams } from 'react-router';
import { WeekBoard } from '../features/contests/list/week-board.tsx';
import { SectionScreen } from '../features/leagues/hub/section-screen.tsx';
import { InLeague } from '../features/leagues/in-league.tsx';

/** One part of a league's hub at its own address. */
export default function LeagueSectionRoute() {
  const { section } = useParams();
  return <InLeague>{(league) => <SectionScreen league={league} Board={WeekBoard} name={section} />}</InLeague>;
}
