import { DomainError } from '../../../kernel/domain-error.ts';
import { keyOf } from '../account-rules.ts';

/** What people type when asked for a password, without the digits and signs they put around it; from general knowledge of such lists. */
const TEXT = `
password passwort passord passwords parola motdepasse contrasena senha haslo wachtwoord salasana lozinka
pass passcode passwd passkey passphrase pwd mypass mypassword nopassword newpass newpassword oldpassword thepassword default
secret secrets topsecret supersecret mysecret private login logon signin signup account admin administrator adminadmin root toor
user username guest test tester testing testtest testuser demo sample example temp temporary changeme changeit letmein openup
opensesame access welcome welcomehome hello hellohello helloworld whatever nothing something anything everything none unknown
forgot forgotten remember master superuser superman server system computer internet network website online windows linux ubuntu
microsoft google facebook twitter instagram youtube linkedin yahoo hotmail gmail outlook apple iphone samsung nokia android
nintendo playstation xbox sega sony dell oracle cisco mysql postgres database office security secure safety control manager
qwerty qwert qwertz azerty qwertyuiop qwertyui asdf asdfg asdfgh asdfghjkl asdfasdf zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc
qweasd qweasdzxc qweqwe asdasd zxczxc wasd poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcx ytrewq hjkl dvorak
abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaaaa xxx xxxxxx zzzzzz aabbcc xyz xyzzy
iloveyou iloveu iloveme loveyou loveme lovely lover lovers love lovelove mylove truelove ilovehim iloveher iloveyou loveu
baby babygirl babyboy babydoll angel angels sweetheart sweetie sweet honey honeybear darling princess prince queen king
beautiful beauty pretty cutie cuteako sexy handsome mommy mummy mother father daddy mama papa grandma grandpa sister brother
family friend friends bestfriend forever always together destiny dream dreams dreamer heaven hope faith grace peace joy happy
happiness smile smiley laugh lucky luck chance success winner winning champion champions victory legend hero heroes
monkey dragon tiger tigers lion lions panther panthers eagle eagles falcon falcons hawk hawks wolf wolves bear bears bulldog
bulldogs dolphin dolphins shark sharks cobra viper snake spider scorpion phoenix unicorn pegasus elephant giraffe gorilla zebra
horse horses pony kitten kitty kittycat cat cats dog dogs puppy doggie doggy bunny rabbit hamster ferret turtle froggy penguin
parrot chicken ducky buffalo mustang mustangs bronco broncos colts cardinal cardinals raven ravens jaguar cougar wildcat wildcats
butterfly ladybug bluebird firebird hornet wasp beetle panda koala fish fishing goldfish catfish
football soccer baseball softball basketball hockey tennis golf golfer volleyball rugby cricket boxing wrestling swimming
running runner cycling skating skateboard surfing surfer snowboard lacrosse poker casino jackpot bowling karate ninja judo
yankees redsox mets cubs dodgers giants braves astros phillies padres mariners rangers royals orioles pirates brewers twins
cowboys steelers packers patriots raiders vikings chargers redskins saints seahawks titans bengals buccaneers
lakers celtics bulls knicks warriors rockets spurs pistons raptors redwings bruins flyers penguins canucks
liverpool arsenal chelsea manchester manutd everton tottenham newcastle westham barcelona realmadrid juventus milan inter
michael jordan jennifer jessica ashley amanda nicole daniel david matthew joshua andrew anthony robert william thomas charles
charlie george james john johnny joseph richard steven stephen mark paul peter patrick brian kevin jason justin brandon
christian christopher christine christina alexander alexandra alexis samantha sabrina stephanie michelle melissa heather
rebecca rachel sarah hannah emily emma olivia sophia sophie isabella victoria elizabeth katherine kathleen lauren natalie
vanessa veronica jasmine danielle gabriel gabriela maria marie martin martha monica andrea angela angelina anthony antonio
carlos eduardo fernando francisco roberto ricardo miguel juan jose pedro pablo diego alejandro daniela carolina claudia
benjamin nicholas nathan jonathan zachary tyler taylor austin dylan jacob ethan logan mason hunter cameron connor morgan
madison bailey maggie molly abigail chloe grace lucy lily rosie daisy ginger pepper peanut buster buddy max oscar toby rocky
sammy sparky shadow smokey snoopy scooby scooter tigger winnie mickey minnie donald goofy garfield tweety bugsbunny
harley davidson corvette camaro ferrari porsche mercedes honda toyota nissan mazda subaru suzuki yamaha kawasaki ducati
chevy chevrolet ford dodge jeep jaguar lamborghini bmw audi volvo racing nascar driver trucker
starwars startrek skywalker vader yoda chewbacca hansolo jedi matrix trinity neo gandalf frodo aragorn legolas hobbit
harrypotter hogwarts dumbledore batman spiderman superman ironman wolverine hulk thor joker robin wonderwoman catwoman
pokemon pikachu naruto sasuke goku vegeta dragonball zelda mario luigi sonic minecraft fortnite roblox warcraft starcraft
diablo halo counterstrike callofduty terminator predator godzilla kingkong rambo rocky bond jamesbond sherlock simpsons homer
metallica nirvana slipknot eminem beatles elvis madonna shakira beyonce rihanna linkinpark greenday blink acdc ironmaiden
michaeljackson tupac onedirection justinbieber spongebob barbie disney cinderella tinkerbell pooh poohbear hellokitty
trustno sunshine moonlight starlight rainbow sunflower flower flowers rose roses lily cherry cherries strawberry banana orange
apple apples peach peaches mango lemon coconut pumpkin cookie cookies chocolate candy cupcake icecream cheese pizza burger
bacon butter sugar spice cinnamon vanilla coffee tea pepsi cocacola coke sprite beer whiskey vodka wine tequila
summer winter spring autumn january february march april may june july august september october november december monday
tuesday wednesday thursday friday saturday sunday christmas halloween easter birthday holiday vacation weekend
america american canada england london paris newyork chicago boston texas dallas houston austin denver seattle miami florida
california hawaii alaska arizona nevada vegas lasvegas atlanta detroit philly brooklyn jersey michigan carolina georgia
virginia mexico brazil argentina colombia espana france germany italia ireland scotland australia sydney japan tokyo china
india pakistan russia poland africa europe
red blue green yellow purple pink black white orange silver gold golden platinum diamond crystal ruby emerald sapphire
black blackie blacky bluesky bluemoon redrose greenday whiteboy
computer laptop keyboard monitor mouse printer hacker hacking killer sniper soldier army navy marine marines police fireman
doctor nurse teacher student school college university lawyer engineer captain general major knight warrior samurai viking
pirate wizard magic magician vampire zombie ghost monster demon devil lucifer satan jesus jesuschrist christ god godisgood
blessed blessing amen allah buddha church bible praise heaven
money dollar dollars cash rich million millionaire billion bitcoin crypto business boss bigboss bigdaddy bigdog gangster playboy
player baller hotstuff hottie badboy badgirl goodboy goodgirl crazy stupid loser idiot freak freedom liberty justice power
powerful energy thunder lightning storm stormy hurricane tornado fire fireball water ocean river mountain forest island
star stars stargate galaxy cosmos planet earth moon sun saturn jupiter mercury venus mars apollo gemini taurus leo virgo
libra scorpio aquarius pisces capricorn sagittarius
music guitar piano drums drummer bass trumpet violin dancer dancing singer rockstar rocknroll rock hiphop techno
please thankyou sorry goodbye byebye hahaha lalala blahblah yomama asdfghj fuckyou fuckoff asshole bitch bullshit
bubbles bubba boomer booboo pookie muffin cuddles snuggles fluffy precious sassy princesa bonita chiquita estrella corazon
amor teamo tequiero amigos hermosa mariposa perro gato hola familia
freepass letmeinnow access trustme nothing blink trouble danger enigma mystery phantom cosmic alpha omega delta sigma gamma
zeus apollo athena hercules achilles spartan titanic atlantis avalon excalibur camelot merlin
bet bets betting bettor gambler gambling odds parlay jackpot lucky
`;

