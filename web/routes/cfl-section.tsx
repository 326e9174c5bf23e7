import { useParams } from 'react-router';
import { SectionScreen } from '../sports/cfl/hub/section-screen.tsx';

/** One part of the hub at its own address. */
export default function CflSectionRoute() {
  const { section } = useParams();
  return <SectionScreen name={section} />;
}
