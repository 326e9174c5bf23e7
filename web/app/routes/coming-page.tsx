import ComingSoonRoute from '../../routes/coming-soon.tsx';

/** Title and promise of each address whose screen is still to come. */
const COMING: Readonly<Record<string, readonly [title: string, about: string]>> = {};

/** Stands at an address whose screen is not built yet. */
export function ComingPage({ path }: { path: string }) {
  const [title, about] = COMING[path] ?? ['Coming Soon'];
  return <ComingSoonRoute title={title} about={about} />;
}