const COMMON_WORDS: ReadonlySet<string> = new Set(TEXT.split(/\s+/).filter(Boolean));

const SHORTEST = 6;
/** Neighbors on a keyboard, across and down, and in the alphabet. */
const WALKS = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '7ujm',
  'qaz',
  'wsx',
  'edc',
];
const STEPS = new Set(
  WALKS.flatMap((walk) =>
    Array.from(walk)
      .slice(1)
      .flatMap((to, at) => [`${walk[at]}${to}`, `${to}${walk[at]}`]),
  ),
);
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** In turns from two ends of the keyboard: no run, no repeat, and still on every list. */
const ZIGZAGS = [
  '1q2w3e',
  'q1w2e3',
  '1a2b3c',
  'a1b2c3',
  '1z2x3c',
  '1w2e3r',
  '1qazxsw',
  'zaq12wsx',
  'zaq1xsw',
  '1qazzaq',
  'qazxsw',
  'adgjmp',
  'thx1138',
  'ncc1701',
  'gfhjkm',
];

const lookalike = (text: string): string => text.replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);
const bare = (text: string): string => text.replace(/^[\d\W_]+|[\d\W_]+$/g, '');

/** A common word with at most six digits or signs around it: monkey, Monkey12, p@ssw0rd!, 123hello. */
function isCommonWord(text: string): boolean {
  const word = bare(text);
  if (text.length - word.length <= 6 && (COMMON_WORDS.has(word) || COMMON_WORDS.has(lookalike(word)))) return true;
  const stem = text.replace(/[\d\W_]{1,4}$/, '');
  return COMMON_WORDS.has(lookalike(text)) || COMMON_WORDS.has(lookalike(stem));
}

