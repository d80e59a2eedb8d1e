import { toTokens } from './stems';

/* Words of any search on this site, in Arabic, Algerian Arabic, French and English, as they are typed. */

const toSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap(toTokens));

/** Words without meaning of their own. They are searched only where nothing else is. */
export const stopWords: ReadonlySet<string> = toSet(
  'في من على إلى الى عن مع أو و ثم لكن كيف ما ماذا لماذا متى أين اين هل هو هي هم نحن أنت أنا انا هذا هذه ذلك تلك الذي التي الذين',
  'ان أن إن كان كانت يكون تكون كل بعض بين عند حول لدى بدون دون غير قد لقد لا لم لن ليس أي اي إذا اذا حتى منذ خلال بعد قبل فوق تحت',
  'أريد اريد أحتاج يجب يمكن يمكنني ممكن أستطيع هناك جدا أيضا عندي لي لك له لها فقط مثل كم أفضل احسن أحسن معنى يعني تعني الفرق فرق',
  'كيفاش كيفاه علاش وقتاش وين شحال قداش واش وش شكون شنو اشنو شنوا باش بلي بلا تاع نتاع متاع ديال راني راه راهي كاين كاينة ماكاش نحب نحوس حاب حابب حابة نقدر لازم',
  'ندير يدير تدير نعرف وحد هاد هذي هذاك برك بزاف شوية خويا عندكم عندكمش كي منين لوكان',
  'le la les l un une des du de d au aux à a en et ou où pour par sur sous dans avec sans hors chez vers entre comment pourquoi quand combien',
  'est ce c qu que qui quoi quel quelle quels quelles je j tu il elle on nous vous ils me m mon ma mes son sa ses notre votre ne n pas plus très',
  'veux voudrais peut faut faire avoir être sont fait meilleur meilleure meilleurs différence signifie besoin cherche s se si y',
  'the a an of for in on to and or with without at by from about into how what why when where which who is are was be been do does did i me my we our you your it its',
  'can could should would need want have has there this that these those not no best difference between mean means much many get make use using s t',
);

/** Words that nearly each text of the site could have: they rank, and never exclude. */
const siteWords: ReadonlySet<string> = toSet(
  'دورة دورات الدورة الدورات تكوين التكوين تكوينات تدريب التدريب تدريبية تدريبي تكوينية تعلم التعلم تعليم التعليم نتعلم اتعلم أتعلم ندرس أدرس درس دروس كورس كورسات فورماسيون',
  'شرح الشرح مقدمة كامل كاملة شاملة أساسيات مهارات مجال ميدان تخصص برنامج منصة الجزائر جزائر جزائري جزائرية دزاير بالجزائر للمبتدئين',
  'formation formations former formateur cours stage stages apprendre apprentissage étudier tutoriel guide complet complète initiation bases domaine algérie algérien algérienne',
  'training trainings course courses class classes learn learning lesson lessons study tutorial guide complete full introduction intro basics fundamentals program programme algeria algerian algerie',
);

/** What one does with anything: they rank, and are never misspelled names. */
const generalVerbs: ReadonlySet<string> = toSet(
  'أفتح افتح فتح نفتح إنشاء أنشئ اختيار أختار نختار شراء أشتري نشري بيع أعرف نعرف كيفية طريقة طرق عمل يعمل تعمل يعملون أعمل نخدم يخدم تخدم خدمة استعمال استخدام حول يصرا يصير مكونات أنواع نوع أصبح نولي',
  'créer creer ouvrir choisir choix utiliser utilisation trouver savoir devenir acheter vendre monter fabriquer marche fonctionne fonctionnement travailler types type liste',
  'create become open start starting choose choosing use using find know buy buying sell build building works working happens works explained types type list need',
);

/** Units and types beside numbers: 22 kW, 50 Hz. */
const unitWords: ReadonlySet<string> = toSet(
  'kw kwh kwc kwp kva kv mw mwh gw w wh wc watt watts v volt volts a ah amp ampere amperes ampère ampères hz hertz mm mm2 cm m m2 m3 km kg l bar nm rpm c',
  'واط واطا وات كيلوواط كيلواط كيلووات ميغاواط كو فولط فولت أمبير امبير هرتز متر أمتار مليمتر سم كم كيلومتر لتر بار كغ درجة ساعي',
);

/** Whether rows without the word are results too: words of the site, general verbs, numbers, units. */
const isOptionalWord = (token: string): boolean =>
  siteWords.has(token) || generalVerbs.has(token) || unitWords.has(token) || /^[0-9]/.test(token);

const filterOrAll = (words: string[], isKept: (word: string) => boolean): string[] => {
  const kept = words.filter(isKept);
  return kept.length > 0 ? kept : words;
};

/** The words of a search that are compared: no stop words where there are others. */
export const comparedWords = (words: string[]): string[] => filterOrAll(words, (word) => !stopWords.has(word));

/** The words that a row of a list must have: those that not each text could have, where there are such. */
export const requiredWords = (words: string[]): string[] =>
  filterOrAll(comparedWords(words), (word) => !isOptionalWord(word));
