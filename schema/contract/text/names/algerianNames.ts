/** Frequent Algerian names in the usual French spelling and in Arabic; the first spelling of an Arabic name is suggested. */
const pairs = `
Abdallah عبد الله|Abdelaziz عبد العزيز|Abdelhak عبد الحق|Abdelhamid عبد الحميد|Abdelkader عبد القادر|Abdelkrim عبد الكريم
Abdelghani عبد الغني|Abdelouahab عبد الوهاب|Abdellah عبد الله|Abdelmalek عبد المالك|Abdennour عبد النور|Abderrahmane عبد الرحمان|Abdessalam عبد السلام|Abdou عبدو|Adel عادل
Ahlem أحلام|Ahmed أحمد|Aïcha عائشة|Akram أكرم|Ali علي|Amel أمل|Amina أمينة|Amine أمين|Amir أمير|Amira أميرة|Anis أنيس
Asma أسماء|Assia آسيا|Ayoub أيوب|Aziz عزيز|Badis باديس|Bachir بشير|Belkacem بلقاسم|Bilal بلال|Billel بلال|Brahim إبراهيم
Chahinez شهيناز|Chaima شيماء|Cherif شريف|Dalila دليلة|Djamel جمال|Djamila جميلة|Djilali جيلالي|Fadila فضيلة|Farid فريد|Farida فريدة
Fares فارس|Fatiha فتيحة|Fatima فاطمة|Faycal فيصل|Fouad فؤاد|Ghania غنية|Habib حبيب|Haddad حداد|Hadj حاج|Hakim حكيم
Hamid حميد|Hamza حمزة|Hanane حنان|Hassan حسن|Hassiba حسيبة|Hicham هشام|Hind هند|Hocine حسين|Houria حورية|Houssem حسام
Ibrahim إبراهيم|Idir إيدير|Ikram إكرام|Imane إيمان|Ines إيناس|Ismail إسماعيل|Issam عصام|Kamel كمال|Kamal كمال|Karim كريم
Karima كريمة|Khadidja خديجة|Khaled خالد|Kheira خيرة|Lakhdar لخضر|Lamia لمياء|Larbi العربي|Leila ليلى|Lila ليلى|Linda ليندة
Louisa لويزة|Lounes لوناس|Lyes إلياس|Ilyes إلياس|Mahdi مهدي|Malika مليكة|Malek مالك|Marwa مروة|Meriem مريم|Maryam مريم
Mehdi مهدي|Messaoud مسعود|Meziane مزيان|Mohamed محمد|Mohammed محمد|Mokhtar مختار|Mouloud مولود|Mounir منير|Mourad مراد
Moussa موسى|Mustapha مصطفى|Nabil نبيل|Nabila نبيلة|Nacer ناصر|Nadia نادية|Nadir نذير|Nadjib نجيب|Naima نعيمة|Nassim نسيم
Nassima نسيمة|Nawel نوال|Nesrine نسرين|Nora نورة|Nour نور|Noureddine نور الدين|Omar عمر|Othmane عثمان|Oussama أسامة
Rabah رابح|Rabia ربيعة|Rachid رشيد|Rachida رشيدة|Rafik رفيق|Rania رانية|Redouane رضوان|Reda رضا|Riad رياض|Rym ريم
Saad سعد|Sabrina صبرينة|Said سعيد|Saida سعيدة|Salah صالح|Salem سالم|Salim سليم|Salima سليمة|Salma سلمى|Samia سامية
Samir سمير|Samira سميرة|Sara سارة|Selma سلمى|Sihem سهام|Slimane سليمان|Sofiane سفيان|Souad سعاد|Soumia سمية|Tahar الطاهر
Tarek طارق|Walid وليد|Wafa وفاء|Wassim وسيم|Yacine ياسين|Yasmine ياسمين|Yamina يمينة|Youcef يوسف|Younes يونس|Zahia زهية
Zahra زهرة|Zakaria زكريا|Zineb زينب|Zohra زهرة|Zoubir زبير|Aissa عيسى|Yahia يحيى|Yousfi يوسفي|Hamidi حميدي|Hamdi حمدي
Saidi سعيدي|Amari عماري|Amrani عمراني|Mansouri منصوري|Bouzid بوزيد|Boudiaf بوضياف|Boumediene بومدين|Toumi تومي|Kaci قاسي|Ould ولد
Aït آيت|Ben بن|Bent بنت|Bou بو|Sid سيد|Si سي|Lalla لالة|Taleb طالب|Cheikh شيخ|Hachemi هاشمي|Mebarki مباركي|Mokrani مقراني
`;

/** Of both scripts: small letters without accents, marks and spaces. */
export const toNameKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\sـ'’-]/gu, '')
    .toLowerCase();

const entries = pairs
  .split(/[|\n]/)
  .filter(Boolean)
  .map((pair) => {
    const [, latin = '', arabic = ''] = /^(\S+) (.+)$/.exec(pair.trim()) ?? [];
    return { latin, arabic };
  });

/** By {@link toNameKey} of the Latin spelling. */
export const arabicNames: ReadonlyMap<string, string> = new Map(
  entries.map(({ latin, arabic }) => [toNameKey(latin), arabic]),
);

/** By {@link toNameKey} of the Arabic spelling. */
export const latinNames: ReadonlyMap<string, string> = new Map(
  entries.toReversed().map(({ latin, arabic }) => [toNameKey(arabic), latin]),
);
