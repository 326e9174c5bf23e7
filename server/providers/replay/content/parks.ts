interface ParkPlace {
  id: number;
  name: string;
  location: { defaultCoordinates: { latitude: number; longitude: number } };
  fieldInfo: { roofType: 'Open' | 'Retractable' | 'Dome' };
}

/** Where MLB's parks lie, by the league's number: a saved schedule names its parks and does not say where they are. */
const PARKS: Readonly<Record<number, readonly [string, number, number, ParkPlace['fieldInfo']['roofType']]>> = {
  1: ['Angel Stadium', 33.8003, -117.8827, 'Open'],
  2: ['Oriole Park at Camden Yards', 39.2839, -76.6217, 'Open'],
  3: ['Fenway Park', 42.3463, -71.0974, 'Open'],
  4: ['Rate Field', 41.83, -87.6342, 'Open'],
  5: ['Progressive Field', 41.4962, -81.6852, 'Open'],
  7: ['Kauffman Stadium', 39.0516, -94.4805, 'Open'],
  12: ['Tropicana Field', 27.7682, -82.6534, 'Dome'],
  14: ['Rogers Centre', 43.6416, -79.3892, 'Retractable'],
  15: ['Chase Field', 33.4453, -112.0667, 'Retractable'],
  17: ['Wrigley Field', 41.9482, -87.6555, 'Open'],
  19: ['Coors Field', 39.756, -104.9942, 'Open'],
  22: ['Dodger Stadium', 34.0739, -118.24, 'Open'],
  31: ['PNC Park', 40.4469, -80.0057, 'Open'],
  32: ['American Family Field', 43.0283, -87.9711, 'Retractable'],
  680: ['T-Mobile Park', 47.5914, -122.3325, 'Retractable'],
  2392: ['Daikin Park', 29.757, -95.3555, 'Retractable'],
  2394: ['Comerica Park', 42.339, -83.0485, 'Open'],
  2395: ['Oracle Park', 37.7784, -122.3894, 'Open'],
  2529: ['Sutter Health Park', 38.5802, -121.5133, 'Open'],
  2602: ['Great American Ball Park', 39.0974, -84.5066, 'Open'],
  2680: ['Petco Park', 32.7076, -117.1566, 'Open'],
  2681: ['Citizens Bank Park', 39.9057, -75.1666, 'Open'],
  2889: ['Busch Stadium', 38.6226, -90.1928, 'Open'],
  3289: ['Citi Field', 40.7571, -73.8458, 'Open'],
  3309: ['Nationals Park', 38.873, -77.0074, 'Open'],
  3312: ['Target Field', 44.9817, -93.2776, 'Open'],
  3313: ['Yankee Stadium', 40.8296, -73.9262, 'Open'],
  4169: ['loanDepot park', 25.7781, -80.2197, 'Retractable'],
  4705: ['Truist Park', 33.8907, -84.4677, 'Open'],
  5325: ['Globe Life Field', 32.7473, -97.0842, 'Retractable'],
};

/** Null for a park that is not the home of a club. */
export function parkPlace(id: number): ParkPlace | null {
  const park = PARKS[id];
  if (!park) return null;
  const [name, latitude, longitude, roofType] = park;
  return { id, name, location: { defaultCoordinates: { latitude, longitude } }, fieldInfo: { roofType } };
}
