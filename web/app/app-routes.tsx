import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router';
import { isBuilt, loadRoute } from './route-files.ts';
import { ROUTES } from './route-table.ts';

const screens = new Map<string, ComponentType>();
function screenOf(file: string): ComponentType {
  const known = screens.get(file);
  if (known) return known;
  const made = lazy(() => loadRoute(file));
  screens.set(file, made);
  return made;
}

const ComingSoon = lazy(() => import('../routes/coming-soon.tsx'));
const NotFound = lazy(() => import('../routes/not-found.tsx'));

const SCREENS = ROUTES.map((entry) => ({ ...entry, Screen: isBuilt(entry.file) ? screenOf(entry.file) : null }));

export function AppRoutes() {
  return (
    <Routes>
      {SCREENS.map(({ path, title, about, Screen }) => (
        <Route key={path} path={path} element={Screen ? <Screen /> : <ComingSoon title={title} about={about} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
