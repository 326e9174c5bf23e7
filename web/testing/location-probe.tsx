import { useLocation } from 'react-router';

/** Shows the address, so that a test can read it. */
export function LocationProbe() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
