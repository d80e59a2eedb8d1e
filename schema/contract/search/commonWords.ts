import { splitSearchWords } from './searchText';
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
  'wach wech wesh kifach kifech kifah 3lach 3lech wa9tach chhal ch7al ch9al win wayn chkoun chnou howa huwa hiya houma ana rani rak rah rahi raha kayen kayna makach',
  'nhab n7ab nheb n7eb hab 7ab lazem lazm lazemni lazmni na9der ne9der nweli nwelli nwali ndir ydir tdir ndirou ta3 taa te3 mta3 nta3 dyal bach bech beli belli bla fi fel f el al l bel bl',
  'm3a hada hadi hadak had bezzaf bzaf chwiya chwia hna',
  'the a an of for in on to and or with without at by from about into how what why when where which who is are was be been do does did i me my we our you your it its',
  'can could should would need want have has there this that these those not no best difference between mean means much many get make use using s t',
);

/** Words that nearly each text of the site could have: they rank, and never exclude. */
const siteWords: ReadonlySet<string> = toSet(
  'دورة دورات الدورة الدورات تكوين التكوين تكوينات تدريب التدريب تدريبية تدريبي تكوينية تعلم التعلم تعليم التعليم نتعلم اتعلم أتعلم ندرس أدرس درس دروس كورس كورسات فورماسيون',
  'شرح الشرح مقدمة كامل كاملة شاملة أساسيات مهارات مجال ميدان تخصص برنامج منصة الجزائر جزائر جزائري جزائرية دزاير بالجزائر للمبتدئين',
  'formation formations former formateur cours stage stages apprendre apprentissage étudier tutoriel guide complet complète initiation bases domaine algérie algérien algérienne',
  'dawra dawrat takwin takouin ta3lim ta3alom ta3allom nt3alem net3alem net3allem n9ra ne9ra dars dourous dzair',
  'training trainings course courses class classes learn learning lesson lessons study tutorial guide complete full introduction intro basics fundamentals program programme algeria algerian algerie',
);

/** What one does with anything: they rank, and are never misspelled names. */
const generalVerbs: ReadonlySet<string> = toSet(
  'أفتح افتح فتح نفتح إنشاء أنشئ اختيار أختار نختار شراء أشتري نشري بيع أعرف نعرف كيفية طريقة طرق عمل يعمل تعمل يعملون أعمل نخدم يخدم تخدم خدمة استعمال استخدام حول يصرا يصير مكونات أنواع نوع أصبح نولي',
  'créer creer ouvrir choisir choix utiliser utilisation trouver savoir devenir acheter vendre monter fabriquer marche fonctionne fonctionnement travailler types type liste',
  'nkhdem nekhdem yekhdem tekhdem khedma khedmet nsib nechri nbi3 n7el',
  'create become open start starting choose choosing use using find know buy buying sell build building works working happens works explained types type list need',
);

/** Price, time, format, certificate and quality of what is searched: no text has to name them. Level and "free" are labels. */
const modifierWords: ReadonlySet<string> = toSet(
  'رخيص رخيصة رخيسة أرخص سعر أسعار ثمن أثمان بثمن مناسب شهادة شهادات معتمدة معتمد دبلوم كتاب كتب ملخص تحميل فيديو فيديوهات انترنت الإنترنت أونلاين اونلاين',
  'جديد جديدة قريب قريبة مسائي مسائية صباحي صباحية مكثف مكثفة سريعة جيد جيدة ممتاز ممتازة احترافي احترافية عملي عملية حضوري حضورية',
  'cher chers chère chères prix tarif tarifs certifiante certifiant certifiée certificat certification attestation diplôme diplômante pdf livre livres video vidéo vidéos télécharger',
  'soir weekend intensif intensive accélérée nouveau nouvelle pratique proche près bon bonne professionnelle professionnel présentiel',
  'cheap cheapest cheaper price prices affordable online near nearby certificate certified certification diploma pdf book books ebook download video videos last lasts long new latest top good quick evening intensive professional',
  'rkhis rkhisa rkhissa chahada',
);

