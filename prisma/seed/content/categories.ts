import type { CategoryContent } from './types';

export const categories: CategoryContent[] = [
  {
    slug: 'solar-energy',
    icon: 'solar',
    name: { en: 'Solar Energy', ar: 'الطاقة الشمسية' },
    description: {
      en: 'Photovoltaic modules, inverters, rooftop systems and pumping, from the first measurement to maintenance.',
      ar: 'الألواح الكهروضوئية والعواكس وأنظمة الأسطح والضخ، من أول قياس إلى الصيانة.',
    },
  },
  {
    slug: 'electric-vehicles',
    icon: 'vehicle',
    name: { en: 'Electric Vehicles', ar: 'المركبات الكهربائية' },
    description: {
      en: 'How electric cars, vans and buses work, what they cost to run and how to diagnose them.',
      ar: 'كيف تعمل السيارات والشاحنات الصغيرة والحافلات الكهربائية، وكم يكلّف استعمالها، وكيف تُشخَّص أعطالها.',
    },
  },
  {
    slug: 'batteries-storage',
    icon: 'battery',
    name: { en: 'Batteries and Storage', ar: 'البطاريات والتخزين' },
    description: {
      en: 'Cells, packs, battery management systems and stationary storage in a hot climate.',
      ar: 'الخلايا والحزم وأنظمة إدارة البطارية والتخزين الثابت في المناخ الحار.',
    },
  },
  {
    slug: 'charging',
    icon: 'charging',
    name: { en: 'Charging Infrastructure', ar: 'البنية التحتية للشحن' },
    description: {
      en: 'Connectors, protections, protocols and the everyday life of a charging station.',
      ar: 'الموصلات ووسائل الحماية والبروتوكولات، والحياة اليومية لمحطة الشحن.',
    },
  },
  {
    slug: 'wind-energy',
    icon: 'wind',
    name: { en: 'Wind Energy', ar: 'طاقة الرياح' },
    description: {
      en: 'Wind measurement, turbines and yield, with the Adrar plateau as a running example.',
      ar: 'قياس الرياح والتوربينات والمردود الطاقوي، مع هضبة أدرار مثالًا يرافقنا.',
    },
  },
  {
    slug: 'smart-grids',
    icon: 'grid',
    name: { en: 'Smart Grids', ar: 'الشبكات الذكية' },
    description: {
      en: 'Connecting renewables to the network: balance, voltage, communication and flexibility.',
      ar: 'ربط الطاقات المتجددة بالشبكة: التوازن والتوتر والاتصال والمرونة.',
    },
  },
  {
    slug: 'electrical-safety',
    icon: 'safety',
    name: { en: 'Electrical Safety', ar: 'السلامة الكهربائية' },
    description: {
      en: 'Working on high voltage, on roofs and on batteries without taking risks.',
      ar: 'العمل على التوتر العالي وفوق الأسطح وعلى البطاريات من دون مجازفة.',
    },
  },
  {
    slug: 'energy-business',
    icon: 'business',
    name: { en: 'Energy Business', ar: 'أعمال الطاقة' },
    description: {
      en: 'Quotes, contracts, warranty and cash flow for small companies in renewable energy.',
      ar: 'عروض الأسعار والعقود والضمان والسيولة المالية للمؤسسات الصغيرة في الطاقات المتجددة.',
    },
  },
];
