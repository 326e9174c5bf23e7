export { NBA_CALIBRATION } from './calibration.ts';
export { NBA_PLAYERS } from './fitted.ts';
export { NBA_LINKS } from './links.ts';