/** Phrases of the same kind whose words alone can be the subject, and the wilayas, in three spellings. */
const modifierPhrases: ReadonlySet<string> = new Set(
  [
    'en ligne,à distance,عن بعد,week-end,on line,نهاية الأسبوع,face to face',
    'أدرار,الشلف,الأغواط,أم البواقي,باتنة,بجاية,بسكرة,بشار,البليدة,بليدة,البويرة,تمنراست,تبسة,تلمسان,تيارت,تيزي وزو,الجزائر العاصمة,العاصمة,الجلفة,جيجل',
    'سطيف,سعيدة,سكيكدة,سيدي بلعباس,عنابة,قالمة,قسنطينة,المدية,مستغانم,المسيلة,معسكر,ورقلة,وهران,البيض,إليزي,برج بوعريريج,بومرداس,الطارف,تندوف',
    'تيسمسيلت,الوادي,وادي سوف,خنشلة,سوق أهراس,تيبازة,ميلة,عين الدفلى,النعامة,عين تموشنت,غرداية,غليزان,تيميمون,برج باجي مختار,أولاد جلال,بني عباس',
    'عين صالح,عين قزام,تقرت,تڤرت,جانت,المغير,المنيعة',
    'Adrar,Chlef,Laghouat,Oum El Bouaghi,Batna,Béjaïa,Biskra,Béchar,Blida,Bouira,Tamanrasset,Tébessa,Tlemcen,Tiaret,Tizi Ouzou,Alger,Djelfa,Jijel,Sétif,Saïda,Skikda',
    'Sidi Bel Abbès,Annaba,Guelma,Constantine,Médéa,Mostaganem,M’Sila,Mascara,Ouargla,Oran,El Bayadh,Illizi,Bordj Bou Arréridj,Boumerdès,El Tarf,Tindouf,Tissemsilt',
    'El Oued,Khenchela,Souk Ahras,Tipaza,Mila,Aïn Defla,Naâma,Aïn Témouchent,Ghardaïa,Relizane,Timimoun,Bordj Badji Mokhtar,Ouled Djellal,Béni Abbès,In Salah',
    'In Guezzam,Touggourt,Djanet,El M’Ghair,El Meniaa',
    'Algiers,Dzayer,wahran,wahren,qsentina,9sentina,ksentina,stif,bgayet,bejaia,tizi,setif,tizi wezzou,blida,lblida,mostaghanem,ghardaia,wargla,tilimsen,tlemsen,tipasa,jijel,3annaba',
    'el djelfa,bel abbes,sidi belabbes,bordj bouareridj,bordj bou arreridj,bba,medea,lemdia,msila,boumerdas,chlef,el asnam,skikda,bouira,oued souf,souf,ain temouchent,3in temouchent',
  ].flatMap((line) => line.split(',').map((phrase) => toTokens(phrase).join(' '))),
);
const maxPhraseWords = 4;

function findModifiers(words: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const start of words.keys())
    for (let end = start + 1; end <= Math.min(words.length, start + maxPhraseWords); end += 1) {
      const phrase = toTokens(words.slice(start, end).join(' ')).join(' ');
      if (modifierPhrases.has(phrase) || modifierPhrases.has(withoutParticle(phrase)))
        for (let position = start; position < end; position += 1) found.add(position);
    }
  return found;
}

/** "in", "with" and "to" are written on the Arabic word. */
const withoutParticle = (phrase: string): string => phrase.replace(/^[بفلو](?=[\u0620-\u06FF]{4})/, '');

/** Units and types beside numbers: 22 kW, 50 Hz. */
const unitWords: ReadonlySet<string> = toSet(
  'kw kwh kwc kwp kva kv mw mwh gw w wh wc watt watts v volt volts a ah amp ampere amperes ampère ampères hz hertz mm mm2 cm m m2 m3 km kg l bar nm rpm c',
  'واط واطا وات كيلوواط كيلواط كيلووات ميغاواط كو فولط فولت أمبير امبير هرتز متر أمتار مليمتر سم كم كيلومتر لتر بار كغ درجة ساعي',
);

/** Arabic in Latin letters begins with digits as well: "7imaya". */
const isNumber = (token: string): boolean => /^[0-9]/.test(token) && !/^[235679][a-z]{4}/.test(token);

/** Whether rows without the word are results too. */
const isOptionalWord = (token: string): boolean =>
  siteWords.has(token) ||
  generalVerbs.has(token) ||
  unitWords.has(token) ||
  modifierWords.has(token) ||
  modifierWords.has(withoutParticle(token)) ||
  isNumber(token);

const elisionPattern = /([a-z0-9])'(?=[a-z])/g;
const marksAroundPattern = /^[-/‐–—'’.,٬:;()«»"“”!?؟،؛]+|[-/‐–—'’.,٬:;()«»"“”!?؟،؛]+$/g;

/**
 * Unique normalized words of a search without the marks around them: those before and after an apostrophe ("d'une") are
 * words, marks alone are words only where nothing else is searched.
 */
export function splitTypedWords(search: string | null | undefined): string[] {
  const typed = splitSearchWords(search);
  const words = typed.flatMap((word) => word.replace(marksAroundPattern, '').replace(elisionPattern, '$1 ').split(' '));
  const spoken = [...new Set(words)].filter((word) => /[^\p{P}]/u.test(word));
  return spoken.length > 0 ? spoken : typed;
}

const filterOrAll = (words: string[], keepsPass: (word: string) => boolean): string[] => {
  const kept = words.filter(keepsPass);
  return kept.length > 0 ? kept : words;
};

/** Also a word of several, as "est-ce". */
const isStopWord = (word: string): boolean => {
  const tokens = toTokens(word);
  return tokens.length > 0 && tokens.every((token) => stopWords.has(token));
};

/** The words of a search that are compared: no stop words where there are others. */
export const comparedWords = (words: string[]): string[] => filterOrAll(words, (word) => !isStopWord(word));

/** The words that a row of a list must have: those that not each text could have, where there are such. */
export function requiredWords(words: string[]): string[] {
  const modifiers = new Set([...findModifiers(words)].map((position) => words[position]));
  return filterOrAll(comparedWords(words), (word) => !isOptionalWord(word) && !modifiers.has(word));
}
