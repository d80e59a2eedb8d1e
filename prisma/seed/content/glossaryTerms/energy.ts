import type { GlossaryTermGroup } from '../types';

export const energyTerms: GlossaryTermGroup[] = [
  {
    category: { en: 'Solar energy', ar: 'الطاقة الشمسية' },
    createdBy: 'nadia.meziane',
    terms: [
      {
        term: { en: 'Maximum power point tracking', ar: 'تتبّع نقطة القدرة العظمى' },
        nameFr: 'Suivi du point de puissance maximale',
        spellings: ['إم بي بي تي'],
        acronym: 'MPPT',
        definition: {
          en: 'The continuous search of an inverter or charge controller for the voltage at which the modules deliver most power.',
          ar: 'بحث مستمر يجريه العاكس أو منظّم الشحن عن التوتر الذي تعطي عنده الألواح أكبر قدرة.',
        },
      },
      {
        term: { en: 'Irradiance', ar: 'شدة الإشعاع' },
        nameFr: 'Irradiance',
        spellings: ['éclairement solaire', 'ensoleillement'],
        definition: {
          en: 'The power of sunlight on a surface, in watts per square metre. Standard test conditions assume 1,000 W/m².',
          ar: 'قدرة ضوء الشمس الواقعة على سطح ما، بالواط في المتر المربع. وتفترض شروط الاختبار المعيارية 1,000 واط في المتر المربع.',
        },
      },
      {
        term: { en: 'Peak sun hours', ar: 'ساعات الذروة الشمسية' },
        nameFr: "Heures d'ensoleillement maximal",
        acronym: 'PSH',
        definition: {
          en: 'The daily irradiation expressed as hours at 1,000 W/m². A day with 5.5 kWh/m² has 5.5 peak sun hours.',
          ar: 'كمية الإشعاع اليومية معبَّرًا عنها بعدد الساعات عند 1,000 واط في المتر المربع. فيوم فيه 5.5 كيلوواط ساعي في المتر المربع له 5.5 ساعات ذروة.',
        },
      },
      {
        term: { en: 'Inverter', ar: 'عاكس' },
        nameFr: 'Onduleur',
        spellings: ['أوندولار', 'انفرتر', 'إنفرتر', 'أونديلار'],
        definition: {
          en: 'A converter from direct to alternating current. In vehicles it drives the motor, in solar systems it feeds the house or the network.',
          ar: 'محوّل من التيار المستمر إلى المتناوب. في المركبات يقود المحرك، وفي الأنظمة الشمسية يغذي المنزل أو الشبكة.',
        },
      },
      {
        term: { en: 'Bypass diode', ar: 'صمام التفافي' },
        nameFr: 'Diode de dérivation',
        spellings: ['diode by-pass', 'ديود'],
        definition: {
          en: 'A diode that leads the current around a shaded group of cells and thereby prevents hot spots.',
          ar: 'ثنائي يمرر التيار حول مجموعة خلايا مظللة فيمنع تكوّن النقاط الساخنة.',
        },
      },
      {
        term: { en: 'Photovoltaic module', ar: 'لوح كهروضوئي' },
        nameFr: 'Panneau photovoltaïque',
        spellings: ['panneau solaire', 'module photovoltaïque', 'solar panel', 'لوح شمسي', 'بانو سولار', 'بانو صولير'],
        acronym: 'PV',
        definition: {
          en: 'A weatherproof unit of connected solar cells. Its design qualification is tested to IEC 61215, its safety to IEC 61730.',
          ar: 'وحدة مقاومة للعوامل الجوية من خلايا شمسية موصولة. يُختبر تأهيل تصميمها وفق IEC 61215 وسلامتها وفق IEC 61730.',
        },
      },
      {
        term: { en: 'Junction box', ar: 'علبة توصيل' },
        nameFr: 'Boîte de jonction',
        spellings: ['بواط جونكسيون'],
        definition: {
          en: 'The box on the back of a module that holds its terminals and bypass diodes.',
          ar: 'العلبة المثبتة خلف اللوح، وفيها مرابطه وصماماته الالتفافية.',
        },
      },
      {
        term: { en: 'Kilowatt peak', ar: 'كيلوواط ذروة' },
        nameFr: 'Kilowatt-crête',
        spellings: ['كيلوواط كريت'],
        acronym: 'kWp',
        definition: {
          en: 'The power of modules under standard test conditions. In northern Algeria one kilowatt peak yields roughly 1,450 to 1,650 kWh a year.',
          ar: 'قدرة الألواح في شروط الاختبار المعيارية. ينتج الكيلوواط ذروة الواحد في شمال الجزائر نحو 1,450 إلى 1,650 كيلوواط ساعي سنويًا.',
        },
      },
      {
        term: { en: 'Performance ratio', ar: 'معامل الأداء' },
        nameFr: 'Indice de performance',
        spellings: ['ratio de performance'],
        acronym: 'PR',
        definition: {
          en: 'The energy delivered divided by the energy that rated power and measured irradiation would give. Good systems reach 0.75 to 0.85.',
          ar: 'الطاقة المنتجة مقسومة على الطاقة التي تعطيها القدرة الاسمية تحت الإشعاع المقيس. تبلغ الأنظمة الجيدة 0.75 إلى 0.85.',
        },
      },
      {
        term: { en: 'Solar energy', ar: 'طاقة شمسية' },
        nameFr: 'Énergie solaire',
        spellings: ['solaire', 'solar', 'شمسي', 'سولار'],
        definition: {
          en: 'Energy of sunlight, used as electricity with photovoltaic modules or as heat with collectors.',
          ar: 'طاقة ضوء الشمس، تُستغل كهرباءً بالألواح الكهروضوئية أو حرارةً باللواقط.',
        },
      },
      {
        term: { en: 'Solar pump', ar: 'مضخة شمسية' },
        nameFr: 'Pompe solaire',
        spellings: ['بومبة شمسية', 'بومبة سولار', 'pompage solaire', 'solar pumping', 'ضخ شمسي'],
        definition: {
          en: 'A water pump that runs on solar modules, mostly without a battery: the tank stores water instead of energy.',
          ar: 'مضخة ماء تعمل بالألواح الشمسية، ودون بطارية في الغالب: فالخزان يحفظ الماء بدل الطاقة.',
        },
      },
    ],
  },
  {
    category: { en: 'Wind energy', ar: 'طاقة الرياح' },
    createdBy: 'yacine.bouzid',
    terms: [
      {
        term: { en: 'Anemometer', ar: 'مقياس سرعة الرياح' },
        nameFr: 'Anémomètre',
        spellings: ['أنيمومتر'],
        definition: {
          en: 'An instrument that measures wind speed, with rotating cups, with ultrasound or, from the ground, with laser light.',
          ar: 'جهاز يقيس سرعة الرياح بأكواب دوّارة أو بالموجات فوق الصوتية، أو من الأرض بضوء الليزر.',
        },
      },
      {
        term: { en: 'Nacelle', ar: 'كُنّة التوربين' },
        nameFr: 'Nacelle',
        spellings: ['ناسيل'],
        definition: {
          en: 'The housing at the top of the tower with shaft, gearbox, generator and brakes.',
          ar: 'الغلاف الواقع أعلى البرج، وفيه المحور وعلبة التروس والمولّد والمكابح.',
        },
      },
      {
        term: { en: 'Yaw system', ar: 'توجيه التوربين' },
        nameFr: "Système d'orientation",
        definition: {
          en: 'The drives and sensors that turn the nacelle into the wind.',
          ar: 'المحركات والحساسات التي تدير الكُنّة لتواجه الريح.',
        },
      },
      {
        term: { en: 'Capacity factor', ar: 'معامل السعة' },
        nameFr: 'Facteur de charge',
        acronym: 'CF',
        definition: {
          en: 'The energy produced in a year divided by what the rated power would deliver around the clock.',
          ar: 'الطاقة المنتجة في سنة مقسومة على ما تعطيه القدرة الاسمية لو اشتغلت على مدار الساعة.',
        },
      },
      {
        term: { en: 'Wind turbine', ar: 'توربين الرياح' },
        nameFr: 'Éolienne',
        spellings: ['إيوليان', 'توربين هوائي', 'turbine éolienne'],
        definition: {
          en: 'A machine whose rotor turns the energy of the wind into electricity.',
          ar: 'آلة يحوّل دوّارها طاقة الرياح إلى كهرباء.',
        },
      },
    ],
  },
  {
    category: { en: 'Electrical grid', ar: 'الشبكة الكهربائية' },
    createdBy: 'yacine.bouzid',
    terms: [
      {
        term: { en: 'Frequency', ar: 'تواتر الشبكة' },
        nameFr: 'Fréquence du réseau',
        spellings: ['فريكونس'],
        definition: {
          en: 'The number of cycles per second of alternating current, 50 Hz in Algeria. It falls when more is consumed than generated.',
          ar: 'عدد دورات التيار المتناوب في الثانية، ويسمى أيضًا التردد، وهو 50 هرتزًا في الجزائر. يهبط حين يفوق الاستهلاك الإنتاج.',
        },
      },
      {
        term: { en: 'Reactive power', ar: 'قدرة ردية' },
        nameFr: 'Puissance réactive',
        definition: {
          en: 'The power that swings between source and load without doing work, but loads the lines and changes the voltage.',
          ar: 'قدرة تتأرجح بين المصدر والحمولة من دون أن تنجز عملًا، لكنها تشغل الخطوط وتغيّر التوتر.',
        },
      },
      {
        term: { en: 'Smart meter', ar: 'عداد ذكي' },
        nameFr: 'Compteur intelligent',
        spellings: ['كونتور ذكي', 'compteur communicant'],
        definition: {
          en: 'A meter that records consumption by time of day and reports it to the network operator.',
          ar: 'عداد يسجّل الاستهلاك بحسب ساعات اليوم ويرسله إلى مسيّر الشبكة.',
        },
      },
      {
        term: { en: 'Earthing', ar: 'تأريض' },
        nameFr: 'Mise à la terre',
        spellings: ['لاتير', 'prise de terre', 'grounding'],
        definition: {
          en: 'The connection of exposed conductive parts to earth, so that a fault is detected and disconnected before it harms anyone.',
          ar: 'وصل الأجزاء الناقلة المكشوفة بالأرض، حتى يُكشف العطل وتُفصل الدارة قبل أن يصيب أحدًا.',
        },
      },
      {
        term: { en: 'Islanding', ar: 'عمل منعزل غير مقصود' },
        nameFr: 'Îlotage',
        definition: {
          en: 'The unintended operation of part of a network by local generators after it has been cut off. Inverters have to detect it and disconnect; IEC 62116 describes the test.',
          ar: 'استمرار جزء من الشبكة في العمل بمولدات محلية بعد فصله عنها من غير قصد. على العواكس كشفه والانفصال، ويصف المعيار IEC 62116 اختباره.',
        },
      },
      {
        term: { en: 'Demand response', ar: 'استجابة الطلب' },
        nameFr: 'Effacement de la demande',
        acronym: 'DR',
        definition: {
          en: 'Shifting or lowering consumption on a signal from the network or the tariff, for instance by cooling or charging earlier.',
          ar: 'إزاحة الاستهلاك أو خفضه استجابة لإشارة من الشبكة أو من التسعيرة، كتقديم موعد التبريد أو الشحن.',
        },
      },
      {
        term: { en: 'Voltage drop', ar: 'هبوط التوتر' },
        nameFr: 'Chute de tension',
        spellings: ['شوت دو تونسيون'],
        definition: {
          en: 'The voltage lost along a cable. It grows with current and length and shrinks with the section.',
          ar: 'التوتر الضائع على طول الكابل. يزداد مع التيار والطول، ويقل مع كبر المقطع.',
        },
      },
      {
        term: { en: 'Surge protective device', ar: 'واقي فرط التوتر' },
        nameFr: 'Parafoudre',
        spellings: ['بارافودر'],
        acronym: 'SPD',
        definition: {
          en: 'A device that diverts brief overvoltages, such as those caused by lightning, to earth. The DC side of solar systems needs one according to IEC 61643-31.',
          ar: 'جهاز يصرّف فرط التوتر العابر، كالناتج عن الصواعق، نحو الأرض. وتحتاج جهة التيار المستمر في الأنظمة الشمسية إلى جهاز مطابق للمعيار IEC 61643-31.',
        },
      },
      {
        term: { en: 'Circuit breaker', ar: 'قاطع التيار' },
        nameFr: 'Disjoncteur',
        spellings: ['ديجونكتور', 'ديجانكتور', 'قاطع كهربائي'],
        definition: {
          en: 'A switch that opens a circuit by itself on overload or short circuit and can be closed again.',
          ar: 'مفتاح يفتح الدارة بنفسه عند الحمل الزائد أو القصر، ويمكن إغلاقه من جديد.',
        },
      },
    ],
  },
];
