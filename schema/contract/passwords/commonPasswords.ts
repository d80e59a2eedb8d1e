import { toLatinDigits } from '../text/characters';

/**
 * Words of which common passwords are made, in lower case without digits at the ends: international ones, keyboard
 * walks, names and words of Algeria, and this site's own.
 */
const commonWords = new Set(
  `a aa abc abcd abcde abcdef access account action adam adidas admin administrator ahmed alex alger algeria algerie
  algiers ali alice allah allahakbar amal amazon amel amigo amina amine amour anas andrea andrew angel angela angels anna annaba anthony
  apollo apple arsenal arthur asdf asdfg asdfgh asdfghjkl ashley asma austin aya azerty azertyuiop azul baby babygirl bachir badboy bailey banana
  barca barcelona baseball basketball batman batna bbbb beach bear beautiful bejaia benfica bigdog bismillah blabla black blackberry bladi blida blue
  bonjour booboo boomer boss boston brahim brandon brandy buster butterfly calvin camille carlos carolina casanova casper
  change changeme charles charlie cheese chelsea cherry chicken chocolate chouchou chris christ christian coffee computer constantine
  cookie cool corvette cowboy crystal daniel dark david default demo diablo diamond djamel djazair dollar doudou dragon dz dzair eagle electric
  elena elephant email energy enter escort facebook family farid fatima fatma fender ferrari fifa fish flower fluffy foobar football forever
  forfait formation fouad france freedom friend friends fuck fuckme fuckyou gateway george ghost ginger girl god golden golf google
  gordon green guest guitar hacker hafid hakim hamid hamza hannah happy harley harry hassan hassiba heaven hello helloworld hockey hocine home
  honda hotmail houda hunter hussein ibrahim iceman iloveu iloveyou imane inter internet iphone islam ismail jackie jackson jaguar james jamel
  japan jasmine jennifer jesus jessica jordan joseph joshua jsk juventus kabyle kabylie karim katie khadija khaled killer king kitten lakers
  lamia lamine laptop lauren legend leila letmein lilia lina linda liverpool lol london love lovely loveme lover lucky lydia lyna maggie mahdi maison
  malika mama maman manager manchester marie marina martin maryam marwa master matrix matthew maverick maxwell mca member mercedes merlin
  messi michael michelle mickey microsoft mike mohamed mohammed monday money monkey monster morgan mostaganem mother mouloudia mounir mourad
  mouse muhammad murphy music mustang mustapha myriam nabil nadia nadjib nassim natasha naruto nesrine network newyork nice nicole nike ninja nokia nothing
  nour oran orange ouargla oussama pakistan panther papa paris pass passer passw password passwort patrick peace peanut pepper phoenix picture
  pokemon police porsche power prince princess private psg purple pussy qazwsx qazwsxedc qwaszx qwe qweasd qweasdzxc qwer qwert
  qwerty qwertyu qwertyuiop rabah rachid rainbow ranger rania raptor real realmadrid red reda redsox riad richard robert romeo ronaldo root rose
  runner sabrina said saida salam salah salim salma samantha sami samir sample samsung sandra sara sarah scooter secret secure service setif
  sexy shadow shannon siham silver simple skikda skype slayer smile smokey snoopy soccer sofia sofiane solar soleil sonia sophie soso soufiane
  souhila spider spiderman sport star starwars startrek steelers steven student sultan summer sunflower sunny sunshine super superman support
  surfer tamer tarek tayyar tebessa teacher temp temporary tennis test tester testing thomas thunder tiger tigger tizi tlemcen toto toyota
  trainer trustno tunisia turtle user usma username victoria viking volkswagen wahran walid warrior wassim welcome whatever wilaya william
  windows winner winter wolf wolves woman wydad xxx xxxx yacine yamaha yankee yasmine yellow youcef younes youtube youssef zahra zaki zidane zinedine
  zineb zouhir zxcv zxcvb zxcvbn zxcvbnm motdepasse mdp monmotdepasse inchallah inshallah hamdoullah hamdoulah marhaba wallah khouya hbibi hbiba
  tahyadjazair tahiadjazair vivalalgerie vivaalgerie onetwothree lesverts fennec dzayer sahara ramadan khobz vendredi dimanche merci`.split(
    /\s+/,
  ),
);

