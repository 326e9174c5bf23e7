import { type ComponentType, lazy, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { SITE } from '../../lib/site.ts';
import { loadedScreen, loadRoute } from './route-files.ts';
import { ROUTES } from './route-table.ts';

const screens = new Map<string, ComponentType>();
// One that is loaded stands there at once: a lazy one would let go of a press on a drawn page that React has just taken over.
function screenOf(file: string): ComponentType {
  const known = screens.get(file) ?? loadedScreen(file);
  if (known) return known;
  const made = lazy(() => loadRoute(file));
  screens.set(file, made);
  return made;
}

const NotFound = lazy(() => import('../../routes/not-found.tsx'));

function Screen({ file }: { file: string }) {
  // Which of the two it is must not change while it is shown, or its state would be lost.
  const [Shown] = useState(() => screenOf(file));
  useEffect(() => void document.dispatchEvent(new Event('screen-shown')), []);
  return <Shown />;
}

export function AppRoutes() {
  const location = useLocation();
  return (
    <Routes location={SITE ? { ...location, pathname: SITE } : location}>
      {ROUTES.map(({ path, file }) => (
        <Route key={path} path={path} element={<Screen key={file} file={file} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
