import { createChance } from '../chance.ts';

/** Given and family names that go together. Invented: common given names with family names that no well-known player carries. */
interface NameGroup {
  first: readonly string[];
  last: readonly string[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const american: NameGroup = {
  first:
    words(`Aiden Alec Barrett Beau Blaine Brady Brant Brock Bryson Caden Carson Clay Cody Colby Cole Conor Cooper Dalton Dane Davis Dillon Drew
    Easton Eli Emmett Evan Gavin Grady Graham Grant Griffin Harper Hayden Heath Hudson Ian Jace Jared Jonah Keegan Kyle Landon Levi Logan
    Luke Mason Miles Nash Nolan Owen Parker Peyton Porter Quinn Reid Rhett Riley Ross Sawyer Seth Spencer Tanner Trent Tucker Weston Wyatt`),
  last: words(`Abernathy Aldridge Ashdown Balfour Barlowe Bellamy Blackwood Bramley Brightwell Calloway Carrick Chadwell Colfax Coverdale Crandell
    Culbreath Dahlgren Darrow Denholm Dunaway Eastman Ellery Fairbank Farnsley Fenwick Forsythe Gadsden Garrity Goodnight Hadley Halloran
    Hargrove Hathaway Hollis Hutchins Ingersoll Jarrell Kendrickson Kilgore Kirkbride Lattimore Lockridge Mabry Mayfield McAdoo Merriweather
    Nettles Norcross Oakley Overstreet Pemberton Pennington Quarles Ransome Redfern Rutledge Satterfield Shackleford Stanhope Stoddard
    Tarkington Thackery Underhill Vandergriff Wainscott Wexler Whitlow Winslow Yarborough`),
};

const latin: NameGroup = {
  first:
    words(`Adalberto Adrián Alexei Alfonso Amaury Anselmo Arquímedes Aurelio Benicio Bernardo Braulio Camilo Ciro Cristóbal Damián Danilo Darío
    Edgardo Efraín Eliseo Emiliano Ernesto Esteban Ezequiel Fabián Facundo Fausto Félix Fermín Gabriel Gerardo Gilberto Gonzalo Heriberto
    Horacio Ignacio Isidro Jacinto Joaquín Julián Leandro Leonel Lisandro Lorenzo Luciano Marcelo Mateo Matías Mauricio Nicanor Octavio
    Osvaldo Pascual Ramiro Reinaldo Rodrigo Rogelio Samuel Santiago Saúl Teodoro Tobías Tomás Ulises Valentín Vicente Wenceslao Yadier`),
  last: words(`Abascal Aguilera Alcázar Almonte Anzaldo Arismendi Baldizón Barrientos Belloso Bermejo Bustillos Caicedo Calderas Camarena Carpio
    Casanova Cifuentes Collado Cordero Cuevas Dávalos Echeverría Elizondo Escamilla Espaillat Estévez Figueres Fontánez Gallardo Garrido
    Grijalva Guillén Heredia Iglesias Izaguirre Jáuregui Landaeta Legarza Linares Lozada Madrigal Manzanares Marrero Mejorada Monagas
    Montilla Mosquera Narváez Ocampo Olivares Ontiveros Paredes Pedroza Quiñónez Quintanar Regalado Requena Rincón Saldívar Samaniego
    Sandoval Sepúlveda Tejeda Urrutia Valdivia Velarde Villalobos Yépez Zambrano Zavala`),
};

const japanese: NameGroup = {
  first: words(
    'Akira Daichi Eiji Fumiya Genki Haruto Hayato Hideki Hiroto Itsuki Jun Kaito Kazuma Keita Kenji Kohei Makoto Naoki Ren Riku Ryota Shinji Sota Takumi Tetsuya Yusei',
  ),
  last: words(`Akashi Amano Arakawa Ebina Fujikawa Funaki Hamada Hirose Inoue Ishizuka Kamiya Katayama Kitano Kurihara Maruyama Minami Miyake Morishita
    Nagase Nishida Ogata Okabe Onodera Sakurai Shimizu Tachibana Takeda Tanabe Toyama Uchida Wakabayashi Yokota`),
};

const korean: NameGroup = {
  first: words(
    'Byung-ho Chan-woo Dong-hyun Geon-woo Hyun-seok In-sung Jae-won Ji-hoon Joon-ki Kyung-min Min-jae Sang-hyun Seung-min Sung-jin Tae-yang Woo-jin Young-soo',
  ),
  last: words('Ahn Bae Cha Eom Gil Heo Hwang Jang Jeon Jo Ko Kwon Min Moon Nam Noh Oh Paik Ryoo Seo Shim Sohn Suh Yoo'),
};

const international: NameGroup = {
  first:
    words(`Anders Antoine Bas Bo Chidi Didier Emeka Étienne Femi Florian Gijs Guillaume Hendrik Ifeanyi Jelle Joost Jürgen Kai Kofi Kwame Laurent
    Lars Marek Matteo Nils Obi Olivier Pieter Rafe Roel Sjoerd Stefan Sven Tariq Thijs Tunde Xander Yannick`),
  last: words(`Achterberg Adeyemi Amadi Asante Beauchemin Bergstrom Boateng Bouchard Brouwer Chukwu Desrosiers Dijkstra Eze Falk Fiorentini Gauthier
    Haverkamp Holm Isenia Jansma Kaminski Kruger Lachance Lindqvist Maduro Mensah Moretti Nwosu Obanor Okafor Olatunji Ouellette Pelletier
    Rasmussen Rietveld Sarpong Schoop-Leito Steenkamp Thibodeau Tremaine Uwaifo Van-Loon Verhoeven Vlasek Wouters Zielinski`),
};

const NAME_GROUPS: readonly NameGroup[] = [american, latin, japanese, korean, international];

// Shares of the groups among big-league players, roughly: opening-day rosters are a little under a third foreign-born, most of them Latin American.
const GROUP_SHARES = [0.53, 0.84, 0.89, 0.92, 1] as const;
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

function stepFor(size: number, seed: string): { start: number; step: number } {
  const next = createChance(`${seed}|names|${size}`);
  let step = Math.floor(size * (0.3 + 0.4 * next()));
  while (greatestDivisor(step, size) !== 1) step += 1;
  return { start: Math.floor(size * next()), step };
}

const steps = new Map<string, { start: number; step: number }>();

/** Each place on a roster owns a few names of every group and hands them out in turn, so that no two men of a season share one. */
export function nameOf(
  seed: string,
  place: number,
  places: number,
  joined: number,
  groupShares: readonly number[] = GROUP_SHARES,
): { first: string; last: string } {
  const share = createChance(`${seed}|name-group|${place}|${joined}`)();
  const group = NAME_GROUPS[groupShares.findIndex((upTo) => share < upTo)]!;
  const size = group.first.length * group.last.length;
  const turns = Math.max(1, Math.floor(size / places));
  const turn = ((joined % turns) + turns) % turns;
  const key = `${seed}|${size}`;
  const { start, step } = steps.get(key) ?? stepFor(size, seed);
  if (!steps.has(key) && steps.size < 100) steps.set(key, { start, step });
  const at = (start + (place + turn * places) * step) % size;
  return { first: group.first[Math.floor(at / group.last.length)]!, last: group.last[at % group.last.length]! };
}
