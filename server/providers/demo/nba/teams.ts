import { divisionOf, type LeagueTeam } from '../leagues/team.ts';

/** The clubs and arenas of the real league; their players here are invented. */
export const NBA_TEAMS: readonly LeagueTeam[] = [
  ...divisionOf(
    'Eastern',
    'Atlantic',
    `BOS | Boston Celtics | TD Garden | Boston, MA | E | d
    BKN | Brooklyn Nets | Barclays Center | Brooklyn, NY | E | d
    NYK | New York Knicks | Madison Square Garden | New York, NY | E | d
    PHI | Philadelphia 76ers | Xfinity Mobile Arena | Philadelphia, PA | E | d
    TOR | Toronto Raptors | Scotiabank Arena | Toronto, ON | E | d`,
  ),
  ...divisionOf(
    'Eastern',
    'Central',
    `CHI | Chicago Bulls | United Center | Chicago, IL | C | d
    CLE | Cleveland Cavaliers | Rocket Arena | Cleveland, OH | E | d
    DET | Detroit Pistons | Little Caesars Arena | Detroit, MI | E | d
    IND | Indiana Pacers | Gainbridge Fieldhouse | Indianapolis, IN | E | d
    MIL | Milwaukee Bucks | Fiserv Forum | Milwaukee, WI | C | d`,
  ),
  ...divisionOf(
    'Eastern',
    'Southeast',
    `ATL | Atlanta Hawks | State Farm Arena | Atlanta, GA | E | d
    CHA | Charlotte Hornets | Spectrum Center | Charlotte, NC | E | d
    MIA | Miami Heat | Kaseya Center | Miami, FL | E | d
    ORL | Orlando Magic | Kia Center | Orlando, FL | E | d
    WAS | Washington Wizards | Capital One Arena | Washington, DC | E | d`,
  ),
  ...divisionOf(
    'Western',
    'Northwest',
    `DEN | Denver Nuggets | Ball Arena | Denver, CO | M | d
    MIN | Minnesota Timberwolves | Target Center | Minneapolis, MN | C | d
    OKC | Oklahoma City Thunder | Paycom Center | Oklahoma City, OK | C | d
    POR | Portland Trail Blazers | Moda Center | Portland, OR | P | d
    UTA | Utah Jazz | Delta Center | Salt Lake City, UT | M | d`,
  ),
  ...divisionOf(
    'Western',
    'Pacific',
    `GSW | Golden State Warriors | Chase Center | San Francisco, CA | P | d
    LAC | LA Clippers | Intuit Dome | Inglewood, CA | P | d
    LAL | Los Angeles Lakers | Crypto.com Arena | Los Angeles, CA | P | d
    PHX | Phoenix Suns | Mortgage Matchup Center | Phoenix, AZ | A | d
    SAC | Sacramento Kings | Golden 1 Center | Sacramento, CA | P | d`,
  ),
  ...divisionOf(
    'Western',
    'Southwest',
    `DAL | Dallas Mavericks | American Airlines Center | Dallas, TX | C | d
    HOU | Houston Rockets | Toyota Center | Houston, TX | C | d
    MEM | Memphis Grizzlies | FedExForum | Memphis, TN | C | d
    NOP | New Orleans Pelicans | Smoothie King Center | New Orleans, LA | C | d
    SAS | San Antonio Spurs | Frost Bank Center | San Antonio, TX | C | d`,
  ),
];
