import { NFL_CLUBS } from '@clearedge/contract/sports/nfl/clubs';
import { clubsOf, type LeagueTeam } from '../leagues/team.ts';

const clubs = clubsOf(NFL_CLUBS);

/** The clubs and stadiums of the real league; their players here are invented. */
export const NFL_TEAMS: readonly LeagueTeam[] = [
  ...clubs(
    'AFC',
    'East',
    `BUF | Highmark Stadium | Orchard Park, NY | E | o
    MIA | Hard Rock Stadium | Miami Gardens, FL | E | o
    NE | Gillette Stadium | Foxborough, MA | E | o
    NYJ | MetLife Stadium | East Rutherford, NJ | E | o`,
  ),
  ...clubs(
    'AFC',
    'North',
    `BAL | M&T Bank Stadium | Baltimore, MD | E | o
    CIN | Paycor Stadium | Cincinnati, OH | E | o
    CLE | Huntington Bank Field | Cleveland, OH | E | o
    PIT | Acrisure Stadium | Pittsburgh, PA | E | o`,
  ),
  ...clubs(
    'AFC',
    'South',
    `HOU | NRG Stadium | Houston, TX | C | r
    IND | Lucas Oil Stadium | Indianapolis, IN | E | r
    JAX | EverBank Stadium | Jacksonville, FL | E | o
    TEN | Nissan Stadium | Nashville, TN | C | o`,
  ),
  ...clubs(
    'AFC',
    'West',
    `DEN | Empower Field at Mile High | Denver, CO | M | o
    KC | Arrowhead Stadium | Kansas City, MO | C | o
    LV | Allegiant Stadium | Las Vegas, NV | P | d
    LAC | SoFi Stadium | Inglewood, CA | P | d`,
  ),
  ...clubs(
    'NFC',
    'East',
    `DAL | AT&T Stadium | Arlington, TX | C | r
    NYG | MetLife Stadium | East Rutherford, NJ | E | o
    PHI | Lincoln Financial Field | Philadelphia, PA | E | o
    WSH | Northwest Stadium | Landover, MD | E | o`,
  ),
  ...clubs(
    'NFC',
    'North',
    `CHI | Soldier Field | Chicago, IL | C | o
    DET | Ford Field | Detroit, MI | E | d
    GB | Lambeau Field | Green Bay, WI | C | o
    MIN | U.S. Bank Stadium | Minneapolis, MN | C | d`,
  ),
  ...clubs(
    'NFC',
    'South',
    `ATL | Mercedes-Benz Stadium | Atlanta, GA | E | r
    CAR | Bank of America Stadium | Charlotte, NC | E | o
    NO | Caesars Superdome | New Orleans, LA | C | d
    TB | Raymond James Stadium | Tampa, FL | E | o`,
  ),
  ...clubs(
    'NFC',
    'West',
    `ARI | State Farm Stadium | Glendale, AZ | A | r
    LAR | SoFi Stadium | Inglewood, CA | P | d
    SF | Levi's Stadium | Santa Clara, CA | P | o
    SEA | Lumen Field | Seattle, WA | P | o`,
  ),
];
