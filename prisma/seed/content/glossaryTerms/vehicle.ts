import type { GlossaryTermGroup } from '../types';

export const vehicleTerms: GlossaryTermGroup[] = [
  {
    category: { en: 'Electric vehicles', ar: 'المركبات الكهربائية' },
    createdBy: 'trainer',
    terms: [
      {
        term: { en: 'On-board charger', ar: 'شاحن داخلي' },
        nameFr: 'Chargeur embarqué',
        spellings: ['شارجور داخلي'],
        acronym: 'OBC',
        definition: {
          en: 'The converter inside the vehicle that turns alternating current from the socket or wallbox into direct current for the battery. Its power, often 7.4 or 11 kW, limits AC charging.',
          ar: 'المحوّل الموجود داخل المركبة الذي يحوّل التيار المتناوب القادم من المقبس أو الشاحن الجداري إلى تيار مستمر للبطارية. قدرته، وهي غالبًا 7.4 أو 11 كيلوواط، تحدّ من الشحن بالتيار المتناوب.',
        },
      },
      {
        term: { en: 'Regenerative braking', ar: 'كبح استرجاعي' },
        nameFr: 'Freinage régénératif',
        spellings: ['freinage récupératif', 'فران ريجينيراتيف'],
        definition: {
          en: 'Slowing down with the motor working as a generator, so that part of the energy of motion flows back into the battery.',
          ar: 'إبطاء المركبة بتشغيل المحرك مولّدًا، فيعود جزء من طاقة الحركة إلى البطارية.',
        },
      },
      {
        term: { en: 'Permanent magnet synchronous motor', ar: 'محرك متزامن ذو مغانط دائمة' },
        nameFr: 'Moteur synchrone à aimants permanents',
        acronym: 'PMSM',
        definition: {
          en: 'A motor whose rotor carries magnets and turns exactly with the rotating field of the stator. Compact and efficient, it is the most common drive in electric cars.',
          ar: 'محرك يحمل دوّاره مغانط ويدور متزامنًا تمامًا مع الحقل الدوّار للثابت. صغير الحجم مرتفع المردود، وهو الأكثر استعمالًا في السيارات الكهربائية.',
        },
      },
      {
        term: { en: 'Torque', ar: 'عزم الدوران' },
        nameFr: 'Couple moteur',
        spellings: ['كوبل'],
        definition: {
          en: 'The turning effect of a force, in newton metres. An electric motor gives its full torque from standstill, which is why no gearbox with several speeds is needed.',
          ar: 'الأثر الدوراني للقوة، ويقاس بالنيوتن متر. يعطي المحرك الكهربائي عزمه كاملًا منذ السكون، فلا يحتاج إلى علبة سرعات متعددة النسب.',
        },
      },
      {
        term: {
          en: 'Worldwide harmonised light vehicles test procedure',
          ar: 'إجراء الاختبار العالمي الموحد للمركبات الخفيفة',
        },
        nameFr: "Procédure d'essai mondiale harmonisée pour les véhicules légers",
        acronym: 'WLTP',
        definition: {
          en: 'A laboratory cycle for consumption and range. It allows two cars to be compared; range on the motorway or in great heat is lower.',
          ar: 'دورة مخبرية لقياس الاستهلاك والمدى. تسمح بالمقارنة بين سيارتين، أما المدى الفعلي على الطريق السيار أو في الحر الشديد فأقصر مما تعلنه.',
        },
      },
      {
        term: { en: 'High-voltage interlock loop', ar: 'حلقة تعشيق التوتر العالي' },
        nameFr: "Boucle d'interverrouillage haute tension",
        acronym: 'HVIL',
        definition: {
          en: 'A low-voltage circuit through all high-voltage connectors and covers. If it is interrupted, the vehicle opens the main contactors or keeps them open.',
          ar: 'دارة توتر منخفض تمر عبر جميع موصلات التوتر العالي وأغطيته. إذا انقطعت فتحت المركبة الملامسات الرئيسية أو أبقتها مفتوحة.',
        },
      },
      {
        term: { en: 'One-pedal driving', ar: 'قيادة بدواسة واحدة' },
        nameFr: 'Conduite à une pédale',
        definition: {
          en: 'A way of driving in which releasing the accelerator brakes regeneratively, down to a complete stop in many cars.',
          ar: 'أسلوب قيادة يؤدي فيه رفع القدم عن دواسة التسارع إلى كبح استرجاعي، حتى التوقف التام في كثير من السيارات.',
        },
      },
      {
        term: { en: 'Electric vehicle', ar: 'مركبة كهربائية' },
        nameFr: 'Véhicule électrique',
        spellings: ['سيارة كهربائية', 'voiture électrique', 'electric car', 'طوموبيل كهربائية', 'لوطو إليكتريك'],
        acronym: 'EV',
        definition: {
          en: 'A vehicle that an electric motor drives with energy from a battery.',
          ar: 'مركبة يدفعها محرك كهربائي بطاقة تخزّنها بطارية.',
        },
      },
    ],
  },
  {
    category: { en: 'Batteries', ar: 'البطاريات' },
    createdBy: 'trainer',
    terms: [
      {
        term: { en: 'Battery management system', ar: 'نظام إدارة البطارية' },
        nameFr: 'Système de gestion de batterie',
        spellings: ['بي إم إس'],
        acronym: 'BMS',
        definition: {
          en: 'The electronics that measure cell voltages, temperatures and current, protect the battery, balance its cells and report its state.',
          ar: 'الإلكترونيات التي تقيس توترات الخلايا ودرجات الحرارة والتيار، وتحمي البطارية وتوازن خلاياها وتعلم بحالتها.',
        },
      },
      {
        term: { en: 'State of charge', ar: 'حالة الشحن' },
        nameFr: 'État de charge',
        acronym: 'SOC',
        definition: {
          en: 'The charge that is still available as a percentage of the present capacity. It is estimated from current, voltage and temperature, never measured directly.',
          ar: 'الشحنة المتبقية نسبةً مئوية من السعة الحالية. تُقدَّر من التيار والتوتر والحرارة، ولا تقاس مباشرة أبدًا.',
        },
      },
      {
        term: { en: 'State of health', ar: 'صحة البطارية' },
        nameFr: 'État de santé de la batterie',
        acronym: 'SOH',
        definition: {
          en: 'The present capacity compared with the nominal one. Many warranties end at 70 or 80%.',
          ar: 'السعة الحالية مقارنة بالسعة الاسمية، وتسمى أيضًا الحالة الصحية. تنتهي ضمانات كثيرة عند 70 أو 80%.',
        },
      },
      {
        term: { en: 'Depth of discharge', ar: 'عمق التفريغ' },
        nameFr: 'Profondeur de décharge',
        acronym: 'DoD',
        definition: {
          en: 'The share of the capacity that has been taken out. The smaller it is in daily use, the longer the battery lives.',
          ar: 'نسبة ما سُحب من السعة. كلما صغرت في الاستعمال اليومي طال عمر البطارية.',
        },
      },
      {
        term: { en: 'Lithium iron phosphate', ar: 'فوسفات الحديد والليثيوم' },
        nameFr: 'Lithium fer phosphate',
        spellings: ['ليثيوم فير فوسفات'],
        acronym: 'LFP',
        definition: {
          en: 'A cathode material with 3.2 V per cell, long life and good thermal stability, without nickel or cobalt.',
          ar: 'مادة مهبط توتر خليتها 3.2 فولط، طويلة العمر وذات استقرار حراري جيد، وخالية من النيكل والكوبالت.',
        },
      },
      {
        term: { en: 'Thermal runaway', ar: 'انفلات حراري' },
        nameFr: 'Emballement thermique',
        definition: {
          en: 'A self-accelerating heating of a cell that releases toxic, flammable gas and may spread to its neighbours.',
          ar: 'تسخّن متسارع ذاتيًا لخلية ما، يحرر غازات سامة وقابلة للاشتعال، وقد ينتقل إلى الخلايا المجاورة.',
        },
      },
      {
        term: { en: 'Electrolyte', ar: 'كهرليت' },
        nameFr: 'Électrolyte',
        spellings: ['إلكتروليت'],
        definition: {
          en: 'The medium through which ions travel between the electrodes; in lithium-ion cells usually a lithium salt in organic solvents.',
          ar: 'الوسط الذي تنتقل عبره الأيونات بين المسريين، وهو في خلايا الليثيوم أيون عادة ملح ليثيوم في مذيبات عضوية.',
        },
      },
      {
        term: { en: 'Battery', ar: 'بطارية' },
        nameFr: 'Batterie',
        spellings: ['باتري', 'باتيري', 'accumulateur'],
        definition: {
          en: 'Cells in series and parallel that store electrical energy and return it as direct current.',
          ar: 'خلايا موصولة على التوالي والتوازي تخزّن الطاقة الكهربائية وتعيدها تيارًا مستمرًا.',
        },
      },
    ],
  },
  {
    category: { en: 'Charging', ar: 'الشحن' },
    createdBy: 'trainer',
    terms: [
      {
        term: { en: 'Combined Charging System', ar: 'نظام الشحن المشترك' },
        nameFr: 'Système de recharge combiné',
        spellings: ['كومبو', 'prise combo'],
        acronym: 'CCS2',
        definition: {
          en: 'The connector system of IEC 62196-3 that adds two direct-current contacts below a Type 2 connector, so that one inlet serves AC and DC.',
          ar: 'نظام موصلات في المعيار IEC 62196-3 يضيف قطبين للتيار المستمر تحت موصل النوع 2، فيخدم مدخل واحد التيارين.',
        },
      },
      {
        term: { en: 'Control pilot', ar: 'إشارة التحكم' },
        nameFr: 'Fil pilote',
        spellings: ['signal pilote'],
        acronym: 'CP',
        definition: {
          en: 'The 1 kHz signal of IEC 61851-1 by which the station announces the permitted current and the vehicle its state.',
          ar: 'إشارة تواترها 1 كيلوهرتز في المعيار IEC 61851-1، تعلن بها المحطة التيار المسموح به وتعلن بها المركبة حالتها.',
        },
      },
      {
        term: { en: 'Wallbox', ar: 'شاحن جداري' },
        nameFr: 'Borne murale',
        spellings: ['وول بوكس', 'والبوكس'],
        definition: {
          en: 'A fixed charging point of Mode 3 for home or workplace, usually from 3.7 to 22 kW. It supplies alternating current; the charger proper is in the vehicle.',
          ar: 'نقطة شحن ثابتة من النمط 3 للبيت أو مكان العمل، قدرتها عادة بين 3.7 و22 كيلوواط. تعطي تيارًا متناوبًا، أما الشاحن الفعلي فداخل المركبة.',
        },
      },
      {
        term: { en: 'Open Charge Point Protocol', ar: 'بروتوكول نقاط الشحن المفتوح' },
        nameFr: 'Protocole ouvert de borne de recharge',
        acronym: 'OCPP',
        definition: {
          en: 'The open protocol between charging stations and management systems. Versions 1.6 and 2.0.1 are in use.',
          ar: 'البروتوكول المفتوح بين محطات الشحن وأنظمة إدارتها. الإصداران 1.6 و2.0.1 هما المستعملان.',
        },
      },
      {
        term: { en: 'DC fast charging', ar: 'شحن سريع بالتيار المستمر' },
        nameFr: 'Recharge rapide en courant continu',
        spellings: ['charge rapide', 'شارج رابيد'],
        acronym: 'DCFC',
        definition: {
          en: 'Charging of Mode 4: the station converts the current and feeds the battery directly, from about 50 kW to 350 kW and more.',
          ar: 'شحن من النمط 4: تحوّل المحطة التيار وتغذي البطارية مباشرة بقدرة تبدأ من نحو 50 كيلوواط وتبلغ 350 كيلوواط فأكثر.',
        },
      },
      {
        term: { en: 'Residual-current device', ar: 'قاطع تفاضلي' },
        nameFr: 'Disjoncteur différentiel',
        spellings: ['ديجونكتور ديفيرونسيال', 'interrupteur différentiel', 'ديفيرونسيال'],
        acronym: 'RCD',
        definition: {
          en: 'A protection that disconnects when outgoing and returning currents differ. Charging points need type B, or type A with a 6 mA DC detector.',
          ar: 'وسيلة حماية تفصل الدارة حين يختلف التيار الذاهب عن العائد. تحتاج نقاط الشحن إلى النوع B، أو إلى النوع A مع كاشف 6 ميلي أمبير للتيار المستمر.',
        },
      },
      {
        term: { en: 'Vehicle-to-grid', ar: 'تغذية الشبكة من المركبة' },
        nameFr: 'Véhicule vers réseau',
        acronym: 'V2G',
        definition: {
          en: 'Feeding energy from the vehicle battery back into the network. It needs a bidirectional charger, suitable communication such as ISO 15118-20, and a tariff.',
          ar: 'إعادة الطاقة من بطارية المركبة إلى الشبكة. تتطلّب شاحنًا ثنائي الاتجاه واتصالًا مناسبًا مثل ISO 15118-20 وتسعيرة خاصة.',
        },
      },
      {
        term: { en: 'Charging station', ar: 'محطة شحن' },
        nameFr: 'Borne de recharge',
        spellings: ['بورن', 'بورن دو روشارج', 'borne', 'station de recharge', 'charging point'],
        definition: {
          en: 'Equipment that connects a vehicle to the network, protects the circuit and controls the charging current.',
          ar: 'تجهيز يصل المركبة بالشبكة ويحمي الدارة ويتحكم في تيار الشحن.',
        },
      },
    ],
  },
];
