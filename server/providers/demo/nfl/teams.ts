import { divisionOf, type LeagueTeam } from '../leagues/team.ts';

/** The clubs and stadiums of the real league; their players here are invented. */
export const NFL_TEAMS: readonly LeagueTeam[] = [
  ...divisionOf(
    'AFC',
    'East',
    `BUF | Buffalo Bills | Highmark Stadium | Orchard Park, NY | E | o
    MIA | Miami Dolphins | Hard Rock Stadium | Miami Gardens, FL | E | o
    NE | New England Patriots | Gillette Stadium | Foxborough, MA | E | o
    NYJ | New York Jets | MetLife Stadium | East Rutherford, NJ | E | o`,
  ),
  ...divisionOf(
    'AFC',
    'North',
    `BAL | Baltimore Ravens | M&T Bank Stadium | Baltimore, MD | E | o
    CIN | Cincinnati Bengals | Paycor Stadium | Cincinnati, OH | E | o
    CLE | Cleveland Browns | Huntington Bank Field | Cleveland, OH | E | o
    PIT | Pittsburgh Steelers | Acrisure Stadium | Pittsburgh, PA | E | o`,
  ),
  ...divisionOf(
    'AFC',
    'South',
    `HOU | Houston Texans | NRG Stadium | Houston, TX | C | r
    IND | Indianapolis Colts | Lucas Oil Stadium | Indianapolis, IN | E | r
    JAX | Jacksonville Jaguars | EverBank Stadium | Jacksonville, FL | E | o
    TEN | Tennessee Titans | Nissan Stadium | Nashville, TN | C | o`,
  ),
  ...divisionOf(
    'AFC',
    'West',
    `DEN | Denver Broncos | Empower Field at Mile High | Denver, CO | M | o
    KC | Kansas City Chiefs | Arrowhead Stadium | Kansas City, MO | C | o
    LV | Las Vegas Raiders | Allegiant Stadium | Las Vegas, NV | P | d
    LAC | Los Angeles Chargers | SoFi Stadium | Inglewood, CA | P | d`,
  ),
  ...divisionOf(
    'NFC',
    'East',
    `DAL | Dallas Cowboys | AT&T Stadium | Arlington, TX | C | r
    NYG | New York Giants | MetLife Stadium | East Rutherford, NJ | E | o
    PHI | Philadelphia Eagles | Lincoln Financial Field | Philadelphia, PA | E | o
    WSH | Washington Commanders | Northwest Stadium | Landover, MD | E | o`,
  ),
  ...divisionOf(
    'NFC',
    'North',
    `CHI | Chicago Bears | Soldier Field | Chicago, IL | C | o
    DET | Detroit Lions | Ford Field | Detroit, MI | E | d
    GB | Green Bay Packers | Lambeau Field | Green Bay, WI | C | o
    MIN | Minnesota Vikings | U.S. Bank Stadium | Minneapolis, MN | C | d`,
  ),
  ...divisionOf(
    'NFC',
    'South',
    `ATL | Atlanta Falcons | Mercedes-Benz Stadium | Atlanta, GA | E | r
    CAR | Carolina Panthers | Bank of America Stadium | Charlotte, NC | E | o
    NO | New Orleans Saints | Caesars Superdome | New Orleans, LA | C | d
    TB | Tampa Bay Buccaneers | Raymond James Stadium | Tampa, FL | E | o`,
  ),
  ...divisionOf(
    'NFC',
    'West',
    `ARI | Arizona Cardinals | State Farm Stadium | Glendale, AZ | A | r
    LAR | Los Angeles Rams | SoFi Stadium | Inglewood, CA | P | d
    SF | San Francisco 49ers | Levi's Stadium | Santa Clara, CA | P | o
    SEA | Seattle Seahawks | Lumen Field | Seattle, WA | P | o`,
  ),
];
