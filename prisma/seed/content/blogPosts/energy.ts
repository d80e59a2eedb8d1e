import { trimLines } from '../../bilingualText';
import type { BlogPostContent } from '../types';

export const energyBlogPosts: BlogPostContent[] = [
  {
    slug: 'ten-questions-before-a-solar-roof',
    category: 'solar-energy',
    author: 'nadia.meziane',
    title: { en: 'Ten Questions Before You Put Solar on Your Roof', ar: 'عشرة أسئلة قبل تركيب الألواح على سطح البيت' },
    excerpt: {
      en: 'A list for the first conversation with an installer. Whoever answers all ten without hesitation deserves your trust.',
      ar: 'قائمة لأول حديث مع مركّب الأنظمة. ومن يجيب عن العشرة بلا تردد فهو جدير بالثقة.',
    },
    tags: ['الطاقة الشمسية', 'الأسطح', 'solar', 'rooftop'],
    readTime: 3,
    views: 2106,
    daysAgo: 6,
    text: {
      en: trimLines`
        A solar roof lasts longer than most cars, yet it is often bought faster. Take this list along to the first conversation.

        - How many kilowatt-hours did I use in each of the last four quarters, and when in the day?
        - What shades the roof at nine, at noon and at three, in winter as well?
        - Will the roof carry the structure, and who says so in writing?
        - How many modules stand in each string, and what is the voltage on the coldest morning?
        - Which standards do modules and inverter fulfil? IEC 61215, IEC 61730 and IEC 62109 should be among them.
        - What yield do you expect per year, as a range, and on which assumptions?
        - What happens during an outage: does the house stay dark, or are some circuits supplied?
        - What must be agreed with the distribution company, and who does the paperwork?
        - Which measurements do I receive on handover?
        - Who comes, and within how many days, if the inverter fails in August?

        The price is missing from the list on purpose. Two offers can only be compared when these ten answers lie next to each other; until then the cheaper one is merely the shorter one.

        One last hint: ask to see an installation that is two years old and talk to its owner alone.
      `,
      ar: trimLines`
        يعيش السطح الشمسي أطول من معظم السيارات، ومع ذلك كثيرًا ما يُشترى أسرع منها. هذه قائمة ترافقكم إلى أول حديث.

        - كم كيلوواط ساعي استهلكت في كل فصل من الفصول الأربعة الأخيرة، وفي أي وقت من اليوم؟
        - ما الذي يظلل السطح في التاسعة وعند الظهر وفي الثالثة، وفي الشتاء أيضًا؟
        - هل يتحمل السطح الهيكل، ومن يؤكّد ذلك كتابيًا؟
        - كم لوحًا في كل سلسلة، وما التوتر في أبرد صباح؟
        - ما المعايير التي تستوفيها الألواح والعاكس؟ ينبغي أن يكون بينها IEC 61215 وIEC 61730 وIEC 62109.
        - ما الإنتاج السنوي المنتظر، مجالًا لا رقمًا واحدًا، وعلى أي فرضيات؟
        - ماذا يحدث عند انقطاع التيار: هل يظلم البيت أم تبقى بعض الدارات مغذاة؟
        - على ماذا يجب الاتفاق مع شركة التوزيع، ومن يتكفل بالأوراق؟
        - أي قياسات أتسلمها عند الاستلام؟
        - من يأتي، وفي كم يوم، إذا تعطل العاكس في أوت؟

        غاب السعر عن القائمة قصدًا: لا يقارَن عرضان إلا حين توضع هذه الأجوبة العشرة جنبًا إلى جنب، وقبل ذلك لا يكون الأرخص إلا الأقصر.

        وإشارة أخيرة: اطلبوا رؤية منظومة عمرها سنتان، وتحدثوا مع صاحبها على انفراد.
      `,
    },
  },
  {
    slug: 'reading-your-electricity-bill',
    category: 'energy-business',
    author: 'nadia.meziane',
    title: { en: 'Reading Your Sonelgaz Bill Like an Installer', ar: 'قراءة فاتورة سونلغاز بعين مركّب الأنظمة' },
    excerpt: {
      en: 'The bill arrives four times a year and says more than an amount. Where to find the number that sizes your system.',
      ar: 'تصل الفاتورة أربع مرات في السنة وتقول أكثر من مبلغ. أين نجد الرقم الذي تُحسب عليه المنظومة؟',
    },
    tags: ['الفاتورة', 'سونلغاز', 'tariff', 'self-consumption'],
    readTime: 3,
    views: 1877,
    daysAgo: 17,
    text: {
      en: trimLines`
        Most people look at the total and put the bill in a drawer. An installer looks at three other places.

        First, the consumption in kilowatt-hours: the difference between the new and the old reading of the meter. Divide it by the number of days, about ninety, and you have the daily energy. A bill of 900 kWh means 10 kWh a day.

        Second, the blocks. The household tariff is progressive: the first 125 kWh of a quarter cost less than two dinars each, and the price rises in steps to about five and a half dinars before tax beyond 1,000 kWh. A solar system first replaces the most expensive kilowatt-hours. For a small consumer, therefore, it saves little; for a villa with four air conditioners, much more.

        Third, the subscribed power. If the breaker trips when oven and air conditioner work together, the problem is power and not energy, and modules alone will not solve it.

        Now the honest part. At these prices a roof pays itself back slowly on the bill alone. The calculation changes with outages that spoil goods, with diesel that need not be hauled, and with commercial tariffs whose expensive hours fall in the evening. Lay your own four bills side by side before you believe anybody's average, including ours.
      `,
      ar: trimLines`
        ينظر معظم الناس إلى المبلغ ثم يضعون الفاتورة في الدرج. أما مركّب الأنظمة فينظر إلى ثلاثة مواضع أخرى.

        أولًا، الاستهلاك بالكيلوواط ساعي: الفرق بين القراءة الجديدة والقديمة للعداد. نقسمه على عدد الأيام، نحو تسعين، فنحصل على الطاقة اليومية. فاتورة فيها 900 كيلوواط ساعي تعني 10 في اليوم.

        ثانيًا، الشطور. التسعيرة المنزلية تصاعدية: يكلّف كل كيلوواط ساعي من أول 125 في الفصل أقل من دينارين، ثم يرتفع السعر درجات حتى نحو خمسة دنانير ونصف قبل الرسوم فوق 1,000 كيلوواط ساعي. والمنظومة الشمسية تعوّض الأغلى أولًا، فهي توفر القليل لصغير الاستهلاك، وأكثر بكثير لفيلا فيها أربعة مكيفات.

        ثالثًا، القدرة المكتتبة. إذا فصل القاطع كلما اشتغل الفرن والمكيّف معًا فالمشكلة في القدرة لا في الطاقة، ولن تحلها الألواح وحدها.

        والآن الجزء الصريح: بهذه الأسعار يسترجع السطح تكلفته ببطء إذا حُسبت الفاتورة وحدها. ويتغيّر الحساب مع انقطاعات تُتلف السلع، ومع مازوت لا حاجة إلى نقله، ومع تسعيرات تجارية تقع ساعاتها الغالية مساءً. فضعوا فواتيركم الأربع جنبًا إلى جنب قبل تصديق معدلات غيركم، ومنها معدلاتنا.
      `,
    },
  },
  {
    slug: 'what-15000-megawatts-mean-for-technicians',
    category: 'smart-grids',
    author: 'yacine.bouzid',
    title: { en: 'What 15,000 Megawatts Mean for Technicians', ar: 'ماذا تعني 15,000 ميغاواط للتقنيين؟' },
    excerpt: {
      en: 'The national programme aims at 15,000 MW of renewable power by 2035. Behind the number stand skills that must be trained now.',
      ar: 'يستهدف البرنامج الوطني 15,000 ميغاواط من الطاقات المتجددة في أفق 2035. وخلف الرقم مهارات ينبغي التكوين عليها من الآن.',
    },
    tags: ['البرنامج الوطني', 'الشبكة', 'grid', 'programme'],
    readTime: 3,
    views: 1320,
    daysAgo: 31,
    text: {
      en: trimLines`
        Algeria's renewable programme aims at 15,000 megawatts by 2035, most of it photovoltaic. A first wave of around three thousand megawatts has been awarded and is being built at some twenty sites on the High Plateaus and in the south. What does that mean for people rather than for statistics?

        Let us calculate roughly. A plant of 100 MW has close to 170,000 modules of 600 W, some 6,000 strings and several hundred kilometres of DC cable. Every string is measured at commissioning. If a team of two manages eighty strings a day, that is seventy-five working days for measurement alone.

        Afterwards comes operation for twenty-five years. A team of ten to fifteen people looks after such a plant: electrical maintenance, cleaning, vegetation or sand, security, data. Add the substations, the transmission lines and the control room, where forecasts and reserve have to be managed with a share of sun that changes by the hour.

        The skills in demand can be named: DC measurement, medium-voltage authorisation, thermography, communication by Modbus and IEC 60870-5-104, and reports that a colleague understands two years later. None of them is exotic. All of them take practice, and practice takes time, which is why training has to start before the last module is bolted down.
      `,
      ar: trimLines`
        يستهدف برنامج الطاقات المتجددة في الجزائر 15,000 ميغاواط في أفق 2035، معظمها كهروضوئي. وقد أُسندت دفعة أولى من نحو ثلاثة آلاف ميغاواط، وهي قيد الإنجاز في قرابة عشرين موقعًا بالهضاب العليا والجنوب. فماذا يعني ذلك للناس لا للإحصاءات؟

        لنحسب على وجه التقريب: في محطة قدرتها 100 ميغاواط قرابة 170,000 لوح من فئة 600 واط، ونحو 6,000 سلسلة، ومئات الكيلومترات من كوابل التيار المستمر. وكل سلسلة تقاس عند الوضع في الخدمة. فإذا أنجز فريق من شخصين ثمانين سلسلة في اليوم، احتاج القياس وحده إلى خمسة وسبعين يوم عمل.

        ثم يأتي الاستغلال خمسة وعشرين عامًا: فريق من عشرة إلى خمسة عشر شخصًا يعتني بمحطة كهذه، بين صيانة كهربائية وتنظيف ورمال وحراسة وبيانات. أضيفوا إليها المحطات الفرعية وخطوط النقل وغرفة التحكم، حيث يُدار التنبؤ والاحتياطي مع حصة من الشمس تتغيّر كل ساعة.

        والمهارات المطلوبة معروفة بأسمائها: قياسات التيار المستمر، والتأهيل للتوتر المتوسط، والتصوير الحراري، والاتصال عبر Modbus وIEC 60870-5-104، وتقارير يفهمها زميل بعد سنتين. لا شيء منها غريب، وكلها تحتاج إلى ممارسة، والممارسة تحتاج إلى وقت، ولهذا يبدأ التكوين قبل شد آخر برغي.
      `,
    },
  },
  {
    slug: 'after-the-sandstorm',
    category: 'solar-energy',
    author: 'nadia.meziane',
    title: {
      en: 'After the Sandstorm: A Checklist for the Next Morning',
      ar: 'بعد العاصفة الرملية: قائمة تحقق لصباح الغد',
    },
    excerpt: {
      en: 'The sky is clear again, the inverter shows half the usual power. In which order to proceed, and what to leave alone.',
      ar: 'صفت السماء، والعاكس يُظهر نصف القدرة المعتادة. بأي ترتيب نتصرف، وماذا نترك؟',
    },
    tags: ['الغبار', 'الصيانة', 'sirocco', 'maintenance'],
    readTime: 2,
    views: 894,
    daysAgo: 45,
    text: {
      en: trimLines`
        The sirocco has blown for two days, and now the light is back. Resist the urge to climb up with a bucket at noon. Cold water on glass at 70 degrees is a shock that the glass may not forgive, and a wet roof is where most injuries happen.

        Walk around the array first. Are clamps in place, do cables hang, has anything heavy struck the glass? A cracked module belongs switched off and marked, not cleaned: water finds its way inside.

        Then look at the numbers. Compare all strings at the same moment. If all have lost the same share, it is dust. If one has lost much more, look there for a shadow, a connector or a fuse.

        Clean at dawn or in the evening. Blow or brush off loose sand before using water, as sand under a wet brush works like emery paper. Two litres per square metre are enough with a squeegee.

        Finally the things people forget: the filters and fans of the inverter, the vents of the battery room, the sensor that measures the sun. And write down the power before and after. Three such pairs of figures, and you will know for your own roof what a storm costs and when a cleaning pays.
      `,
      ar: trimLines`
        هبت رياح السيروكو يومين، ثم عاد الضوء. فلنقاوم الرغبة في الصعود بدلو ماء وقت الظهيرة: الماء البارد على زجاج حرارته 70 درجة صدمة قد لا يتحملها الزجاج، والسطح المبلل هو المكان الذي تقع فيه أكثر الإصابات.

        نبدأ بجولة حول الألواح: هل المشابك في مكانها؟ هل تدلت الكوابل؟ هل أصاب الزجاجَ شيء ثقيل؟ اللوح المتشقق يُفصل ويُعلَّم ولا يُنظف، فالماء يجد طريقه إلى الداخل.

        ثم ننظر إلى الأرقام ونقارن السلاسل كلها في اللحظة نفسها. إذا خسرت كلها النسبة ذاتها فهو الغبار، وإذا خسرت واحدة أكثر بكثير فلنبحث فيها عن ظل أو موصل أو منصهرة.

        التنظيف يكون عند الفجر أو مساءً. يُزال الرمل السائب بالهواء أو بالفرشاة قبل استعمال الماء، لأن الرمل تحت فرشاة مبللة يعمل عمل ورق الصقل. ويكفي لتران للمتر المربع مع ممسحة مطاطية.

        وأخيرًا ما يُنسى عادة: مصافي العاكس ومراوحه، وفتحات غرفة البطاريات، والحساس الذي يقيس الإشعاع. ولتُسجَّل القدرة قبل التنظيف وبعده: ثلاثة أزواج من هذه الأرقام تكفي ليعرف كل واحد كم تكلفه العاصفة ومتى يستحق التنظيف عناءه.
      `,
    },
  },
  {
    slug: 'the-wind-of-adrar',
    category: 'wind-energy',
    author: 'yacine.bouzid',
    title: { en: 'The Wind of Adrar', ar: 'رياح أدرار' },
    excerpt: {
      en: 'Why the south-west blows when the north is calm, and what twelve turbines on a plateau have taught us.',
      ar: 'لماذا تهب الرياح في الجنوب الغربي والشمال ساكن، وماذا علّمنا اثنا عشر توربينًا فوق هضبة.',
    },
    tags: ['الرياح', 'أدرار', 'wind', 'Kabertène'],
    readTime: 2,
    views: 538,
    daysAgo: 66,
    text: {
      en: trimLines`
        On the wind map of Algeria the darkest patch lies in the south-west, around Adrar, Timimoun and In Salah. The land is flat and bare, hardly anything slows the air, and the pressure difference between the Atlantic and the heated desert keeps it moving.

        The wind farm at Kabertène, north of Adrar, was connected in 2014 with twelve turbines of 850 kW, 10.2 MW together. It stands in a climate for which the machines were not born: more than 45 degrees in summer, sand in every gap, and long roads for every spare part.

        Its lessons are useful far beyond wind. Equipment reduces its power when the cooling air is hot, so the rated power on the sign is not that of a July afternoon. Filters have to be changed by the calendar of the storms rather than that of the manual. And an isolated network notices every gust: when the wind falls, another machine must take over within seconds.

        There is good news in the timing. Around Adrar the wind often freshens in the evening and at night, when the sun has gone. A plant that combines both, with a small battery to smooth the transition, needs less storage than sun alone. On the plateau the two are not rivals; they take turns.
      `,
      ar: trimLines`
        في خريطة الرياح بالجزائر تقع أغمق البقع في الجنوب الغربي، حول أدرار وتيميمون وعين صالح. الأرض منبسطة عارية لا يكاد يبطئ الهواءَ فيها شيء، وفرق الضغط بين الأطلسي والصحراء الحارة يبقيه في حركة.

        رُبطت مزرعة الرياح في كبرتن شمال أدرار بالشبكة سنة 2014، وفيها اثنا عشر توربينًا قدرة الواحد منها 850 كيلوواط، بمجموع 10.2 ميغاواط. وهي قائمة في مناخ لم تولد له هذه الآلات: أكثر من 45 درجة صيفًا، ورمل في كل فجوة، وطرق طويلة أمام كل قطعة غيار.

        ودروسها مفيدة أبعد من الرياح بكثير. فالعتاد يخفض قدرته حين يسخن هواء التبريد، فليست القدرة المكتوبة على اللوحة قدرة ظهيرة من جويلية. والمصافي تُبدَّل بحسب رزنامة العواصف لا بحسب الدليل. والشبكة المعزولة تحس بكل هبّة: حين تسكن الريح يجب أن تحل آلة أخرى محلها في ثوانٍ.

        وفي التوقيت خبر سار: كثيرًا ما تنشط الرياح حول أدرار مساءً وليلًا بعد غياب الشمس. والمحطة التي تجمع بينهما، مع بطارية صغيرة تلطّف الانتقال، تحتاج إلى تخزين أقل مما تحتاجه الشمس وحدها. فوق الهضبة لا تتنافسان، بل تتناوبان.
      `,
    },
  },
  {
    slug: 'frequency-in-an-isolated-network',
    category: 'smart-grids',
    author: 'yacine.bouzid',
    isDraft: true,
    title: { en: 'A Cloud over an Isolated Network', ar: 'سحابة فوق شبكة معزولة' },
    excerpt: {
      en: 'Thirty seconds in the life of a small network, told by its frequency.',
      ar: 'ثلاثون ثانية من حياة شبكة صغيرة يرويها تواترها.',
    },
    tags: ['التواتر', 'frequency'],
    readTime: 2,
    views: 0,
    daysAgo: 9,
    text: {
      en: trimLines`
        Draft. Second zero: a cloud covers a solar plant that supplies a third of the village. Second two: the frequency has fallen to 49.4 Hz, the diesel governors open. Second five: the battery has delivered its full power since the first second, and the fall stops.

        To do: replace the simulated curve by the recorded one, and ask the operator for permission to publish it.
      `,
      ar: trimLines`
        مسودة. الثانية صفر: تغطي سحابة محطة شمسية تغذي ثلث البلدة. الثانية الثانية: نزل التواتر إلى 49.4 هرتز وفتحت منظّمات محركات المازوت. الثانية الخامسة: البطارية تعطي كامل قدرتها منذ الثانية الأولى، فيتوقف الهبوط.

        للإنجاز: تعويض المنحنى المحاكى بالمنحنى المسجل، وطلب إذن المستغل لنشره.
      `,
    },
  },
];
