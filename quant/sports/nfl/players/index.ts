export { NFL_CALIBRATION } from './calibration.ts';
export { NFL_PLAYERS } from './fitted.ts';
export { NFL_LINKS } from './links.ts';
