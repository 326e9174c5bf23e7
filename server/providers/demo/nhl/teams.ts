import { divisionOf, type LeagueTeam } from '../leagues/team.ts';

/** The clubs and arenas of the real league; their players here are invented. */
export const NHL_TEAMS: readonly LeagueTeam[] = [
  ...divisionOf(
    'Eastern',
    'Atlantic',
    `BOS | Boston Bruins | TD Garden | Boston, MA | E | d
    BUF | Buffalo Sabres | KeyBank Center | Buffalo, NY | E | d
    DET | Detroit Red Wings | Little Caesars Arena | Detroit, MI | E | d
    FLA | Florida Panthers | Amerant Bank Arena | Sunrise, FL | E | d
    MTL | Montreal Canadiens | Bell Centre | Montreal, QC | E | d
    OTT | Ottawa Senators | Canadian Tire Centre | Ottawa, ON | E | d
    TBL | Tampa Bay Lightning | Benchmark International Arena | Tampa, FL | E | d
    TOR | Toronto Maple Leafs | Scotiabank Arena | Toronto, ON | E | d`,
  ),
  ...divisionOf(
    'Eastern',
    'Metropolitan',
    `CAR | Carolina Hurricanes | Lenovo Center | Raleigh, NC | E | d
    CBJ | Columbus Blue Jackets | Nationwide Arena | Columbus, OH | E | d
    NJD | New Jersey Devils | Prudential Center | Newark, NJ | E | d
    NYI | New York Islanders | UBS Arena | Elmont, NY | E | d
    NYR | New York Rangers | Madison Square Garden | New York, NY | E | d
    PHI | Philadelphia Flyers | Xfinity Mobile Arena | Philadelphia, PA | E | d
    PIT | Pittsburgh Penguins | PPG Paints Arena | Pittsburgh, PA | E | d
    WSH | Washington Capitals | Capital One Arena | Washington, DC | E | d`,
  ),
  ...divisionOf(
    'Western',
    'Central',
    `CHI | Chicago Blackhawks | United Center | Chicago, IL | C | d
    COL | Colorado Avalanche | Ball Arena | Denver, CO | M | d
    DAL | Dallas Stars | American Airlines Center | Dallas, TX | C | d
    MIN | Minnesota Wild | Grand Casino Arena | Saint Paul, MN | C | d
    NSH | Nashville Predators | Bridgestone Arena | Nashville, TN | C | d
    STL | St. Louis Blues | Enterprise Center | St. Louis, MO | C | d
    UTA | Utah Mammoth | Delta Center | Salt Lake City, UT | M | d
    WPG | Winnipeg Jets | Canada Life Centre | Winnipeg, MB | C | d`,
  ),
  ...divisionOf(
    'Western',
    'Pacific',
    `ANA | Anaheim Ducks | Honda Center | Anaheim, CA | P | d
    CGY | Calgary Flames | Scotiabank Saddledome | Calgary, AB | M | d
    EDM | Edmonton Oilers | Rogers Place | Edmonton, AB | M | d
    LAK | Los Angeles Kings | Crypto.com Arena | Los Angeles, CA | P | d
    SEA | Seattle Kraken | Climate Pledge Arena | Seattle, WA | P | d
    SJS | San Jose Sharks | SAP Center | San Jose, CA | P | d
    VAN | Vancouver Canucks | Rogers Arena | Vancouver, BC | P | d
    VGK | Vegas Golden Knights | T-Mobile Arena | Las Vegas, NV | P | d`,
  ),
];
