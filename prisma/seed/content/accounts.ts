import { fakeStudents } from './fakeStudents';
import type { AccountContent } from './types';

const staff: AccountContent[] = [
  {
    key: 'admin',
    role: 'admin',
    firstName: 'Amina',
    lastName: 'Cherif',
    firstNameAr: 'أمينة',
    lastNameAr: 'شريف',
    phone: '0550102030',
    joinedDaysAgo: 480,
  },
  {
    key: 'trainer',
    role: 'trainer',
    firstName: 'Karim',
    lastName: 'Haddad',
    firstNameAr: 'كريم',
    lastNameAr: 'حداد',
    phone: '0661241807',
    joinedDaysAgo: 470,
    bio: {
      en: 'Power electronics engineer from Sétif. Fourteen years on drives, charging stations and traction batteries, the last six of them training workshop teams in Algiers, Oran and Constantine.',
      ar: 'مهندس إلكترونيات القدرة من سطيف. أربعة عشر عامًا من العمل على منظومات الجر الكهربائي ومحطات الشحن والبطاريات، خصّص الستة الأخيرة منها لتكوين فرق الورشات في الجزائر العاصمة ووهران وقسنطينة.',
    },
  },
  {
    key: 'nadia.meziane',
    role: 'trainer',
    firstName: 'Nadia',
    lastName: 'Meziane',
    firstNameAr: 'نادية',
    lastNameAr: 'مزيان',
    phone: '0770335192',
    joinedDaysAgo: 465,
    bio: {
      en: 'Photovoltaic design engineer. She has surveyed and commissioned more than two hundred rooftop and pumping systems between Tizi Ouzou and El Oued, and teaches the way she works: measure first, calculate second, buy last.',
      ar: 'مهندسة تصميم أنظمة كهروضوئية. عاينت أكثر من مئتي منظومة على الأسطح وللضخ بين تيزي وزو والوادي ووضعتها في الخدمة، وتدرّس كما تعمل: القياس أولًا، ثم الحساب، ثم الشراء.',
    },
  },
  {
    key: 'yacine.bouzid',
    role: 'trainer',
    firstName: 'Yacine',
    lastName: 'Bouzid',
    firstNameAr: 'ياسين',
    lastNameAr: 'بوزيد',
    phone: '0555476011',
    language: 'en',
    joinedDaysAgo: 430,
    bio: {
      en: 'Grid engineer with a doctorate on wind integration in weak networks. He worked on isolated networks in the south before turning to teaching smart grids, wind and storage.',
      ar: 'مهندس شبكات كهربائية، حاصل على دكتوراه في دمج طاقة الرياح في الشبكات الضعيفة. عمل على الشبكات المعزولة في الجنوب قبل أن يتفرغ لتدريس الشبكات الذكية وطاقة الرياح والتخزين.',
    },
  },
];

const students: Omit<AccountContent, 'role'>[] = [
  { key: 'student', firstName: 'سلمى', lastName: 'بن يوسف', phone: '0798124460', joinedDaysAgo: 120 },
  { key: 'mohamed.khelifi', firstName: 'محمد', lastName: 'خليفي', phone: '0662801539', joinedDaysAgo: 300 },
  { key: 'imene.bouchama', firstName: 'إيمان', lastName: 'بوشامة', joinedDaysAgo: 285 },
  { key: 'walid.saadi', firstName: 'Walid', lastName: 'Saadi', language: 'en', joinedDaysAgo: 260 },
  { key: 'lydia.ouali', firstName: 'Lydia', lastName: 'Ouali', language: 'en', joinedDaysAgo: 240 },
  {
    key: 'abderrahmane.kacimi',
    firstName: 'عبد الرحمن',
    lastName: 'قاسمي',
    phone: '0671097328',
    joinedDaysAgo: 232,
  },
  { key: 'rania.belkacem', firstName: 'رانيا', lastName: 'بلقاسم', joinedDaysAgo: 210 },
  { key: 'youcef.hamdani', firstName: 'يوسف', lastName: 'حمداني', joinedDaysAgo: 190 },
  { key: 'meriem.zerrouki', firstName: 'مريم', lastName: 'زروقي', phone: '0540662185', joinedDaysAgo: 175 },
  { key: 'anis.mansouri', firstName: 'Anis', lastName: 'Mansouri', joinedDaysAgo: 160 },
  { key: 'khadidja.taleb', firstName: 'خديجة', lastName: 'طالب', joinedDaysAgo: 140 },
  { key: 'sofiane.larbi', firstName: 'Sofiane', lastName: 'Larbi', joinedDaysAgo: 128 },
  { key: 'hadjer.benamar', firstName: 'هاجر', lastName: 'بن عمر', joinedDaysAgo: 96 },
  { key: 'bilal.touati', firstName: 'بلال', lastName: 'تواتي', phone: '0699314077', joinedDaysAgo: 64 },
  { key: 'nesrine.ferhat', firstName: 'نسرين', lastName: 'فرحات', joinedDaysAgo: 21 },
  { key: 'omar.slimani', firstName: 'Omar', lastName: 'Slimani', isActive: false, joinedDaysAgo: 205 },
];

export const accounts: AccountContent[] = [
  ...staff,
  ...students.map((student) => ({ ...student, role: 'student' as const })),
  ...fakeStudents,
];
