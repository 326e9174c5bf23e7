/**
 * Letters that look like others, by the Latin letter, digit or pair they look like. Written out by the shapes of the alphabets
 * that keyboards and fonts ship: Cyrillic, Greek, Armenian, and Latin letters of other languages.
 */
const BY_LOOK: Readonly<Record<string, string>> = {
  a: 'АаΑαɑӑΆ',
  b: 'ВΒЬьᏏ',
  c: 'СсϹϲᴄ',
  d: 'ԁԀժɗ',
  e: 'ЕеΕеєҽɛЄ',
  f: 'Ϝքſƒ',
  g: 'ɡցԌԍɢ',
  h: 'НһҺΗհɦ',
  i: 'іιıɩɪἰї',
  j: 'ЈјϳյʝЈ',
  k: 'КкΚκƙ',
  l: 'I1|ӏӀІΙլɭǀןլ',
  n: 'ՈողΝռņŋηпП',
  o: '0ОоΟοσОօՕσøØ๐ᴏ',
  p: 'РрΡρϱƿ',
  q: 'ԛԚզգʠ',
  r: 'гᴦɾԻր',
  rn: 'mМΜмɱ',
  s: 'ЅѕꜱʂՏ',
  t: 'ТтΤτʈւ',
  u: 'υսʋUՍµμц',
  v: 'νѵѴᴠ',
  vv: 'wωѡԝԜɯшաա',
  x: 'ХхΧχ×',
  y: 'УуүҮΥγỿʏч',
  z: 'ΖᴢʐZ',
  '3': 'ЗзӠƷʒҘ',
  '6': 'б',
};

/** What each letter is taken for; the letter itself where it looks like no other. */
const LOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries(BY_LOOK).flatMap(([look, letters]) => Array.from(letters, (letter) => [letter, look] as const)),
);

const looked = (text: string): string => Array.from(text, (letter) => LOOKS.get(letter) ?? letter).join('');

/**
 * What a name looks like: two names with one skeleton cannot be told apart at a glance. Takes any text and answers lowercase text without
 * compatibility forms; the skeleton of a skeleton is itself. Not for showing.
 */
export function skeletonOf(name: string): string {
  // Before lowercasing, because a capital I looks like a small L; after it, because capitals have small twins of their own.
  const decomposed = name.normalize('NFKD').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return looked(looked(decomposed).toLowerCase().normalize('NFKD'));
}
