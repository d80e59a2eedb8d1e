import { trimLines } from '../../bilingualText';
import type { BlogPostContent } from '../types';

export const vehicleBlogPosts: BlogPostContent[] = [
  {
    slug: 'type-2-ccs2-gbt-which-connector',
    category: 'charging',
    author: 'trainer',
    title: {
      en: 'Type 2, CCS2, GB/T: Which Connector Is on Your Car?',
      ar: 'النوع 2 وCCS2 وGB/T: أي مدخل شحن في سيارتك؟',
    },
    excerpt: {
      en: 'Before signing for an imported electric car, open the flap. The shape behind it decides where you will be able to charge.',
      ar: 'قبل التوقيع على شراء سيارة كهربائية مستوردة يكفي فتح الغطاء الصغير: الشكل الذي خلفه يقرر أين يمكن شحنها.',
    },
    tags: ['الشحن', 'استيراد السيارات', 'charging', 'IEC 62196'],
    readTime: 3,
    views: 1284,
    daysAgo: 3,
    text: {
      en: trimLines`
        The most expensive surprise of a used electric car is not the battery. It is a charging inlet for which there is no station within two hundred kilometres.

        Three families arrive in our ports. Cars built for Europe carry the Type 2 inlet for alternating current, and below it two large contacts for direct current; the combination is called CCS2. Cars built for the Chinese market carry two separate inlets according to GB/T, one for each kind of current. They look similar to the European ones at a glance, but they do not fit. Some older Japanese models use Type 1 and CHAdeMO.

        For charging at home the matter is simple: a wallbox with the proper cable serves any car. On the road it is not. New rapid chargers are usually fitted with CCS2, because that is what most manufacturers sell around the Mediterranean.

        What about adapters? For alternating current a tested adapter within its rated current is acceptable. For direct current the adapter must also translate the dialogue between car and station, at several hundred volts. Buy one only if the maker of the car names it, and never from a market stall.

        Our advice fits in one line: photograph the inlet, compare it with the stations on your usual road, then negotiate the price.
      `,
      ar: trimLines`
        أغلى مفاجآت السيارة الكهربائية المستعملة ليست البطارية، بل مدخل شحن لا توجد له محطة على مسافة مئتي كيلومتر.

        تصل إلى موانئنا ثلاث عائلات. السيارات المصنوعة لأوروبا تحمل مدخل النوع 2 للتيار المتناوب، وتحته قطبان كبيران للتيار المستمر، ويسمى المجموع CCS2. والسيارات المصنوعة للسوق الصينية تحمل مدخلين منفصلين وفق GB/T، واحدًا لكل نوع من التيار، وهما يشبهان الأوروبي من بعيد لكنهما لا يوافقانه. وبعض الطرازات اليابانية الأقدم تستعمل النوع 1 وCHAdeMO.

        للشحن في البيت الأمر بسيط: شاحن جداري بالكابل المناسب يخدم أي سيارة. أما على الطريق فليس كذلك، فالشواحن السريعة الجديدة تُجهّز عادة بموصل CCS2، لأنه ما يبيعه أغلب الصانعين حول المتوسط.

        وماذا عن المهايئات؟ للتيار المتناوب يُقبل مهايئ مختبَر ضمن تياره الاسمي. أما للتيار المستمر فعلى المهايئ أن يترجم أيضًا الحوار بين السيارة والمحطة عند مئات الفولطات، فلا يُشترى إلا إذا سمّاه صانع السيارة، ولا يُقتنى أبدًا من الأسواق العشوائية.

        نصيحتنا في سطر واحد: صوّروا المدخل، وقارنوه بمحطات طريقكم المعتاد، ثم تفاوضوا على السعر.
      `,
    },
  },
  {
    slug: 'planning-a-summer-trip-in-an-electric-car',
    category: 'electric-vehicles',
    author: 'trainer',
    title: { en: 'Planning a Summer Trip in an Electric Car', ar: 'التخطيط لسفر صيفي بالسيارة الكهربائية' },
    excerpt: {
      en: 'Speed, heat, luggage and the reserve: how to estimate a journey in August on the back of an envelope.',
      ar: 'السرعة والحر والأمتعة والاحتياط: كيف نقدّر رحلة في شهر أوت على ظهر ورقة صغيرة.',
    },
    tags: ['المدى', 'السفر', 'range', 'summer'],
    readTime: 3,
    views: 967,
    daysAgo: 10,
    text: {
      en: trimLines`
        A family wants to drive from Algiers to Bou Saâda, about 240 kilometres, in a car with 52 kWh of usable energy. Will it arrive without a stop?

        Start with the consumption at the speed you really drive. At 100 km/h take 17 kWh per 100 km. The air conditioner draws about 1.5 kW on such a day; over two and a half hours that is less than 4 kWh, so another 1.6 per hundred. Four people and a full boot add perhaps one. The climb towards the High Plateaus is the item that everyone forgets: lifting two tonnes by 600 metres takes more than 3 kWh, some of which returns on the way home.

        Together that makes about 50 kWh for the outward journey. On paper it fits; in life it leaves two kilowatt-hours and frayed nerves. So plan one stop of twenty minutes in the middle, from 45 to 75%, while the children have lunch.

        Three rules for any journey: leave with a cool cabin and the charge you need, prefer 100 to 120 km/h, and keep a second charging point in mind in case the first is occupied or out of order. Whoever plans like this arrives rested, and tells a different story about electric cars.
      `,
      ar: trimLines`
        عائلة تريد السفر من الجزائر العاصمة إلى بوسعادة، نحو 240 كيلومترًا، بسيارة طاقتها القابلة للاستعمال 52 كيلوواط ساعي. هل تصل من دون توقف؟

        نبدأ بالاستهلاك عند السرعة الفعلية. عند 100 كيلومتر في الساعة نأخذ 17 كيلوواط ساعي لكل 100 كيلومتر. ويسحب المكيّف نحو 1.5 كيلوواط في يوم كهذا، أي أقل من 4 كيلوواط ساعي خلال ساعتين ونصف، فنضيف 1.6 لكل مئة. ويضيف أربعة ركاب وصندوق ممتلئ وحدة أخرى تقريبًا. أما ما ينساه الجميع فهو الصعود نحو الهضاب: رفع طنين 600 متر يتطلّب أكثر من 3 كيلوواط ساعي، يعود بعضها في طريق الرجوع.

        المجموع نحو 50 كيلوواط ساعي للذهاب. على الورق يكفي، وفي الواقع لا يترك إلا 2 كيلوواط ساعي وأعصابًا مشدودة. فلنبرمج توقفًا من عشرين دقيقة في منتصف الطريق، من 45 إلى 75%، بينما يتناول الأطفال غداءهم.

        ثلاث قواعد لكل سفر: الانطلاق بمقصورة باردة وشحن كافٍ، وتفضيل 100 على 120 كيلومترًا في الساعة، ومعرفة نقطة شحن ثانية تحسبًا لأن تكون الأولى مشغولة أو معطلة. ومن يخطط هكذا يصل مرتاحًا، ويحكي عن السيارات الكهربائية حكاية أخرى.
      `,
    },
  },
  {
    slug: 'lfp-or-nmc-how-to-choose',
    category: 'batteries-storage',
    author: 'trainer',
    title: { en: 'LFP or NMC? Let the Task Decide', ar: 'LFP أم NMC؟ المهمة هي التي تقرر' },
    excerpt: null,
    tags: ['البطاريات', 'الليثيوم', 'LFP', 'NMC'],
    readTime: 2,
    views: 1542,
    daysAgo: 24,
    text: {
      en: trimLines`
        No question comes up more often in our workshops, and none is answered with more passion. Let us try figures instead.

        A kilogram of NMC cells stores around 250 Wh, a kilogram of LFP cells about 160 to 190. In a car that has to drive 500 kilometres the difference is a hundred kilograms and more, so NMC has a place there. In a garage in Batna nobody cares whether the battery on the wall weighs sixty kilograms or ninety.

        Then the years. LFP often survives three to six thousand cycles to 80% of its capacity, NMC one to two thousand. A home battery is cycled once a day; in ten years that makes 3,650 cycles, and the decision is nearly taken.

        Heat speaks for LFP as well: its thermal runaway begins at a higher temperature and releases less energy. That does not make it harmless, for its vapours burn too, but it forgives more.

        LFP has weaknesses. It dislikes charging in frost, which matters in Sétif or Batna in January, and its flat voltage curve makes the state of charge harder to estimate. A full charge once a week or so helps the counter to find its place.

        So: stationary and city buses, LFP. Long range and little space, NMC. And for both: shade.
      `,
      ar: trimLines`
        لا سؤال يتكرر في ورشاتنا أكثر من هذا، ولا سؤال يُجاب عنه بحماس أكبر. فلنجرب الأرقام.

        يخزن الكيلوغرام من خلايا NMC نحو 250 واط ساعي، ومن خلايا LFP ما بين 160 و190. في سيارة عليها أن تقطع 500 كيلومتر يكون الفرق مئة كيلوغرام أو أكثر، فلخلايا NMC مكانها هناك. أما في مرأب بباتنة فلا يهم أحدًا أن تزن البطارية المعلقة على الجدار ستين كيلوغرامًا أو تسعين.

        ثم السنوات: كثيرًا ما تبلغ LFP ثلاثة إلى ستة آلاف دورة قبل أن تنزل إلى 80% من سعتها، وتبلغ NMC ألفًا إلى ألفين. والبطارية المنزلية تعمل دورة كل يوم، أي 3,650 دورة في عشر سنوات، فيكاد القرار يُحسم.

        والحرارة تشهد لها أيضًا: يبدأ الانفلات الحراري في LFP عند درجة أعلى ويحرر طاقة أقل. لا يجعلها ذلك بلا خطر، فأبخرتها تشتعل كذلك، لكنها أكثر تسامحًا.

        ولها نقاط ضعف: لا تحب الشحن في الصقيع، وهذا مهم في سطيف وباتنة في جانفي، ومنحنى توترها المسطح يصعّب تقدير حالة الشحن، فيفيدها شحن كامل مرة في الأسبوع تقريبًا حتى يجد العداد موضعه.

        إذن: للتخزين الثابت وحافلات المدينة LFP، وللمدى الطويل والمكان الضيق NMC، وللاثنتين معًا: الظل.
      `,
    },
  },
  {
    slug: 'three-accidents-that-did-not-have-to-happen',
    category: 'electrical-safety',
    author: 'admin',
    title: { en: 'Three Accidents That Did Not Have to Happen', ar: 'ثلاثة حوادث كان يمكن تفاديها' },
    excerpt: {
      en: 'A glove with a pinhole, a missing padlock, a connector from the wrong maker: small things with large consequences.',
      ar: 'قفاز مثقوب وقفل غائب وموصل من صانع آخر: أشياء صغيرة وعواقب كبيرة.',
    },
    tags: ['السلامة', 'الورشة', 'safety', 'high voltage'],
    readTime: 3,
    views: 743,
    daysAgo: 38,
    text: {
      en: trimLines`
        Every trainer collects stories. These three are typical of what technicians report, told without names because the people have learned more from them than we could teach.

        **The glove.** A mechanic put on class 0 gloves, exactly as prescribed, and felt a prick at 350 volts. The rubber had a pinhole from a metal chip. The air test takes ten seconds: roll the cuff, squeeze, listen. He was lucky; the current went from finger to finger.

        **The padlock.** The service disconnect of a van lay on the bench. A colleague who meant well tidied up, saw it and put it back. Only the disconnected 12 V battery kept the contactors from closing while a hand was in the inverter housing. Since that day every disconnect in this workshop is locked in a box, and the key is in the pocket of the one who works.

        **The connector.** On a roof, two brands of plug seemed to fit. They clicked, they carried current for one summer, and in the second a contact glowed until the cable burned. The damage was one string and a piece of waterproofing. It could have been the house.

        Not one of these needed expensive equipment to prevent. They needed five minutes, a habit and somebody who says: wait, have we checked?
      `,
      ar: trimLines`
        لكل مدرّب حكاياته. هذه الثلاث نموذج لما يرويه التقنيون، نسردها بلا أسماء لأن أصحابها تعلّموا منها أكثر مما كان في وسعنا أن نعلّمهم.

        **القفاز.** لبس ميكانيكي قفازات من الفئة 0 كما ينبغي، وأحس بوخزة عند 350 فولط: كان في المطاط ثقب دقيق سببته برادة معدنية. اختبار الهواء يستغرق عشر ثوانٍ: لفّ الحافة ثم الضغط ثم الإصغاء. ومن حسن حظه أن التيار مر من إصبع إلى إصبع.

        **القفل.** كان فاصل الخدمة لشاحنة صغيرة على طاولة العمل، فرآه زميل حسن النية وهو يرتب المكان وأعاده إلى موضعه. ولولا أن بطارية 12 فولط كانت مفصولة لأُغلقت الملامسات ويد زميله داخل غلاف العاكس. ومنذ ذلك اليوم يُقفل على كل فاصل في علبة، والمفتاح في جيب من يعمل.

        **الموصل.** فوق أحد الأسطح بدا موصلان من علامتين مختلفتين متوافقين: سُمعت النقرة، ومر التيار صيفًا كاملًا، وفي الصيف الثاني توهج التماس حتى احترق الكابل. كانت الخسارة سلسلة واحدة وجزءًا من العزل المائي، وكان يمكن أن تكون البيت كله.

        لا حادث منها كان يحتاج تفاديه إلى عتاد باهظ، بل إلى خمس دقائق، وعادة راسخة، وشخص يقول: لحظة، هل تحققنا؟
      `,
    },
  },
  {
    slug: 'careers-from-lycee-to-charging-station',
    category: null,
    author: 'admin',
    title: { en: 'From the Technical Lycée to the Charging Station', ar: 'من الثانوية التقنية إلى محطة الشحن' },
    excerpt: {
      en: 'Four occupations that hardly existed here ten years ago, and what one has to learn for each of them.',
      ar: 'أربع مهن لم تكن معروفة عندنا قبل عشر سنوات تقريبًا، وما الذي يجب تعلّمه لكل منها.',
    },
    tags: ['المهن', 'التكوين', 'careers', 'training'],
    readTime: 2,
    views: 611,
    daysAgo: 52,
    text: {
      en: trimLines`
        'Is there work in this field?' parents ask us at every open day. There is, and it begins with trades that can be learned in months rather than years.

        The **charging technician** installs points, tests protections and reads error logs. A diploma in building electricity is the best basis; what has to be added is the pilot signal, the residual-current devices and a little networking.

        The **photovoltaic installer** works on roofs and needs sure feet, clean crimping and an understanding of wind. Those who can also calculate strings and write a test report are soon sent out alone.

        The **high-voltage mechanic** comes from the garage. The first step is safety, the second measurement, the third patience with data. Fleets of buses and delivery vans are the first employers.

        The **operator of a solar plant** reads curves in the morning and leads a cleaning team in the afternoon. With plants under construction across the High Plateaus and the south, this is the occupation for which the most people will be sought away from the coast.

        In all four, English for the manuals and Arabic for the colleagues are worth as much as another certificate. And none of the four is reserved for men: the best string calculations of our last workshop were signed by three young women from M'Sila.
      `,
      ar: trimLines`
        «هل في هذا المجال عمل؟» سؤال يطرحه الأولياء في كل يوم مفتوح. نعم، وهو يبدأ بمهن تُتعلّم في شهور لا في سنوات.

        **تقني الشحن** يركّب النقاط ويختبر وسائل الحماية ويقرأ سجلات الأخطاء. أفضل قاعدة له شهادة في كهرباء المباني، وما يضاف إليها هو إشارة التحكم والقواطع التفاضلية وقليل من الشبكات المعلوماتية.

        **مركّب الأنظمة الكهروضوئية** يعمل فوق الأسطح، ويحتاج إلى خطى ثابتة ووصلات متقنة وفهم للرياح. ومن يعرف أيضًا حساب السلاسل وكتابة محضر اختبار يُكلَّف سريعًا بورشات بمفرده.

        **ميكانيكي التوتر العالي** يأتي من المرأب: الخطوة الأولى السلامة، والثانية القياس، والثالثة الصبر على البيانات. وحظائر الحافلات وشاحنات التوزيع هي أول من يوظف.

        **مستغل المحطة الشمسية** يقرأ المنحنيات صباحًا ويقود فريق التنظيف بعد الظهر. ومع المحطات قيد الإنجاز في الهضاب العليا والجنوب تصبح هذه المهنة أكثر المهن طلبًا بعيدًا عن الساحل.

        وفي الأربع كلها تساوي الإنجليزية لقراءة الأدلة والعربية للتواصل مع الزملاء شهادة إضافية. وليس في الأربع مهنة حكر على الرجال: أفضل حسابات السلاسل في ورشتنا الأخيرة وقّعتها ثلاث شابات من المسيلة.
      `,
    },
  },
  {
    slug: 'green-hydrogen-hopes-and-arithmetic',
    category: null,
    author: 'admin',
    isDraft: true,
    title: { en: 'Green Hydrogen: Hopes and Arithmetic', ar: 'الهيدروجين الأخضر: الآمال والحساب' },
    excerpt: {
      en: 'A kilogram of hydrogen needs about fifty-five kilowatt-hours. What follows from that?',
      ar: 'يتطلّب الكيلوغرام من الهيدروجين نحو خمسة وخمسين كيلوواط ساعي. فماذا يترتب على ذلك؟',
    },
    tags: ['الهيدروجين', 'hydrogen'],
    readTime: 2,
    views: 0,
    daysAgo: 4,
    text: {
      en: trimLines`
        Draft. A kilogram of hydrogen holds 33 kWh at its lower heating value. An electrolyser with its auxiliaries draws some 50 to 55 kWh and nine litres of pure water for it, in practice more water for treatment and cooling.

        Where it makes sense first: ammonia for fertiliser, refineries, steel. Where it hardly does: passenger cars, because a battery takes the same kilowatt-hour two to three times as far.

        To add before publication: water in the south, the pipeline projects, and an interview with a process engineer in Arzew.
      `,
      ar: trimLines`
        مسودة. يحمل الكيلوغرام من الهيدروجين 33 كيلوواط ساعي بحسب القيمة الحرارية الدنيا. ويسحب المحلل الكهربائي مع ملحقاته من أجله بين 50 و55 كيلوواط ساعي وتسعة لترات من الماء النقي، وأكثر من ذلك عمليًا للمعالجة والتبريد.

        أين يكون منطقيًا أولًا؟ في الأمونيا للأسمدة، وفي المصافي، وفي الفولاذ. وأين لا يكاد يكون كذلك؟ في السيارات السياحية، لأن البطارية تذهب بالكيلوواط ساعي نفسه أبعد بمرتين إلى ثلاث مرات.

        يضاف قبل النشر: الماء في الجنوب، ومشاريع الأنابيب، وحوار مع مهندس طرائق في أرزيو.
      `,
    },
  },
];
