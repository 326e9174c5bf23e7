import { useParams } from 'react-router';
import { SectionScreen } from '../features/football/hub/section-screen.tsx';
import { FootballPage } from './football/football-page.tsx';

/** One part of the hub at its own address. */
export default function CflSectionRoute() {
  const { section } = useParams();
  return (
    <FootballPage>
      <SectionScreen name={section} />
    </FootballPage>
  );
}
