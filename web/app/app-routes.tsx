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

const ComingPage = lazy(() => import('./coming-page.tsx').then((module) => ({ default: module.ComingPage })));
const NotFound = lazy(() => import('../routes/not-found.tsx'));

const SCREENS = ROUTES.map((entry) => ({ ...entry, Screen: isBuilt(entry.file) ? screenOf(entry.file) : null }));

export function AppRoutes() {
  return (
    <Routes>
      {SCREENS.map(({ path, title, Screen }) => (
        <Route key={path} path={path} element={Screen ? <Screen /> : <ComingPage path={path} title={title} />} />
      ))}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
