import { trimLines } from '../../bilingualText';
import type { CourseContent } from '../types';

export const solarFundamentals: CourseContent = {
  slug: 'solar-energy-fundamentals',
  category: 'solar-energy',
  trainer: 'nadia.meziane',
  level: 'beginner',
  price: 0,
  createdDaysAgo: 112,
  title: {
    en: 'Solar Energy from Scratch: From Sunlight to Socket',
    ar: 'الطاقة الشمسية من الصفر: من ضوء الشمس إلى المقبس',
  },
  description: {
    en: 'What sunlight in Algeria is worth, how a module turns it into current, what the inverter does with it and how to keep a system productive through heat, dust and sirocco. No prior knowledge beyond school physics.',
    ar: 'ما قيمة ضوء الشمس في الجزائر، وكيف يحوّله اللوح إلى تيار، وماذا يفعل به العاكس، وكيف نحافظ على مردود المنظومة رغم الحرارة والغبار ورياح السيروكو. ولا تشترط الدورة معارف مسبقة غير فيزياء المدرسة.',
  },
  keywords: ['énergie solaire', 'panneau solaire', 'photovoltaïque', 'بلاكة سولار', 'onduleur', 'débutant en solaire'],
  outcomes: [
    {
      en: 'Estimate the daily yield of a module from the peak sun hours of a place',
      ar: 'تقدير الإنتاج اليومي للوح انطلاقًا من ساعات الذروة الشمسية في الموقع',
    },
    {
      en: 'Read a module datasheet and calculate the power that heat takes away on an August roof',
      ar: 'قراءة البطاقة التقنية للوح وحساب ما تنقصه الحرارة من قدرته فوق سطح في شهر أوت',
    },
    {
      en: 'Calculate voltage and current of modules in series and in parallel, and say what a shadow costs',
      ar: 'حساب التوتر والتيار عند ربط الألواح على التسلسل وعلى التفرع، وبيان ما يكلفه الظل',
    },
    {
      en: 'Choose between a grid-tied, a hybrid and an off-grid system for a given need',
      ar: 'الاختيار بين منظومة مربوطة بالشبكة وأخرى هجينة أو معزولة بحسب الحاجة',
    },
    {
      en: 'Decide by measurement how often to clean modules, and clean them without harm',
      ar: 'تحديد وتيرة تنظيف الألواح بالقياس وتنظيفها من دون إتلافها',
    },
  ],
  audience: [
    {
      en: 'Owners of houses who are considering modules on their roof',
      ar: 'أصحاب المنازل الذين يفكرون في تركيب ألواح فوق أسطحهم',
    },
    {
      en: 'Electricians who have not yet worked with solar energy',
      ar: 'الكهربائيون الذين لم يعملوا بعد في الطاقة الشمسية',
    },
    {
      en: 'Farmers and owners of workshops or cold stores with high electricity bills',
      ar: 'الفلاحون وأصحاب الورشات وغرف التبريد ذوو فواتير الكهرباء المرتفعة',
    },
    {
      en: 'Pupils of secondary schools and trainees of vocational training centres',
      ar: 'تلاميذ الثانويات ومتربصو مراكز التكوين المهني',
    },
  ],
  requirements: [
    {
      en: 'The meaning of voltage, current and power, as taught at school',
      ar: 'معنى التوتر والتيار والقدرة كما يُدرَّس في المدرسة',
    },
    { en: 'Pencil, paper and a calculator for the worked examples', ar: 'ورقة وقلم وآلة حاسبة للأمثلة المحسوبة' },
    {
      en: 'A phone or a computer; neither tools nor modules are needed',
      ar: 'هاتف أو حاسوب، ولا حاجة إلى أدوات ولا إلى ألواح',
    },
  ],
  sections: [
    { firstLesson: 1, title: { en: 'Sun, cell and module', ar: 'الشمس والخلية واللوح' } },
    { firstLesson: 4, title: { en: 'The complete system', ar: 'المنظومة الكاملة' } },
  ],
  lessons: [
    {
      title: { en: 'What the Algerian sun is worth', ar: 'ما قيمة الشمس في الجزائر؟' },
      minutes: 45,
      video: 'current.mp4',
      isPreview: true,
      text: {
        en: trimLines`
          Two quantities describe sunlight, and confusing them is the first mistake of every beginner. **Irradiance** is power: how many watts fall on one square metre at this moment. Around noon under a clear sky it comes close to 1,000 W/m². **Irradiation** is energy: the sum of that power over a day or a year, in kilowatt-hours per square metre.

          Official figures divide the country into three bands. The coast receives about 1,700 kWh/m² a year over some 2,650 hours of sunshine, the High Plateaus about 1,900 kWh/m² over 3,000 hours, and the Sahara about 2,650 kWh/m² over 3,500 hours. On the ground, Adrar thus receives half as much light again as Algiers, although heat and dust take back a good part of that lead.

          | Region | Irradiation a year | Sunshine a year | Peak sun hours a day |
          | --- | --- | --- | --- |
          | Coast | 1,700 kWh/m² | 2,650 h | 4.7 |
          | High Plateaus | 1,900 kWh/m² | 3,000 h | 5.2 |
          | Sahara | 2,650 kWh/m² | 3,500 h | 7.3 |

          Designers often speak of **peak sun hours**. A day with 5.5 kWh/m² is worth as much as five and a half hours at exactly 1,000 W/m². The trick makes rough estimates easy: a module of 500 W would deliver 2.75 kWh on such a day if nothing were lost. Something always is, and the rest of this course explains where.
        `,
        ar: trimLines`
          يوصف ضوء الشمس بمقدارين، والخلط بينهما أول خطأ يقع فيه كل مبتدئ. **شدة الإشعاع** قدرة: كم واطًا يسقط على المتر المربع في هذه اللحظة، وتقترب عند الظهيرة تحت سماء صافية من 1,000 واط في المتر المربع. أما **كمية الإشعاع** فطاقة: مجموع تلك القدرة على مدى يوم أو سنة، وتقاس بالكيلوواط ساعي في المتر المربع.

          تقسّم الأرقام الرسمية البلاد إلى ثلاثة نطاقات: يتلقى الساحل نحو 1,700 كيلوواط ساعي في المتر المربع سنويًا خلال قرابة 2,650 ساعة مشمسة، والهضاب العليا نحو 1,900 خلال 3,000 ساعة، والصحراء نحو 2,650 خلال 3,500 ساعة. فتتلقى أرض أدرار من الضوء مرة ونصف المرة ما تتلقاه الجزائر العاصمة، وإن كانت الحرارة والغبار يسترجعان جزءًا معتبرًا من هذا التفوق.

          | المنطقة | الطاقة الإشعاعية في السنة | ساعات السطوع في السنة | ساعات الذروة في اليوم |
          | --- | --- | --- | --- |
          | الساحل | 1,700 كيلوواط ساعي/م² | 2,650 سا | 4.7 |
          | الهضاب العليا | 1,900 كيلوواط ساعي/م² | 3,000 سا | 5.2 |
          | الصحراء | 2,650 كيلوواط ساعي/م² | 3,500 سا | 7.3 |

          كثيرًا ما يتحدث المصممون عن **ساعات الذروة الشمسية**: فاليوم الذي تبلغ فيه كمية الإشعاع 5.5 كيلوواط ساعي في المتر المربع يعادل خمس ساعات ونصفًا عند 1,000 واط في المتر المربع تمامًا. بهذه الحيلة يسهل التقدير السريع: لوح قدرته 500 واط يعطي في ذلك اليوم 2.75 كيلوواط ساعي لو لم يضع شيء. لكنّ شيئًا ما يضيع دائمًا، وبقية هذه الدورة تبيّن أين يضيع.
        `,
      },
    },
    {
      title: { en: 'From photon to current: the solar cell', ar: 'من الفوتون إلى التيار: الخلية الشمسية' },
      minutes: 50,
      text: {
        en: trimLines`
          A solar cell is a thin slice of silicon with two layers that were doped differently. Where they meet, the p-n junction, a built-in electric field appears. A photon with enough energy frees an electron; the field pushes it to one side before it can fall back, and a current flows as soon as an outside circuit closes the path.

          The voltage of a cell depends on the material, not on its size: about 0.6 to 0.7 V for crystalline silicon. The current depends on area and on light, and it follows irradiance almost proportionally. Half the light gives half the current, while the voltage hardly moves. That is why a module on a cloudy day still shows nearly its full open-circuit voltage, and can still give an electric shock.

          Silicon absorbs photons above its band gap of 1.12 eV. Weaker photons pass through, stronger ones waste their surplus as heat. This alone limits a simple silicon cell to about 30%; good modules on the market reach 20 to 23%. The remainder warms the module, which is the subject of the next lesson.

          The band gap tells the longest wavelength that silicon can use, in the near infrared:

          $$\lambda_{\max} = \frac{1240\ \text{eV·nm}}{1.12\ \text{eV}} \approx 1100\ \text{nm}$$
        `,
        ar: trimLines`
          الخلية الشمسية شريحة رقيقة من السيليسيوم تتكوّن من طبقتين طُعّمتا بشكلين مختلفين. عند التقائهما، أي عند الوصلة p-n، ينشأ حقل كهربائي داخلي. الفوتون الذي يحمل طاقة كافية يحرر إلكترونًا، فيدفعه الحقل إلى جهة واحدة قبل أن يعود إلى مكانه، ويسري التيار بمجرد أن تُغلق الدارة الخارجية.

          يتعلق توتر الخلية بمادتها لا بمساحتها، وهو بين 0.6 و0.7 فولط في السيليسيوم البلوري. أما التيار فيتعلق بالمساحة وبالضوء، ويتناسب مع شدة الإشعاع تقريبًا: نصف الضوء يعطي نصف التيار، بينما لا يكاد التوتر يتغيّر. لهذا يُظهر اللوح في يوم غائم توترًا قريبًا من توتره الأقصى، ويبقى قادرًا على إحداث صعقة كهربائية.

          يمتص السيليسيوم الفوتونات التي تتجاوز طاقتها فجوة نطاقه البالغة 1.12 إلكترون فولط. الأضعف منها تمر من خلاله، والأقوى تبدد فائضها حرارةً. هذا وحده يحدّ مردود خلية السيليسيوم البسيطة عند نحو 30%، وتبلغ الألواح الجيدة في السوق بين 20 و23%. أما الباقي فيسخّن اللوح، وهو موضوع الدرس القادم.

          ومن عرض فجوة الطاقة نعرف أكبر طول موجي يستفيد منه السيليسيوم، وهو في مجال تحت الأحمر القريب:

          $$\lambda_{\max} = \frac{1240\ \text{eV·nm}}{1.12\ \text{eV}} \approx 1100\ \text{nm}$$
        `,
      },
    },
    {
      title: { en: 'Reading a module datasheet', ar: 'قراءة البطاقة التقنية للوح' },
      minutes: 45,
      handouts: ['sizing'],
      text: {
        en: trimLines`
          The big number on the first page, say 550 W, is valid under standard test conditions: 1,000 W/m², a cell temperature of 25 °C and an air mass of 1.5. A second column, usually called NMOT, describes something closer to reality: 800 W/m², 20 °C in the shade and a wind of 1 m/s. Expect about three quarters of the nameplate power there.

          ## The five values to copy out
          - **Voc**, the open-circuit voltage: decides how many modules may stand in series.
          - **Isc**, the short-circuit current: decides cables, fuses and connectors.
          - **Vmp** and **Imp**, voltage and current at maximum power: decide what the inverter sees.
          - **The temperature coefficients**, in per cent per degree.

          A worked example: the coefficient of power is -0.35% per degree and the cells reach 65 °C on an August roof. That is 40 degrees above the test condition, so 14% of the power is missing, without any fault. Finally look for two standards: IEC 61215 for design qualification and IEC 61730 for safety. A datasheet that names neither is a reason to buy elsewhere.

          $$P = P_{STC}\,\bigl(1 + \gamma\,(T - 25)\bigr) = 550\,\bigl(1 - 0.0035 \times 40\bigr) = 473\ \text{W}$$
        `,
        ar: trimLines`
          الرقم الكبير في الصفحة الأولى، وليكن 550 واط، صحيح في شروط الاختبار المعيارية: 1,000 واط في المتر المربع، وحرارة خلية قدرها 25 درجة مئوية، وكتلة هوائية 1.5. وإلى جانبه عمود ثانٍ يسمى عادة NMOT يصف حالة أقرب إلى الواقع: 800 واط في المتر المربع، و20 درجة في الظل، وريح سرعتها متر واحد في الثانية. القدرة المنتظرة هناك نحو ثلاثة أرباع القدرة الاسمية.

          ## قيم لا بد من نقلها
          - **Voc**، توتر الدارة المفتوحة: يحدّد عدد الألواح الممكن ربطها على التسلسل.
          - **Isc**، تيار الدارة القصيرة: يحدّد الكوابل والمنصهرات والموصلات.
          - **Vmp** و**Imp**، التوتر والتيار عند القدرة العظمى: يحددان ما يراه العاكس.
          - **معاملات الحرارة**، بالنسبة المئوية لكل درجة.

          مثال محسوب: معامل حرارة القدرة هو 0.35% بالسالب لكل درجة، وتبلغ حرارة الخلايا 65 درجة فوق سطح في شهر أوت. هذه 40 درجة فوق شرط الاختبار، فتنقص القدرة بنسبة 14% من دون أي عطل. وأخيرًا نبحث عن معيارين: IEC 61215 لتأهيل التصميم وIEC 61730 للسلامة. والبطاقة التي لا تذكر أيًّا منهما سبب كافٍ للشراء من مكان آخر.

          $$P = P_{STC}\,\bigl(1 + \gamma\,(T - 25)\bigr) = 550\,\bigl(1 - 0.0035 \times 40\bigr) = 473\ \text{W}$$
        `,
      },
    },
    {
      title: { en: 'Series, parallel and the price of a shadow', ar: 'التسلسل والتفرع وثمن الظل' },
      minutes: 55,
      video: 'current.mp4',
      text: {
        en: trimLines`
          Modules in series add their voltages and share one current; modules in parallel add their currents and share one voltage. A row of modules in series is called a **string**. Ten modules of 42 V and 13 A make a string of 420 V and 13 A: more power on a thin cable, because losses grow with the square of the current.

          | Ten modules of 42 V and 13 A | Voltage | Current | Power |
          | --- | --- | --- | --- |
          | One string of ten | 420 V | 13 A | 5.46 kW |
          | Two strings of five, in parallel | 210 V | 26 A | 5.46 kW |
          | All in parallel | 42 V | 130 A | 5.46 kW |

          The weakness of series connection is the common current. A chimney shadow on a single cell throttles the whole string, much as a stone in a pipe slows all the water behind it. Worse, the shaded cell no longer produces but consumes, and becomes a hot spot that can scorch the glass or the back sheet.

          Bypass diodes limit the damage: a module usually has three, each guarding a third of the cells. When a third is shaded its diode conducts, the string loses that third of one module and the rest carries on. Half-cut modules go further: their upper and lower halves work in parallel, so a shadow along the lower edge costs half the module at most.

          The practical rule stays old-fashioned. Visit the roof at nine, at noon and at three, look for water tanks, parapets, satellite dishes and the neighbour's future floor, and keep modules away from all of them.
        `,
        ar: trimLines`
          الألواح المربوطة على التسلسل تجمع توتراتها وتشترك في تيار واحد، والمربوطة على التفرع تجمع تياراتها وتشترك في توتر واحد. ويسمى صف الألواح المتسلسلة **سلسلة**. عشرة ألواح بتوتر 42 فولط وتيار 13 أمبير تعطي سلسلة بتوتر 420 فولط وتيار 13 أمبير: قدرة أكبر في كابل رفيع، لأن الضياع يزداد مع مربع التيار.

          | عشرة ألواح، 42 فولط و13 أمبير | التوتر | التيار | القدرة |
          | --- | --- | --- | --- |
          | سلسلة واحدة من عشرة | 420 فولط | 13 أمبير | 5.46 كيلوواط |
          | سلسلتان من خمسة على التفرع | 210 فولط | 26 أمبير | 5.46 كيلوواط |
          | كلها على التفرع | 42 فولط | 130 أمبير | 5.46 كيلوواط |

          نقطة ضعف التسلسل هي التيار المشترك: ظل مدخنة على خلية واحدة يخنق السلسلة كلها، كما يبطّئ حجر في أنبوب كل الماء الذي خلفه. والأسوأ أن الخلية المظللة تكفّ عن الإنتاج وتصبح مستهلكة، فتتحول إلى نقطة ساخنة قد تحرق الزجاج أو الغلاف الخلفي.

          تحدّ الصمامات الالتفافية من الضرر: في اللوح عادة ثلاثة منها، يحرس كل واحد ثلث الخلايا. فإذا وقع الظل على ثلث منها مرّ التيار عبر صمامه، وخسرت السلسلة ثلث لوح واحد وواصل الباقي عمله. وتذهب الألواح ذات الخلايا المقسومة أبعد من ذلك: نصفاها العلوي والسفلي يعملان على التفرع، فلا يكلّف ظل على الحافة السفلى أكثر من نصف اللوح.

          وتبقى القاعدة العملية كما عرفها الأوائل: زيارة السطح في التاسعة وعند الظهر وفي الثالثة، والبحث عن خزانات الماء والجدران الواقية والهوائيات وعن الطابق الذي قد يضيفه الجار، وإبعاد الألواح عنها جميعًا.
        `,
      },
    },
    {
      title: { en: 'The inverter and maximum power point tracking', ar: 'العاكس وتتبّع نقطة القدرة العظمى' },
      minutes: 50,
      text: {
        en: trimLines`
          Modules deliver direct current, the house wants 230 V alternating current at 50 Hz. The inverter stands between them and does three jobs: it converts, it searches for the best operating point, and it watches over the grid connection.

          ![A string of modules feeds an inverter through a DC isolator; the inverter feeds the house board, which a meter connects to the grid](/media/lessons/pv-system-en.svg "From the string to the grid: direct current before the inverter, alternating current behind it.")

          The search is called MPPT, maximum power point tracking. For each light level and temperature there is exactly one pair of voltage and current whose product is largest. The inverter nudges the voltage a little, looks whether the power rose or fell, and decides the next step; good devices stay within one per cent of the optimum even under passing clouds.

          Three families share the market. **String inverters** serve one or two strings and suit most roofs. **Micro-inverters** sit behind each module and pay off where shade cannot be avoided. **Hybrid inverters** add a battery port and can keep selected circuits alive during an outage. Whatever the type, a grid-tied inverter must disconnect when the network fails, so that nobody working on the line meets an unexpected voltage; IEC 62116 describes how this anti-islanding function is tested.
        `,
        ar: trimLines`
          تعطي الألواح تيارًا مستمرًا، والمنزل يحتاج إلى تيار متناوب بتوتر 230 فولط وتواتر 50 هرتز. يقف العاكس بينهما ويؤدي ثلاث مهام: يحوّل التيار، ويبحث عن أفضل نقطة عمل، ويراقب الربط بالشبكة.

          ![سلسلة ألواح تغذي العاكس عبر فاصل للتيار المستمر، والعاكس يغذي لوحة المنزل التي يربطها العداد بالشبكة](/media/lessons/pv-system-ar.svg "من السلسلة إلى الشبكة: تيار مستمر قبل العاكس وتيار متناوب بعده.")

          يسمى هذا البحث تتبّع نقطة القدرة العظمى (MPPT). فلكل شدة إشعاع ودرجة حرارة زوج وحيد من التوتر والتيار يكون جداؤهما أكبر ما يمكن. يغيّر العاكس التوتر قليلًا، وينظر هل زادت القدرة أم نقصت، ثم يقرر الخطوة التالية. والأجهزة الجيدة لا تبتعد عن النقطة المثلى بأكثر من واحد في المئة حتى مع مرور السحب.

          تتقاسم السوقَ ثلاث عائلات. **عواكس السلاسل** تخدم سلسلة أو سلسلتين وتناسب معظم الأسطح. و**العواكس الصغيرة** تُركَّب خلف كل لوح ويبررها ظل لا مفر منه. و**العواكس الهجينة** لها مدخل للبطارية وتستطيع تغذية دارات مختارة عند انقطاع التيار. ومهما كان النوع، يجب أن ينفصل العاكس المربوط بالشبكة عند غيابها، حتى لا يفاجأ من يعمل على الخط بتوتر لم يكن ينتظره. ويصف المعيار IEC 62116 كيف تُختبر وظيفة منع العمل المنعزل هذه.
        `,
      },
    },
    {
      title: { en: 'Grid-tied, hybrid or off-grid', ar: 'مربوطة بالشبكة أم هجينة أم معزولة؟' },
      minutes: 40,
      text: {
        en: trimLines`
          **Grid-tied** systems are the simplest and cheapest per kilowatt. They lower the bill by self-consumption: whatever is produced while the house, workshop or cold store is consuming need not be bought. Connection requires the agreement of the distribution company, a subsidiary of Sonelgaz, under the rules supervised by the regulator CREG. Ask about the current conditions before promising a customer anything about surplus energy.

          **Hybrid** systems add a battery. They are worth their price where outages spoil goods or stop work, and where much of the consumption falls in the evening. The battery is the part that ages fastest, so it decides the running cost of the whole system.

          **Off-grid** systems serve farms, telecom masts, summer pastures and guest houses far from the line. Every kilowatt-hour must be produced on site, so the design starts from the worst month rather than from the yearly average, and efficient appliances are the cheapest component of all.

          | System | Works during an outage | Battery | Designed for |
          | --- | --- | --- | --- |
          | Grid-tied | no | none | the yearly average |
          | Hybrid | selected circuits | one evening | the evening load |
          | Off-grid | always, if sized well | nights without sun | the worst month |

          In short: grid-tied to save money, hybrid to buy comfort and continuity, off-grid because there is no other choice.
        `,
        ar: trimLines`
          الأنظمة **المربوطة بالشبكة** أبسطها وأرخصها لكل كيلوواط. تخفض الفاتورة بالاستهلاك الذاتي: ما يُنتج أثناء استهلاك المنزل أو الورشة أو غرفة التبريد لا حاجة إلى شرائه. ويتطلّب الربط موافقة شركة التوزيع التابعة لسونلغاز، وفق القواعد التي تشرف عليها لجنة ضبط الكهرباء والغاز (CREG). ومن الحكمة السؤال عن الشروط السارية قبل أن يوعد الزبون بأي شيء يخص فائض الطاقة.

          الأنظمة **الهجينة** تضيف بطارية، وتستحق ثمنها حيث يُتلف الانقطاع السلع أو يوقف العمل، وحيث يقع جزء كبير من الاستهلاك مساءً. والبطارية أسرع المكونات تقادمًا، فهي التي تحدد تكلفة استغلال المنظومة كلها.

          الأنظمة **المعزولة** تخدم المزارع وأبراج الاتصالات والمراعي الصيفية وبيوت الضيافة البعيدة عن الخط. كل كيلوواط ساعي فيها يجب أن يُنتج في الموقع، ولذلك ينطلق التصميم من أسوأ شهر لا من المعدل السنوي، وتصبح الأجهزة المقتصدة أرخص مكونات المنظومة.

          | المنظومة | عند انقطاع الشبكة | البطارية | أساس التصميم |
          | --- | --- | --- | --- |
          | مربوطة بالشبكة | تتوقف | لا توجد | المعدل السنوي |
          | هجينة | تغذي دارات مختارة | أمسية واحدة | حمولة المساء |
          | معزولة | تعمل دائمًا إن أُحسن حسابها | ليالٍ بلا شمس | أسوأ شهر |

          الخلاصة: مربوطة بالشبكة لتوفير المال، وهجينة لشراء الراحة والاستمرارية، ومعزولة حين لا يوجد خيار آخر.
        `,
      },
    },
    {
      title: { en: 'Dust, heat and sirocco: looking after modules', ar: 'الغبار والحرارة والسيروكو: العناية بالألواح' },
      minutes: 45,
      video: 'current.m3u8',
      text: {
        en: trimLines`
          Rain cleans a roof in Annaba for most of the year. In Ouargla it does not. A thin film of dust costs a few per cent within two or three weeks, and one sandstorm can take away far more in an afternoon. The only honest way to decide how often to clean is to measure: compare the output with a clean reference module, or with the same week of the previous month corrected for the sun.

          ## How to clean without doing harm
          - Work early in the morning, while the glass is cool and the power low.
          - Use soft water; hard water leaves lime, which is worse than dust.
          - Take a soft brush or a squeegee, never powder or a metal tool.
          - Stay off the modules: an invisible crack today is a hot spot next summer.

          :::warning Cold water on hot glass
          Cold water on modules that have stood in the noon sun can crack the glass. On a roof, first secure yourself against a fall; a wet module is slippery.
          :::

          Heat cannot be washed away, but it can be ventilated. Ten to fifteen centimetres of air behind the modules lower the cell temperature noticeably compared with modules glued to a metal sheet. After a storm check clamps and cables before anything else: wind loosens what heat has been working on for months.
        `,
        ar: trimLines`
          ينظّف المطر الأسطح في عنابة معظم السنة، ولا يفعل ذلك في ورقلة. طبقة رقيقة من الغبار تكلف بضعة في المئة خلال أسبوعين أو ثلاثة، وعاصفة رملية واحدة قد تسلب أكثر من ذلك بكثير في ظهيرة واحدة. والطريقة الأمينة الوحيدة لتقرير وتيرة التنظيف هي القياس: مقارنة الإنتاج بلوح مرجعي نظيف، أو بالأسبوع نفسه من الشهر الماضي مع مراعاة فرق الإشعاع.

          ## تنظيف لا يضر
          - العمل في الصباح الباكر، والزجاج بارد والقدرة منخفضة.
          - استعمال ماء قليل العسر، فالماء العسر يترك كلسًا أسوأ من الغبار.
          - فرشاة ناعمة أو ممسحة مطاطية، ولا مساحيق ولا أدوات معدنية.
          - عدم الوقوف على الألواح: شق لا يُرى اليوم نقطة ساخنة في الصيف المقبل.

          :::warning ماء بارد على زجاج ساخن
          رشّ الماء البارد على ألواح بقيت تحت شمس الظهيرة قد يكسر الزجاج. وفوق السطح نؤمّن أنفسنا من السقوط أولًا، فاللوح المبلل زلق.
          :::

          الحرارة لا تُغسل، لكنها تُهوّى: عشرة إلى خمسة عشر سنتيمترًا من الهواء خلف الألواح تخفض حرارة الخلايا بوضوح مقارنة بألواح ملصقة على صفيح معدني. وبعد كل عاصفة تُفحص المشابك والكوابل قبل أي شيء آخر، فالرياح ترخي ما ظلت الحرارة تعمل فيه شهورًا.
        `,
      },
    },
  ],
};
