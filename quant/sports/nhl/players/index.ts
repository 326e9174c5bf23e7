export { NHL_CALIBRATION } from './calibration.ts';
export { NHL_PLAYERS } from './fitted.ts';
export { NHL_LINKS } from './links.ts';
