import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const solarBusiness: CourseContent = {
  slug: 'solar-business-in-algeria',
  category: 'energy-business',
  trainer: 'nadia.meziane',
  level: 'beginner',
  price: 12000,
  createdDaysAgo: 246,
  title: {
    en: 'Starting a Solar Installation Business in Algeria',
    ar: 'تأسيس مؤسسة لتركيب الأنظمة الشمسية في الجزائر',
  },
  description: {
    en: 'From the first customer to the first hire: choosing a market, legal form and financing, quotes that earn money, purchasing, warranty and cash flow.',
    ar: 'من أول زبون إلى أول عامل: اختيار السوق، والشكل القانوني والتمويل، وعروض أسعار تحقق ربحًا، والشراء والضمان والسيولة المالية.',
  },
  keywords: [
    'créer une entreprise',
    'auto-entrepreneur',
    'devis photovoltaïque',
    'ANADE',
    'مشروع سولار',
    'شركة طاقة شمسية',
  ],
  outcomes: [
    {
      en: 'Test the demand of one market with ten visits before spending money',
      ar: 'اختبار الطلب في سوق واحدة بعشر زيارات قبل إنفاق المال',
    },
    {
      en: 'Compare a sole business, an EURL and an SARL by the liability of the owner',
      ar: 'المقارنة بين المؤسسة الفردية وEURL وSARL من حيث مسؤولية صاحبها',
    },
    {
      en: 'Write a quote of five blocks that includes survey, paperwork and warranty visits',
      ar: 'إعداد عرض سعر من خمسة أبواب يشمل المعاينة والأوراق وزيارتي الضمان',
    },
    {
      en: 'Check modules on delivery and document a claim on the same day',
      ar: 'مراجعة الألواح عند الاستلام وتوثيق الشكوى في اليوم نفسه',
    },
    {
      en: 'Keep a table of what comes in and goes out over twelve weeks',
      ar: 'مسك جدول للمداخيل والمصاريف على اثني عشر أسبوعًا',
    },
  ],
  audience: [
    { en: 'Employed installers who want a firm of their own', ar: 'المركّبون الأجراء الراغبون في تأسيس مؤسستهم' },
    {
      en: 'Graduates of universities and training centres with a project',
      ar: 'خريجو الجامعات ومراكز التكوين من حاملي المشاريع',
    },
    {
      en: 'Owners of small electrical firms who want to add solar work',
      ar: 'أصحاب مؤسسات الكهرباء الصغيرة الراغبون في إضافة النشاط الشمسي',
    },
  ],
  requirements: [
    { en: 'No prior knowledge of accounting or law', ar: 'لا معارف مسبقة في المحاسبة ولا في القانون' },
    {
      en: 'A general idea of solar systems; the free beginner course is enough',
      ar: 'فكرة عامة عن المنظومات الشمسية، وتكفي دورة المبتدئين المجانية',
    },
    { en: 'Percentages, and a calculator or a spreadsheet', ar: 'النسب المئوية، وآلة حاسبة أو جدول حسابات' },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Founding the company', ar: 'تأسيس المؤسسة' } },
    { firstLesson: 3, title: { en: 'Selling and lasting', ar: 'البيع والاستمرار' } },
  ],
  lessons: [
    {
      title: { en: 'Choosing a market you can reach', ar: 'اختيار سوق في المتناول' },
      minutes: 45,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          'Solar' is not a market. Pumping for farmers around El Oued, street lighting for municipalities, backup for pharmacies and cold stores, rooftops for villas in Algiers: each has its own season, its own decision maker and its own way of paying. Begin with one and learn its language.

          | Market | Season | Who decides | How it pays |
          | --- | --- | --- | --- |
          | Pumping for farms | before summer | the farmer | after the harvest |
          | Street lighting | after the budget | the municipality | late, but surely |
          | Backup for pharmacies | all year | the owner | on delivery |
          | Villas | spring and autumn | the family | in instalments |

          Test demand cheaply. Visit ten potential customers, ask what an outage or a litre of diesel costs them, and listen more than you present. If three of them ask for a quote, there is a market; if all ten say 'interesting', there is none.
        `,
        ar: trimLines`
          «الطاقة الشمسية» ليست سوقًا. الضخ لفلاحي منطقة الوادي، والإنارة العمومية للبلديات، والتغذية الاحتياطية للصيدليات وغرف التبريد، وأسطح الفيلات في العاصمة: لكل منها موسمه وصاحب القرار فيه وطريقة دفعه. نبدأ بواحدة ونتعلم لغتها.

          | السوق | الموسم | صاحب القرار | طريقة الدفع |
          | --- | --- | --- | --- |
          | الضخ للمزارع | قبل الصيف | الفلاح | بعد الجني |
          | الإنارة العمومية | بعد اعتماد الميزانية | البلدية | متأخر لكنه مضمون |
          | تغذية الصيدليات الاحتياطية | طوال السنة | المالك | عند التسليم |
          | الفيلات | الربيع والخريف | العائلة | على دفعات |

          ونختبر الطلب بأقل تكلفة: زيارة عشرة زبائن محتملين وسؤالهم عما يكلفهم انقطاع الكهرباء أو لتر المازوت، والإصغاء أكثر من العرض. إذا طلب ثلاثة منهم عرض سعر فثمة سوق، وإذا قال العشرة كلهم «فكرة مهمة» فلا سوق.
        `,
      },
    },
    {
      title: { en: 'Legal form, registration and support', ar: 'الشكل القانوني والتسجيل وأجهزة الدعم' },
      minutes: 45,
      text: {
        en: trimLines`
          An individual business is quickly registered with the National Centre of the Trade Register, but its owner is liable with everything they own. A single-person limited company (EURL) or a limited company with partners (SARL) separates the two and convinces larger customers. Compare taxes, social contributions (CASNOS) and accounting duties with an accountant before signing.

          | Form | Partners | Liable with |
          | --- | --- | --- |
          | Individual business | the owner | everything they own |
          | EURL | one | the contribution |
          | SARL | 2 to 50 | the contributions |

          Young founders can ask the support agencies, such as NESDA, the former ANADE, about financing and exemptions. Conditions change, so check them at the source, and never build a price on a subsidy that has not been granted.
        `,
        ar: trimLines`
          تُسجَّل المؤسسة الفردية بسرعة لدى المركز الوطني للسجل التجاري، لكن صاحبها مسؤول بكل ما يملك. أما المؤسسة ذات الشخص الوحيد والمسؤولية المحدودة (EURL) أو الشركة ذات المسؤولية المحدودة (SARL) فتفصل بين الذمتين وتقنع كبار الزبائن. وتقارَن الضرائب واشتراكات الضمان الاجتماعي لغير الأجراء (CASNOS) والالتزامات المحاسبية مع محاسب قبل التوقيع.

          | الشكل | عدد الشركاء | حدود المسؤولية |
          | --- | --- | --- |
          | مؤسسة فردية | صاحبها | كل ما يملك |
          | EURL | شريك واحد | حصته |
          | SARL | من 2 إلى 50 | الحصص |

          يستطيع حاملو المشاريع الشباب سؤال أجهزة الدعم، مثل الوكالة الوطنية لدعم وتنمية المقاولاتية، عن التمويل والإعفاءات. والشروط تتغيّر، فلتُراجع من مصدرها، ولا يُبنى سعر على إعانة لم تُمنح بعد.
        `,
      },
    },
    {
      title: { en: 'A quote that earns money', ar: 'عرض سعر يحقق ربحًا' },
      minutes: 50,
      handouts: ['sizing'],
      text: {
        en: trimLines`
          A quote has five blocks: equipment, mounting and cables, labour, transport and travel, and the part that beginners forget: survey, paperwork, two warranty visits, unforeseen items. If equipment costs 600,000 DZD, a price of 700,000 DZD is not a profit of 100,000; it is usually a loss that becomes visible in the second year.

          | Block (an example) | Cost |
          | --- | --- |
          | Equipment | 600,000 DZD |
          | Mounting and cables | 90,000 DZD |
          | Labour | 120,000 DZD |
          | Transport and travel | 40,000 DZD |
          | Survey, paperwork, warranty visits, reserve | 80,000 DZD |
          | **Cost before profit** | **930,000 DZD** |

          Write what is included and what is not, how long the offer is valid and how it is paid: for instance 50% with the order, 40% on delivery, 10% after commissioning. Name the yield as a range and state the assumptions. Customers accept a range; they do not forgive a broken promise.
        `,
        ar: trimLines`
          لعرض السعر خمسة أبواب: العتاد، والهياكل والكوابل، واليد العاملة، والنقل والتنقل، والباب الذي ينساه المبتدئون: المعاينة والأوراق وزيارتا الضمان وما لم يكن في الحسبان. إذا كلف العتاد 600,000 دج فإن سعر 700,000 دج ليس ربحًا قدره 100,000، بل خسارة في الغالب تظهر في السنة الثانية.

          | الباب (مثال) | التكلفة |
          | --- | --- |
          | العتاد | 600,000 دج |
          | الهياكل والكوابل | 90,000 دج |
          | اليد العاملة | 120,000 دج |
          | النقل والتنقل | 40,000 دج |
          | المعاينة والأوراق وزيارتا الضمان والاحتياط | 80,000 دج |
          | **التكلفة قبل الربح** | **930,000 دج** |

          يُكتب ما يشمله العرض وما لا يشمله، ومدة صلاحيته، وكيفية الدفع: مثلًا 50% مع الطلب، و40% عند التسليم، و10% بعد الوضع في الخدمة. ويُذكر الإنتاج مجالًا لا رقمًا وحيدًا مع ذكر الفرضيات. الزبائن يقبلون المجال، ولا يغفرون وعدًا لم يُوفَ به.
        `,
      },
    },
    {
      title: { en: 'Purchasing and warranty', ar: 'الشراء والضمان' },
      minutes: 40,
      video: 'current.mp4',
      text: {
        en: trimLines`
          A module carries two warranties: on the product, usually 10 to 15 years or more, and on performance, 25 years and longer. Both are worth as much as the firm that stands behind them in Algeria. Prefer a supplier with a local address and stock of inverters, because a customer without power does not wait for a container.

          Check on delivery: serial numbers against the flash list, packaging, corners, connectors. Photograph every pallet. A claim that is made on the day of delivery is a formality; the same claim after installation is a dispute.

          :::warning No number, no claim
          A claim needs the serial number, the date of delivery and a photograph of the label. Keep the list of serial numbers by roof, not by pallet: in ten years only the roof is left.
          :::
        `,
        ar: trimLines`
          للوح ضمانان: على المنتج، عادة 10 إلى 15 سنة أو أكثر، وعلى الأداء، 25 سنة فما فوق. وقيمة كليهما من قيمة المؤسسة التي تقف وراءهما في الجزائر. يُفضَّل مورّد له عنوان محلي ومخزون من العواكس، فالزبون الذي انقطع عنه التيار لا ينتظر وصول حاوية.

          عند الاستلام تُراجع الأرقام التسلسلية على قائمة القياسات، ويُفحص التغليف والزوايا والموصلات، وتُصوَّر كل منصة. فالشكوى يوم الاستلام إجراء بسيط، والشكوى نفسها بعد التركيب نزاع.

          :::warning لا شكوى بلا رقم تسلسلي
          تحتاج الشكوى إلى الرقم التسلسلي وتاريخ الاستلام وصورة البطاقة. تُحفظ قائمة الأرقام بحسب السطح لا بحسب المنصة، فبعد عشر سنوات لا يبقى إلا السطح.
          :::
        `,
      },
    },
    {
      title: { en: 'Cash flow and customers who return', ar: 'السيولة المالية وزبائن يعودون' },
      minutes: 40,
      text: {
        en: trimLines`
          Young companies rarely die of losses; they die of waiting. Keep a simple table with twelve columns, one per week: what comes in, what goes out, what remains. Public customers pay late, so never let them exceed half of your orders in the first years.

          | Thousands of DZD | Week 1 | Week 2 | Week 3 | Week 4 |
          | --- | --- | --- | --- | --- |
          | In | 350 | 0 | 280 | 70 |
          | Out | 400 | 150 | 120 | 90 |
          | Balance, from 300 | 250 | 100 | 260 | 240 |

          Call every customer after the first summer. Ten minutes and a cleaning offer bring more orders than an advertisement, and the honest answer to a poor yield makes the best reference.
        `,
        ar: trimLines`
          نادرًا ما تموت المؤسسات الناشئة من الخسارة، بل تموت من الانتظار. جدول بسيط باثني عشر عمودًا، عمود لكل أسبوع: ما يدخل وما يخرج وما يبقى. والزبائن العموميون يتأخرون في الدفع، فلا ينبغي أن يتجاوزوا نصف الطلبيات في السنوات الأولى.

          | ألف دج | الأسبوع 1 | الأسبوع 2 | الأسبوع 3 | الأسبوع 4 |
          | --- | --- | --- | --- | --- |
          | المداخيل | 350 | 0 | 280 | 70 |
          | المصاريف | 400 | 150 | 120 | 90 |
          | الرصيد ابتداءً من 300 | 250 | 100 | 260 | 240 |

          مكالمة مع كل زبون بعد أول صيف: عشر دقائق وعرض تنظيف يجلبان من الطلبيات أكثر مما يجلبه الإشهار، والجواب الصريح عن إنتاج ضعيف أفضل شهادة للمؤسسة.
        `,
      },
    },
  ],
};

export const solarPumping: CourseContent = {
  slug: 'solar-pumping-for-farms',
  category: 'solar-energy',
  trainer: 'nadia.meziane',
  level: 'intermediate',
  price: 8500,
  createdDaysAgo: 172,
  title: { en: 'Solar Pumping for Farms of the South', ar: 'الضخ بالطاقة الشمسية لمزارع الجنوب' },
  description: {
    en: 'Water needs, head, pump, drive and tank: a practical course for installers and farmers who want to replace the diesel pump.',
    ar: 'الحاجة إلى الماء والارتفاع والمضخة ومغيّر السرعة والخزان: دورة عملية للمركّبين والفلاحين الراغبين في الاستغناء عن مضخة المازوت.',
  },
  keywords: [
    'pompage solaire',
    'irrigation',
    'سقي الفلاحة',
    'بومبة سولار',
    'forage',
    'مضخات الآبار',
    'ضخ الماء بلا مازوت',
  ],
  outcomes: [
    {
      en: 'Determine the total head from the borehole sheet, the tank and the friction',
      ar: 'حساب الارتفاع الكلي من بطاقة البئر وعلو الخزان وضياع الاحتكاك',
    },
    {
      en: 'Calculate the array for a daily volume of water and check the flow of the borehole',
      ar: 'حساب قدرة الألواح لكمية ماء يومية والتحقق من تدفق البئر',
    },
    {
      en: 'Choose the type of pump and set the minimum frequency of the drive',
      ar: 'اختيار نوع المضخة وضبط التواتر الأدنى لمغيّر السرعة',
    },
    { en: 'Size a tank for one and a half to two days of demand', ar: 'تحديد حجم خزان يكفي يومًا ونصفًا إلى يومين' },
    {
      en: 'Protect pump and array against dry running, lightning and theft',
      ar: 'حماية المضخة والألواح من الدوران الجاف والصواعق والسرقة',
    },
  ],
  audience: [
    {
      en: 'Growers of dates and vegetables who pump with diesel today',
      ar: 'فلاحو النخيل والخضر الذين يضخون اليوم بالمازوت',
    },
    { en: 'Solar installers in the wilayas of the south', ar: 'مركّبو الأنظمة الشمسية في ولايات الجنوب' },
    { en: 'Drillers of boreholes and dealers in pumps', ar: 'أصحاب حفر الآبار وتجار المضخات' },
    { en: 'Agricultural engineers and advisers', ar: 'مهندسو الفلاحة والمرشدون الفلاحيون' },
  ],
  requirements: [
    {
      en: 'Basics of solar energy: module, string, peak sun hours',
      ar: 'أسس الطاقة الشمسية: اللوح والسلسلة وساعات الذروة',
    },
    { en: 'The four operations of arithmetic and a calculator', ar: 'العمليات الحسابية الأربع وآلة حاسبة' },
    {
      en: 'For your own well: the borehole sheet with its levels and permitted flow',
      ar: 'لحساب بئر بعينها: بطاقتها وفيها المستويان والتدفق المسموح به',
    },
  ],
  prerequisites: ['solar-energy-fundamentals'],
  sections: [
    { firstLesson: 1, title: { en: 'How much water, how much power', ar: 'كم من الماء وكم من القدرة' } },
    { firstLesson: 3, title: { en: 'Choosing and installing', ar: 'الاختيار والتركيب' } },
  ],
  lessons: [
    {
      title: { en: 'How much water, from how deep?', ar: 'كم من الماء ومن أي عمق؟' },
      minutes: 45,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          An adult date palm needs on the order of 300 to 500 litres on a summer day, depending on soil and irrigation; drip lines need far less than flooding. Add up the month with the highest demand, and ask the driller for the sheet of the borehole: static level, dynamic level and permitted flow.

          Total head is the dynamic level plus the height of the tank plus friction in the pipe. A well with a dynamic level of 40 metres, a tank 6 metres high and 4 metres of friction makes 50 metres. Design for the dynamic level: the static one is only true while nobody pumps.

          ![A well with a pump below the dynamic level and a raised tank; arrows mark 40 metres, 6 metres and 4 metres of friction](/media/lessons/pumping-head-en.svg "Total head: from the dynamic level to the top of the tank, plus friction.")

          $$H = 40 + 6 + 4 = 50\ \text{m}$$
        `,
        ar: trimLines`
          تحتاج نخلة بالغة إلى ما يقارب 300 إلى 500 لتر في يوم صيفي بحسب التربة وطريقة السقي، والسقي بالتقطير أقل حاجة بكثير من الغمر. نجمع حاجة الشهر الأعلى طلبًا، ونطلب من صاحب الحفر بطاقة البئر: المستوى الساكن والمستوى الديناميكي والتدفق المسموح به.

          الارتفاع الكلي هو المستوى الديناميكي مضافًا إليه ارتفاع الخزان وضياع الاحتكاك في الأنبوب. بئر مستواها الديناميكي 40 مترًا وخزان علوه 6 أمتار واحتكاك يعادل 4 أمتار: المجموع 50 مترًا. والتصميم يكون على المستوى الديناميكي، فالساكن لا يصح إلا حين لا يضخ أحد.

          ![بئر فيها مضخة تحت المستوى الديناميكي وخزان مرتفع، وأسهم تشير إلى 40 مترًا و6 أمتار و4 أمتار للاحتكاك](/media/lessons/pumping-head-ar.svg "الارتفاع الكلي: من المستوى الديناميكي إلى أعلى الخزان مع ضياع الاحتكاك.")

          $$H = 40 + 6 + 4 = 50\ \text{m}$$
        `,
      },
    },
    {
      title: { en: 'From cubic metres to kilowatts peak', ar: 'من الأمتار المكعبة إلى الكيلوواط ذروة' },
      minutes: 45,
      handouts: ['sizing'],
      text: {
        en: trimLines`
          Lifting one cubic metre by one metre takes 2.725 watt-hours. Sixty cubic metres a day over 50 metres therefore take 8.2 kWh of hydraulic energy. With a pump and motor efficiency of 50% the array has to deliver 16.4 kWh; with 6 peak sun hours and a performance ratio of 0.8 that is 3.4 kWp.

          $$P = \frac{2.725 \times V \times H}{1000 \times \eta \times PSH \times PR} = \frac{2.725 \times 60 \times 50}{1000 \times 0.5 \times 6 \times 0.8} \approx 3.4\ \text{kWp}$$

          Check flow as well as energy: 60 m³ in six hours are 10 m³ per hour, which the borehole must be able to give. If it cannot, pump longer with less power, by facing part of the array east and part of it west.
        `,
        ar: trimLines`
          رفع متر مكعب واحد مترًا واحدًا يتطلّب 2.725 واط ساعي. فستون مترًا مكعبًا في اليوم على ارتفاع 50 مترًا تتطلّب 8.2 كيلوواط ساعي من الطاقة الهيدروليكية. وبمردود 50% للمضخة والمحرك على الألواح أن تعطي 16.4 كيلوواط ساعي، ومع 6 ساعات ذروة ومعامل أداء 0.8 نحتاج إلى 3.4 كيلوواط ذروة.

          $$P = \frac{2.725 \times V \times H}{1000 \times \eta \times PSH \times PR} = \frac{2.725 \times 60 \times 50}{1000 \times 0.5 \times 6 \times 0.8} \approx 3.4\ \text{kWp}$$

          ونراجع التدفق مثلما راجعنا الطاقة: 60 مترًا مكعبًا في ست ساعات هي 10 أمتار مكعبة في الساعة، وعلى البئر أن تقدر عليها. فإن لم تقدر ضخخنا وقتًا أطول بقدرة أقل، بتوجيه جزء من الألواح شرقًا وجزء غربًا.
        `,
      },
    },
    {
      title: { en: 'Pump, motor and drive', ar: 'المضخة والمحرك ومغيّر السرعة' },
      minutes: 50,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Submersible centrifugal pumps suit large flows, helical rotor pumps small flows from great depth. The solar drive turns direct current into three phases with variable frequency and searches for the maximum power point, so the pump turns slowly in the morning and fast at noon. An existing three-phase pump can often be kept.

          | Drive of a 50 Hz pump | Flow | Head | Power |
          | --- | --- | --- | --- |
          | 50 Hz | 100% | 100% | 100% |
          | 40 Hz | 80% | 64% | 51% |
          | 30 Hz | 60% | 36% | 22% |

          $$Q \propto n \qquad H \propto n^2 \qquad P \propto n^3$$

          Below a certain speed a centrifugal pump turns without lifting any water; set the minimum frequency accordingly, often around 30 Hz. Protect against dry running with a probe or by watching the motor current: a pump without water is destroyed in minutes.
        `,
        ar: trimLines`
          المضخات الغاطسة الطاردة عن المركز تناسب التدفقات الكبيرة، ومضخات الدوّار الحلزوني تناسب التدفقات الصغيرة من عمق كبير. يحوّل مغيّر السرعة الشمسي التيار المستمر إلى ثلاثة أطوار متغيرة التواتر ويبحث عن نقطة القدرة العظمى، فتدور المضخة ببطء صباحًا وبسرعة عند الظهر. وكثيرًا ما يمكن الإبقاء على مضخة ثلاثية الطور موجودة.

          | مغيّر سرعة مضخة 50 هرتز | التدفق | الارتفاع | القدرة |
          | --- | --- | --- | --- |
          | 50 هرتز | 100% | 100% | 100% |
          | 40 هرتز | 80% | 64% | 51% |
          | 30 هرتز | 60% | 36% | 22% |

          $$Q \propto n \qquad H \propto n^2 \qquad P \propto n^3$$

          دون سرعة معينة تدور المضخة الطاردة من غير أن ترفع ماءً، فيُضبط التواتر الأدنى وفقًا لذلك، وهو غالبًا قرب 30 هرتزًا. وتُحمى من الدوران الجاف بمجس أو بمراقبة تيار المحرك: المضخة بلا ماء تتلف في دقائق.
        `,
      },
    },
    {
      title: { en: 'A tank is the cheapest battery', ar: 'الخزان أرخص بطارية' },
      minutes: 40,
      text: {
        en: trimLines`
          Water stored at a height irrigates at night, when evaporation is low, without a single electrochemical cell. One and a half to two days of demand is a good volume. A float switch stops the pump, and an overflow leads surplus where it is useful rather than where it erodes the foundation.

          $$V = 60\ \text{m}^3/\text{d} \times 1.5\ \text{d} = 90\ \text{m}^3$$

          :::warning Ninety cubic metres weigh ninety tonnes
          The foundation and the ground have to carry the full tank. A raised tank of this size is a matter for a civil engineer.
          :::

          Cover the tank: in the dry south an open surface can lose a centimetre a day in summer, besides growing algae that block the drippers.
        `,
        ar: trimLines`
          الماء المخزون في علو يسقي ليلًا حين يقل التبخر، من دون خلية كهروكيميائية واحدة. وحجم يكفي يومًا ونصفًا إلى يومين حجم جيد. توقف عوامةٌ المضخة، ويقود مصرف الفائض الماء إلى حيث ينفع لا إلى حيث يجرف الأساس.

          $$V = 60\ \text{m}^3/\text{d} \times 1.5\ \text{d} = 90\ \text{m}^3$$

          :::warning تسعون مترًا مكعبًا تزن تسعين طنًا
          على الأساس والتربة حمل الخزان ممتلئًا. والخزان المرتفع بهذا الحجم من شأن المهندس المدني.
          :::

          ويُغطى الخزان: ففي الجنوب الجاف قد يفقد السطح المكشوف سنتيمترًا في اليوم صيفًا، فضلًا عن الطحالب التي تسد القطّارات.
        `,
      },
    },
    {
      title: { en: 'Installation, sand and theft', ar: 'التركيب والرمل والسرقة' },
      minutes: 40,
      text: {
        en: trimLines`
          Lower the pump with a stainless rope, never by its cable, and keep it some metres above the bottom, where sand collects. Earth the array, the drive and the casing together, and put surge protection on both sides of the drive: lightning seeks the lonely mast in the plain.

          :::danger The drive stays charged
          After switching off, wait as long as the label of the drive says before opening it. The cables of the array are live in daylight, even with the isolator open.
          :::

          Modules with glued clamps or one-way screws, a gate and a neighbour with a telephone protect better than a camera without a network. Note the flow on the day of commissioning; a decline of a tenth next year is the first sign of wear.
        `,
        ar: trimLines`
          تُنزَّل المضخة بحبل من الفولاذ المقاوم للصدأ لا بكابلها أبدًا، وتبقى على ارتفاع بضعة أمتار من القاع حيث يتجمع الرمل. وتؤرَّض الألواح ومغيّر السرعة وأنبوب البئر معًا، ويوضع واقي فرط التوتر على جانبي مغيّر السرعة: فالصاعقة تبحث عن الصاري الوحيد في السهل.

          :::danger مغيّر السرعة يبقى مشحونًا
          بعد القطع ننتظر المدة المكتوبة على بطاقة الجهاز قبل فتحه. وكوابل الألواح حية في النهار ولو كان الفاصل مفتوحًا.
          :::

          ألواح بمشابك ملصقة أو براغٍ لا تُفك، وبوابة، وجار يحمل هاتفًا، كل ذلك يحمي أفضل من كاميرا بلا شبكة. ويُسجَّل التدفق يوم الوضع في الخدمة، فتراجعه بالعُشر في السنة التالية أول علامة على التآكل.
        `,
      },
    },
  ],
};

export const plantMaintenance: CourseContent = {
  slug: 'pv-plant-maintenance-desert',
  category: 'solar-energy',
  trainer: 'nadia.meziane',
  level: 'intermediate',
  price: 0,
  isDraft: true,
  createdDaysAgo: 8,
  title: {
    en: 'Operating and Maintaining PV Plants in the Desert',
    ar: 'استغلال المحطات الكهروضوئية الصحراوية وصيانتها',
  },
  description: {
    en: 'Performance ratio, soiling, thermography and the daily routine of a plant of several megawatts. In preparation with the teams on site.',
    ar: 'معامل الأداء والاتساخ والتصوير الحراري والروتين اليومي لمحطة من بضعة ميغاواط. الدورة قيد الإعداد مع الفرق الميدانية.',
  },
  keywords: [
    'maintenance photovoltaïque',
    'nettoyage des panneaux',
    'centrale solaire',
    'صيانة الألواح الشمسية',
    'thermographie',
    'exploitation et maintenance',
  ],
  outcomes: [
    {
      en: 'Calculate the performance ratio of a plant from the measured irradiation',
      ar: 'حساب معامل أداء المحطة من الإشعاع المقيس',
    },
    {
      en: 'Measure the soiling ratio with two modules and decide when cleaning pays',
      ar: 'قياس نسبة الاتساخ بلوحين وتحديد الوقت الذي يجدي فيه التنظيف',
    },
    {
      en: 'Tell a warm cell, a warm third and a warm string apart and confirm them by the I-V curve',
      ar: 'التمييز بين خلية ساخنة وثلث ساخن وسلسلة ساخنة وإثبات ذلك بمنحنى التيار والتوتر',
    },
  ],
  audience: [
    { en: 'Technicians who operate PV plants in the south', ar: 'تقنيو استغلال المحطات الكهروضوئية في الجنوب' },
    { en: 'Heads of cleaning and maintenance teams', ar: 'رؤساء فرق التنظيف والصيانة' },
    {
      en: 'Installers of rooftop systems who are moving to large plants',
      ar: 'مركّبو أنظمة الأسطح المنتقلون إلى المحطات الكبيرة',
    },
  ],
  requirements: [
    {
      en: 'Knowledge of modules, strings and inverters, as in the beginner course',
      ar: 'معرفة الألواح والسلاسل والعواكس كما في دورة المبتدئين',
    },
    { en: 'Reading of tables and curves, and a calculator', ar: 'قراءة الجداول والمنحنيات، وآلة حاسبة' },
    {
      en: 'Infrared camera and curve tracer only for practice on site',
      ar: 'الكاميرا الحرارية وراسم المنحنى للتطبيق في الموقع فقط',
    },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Measuring performance', ar: 'قياس الأداء' } },
    { firstLesson: 3, title: { en: 'Inspecting on site', ar: 'المعاينة في الميدان' } },
  ],
  lessons: [
    {
      title: { en: 'The performance ratio and IEC 61724-1', ar: 'معامل الأداء والمعيار IEC 61724-1' },
      minutes: 50,
      video: 'current.mp4',
      text: {
        en: trimLines`
          The performance ratio divides what the plant delivered by what it would have delivered at its rated power under the measured irradiation. IEC 61724-1 sets out classes of monitoring and how sensors have to be cleaned and calibrated. A dirty pyranometer makes a dirty plant look excellent.

          A plant of 1,000 kWp that delivers 5,200 kWh on a day with 6.5 kWh/m² in the plane of the modules:

          $$PR = \frac{E_{AC}}{P_{STC} \times H / G_{STC}} = \frac{5200}{1000 \times 6.5 / 1} = 0.80$$
        `,
        ar: trimLines`
          يقسم معامل الأداء ما أنتجته المحطة على ما كانت ستنتجه بقدرتها الاسمية تحت الإشعاع المقيس. ويحدّد المعيار IEC 61724-1 أصناف المراقبة وكيفية تنظيف الحساسات ومعايرتها. ومقياس إشعاع متسخ يجعل محطة متسخة تبدو ممتازة.

          محطة قدرتها 1,000 كيلوواط ذروة سلّمت 5,200 كيلوواط ساعي في يوم تلقى فيه مستوى الألواح 6.5 كيلوواط ساعي في المتر المربع:

          $$PR = \frac{E_{AC}}{P_{STC} \times H / G_{STC}} = \frac{5200}{1000 \times 6.5 / 1} = 0.80$$
        `,
      },
    },
    {
      title: { en: 'Soiling: measure, decide, clean', ar: 'الاتساخ: القياس ثم القرار ثم التنظيف' },
      minutes: 50,
      text: {
        en: trimLines`
          Two identical modules, one cleaned daily and one left alone, give the soiling ratio. Cleaning is due when the lost energy is worth more than water, work and wear. Dry robots save water but must be checked for scratches on the antireflective layer.

          $$SR = \frac{I_{soiled}}{I_{clean}} = \frac{8.46\ \text{A}}{9.00\ \text{A}} = 0.94 \quad\Rightarrow\quad \text{loss} = 6\,\%$$
        `,
        ar: trimLines`
          لوحان متطابقان يُنظَّف أحدهما كل يوم ويُترك الآخر: بينهما نسبة الاتساخ. ويحين التنظيف حين تفوق قيمة الطاقة الضائعة تكلفة الماء والعمل والتآكل. والروبوتات الجافة توفر الماء، لكن يجب مراقبة أثرها في الطبقة المضادة للانعكاس.

          $$SR = \frac{I_{soiled}}{I_{clean}} = \frac{8.46\ \text{A}}{9.00\ \text{A}} = 0.94 \quad\Rightarrow\quad 1 - SR = 6\,\%$$
        `,
      },
    },
    {
      title: { en: 'Thermography and curve tracing', ar: 'التصوير الحراري ورسم المنحنى' },
      minutes: 55,
      text: {
        en: trimLines`
          Infrared inspection needs at least 600 W/m² in the plane of the modules and a steady sky; IEC TS 62446-3 describes the method. A single warm cell, a warm third and a warm string tell three different stories, and the I-V curve confirms which of them is true.

          | Warm area | Likely cause | What the I-V curve shows |
          | --- | --- | --- |
          | A single cell | crack, shade or soiling | a step |
          | A third of a module | conducting bypass diode | a third of the voltage is missing |
          | A whole string | not connected, or fuse open | no current |
        `,
        ar: trimLines`
          يتطلّب الفحص بالأشعة تحت الحمراء ما لا يقل عن 600 واط في المتر المربع على مستوى الألواح وسماء مستقرة، وتصف الوثيقة IEC TS 62446-3 الطريقة. خلية ساخنة واحدة وثلث ساخن وسلسلة ساخنة: ثلاث حكايات مختلفة، ومنحنى التيار والتوتر يثبت أيها الصحيحة.

          | المنطقة الساخنة | السبب المرجح | ما يظهره منحنى I-V |
          | --- | --- | --- |
          | خلية واحدة | تشقق أو ظل أو اتساخ | درجة في المنحنى |
          | ثلث لوح | ثنائية تحويل ناقلة | غياب ثلث التوتر |
          | سلسلة كاملة | غير موصولة أو منصهرة مفتوحة | لا تيار |
        `,
      },
    },
    {
      title: { en: 'A day at the plant', ar: 'يوم في المحطة' },
      minutes: 45,
      isDraft: true,
      text: {
        en: trimLines`
          Draft of the script: morning briefing, alarms of the night, comparison of inverters, work permit, cleaning plan, evening report. To be filmed after the sandstorm season.
        `,
        ar: trimLines`
          مسودة السيناريو: اجتماع الصباح، وإنذارات الليل، ومقارنة العواكس، ورخصة العمل، وخطة التنظيف، وتقرير المساء. يُصوَّر بعد موسم العواصف الرملية.
        `,
      },
    },
  ],
};
