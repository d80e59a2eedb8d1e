import type { rowKeys } from './relevanceCases';

type CourseKey = keyof (typeof rowKeys)['course'];

interface CourseSearchCase {
  search: string;
  /** Must be found. */
  fitting: readonly CourseKey[];
  /** Are right as well, but need not be found. */
  related?: readonly CourseKey[];
}

const solarRoofs = ['solar', 'rooftop'] as const;

/**
 * Searches as visitors type them, written before the search was run with them: sentences, dialect, each language in the
 * letters of the other, misspelled words, numbers with units. Judged for courses by reading them.
 */
export const courseSearchCases: readonly CourseSearchCase[] = [
  // Arabic, two to five words.
  { search: 'تنظيف الألواح من الغبار', fitting: ['solar'], related: ['rooftop', 'pumping'] },
  { search: 'حساب عدد الألواح للمنزل', fitting: ['rooftop'], related: ['solar', 'storage', 'business'] },
  { search: 'عمر بطارية السيارة', fitting: ['lithium', 'cars'], related: ['safety', 'drive'] },
  { search: 'شحن السيارة في البيت', fitting: ['cars', 'stations'] },
  { search: 'حماية نقاط الشحن من الصواعق', fitting: ['stations'], related: ['rooftop', 'cars'] },
  { search: 'مخاطر التيار المستمر', fitting: ['safety'], related: ['stations', 'drive'] },
  { search: 'الإسعافات الأولية للصدمة الكهربائية', fitting: ['safety'] },
  { search: 'دراسة جدوى مشروع طاقة شمسية', fitting: ['business'], related: ['solar', 'rooftop', 'pumping'] },
  { search: 'خزان ماء للسقي', fitting: ['pumping'] },
  { search: 'استبدال مضخة المازوت', fitting: ['pumping'], related: ['storage'] },
  { search: 'مراقبة المحطات عن بعد', fitting: ['storage'], related: ['stations', 'grids'] },
  { search: 'توازن الشبكة الكهربائية', fitting: ['grids'], related: ['stations', 'drive'] },
  { search: 'شفرات توربينات الرياح', fitting: ['wind'] },
  { search: 'قفازات العمل تحت التوتر', fitting: ['safety'], related: ['drive'] },
  { search: 'اختيار الكوابل والفيوزات', fitting: ['rooftop'], related: ['stations', 'storage'] },
  { search: 'أعطال محرك السيارة الكهربائية', fitting: ['drive'], related: ['cars', 'stations', 'safety'] },
  { search: 'الوظائف في الطاقات المتجددة', fitting: ['grids'], related: ['business', 'wind', 'solar'] },
  { search: 'ضمان الألواح', fitting: ['business'], related: ['solar', 'rooftop'] },
  // Questions.
  { search: 'كيف تعمل الخلية الشمسية؟', fitting: ['solar'], related: ['rooftop', 'lithium', 'pumping', 'business'] },
  { search: 'ما هي مكونات السيارة الكهربائية', fitting: ['cars'], related: ['drive', 'safety'] },
  { search: 'كم تكلف السيارة الكهربائية', fitting: ['cars'], related: ['drive', 'safety', 'business'] },
  { search: 'comment choisir une batterie lithium', fitting: ['lithium'], related: ['storage', 'rooftop'] },
  { search: 'how does a wind turbine work?', fitting: ['wind'] },
  { search: 'how much does charging cost', fitting: ['cars'], related: ['stations', 'business', 'lithium'] },
  { search: 'what is MPPT', fitting: ['solar'], related: ['rooftop', 'pumping'] },
  { search: 'how do I become a solar installer', fitting: ['business'], related: ['solar', 'rooftop', 'pumping'] },
  // Algerian Arabic.
  { search: 'كيفاش نخدم بانو سولار فالدار', fitting: ['rooftop'], related: ['solar', 'pumping', 'business'] },
  { search: 'نحب نتعلم الطوموبيلات الكهربائية', fitting: ['cars'], related: ['drive', 'safety', 'stations'] },
  { search: 'شحال تدي البطارية في الشارج', fitting: ['lithium', 'cars'], related: ['stations', 'safety', 'storage'] },
  {
    search: 'نحوس على تكوين تاع الشمس',
    fitting: ['solar'],
    related: ['rooftop', 'pumping', 'business', 'storage', 'grids'],
  },
  {
    search: 'واش يصرا كي الباتري تسخن',
    fitting: ['lithium'],
    related: ['safety', 'cars', 'storage', 'rooftop', 'pumping'],
  },
  // French.
  {
    search: 'dimensionnement installation photovoltaïque',
    fitting: ['rooftop'],
    related: ['solar', 'business', 'stations'],
  },
  { search: 'énergie solaire', fitting: ['solar'], related: ['pumping', 'rooftop', 'business', 'storage'] },
  { search: 'stockage énergie site isolé', fitting: ['storage'], related: ['lithium', 'grids'] },
  { search: 'pompage solaire agriculture', fitting: ['pumping'], related: ['solar'] },
  { search: 'formation véhicule électrique débutant', fitting: ['cars'], related: ['safety', 'drive', 'solar'] },
  { search: 'borne de recharge pour la maison', fitting: ['stations'], related: ['cars'] },
  { search: 'sécurité haute tension', fitting: ['safety'], related: ['drive'] },
  { search: 'diagnostic moteur électrique', fitting: ['drive'], related: ['cars'] },
  { search: 'gestion de batterie', fitting: ['lithium'], related: ['storage'] },
  { search: 'réseaux électriques intelligents', fitting: ['grids'] },
  { search: 'entretien des éoliennes', fitting: ['wind'], related: ['stations'] },
  { search: 'prise de terre', fitting: ['stations'], related: ['rooftop', 'safety'] },
  { search: 'onduleur photovoltaïque', fitting: ['solar', 'rooftop'], related: ['grids', 'pumping'] },
  {
    search: 'créer une entreprise solaire en Algérie',
    fitting: ['business'],
    related: ['solar', 'rooftop', 'pumping'],
  },
  { search: 'voiture hybride batterie', fitting: ['cars'], related: ['lithium', 'storage', 'safety', 'drive'] },
  // English.
  { search: 'EV charger installation', fitting: ['stations'], related: ['cars'] },
  { search: 'battery storage without grid', fitting: ['storage'], related: ['lithium', 'rooftop', 'grids', 'solar'] },
  { search: 'solar water pump course', fitting: ['pumping'] },
  { search: 'lithium cell ageing', fitting: ['lithium'] },
  { search: 'rescue from electric shock', fitting: ['safety'] },
  { search: 'insulation fault vehicle', fitting: ['drive'], related: ['safety', 'stations'] },
  { search: 'frequency regulation renewables', fitting: ['grids'] },
  { search: 'quotes and invoices for customers', fitting: ['business'] },
  { search: 'wind measurement mast', fitting: ['wind'] },
  { search: 'beginner electric vehicle training', fitting: ['cars'], related: ['safety', 'solar', 'drive'] },
  // Numbers, units, types.
  { search: 'محطة شحن 7.4 كيلوواط', fitting: ['stations'], related: ['cars'] },
  {
    search: 'onduleur 5 kVA',
    fitting: ['solar', 'rooftop'],
    related: ['drive', 'grids', 'storage', 'cars', 'pumping'],
  },
  {
    search: 'بطارية 48 فولط 100 أمبير',
    fitting: ['storage', 'lithium'],
    related: ['rooftop', 'safety', 'cars', 'pumping'],
  },
  { search: 'IEC 62446', fitting: ['rooftop'] },
  { search: 'panneau 550 W', fitting: [...solarRoofs], related: ['pumping', 'business'] },
  { search: 'câble 6 mm²', fitting: ['rooftop'], related: ['stations', 'safety', 'storage', 'pumping'] },
  // Arabic in Latin letters.
  { search: 'taka chamsiya', fitting: ['solar', 'pumping'], related: ['rooftop', 'business', 'storage'] },
  { search: 'takat riyah', fitting: ['wind'], related: ['grids', 'solar'] },
  { search: 'mahatat chahn', fitting: ['stations'], related: ['cars', 'lithium', 'storage'] },
  { search: 'batariyat lithium', fitting: ['lithium'], related: ['storage', 'safety'] },
  { search: 'sayarat kahrabaiya', fitting: ['cars'], related: ['drive', 'safety'] },
  { search: 'madakha', fitting: ['pumping'] },
  // French in Arabic letters.
  { search: 'بومبا سولير', fitting: ['pumping'], related: ['solar', 'rooftop'] },
  { search: 'أوندولور', fitting: ['solar', 'rooftop'], related: ['drive', 'grids', 'cars', 'pumping'] },
  { search: 'انستالاسيون فوتوفولتاييك', fitting: ['rooftop'], related: ['solar', 'business', 'stations', 'pumping'] },
  { search: 'باتريات ليتيوم', fitting: ['lithium'], related: ['storage', 'safety'] },
  { search: 'مونتاج البانوات', fitting: ['solar', 'rooftop'], related: ['business', 'pumping', 'stations'] },
  { search: 'شارج رابيد', fitting: ['stations'], related: ['cars', 'lithium'] },
  // Misspelled.
  { search: 'الطاقه الشمسيه للمبتدأين', fitting: ['solar'], related: ['business', 'pumping', 'rooftop', 'storage'] },
  { search: 'سيارات كهربائبة', fitting: ['cars'], related: ['drive', 'safety'] },
  { search: 'توربنات الرياح', fitting: ['wind'] },
  { search: 'charging statoin', fitting: ['stations'] },
  { search: 'batteries au litium', fitting: ['lithium'], related: ['storage', 'safety'] },
  { search: 'smrat grid', fitting: ['grids'] },
  { search: 'paneaux solaires', fitting: [...solarRoofs], related: ['pumping', 'business'] },
  { search: 'diagnostique moteur', fitting: ['drive'], related: ['cars'] },
];