/** Mostly one step after another: 123456, abc123, qwerty12, 112233, 1qaz2wsx. */
function isWalk(text: string): boolean {
  let breaks = 0;
  for (let at = 1; at < text.length; at++) {
    const [from, to] = [text[at - 1], text[at]];
    if (from !== to && !STEPS.has(`${from}${to}`)) breaks += 1;
  }
  return breaks <= text.length / 6;
}

const isRepeat = (text: string): boolean => /^(.{1,4})\1+$/s.test(text) || /^(.+)\1$/s.test(text);
const isShortNumber = (text: string): boolean => /^[\d./-]{1,8}$/.test(text);
const isZigzag = (text: string): boolean => ZIGZAGS.some((zigzag) => text.startsWith(zigzag) && text.length <= zigzag.length + 6);

/** A name of the account with too little around it to be a password of its own. */
const isMostlyName = (text: string, name: string): boolean =>
  name.length >= 3 && text.includes(name) && text.length - name.length < SHORTEST;

export interface PasswordOwner {
  username: string;
  email: string;
}

/** True for what stands near the top of every list that attackers try, and for variations on the account's own names. */
export function isCommonPassword(password: string, owner: PasswordOwner): boolean {
  const text = keyOf(password);
  const email = keyOf(owner.email);
  const names = [keyOf(owner.username), email, email.slice(0, email.indexOf('@'))];
  if (names.some((name) => isMostlyName(text, name))) return true;
  return isCommonWord(text) || isWalk(text) || isRepeat(text) || isShortNumber(text) || isZigzag(text);
}

export function checkNewPassword(password: string, owner: PasswordOwner, field: 'password' | 'newPassword'): void {
  const message = 'This password is too common. Please choose another.';
  if (isCommonPassword(password, owner)) throw new DomainError('INVALID_INPUT', message, { issues: [{ path: field, message }] });
}
