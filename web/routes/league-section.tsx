import { useParams } from 'react-router';
import { SectionScreen } from '../features/leagues/hub/section-screen.tsx';
import { InLeague } from '../features/leagues/in-league.tsx';

/** One part of a league's hub at its own address. */
export default function LeagueSectionRoute() {
  const { section } = useParams();
  return <InLeague>{(league) => <SectionScreen league={league} name={section} />}</InLeague>;
}
