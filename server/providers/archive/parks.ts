export interface Park {
  name: string;
  city: string;
  zone: string;
  roof: 'open' | 'retractable' | 'dome' | 'unknown';
}

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const PACIFIC = 'America/Los_Angeles';

/** Retrosheet's park codes, as the parks were called in the seasons of the event files. */
const PARKS: Record<string, [string, string, string, Park['roof']]> = {
  ANA01: ['Angel Stadium', 'Anaheim', PACIFIC, 'open'],
  ARL03: ['Globe Life Field', 'Arlington', CENTRAL, 'retractable'],
  ATL03: ['Truist Park', 'Atlanta', EASTERN, 'open'],
  BAL12: ['Oriole Park at Camden Yards', 'Baltimore', EASTERN, 'open'],
  BIR01: ['Rickwood Field', 'Birmingham', CENTRAL, 'open'],
  BOS07: ['Fenway Park', 'Boston', EASTERN, 'open'],
  CHI11: ['Wrigley Field', 'Chicago', CENTRAL, 'open'],
  CHI12: ['Guaranteed Rate Field', 'Chicago', CENTRAL, 'open'],
  CIN09: ['Great American Ball Park', 'Cincinnati', EASTERN, 'open'],
  CLE08: ['Progressive Field', 'Cleveland', EASTERN, 'open'],
  DEN02: ['Coors Field', 'Denver', 'America/Denver', 'open'],
  DET05: ['Comerica Park', 'Detroit', 'America/Detroit', 'open'],
  DYE01: ['Field of Dreams', 'Dyersville', CENTRAL, 'open'],
  HOU03: ['Minute Maid Park', 'Houston', CENTRAL, 'retractable'],
  KAN06: ['Kauffman Stadium', 'Kansas City', CENTRAL, 'open'],
  LON01: ['London Stadium', 'London', 'Europe/London', 'open'],
  LOS03: ['Dodger Stadium', 'Los Angeles', PACIFIC, 'open'],
  MEX02: ['Estadio Alfredo Harp Helu', 'Mexico City', 'America/Mexico_City', 'open'],
  MIA02: ['loanDepot park', 'Miami', EASTERN, 'retractable'],
  MIL06: ['American Family Field', 'Milwaukee', CENTRAL, 'retractable'],
  MIN04: ['Target Field', 'Minneapolis', CENTRAL, 'open'],
  NYC20: ['Citi Field', 'New York', EASTERN, 'open'],
  NYC21: ['Yankee Stadium', 'New York', EASTERN, 'open'],
  OAK01: ['Oakland Coliseum', 'Oakland', PACIFIC, 'open'],
  PHI13: ['Citizens Bank Park', 'Philadelphia', EASTERN, 'open'],
  PHO01: ['Chase Field', 'Phoenix', 'America/Phoenix', 'retractable'],
  PIT08: ['PNC Park', 'Pittsburgh', EASTERN, 'open'],
  SAC01: ['Sutter Health Park', 'West Sacramento', PACIFIC, 'open'],
  SAN02: ['Petco Park', 'San Diego', PACIFIC, 'open'],
  SEA03: ['T-Mobile Park', 'Seattle', PACIFIC, 'retractable'],
  SEO01: ['Gocheok Sky Dome', 'Seoul', 'Asia/Seoul', 'dome'],
  SFO03: ['Oracle Park', 'San Francisco', PACIFIC, 'open'],
  STL10: ['Busch Stadium', 'St. Louis', CENTRAL, 'open'],
  STP01: ['Tropicana Field', 'St. Petersburg', EASTERN, 'dome'],
  TAM02: ['George M. Steinbrenner Field', 'Tampa', EASTERN, 'open'],
  TOK01: ['Tokyo Dome', 'Tokyo', 'Asia/Tokyo', 'dome'],
  TOR02: ['Rogers Centre', 'Toronto', 'America/Toronto', 'retractable'],
  WAS11: ['Nationals Park', 'Washington', EASTERN, 'open'],
  WIL02: ['Bowman Field', 'Williamsport', EASTERN, 'open'],
};

/** A park that is not in the table keeps its code as its name and plays on Eastern time. */
export function findPark(site: string): Park {
  const [name, city, zone, roof] = PARKS[site] ?? [site, '', EASTERN, 'unknown' as const];
  return { name, city, zone, roof };
}