const commonArabicWords = new Set(
  'محمد احمد علي الله الجزائر الجزاير جزائر حبيبي حبيبتي كلمةالسر كلمةالمرور مرحبا السلام سلام اسلام بسمالله الحمدلله سبحانالله فاطمة فاطمه مريم امي ابي عائلة عائلتي قلبي حياتي طيار تيار'.split(
    ' ',
  ),
);

const leetLetters: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};

const sequences = [
  'abcdefghijklmnopqrstuvwxyz',
  '012345678901234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1z2e3r4t5y6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgb',
];
const reversed = (text: string): string => [...text].reverse().join('');

const isSequence = (text: string): boolean =>
  text.length >= 3 && sequences.some((row) => row.includes(text) || reversed(row).includes(text));

/** "abcabc" → "abc"; "aaaa" → "a". */
const withoutRepetition = (text: string): string => /^(.+?)\1+$/u.exec(text)?.[1] ?? text;

const isCommonWord = (text: string): boolean => {
  const word = withoutRepetition(text);
  return [word, reversed(word)].some(
    (each) => each.length <= 1 || commonWords.has(each) || commonArabicWords.has(each) || isSequence(each),
  );
};

/** Numbers of up to eight digits are dates, phone numbers and sequences. */
const isGuessableNumber = (text: string): boolean => /^\p{Nd}{1,8}$/u.test(text);

const withoutEnds = (text: string): string =>
  text.replace(/^[^\p{L}]{1,4}(?=\p{L})/u, '').replace(/(\p{L})[^\p{L}]{1,5}$/u, '$1');
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{Nd}]/gu, '');

/** Lower case, without spaces and characters that are not seen. */
const toComparable = (text: string): string =>
  toLatinDigits(text.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')).toLowerCase();

/** Whether a text is made of some of the words only, each as often as it likes. */
const consistsOf = (text: string, words: readonly string[]): boolean =>
  text === '' || words.some((word) => text.startsWith(word) && consistsOf(text.slice(word.length), words));

/** The words of names and addresses, of two letters at least, and each of these as a whole. */
function toNameWords(ownNames: readonly string[]): string[] {
  const words = ownNames.flatMap((name) => [
    ...name.split(/[^\p{L}\p{M}\p{Nd}]+/u),
    ...[name, name.split('@')[0] ?? ''].map(withoutSigns),
  ]);
  return [...new Set(words.map(toComparable))].filter((word) => word.length >= 2);
}

/**
 * Whether a password is one of the first that are guessed: a common word, sequence or short number, also repeated or
 * reversed, with up to four digits and signs around it, and with digits for letters, or made of the own names. Covers the 3,000
 * most common ones and variants.
 * @param ownNames names and e-mail address of the account
 */
export function isCommonPassword(password: string, ownNames: readonly string[] = []): boolean {
  const text = toComparable(password);
  const plain = withoutSigns(text);
  const core = withoutEnds(text);
  const letters = [...core].map((letter) => leetLetters[letter] ?? letter).join('');
  const unmasked = [...text].map((letter) => leetLetters[letter] ?? letter).join('');
  const names = toNameWords(ownNames);
  return (
    isGuessableNumber(withoutRepetition(plain)) ||
    isSequence(withoutRepetition(plain)) ||
    [core, letters, unmasked, withoutEnds(plain)].some(isCommonWord) ||
    [plain, withoutEnds(plain)].some((each) => each.length >= 3 && consistsOf(each, names))
  );
}

type PasswordStrength = 'weak' | 'fair' | 'strong';

/** A hint for forms. Length counts more than signs: a sentence of four words is strong. */
export function passwordStrength(password: string): PasswordStrength {
  const variety = new Set(password).size;
  if (isCommonPassword(password) || password.length < 8 || variety < 5) return 'weak';
  return password.length >= 14 && variety >= 8 ? 'strong' : 'fair';
}
