import { NBA_CLUBS } from '@clearedge/contract/sports/nba/clubs';
import { clubsOf, type LeagueTeam } from '../leagues/team.ts';

const clubs = clubsOf(NBA_CLUBS);

/** The clubs and arenas of the real league; their players here are invented. */
export const NBA_TEAMS: readonly LeagueTeam[] = [
  ...clubs(
    'Eastern',
    'Atlantic',
    `BOS | TD Garden | Boston, MA | E | d
    BKN | Barclays Center | Brooklyn, NY | E | d
    NYK | Madison Square Garden | New York, NY | E | d
    PHI | Xfinity Mobile Arena | Philadelphia, PA | E | d
    TOR | Scotiabank Arena | Toronto, ON | E | d`,
  ),
  ...clubs(
    'Eastern',
    'Central',
    `CHI | United Center | Chicago, IL | C | d
    CLE | Rocket Arena | Cleveland, OH | E | d
    DET | Little Caesars Arena | Detroit, MI | E | d
    IND | Gainbridge Fieldhouse | Indianapolis, IN | E | d
    MIL | Fiserv Forum | Milwaukee, WI | C | d`,
  ),
  ...clubs(
    'Eastern',
    'Southeast',
    `ATL | State Farm Arena | Atlanta, GA | E | d
    CHA | Spectrum Center | Charlotte, NC | E | d
    MIA | Kaseya Center | Miami, FL | E | d
    ORL | Kia Center | Orlando, FL | E | d
    WAS | Capital One Arena | Washington, DC | E | d`,
  ),
  ...clubs(
    'Western',
    'Northwest',
    `DEN | Ball Arena | Denver, CO | M | d
    MIN | Target Center | Minneapolis, MN | C | d
    OKC | Paycom Center | Oklahoma City, OK | C | d
    POR | Moda Center | Portland, OR | P | d
    UTA | Delta Center | Salt Lake City, UT | M | d`,
  ),
  ...clubs(
    'Western',
    'Pacific',
    `GSW | Chase Center | San Francisco, CA | P | d
    LAC | Intuit Dome | Inglewood, CA | P | d
    LAL | Crypto.com Arena | Los Angeles, CA | P | d
    PHX | Mortgage Matchup Center | Phoenix, AZ | A | d
    SAC | Golden 1 Center | Sacramento, CA | P | d`,
  ),
  ...clubs(
    'Western',
    'Southwest',
    `DAL | American Airlines Center | Dallas, TX | C | d
    HOU | Toyota Center | Houston, TX | C | d
    MEM | FedExForum | Memphis, TN | C | d
    NOP | Smoothie King Center | New Orleans, LA | C | d
    SAS | Frost Bank Center | San Antonio, TX | C | d`,
  ),
];
