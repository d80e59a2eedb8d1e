export interface TextAnswers {
  accepted: readonly string[];
  /** Separated by `|`. */
  right: string;
  wrong: string;
}

export const textAnswers: readonly TextAnswers[] = [
  {
    accepted: ['لا تلمس الكابل', 'Do not touch the cable', 'Ne touchez pas le câble'],
    right: `لا تلمس الكابل|لا تَلمِس الكابلَ|لا تلمـس الكابل|لا تلمس كابل|لا تلمس الكابل.|«لا تلمس الكابل»|  لا   تلمس  الكابل |لا تلمس الكابل!|لا تلمس، الكابل
|Do not touch the cable|DO NOT TOUCH THE CABLE|do not touch cable|Do not touch the cable.|ne touchez pas le cable|Ne touchez pas le câble !|\u200Fلا تلمس الكابل|لا تلمس\u00A0الكابل
|ﻻ تلمس الكابل|\u202Bلا تلمس الكابل\u202C|لاَ تلمس الکابل`,
    wrong: `تلمس الكابل|المس الكابل|do touch the cable|touch the cable|touchez le câble|لا تلمس|لا تلمس الكوابل|لا تلمس الكبل|الكابل لا تلمس|لا تلمس الكابل إلا بقفاز
|do not touch the table|ne touchez pas le sable|لن تلمس الكابل|لا تلبس الكابل|Do not touch|not do touch the cable`,
  },
  {
    accepted: ['قبل العمل'],
    right: 'قبل العمل|قبل عمل|قَبْلَ العَمَل|القبل العمل',
    wrong: 'بعد العمل|قبل|العمل|العمل قبل|قبل العمل بساعة|قيل العمل|أثناء العمل',
  },
  {
    accepted: ['الأرضي', 'terre', 'earth', 'ground'],
    right:
      'الأرضي|الارضي|أرضي|ارضي|الأرضى|الإرضي|ألأرضي|الارضـي|TERRE|la terre|Terre|the earth|Earth|ground|Ground.|the ground',
    wrong: 'الأرض|أرضية|tere|underground|earthing|غير أرضي|ground neutral|ارضيي',
  },
  {
    accepted: ['العاكس', 'onduleur', 'inverter'],
    right:
      'عاكس|العاكس|العَاكِس|عـاكس|onduleur|L’onduleur|l\'onduleur|Onduleur|ONDULEUR|the inverter|Inverter|عاكس.|"inverter"|الْعاكس|inverter\u200B',
    wrong: 'العاكسات|عكس|convertisseur|invertor|inverters|onduleurs|غير عاكس|ond|محول',
  },
  {
    accepted: ['الكهرباء', 'électricité'],
    right: 'الكهرباء|كهرباء|الكهربا|كهربا|كهرُباء|electricite|Électricité|L’électricité|l’electricité|ÉLECTRICITÉ',
    wrong: 'كهربائي|الكهربائية|electrique|كهرب',
  },
  {
    accepted: ['positive before negative'],
    right: 'positive before negative|Positive before negative.|positive, before negative|POSITIVE BEFORE NEGATIVE',
    wrong: 'negative before positive|positive after negative|positive negative|before positive negative',
  },
  {
    accepted: ['قفازات وخوذة'],
    right: 'قفازات وخوذة|قفازات و خوذة|القفازات والخوذة|القفازات و الخوذة|قفّازات وخوذه|القفازات وخوذة|قفازات، وخوذة',
    wrong: 'قفازات|خوذة|قفازات أو خوذة|خوذة وقفازات|قفازات بلا خوذة|قفازات خوذة',
  },
  {
    accepted: ['غير معزول'],
    right: 'غير معزول|غيرُ مَعزول|الغير معزول|غير المعزول',
    wrong: 'معزول|معزول غير|ليس معزول|غير معزولة',
  },
  { accepted: ['+'], right: '+|＋|«+»', wrong: '-|−|±|plus minus|++' },
  { accepted: ['القطب -'], right: 'القطب -|القطب −|قطب –|القطب  -', wrong: 'القطب +|القطب|القطب ±' },
  {
    accepted: ['IP65'],
    right: 'IP65|ip65|IP 65|IP-65|IP٦٥|ＩＰ６５',
    wrong: 'IP66|IP6.5|IP 56|65|IP|IP6',
  },
  {
    accepted: ['النوع 2', 'Type 2'],
    right: 'النوع 2|نوع 2|النوع ٢|نوع ۲|Type 2|type2|TYPE-2|نوع2|type 2.',
    wrong: 'النوع 1|نوع|Type 22|type two|Type 2 3',
  },
  { accepted: ['R134a'], right: 'R134a|r134A|R-134a|R 134a', wrong: 'R134|R1234yf|R135a' },
  { accepted: ['12,5'], right: '12,5|12.5|١٢٫٥|12٫5', wrong: '125|12|1.25|12 5|-12.5' },
  { accepted: ['-5'], right: '-5|−5|- 5', wrong: '5|+5' },
  { accepted: ['CO2'], right: 'CO2|CO₂|co2', wrong: 'CO|O2|CO3' },
  {
    accepted: ['مسؤول السلامة'],
    right: 'مسؤول السلامة|مسؤول السلامه|المسؤول السلامة|مسوول السلامة',
    wrong: 'مسؤول|السلامة|مسؤول الإسلامية',
  },
  { accepted: ['بالقفازات'], right: 'بالقفازات|بقفازات|بالقفّازات', wrong: 'بلا قفازات|قفازات|بدون قفازات' },
  { accepted: ['لا'], right: 'لا|لا.|لاَ|ﻻ', wrong: 'نعم|لا لا|الا|لأنه|ل' },
  { accepted: ['نعم'], right: 'نعم|نَعَم|نعم!', wrong: 'لا|نعم لا|نعام' },
  { accepted: ['12000 V'], right: '12000 V|12000V|١٢٠٠٠ v', wrong: '15000 V|1200 V|12000|12000 A' },
  { accepted: ['الهيكل'], right: 'الهيكل|هيكل|الهَيكل', wrong: 'اله|هياكل|الهيكل المعدني' },
  { accepted: ['lock-out'], right: 'lock-out|Lock out|lock–out|LOCK OUT', wrong: 'log out|lock|lock in' },
  { accepted: ["don't"], right: "don't|don’t|dont|Don't", wrong: "do|do not|won't" },
  { accepted: ['cœur'], right: 'cœur|coeur|Le cœur|CŒUR', wrong: 'cour|cur' },
  {
    accepted: ['التيار المستمر', 'DC', 'courant continu'],
    right: 'تيار مستمر|التيارُ المستمرّ|D.C.|d.c|dc|DC.|Courant Continu|le courant continu',
    wrong: 'التيار المتناوب|AC|تيار|مستمر|continu courant|D.A.C.',
  },
  { accepted: ['Wi-Fi'], right: 'wifi|WIFI|wi fi|Wi–Fi', wrong: 'wi-fy|wife|fi wi' },
  { accepted: ['lockout'], right: 'lock-out|Lockout', wrong: 'lockout of|lookout|log-out' },
  {
    accepted: ['fuse', 'مصهر', 'fusible'],
    right: 'a fuse|A fuse|the fuse|un fusible|le fusible|مِصهر|المصهر|Fuse!|fuse ⚡',
    wrong: 'fuze|fuse box|no fuse|بلا مصهر|a few',
  },
  {
    accepted: ['gants isolants'],
    right: 'des gants isolants|les gants isolants|Gants isolants.|GANTS ISOLANTS',
    wrong: 'gants|gants non isolants|isolants gants|gants isolés',
  },
  {
    accepted: ['مأخذ مؤرّض'],
    right: 'ماخذ مورض|المأخذ المؤرض|مأخذ مؤرض.',
    wrong: 'مأخذ غير مؤرض|مؤرض|مأخذ',
  },
  {
    accepted: ['لا يوجد توتر'],
    right: 'لا يوجد توتر|لا يوجد التوتر|لا يُوجد توتّر',
    wrong: 'يوجد توتر|لا يوجد|لا توتر يوجد|لا يوجد تيار',
  },
  { accepted: ['phase A'], right: 'Phase A|phase a|phase-A', wrong: 'phase|phase B|A' },
  { accepted: ['> 60 V'], right: '>60V|> 60 V|＞60V', wrong: '60 V|< 60 V|≥ 60 V|60V>' },
  { accepted: ['50 %'], right: '50%|50 %|٥٠٪|٥٠ %', wrong: '50|5%|500%' },
  { accepted: ['1/2'], right: '1/2|١/٢', wrong: '1 2|2/1|12' },
];
