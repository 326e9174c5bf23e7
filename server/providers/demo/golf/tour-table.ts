export type TournamentKind = 'regular' | 'signature' | 'major' | 'invitational' | 'team' | 'opposite' | 'autumn';

export interface TourStop {
  name: string;
  venue: string;
  location: string;
  zone: string;
  par: number;
  yards: number;
  purseMillions: number;
  size: number;
  kind: TournamentKind;
}

const E = 'America/New_York';
const C = 'America/Chicago';
const M = 'America/Denver';
const P = 'America/Los_Angeles';
const H = 'Pacific/Honolulu';

const stop = (
  name: string,
  venue: string,
  location: string,
  zone: string,
  par: number,
  yards: number,
  purseMillions: number,
  size: number,
  kind: TournamentKind = 'regular',
): TourStop => ({ name, venue, location, zone, par, yards, purseMillions, size, kind });

/** One stop for every Thursday of a year. Invented tournaments; a few are set on courses that anybody may play. */
export const TOUR: readonly TourStop[] = [
  stop('Island Opener', 'Lava Point Golf Club', 'Lahaina, HI', H, 72, 7480, 15, 72, 'signature'),
  stop('Trade Winds Classic', 'Palm Reef Country Club', 'Honolulu, HI', H, 70, 7040, 9.1, 144),
  stop('Desert Dunes Classic', 'Date Palm Golf Club', 'Palm Springs, CA', P, 72, 7190, 9.2, 156),
  stop('Pacific Bluffs Open', 'Torrey Pines (South)', 'La Jolla, CA', P, 72, 7760, 9.6, 156),
  stop('Cypress Coast Invitational', 'Cannery Point Links', 'Monterey, CA', P, 72, 6990, 20, 80, 'signature'),
  stop('Saguaro Open', 'Red Mesa Golf Club', 'Scottsdale, AZ', M, 71, 7260, 9.6, 132),
  stop('Canyon Invitational', 'Sycamore Canyon Club', 'Los Angeles, CA', P, 71, 7320, 20, 72, 'signature'),
  stop('Gulf Palms Classic', 'Heron Lakes Club', 'Palm Beach Gardens, FL', E, 71, 7220, 9.6, 144),
  stop('Lakes Invitational', 'Osprey Lodge', 'Orlando, FL', E, 72, 7460, 20, 72, 'signature'),
  stop('Sawgrass Coast Championship', 'Tidewater Stadium Course', 'Jacksonville, FL', E, 72, 7350, 25, 144),
  stop('Bayside Championship', 'Snapper Creek Golf Club', 'Tampa, FL', E, 71, 7350, 9.1, 144),
  stop('Bayou City Open', 'Pecan Bend Golf Course', 'Houston, TX', C, 70, 7470, 9.9, 144),
  stop('Hill Country Open', 'Live Oak Canyons', 'San Antonio, TX', C, 72, 7430, 9.8, 144),
  stop('River Oaks Classic', 'Levee Golf Club', 'Memphis, TN', C, 71, 7240, 9.5, 144),
  stop('The Magnolia', 'Magnolia Hill Golf Club', 'Savannah, GA', E, 72, 7560, 21, 90, 'invitational'),
  stop('Lowcountry Heritage', 'Marsh Light Links', 'Hilton Head, SC', E, 71, 7210, 20, 82, 'signature'),
  stop('Crescent City Team Championship', 'Cypress Landing', 'New Orleans, LA', C, 72, 7420, 9.5, 80, 'team'),
  stop('Prairie Wind Classic', 'Bison Creek Ranch', 'Dallas, TX', C, 71, 7410, 9.9, 156),
  stop('Piedmont Championship', 'Longleaf Club', 'Charlotte, NC', E, 71, 7540, 20, 72, 'signature'),
  stop('The National Championship', 'Chambers Bay', 'University Place, WA', P, 70, 7500, 19, 156, 'major'),
  stop('Trinity Challenge', 'Stockyard Country Club', 'Fort Worth, TX', C, 70, 7290, 9.5, 132),
  stop('Buckeye Invitational', 'Limestone Village Club', 'Dublin, OH', E, 72, 7570, 20, 72, 'signature'),
  stop('Rose City Classic', 'Tualatin Ridge', 'Portland, OR', P, 71, 7290, 8.8, 156),
  stop('Maple Open', 'Caledon Heights', 'Toronto, ON', E, 70, 7270, 9.8, 156),
  stop('The Continental Open', 'Bethpage Black', 'Farmingdale, NY', E, 70, 7430, 21.5, 156, 'major'),
  stop('River Valley Championship', 'Sugar Maple Golf Club', 'Hartford, CT', E, 70, 6850, 20, 72, 'signature'),
  stop('Motor City Classic', 'Copper Beech Golf Club', 'Detroit, MI', E, 70, 7370, 9.6, 156),
  stop('Great Lakes Open', 'Harbor Bluff Golf Club', 'Cleveland, OH', E, 71, 7280, 8.8, 156),
  stop('The Links Championship', 'St. Brannock Links', 'Fife, Scotland', 'Europe/London', 70, 7190, 17, 156, 'major'),
  stop('Northwoods Classic', 'Birch Point Club', 'Minneapolis, MN', C, 71, 7430, 8.8, 156),
  stop('Blue Ridge Championship', 'Cedar Gap Golf Club', 'Greensboro, NC', E, 70, 7130, 8.5, 156),
  stop('Delta Championship', 'Cotton Row Country Club', 'Memphis, TN', C, 70, 7240, 20, 70, 'signature'),
  stop('Prairie State Championship', 'Erin Hills', 'Erin, WI', C, 72, 7730, 20, 50, 'signature'),
  stop('Season Final', 'Peachtree Mill Club', 'Atlanta, GA', E, 70, 7350, 40, 30, 'signature'),
  stop('Border Open', 'Saltbush Golf Club', 'El Paso, TX', M, 72, 7310, 6, 144, 'autumn'),
  stop('Wine Valley Championship', 'Oak Barrel Resort', 'Napa, CA', P, 72, 7120, 6, 144, 'autumn'),
  stop('Volunteer Classic', 'Cumberland Bend', 'Nashville, TN', C, 72, 7340, 6, 144, 'autumn'),
  stop('Ozark Open', 'Table Ridge', 'Springfield, MO', C, 71, 7150, 6, 132, 'autumn'),
  stop('Magnolia State Championship', 'Pearl River Club', 'Jackson, MS', C, 72, 7460, 6, 144, 'autumn'),
  stop('High Plains Classic', 'Windmill Flats', 'Amarillo, TX', C, 71, 7380, 5.5, 132, 'autumn'),
  stop('Red Rock Open', 'Coral Canyon Links', 'St. George, UT', M, 71, 7420, 6, 132, 'autumn'),
  stop('Silver State Championship', 'Basin View', 'Reno, NV', P, 72, 7400, 5.5, 132, 'autumn'),
  stop('Baja Championship', 'Arroyo del Mar', 'Los Cabos, Mexico', M, 72, 7450, 6, 120, 'autumn'),
  stop('Yucatán Classic', 'Ceiba Golf Club', 'Mérida, Mexico', C, 71, 7010, 7, 120, 'autumn'),
  stop('Atlantic Islands Championship', 'Longtail Point', 'Hamilton, Bermuda', 'Atlantic/Bermuda', 71, 6830, 6, 120, 'autumn'),
  stop('Sea Oaks Classic', 'Glynn Marsh Golf Club', 'Brunswick, GA', E, 70, 7010, 7, 156, 'autumn'),
  stop('Everglades Open', 'Sawgrass Slough', 'Naples, FL', E, 72, 7290, 6, 120, 'autumn'),
  stop('Caribbean Open', 'Flamboyant Bay', 'San Juan, PR', 'America/Puerto_Rico', 72, 7500, 5, 120, 'autumn'),
  stop('Bahama Bank Challenge', 'Conch Sound', 'Nassau, Bahamas', E, 72, 7300, 5, 40, 'signature'),
  stop('Winter Sun Invitational', 'Mangrove Key', 'Miami, FL', E, 72, 7390, 8, 72, 'signature'),
  stop('Year End Classic', 'Key Lime Links', 'Fort Lauderdale, FL', E, 71, 7180, 5, 120, 'autumn'),
  stop('Holiday Shootout', 'Camelback Wash', 'Phoenix, AZ', M, 71, 7260, 5, 120, 'autumn'),
];

/** Played in the same week as the stop of that number, for those who are not in its field. */
export const OPPOSITE = {
  week: 28,
  stop: stop('Bluegrass Trophy', 'Horseshoe Bend Club', 'Louisville, KY', E, 72, 7330, 4, 132, 'opposite'),
};
