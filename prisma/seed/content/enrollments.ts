import type { PaymentMethod } from '../../generated/client';
import { fakeStudentEnrollments } from './fakeStudents';
import type { EnrollmentContent } from './types';

type EnrollmentRow = [
  course: string,
  enrolledDaysAgo: number,
  completed: number | 'all',
  lastActiveDaysAgo: number,
  paidBy?: PaymentMethod,
];

const enrollmentsByStudent: Record<string, EnrollmentRow[]> = {
  student: [
    ['high-voltage-safety', 95, 'all', 61],
    ['solar-energy-fundamentals', 52, 5, 3],
    ['charging-stations-installation', 34, 2, 4, 'baridimob'],
    ['electric-cars-step-by-step', 1, 0, 1],
  ],
  'mohamed.khelifi': [
    ['solar-energy-fundamentals', 108, 'all', 66],
    ['rooftop-pv-system-design', 62, 'all', 11, 'ccp'],
    ['solar-pumping-for-farms', 128, 4, 40, 'ccp'],
    ['solar-business-in-algeria', 45, 1, 9, 'ccp'],
  ],
  'imene.bouchama': [
    ['electric-cars-step-by-step', 80, 'all', 47],
    ['high-voltage-safety', 170, 'all', 140],
    ['electric-drive-diagnostics', 120, 4, 6, 'bank_transfer'],
    ['lithium-batteries-and-bms', 40, 3, 5, 'baridimob'],
  ],
  'walid.saadi': [
    ['smart-grids-renewables', 150, 'all', 72, 'bank_transfer'],
    ['wind-energy-site-to-turbine', 180, 'all', 121, 'baridimob'],
    ['off-grid-energy-storage', 88, 2, 30, 'bank_transfer'],
  ],
  'lydia.ouali': [
    ['solar-energy-fundamentals', 104, 'all', 58],
    ['electric-cars-step-by-step', 78, 4, 13],
    ['wind-energy-site-to-turbine', 160, 3, 95, 'baridimob'],
    ['lithium-batteries-and-bms', 50, 'all', 15, 'baridimob'],
  ],
  'abderrahmane.kacimi': [
    ['solar-pumping-for-farms', 130, 'all', 84, 'ccp'],
    ['off-grid-energy-storage', 190, 'all', 90, 'ccp'],
    ['solar-energy-fundamentals', 110, 'all', 82],
    ['wind-energy-site-to-turbine', 140, 'all', 92, 'ccp'],
  ],
  'rania.belkacem': [
    ['electric-cars-step-by-step', 70, 'all', 29],
    ['charging-stations-installation', 60, 5, 2, 'baridimob'],
    ['high-voltage-safety', 150, 3, 77],
  ],
  'youcef.hamdani': [
    ['charging-stations-installation', 66, 'all', 19, 'bank_transfer'],
    ['high-voltage-safety', 180, 'all', 133],
    ['rooftop-pv-system-design', 55, 3, 8, 'ccp'],
  ],
  'meriem.zerrouki': [
    ['rooftop-pv-system-design', 94, 'all', 33, 'baridimob'],
    ['solar-business-in-algeria', 110, 'all', 51, 'baridimob'],
    ['solar-energy-fundamentals', 90, 'all', 70],
    ['smart-grids-renewables', 30, 1, 12, 'baridimob'],
  ],
  'anis.mansouri': [
    ['electric-cars-step-by-step', 82, 'all', 54],
    ['electric-drive-diagnostics', 100, 'all', 17, 'baridimob'],
    ['lithium-batteries-and-bms', 48, 2, 21, 'baridimob'],
  ],
  'khadidja.taleb': [
    ['solar-energy-fundamentals', 88, 6, 7],
    ['solar-pumping-for-farms', 75, 'all', 26, 'ccp'],
    ['rooftop-pv-system-design', 18, 0, 18, 'ccp'],
  ],
  'sofiane.larbi': [
    ['charging-stations-installation', 58, 'all', 23, 'ccp'],
    ['electric-cars-step-by-step', 76, 2, 60],
    ['high-voltage-safety', 120, 'all', 98],
  ],
  'hadjer.benamar': [
    ['lithium-batteries-and-bms', 44, 'all', 10, 'baridimob'],
    ['smart-grids-renewables', 80, 3, 16, 'bank_transfer'],
    ['solar-energy-fundamentals', 60, 1, 49],
  ],
  'bilal.touati': [
    ['electric-cars-step-by-step', 50, 3, 14],
    ['solar-business-in-algeria', 38, 'all', 6, 'baridimob'],
  ],
  'nesrine.ferhat': [
    ['solar-energy-fundamentals', 19, 2, 1],
    ['high-voltage-safety', 15, 1, 5],
  ],
  'omar.slimani': [['electric-cars-step-by-step', 81, 1, 79]],
};

export const enrollments: EnrollmentContent[] = [
  ...Object.entries(enrollmentsByStudent).flatMap(([student, rows]) =>
    rows.map(([course, enrolledDaysAgo, completed, lastActiveDaysAgo, paidBy]) => ({
      student,
      course,
      enrolledDaysAgo,
      completed,
      lastActiveDaysAgo,
      paidBy,
    })),
  ),
  ...fakeStudentEnrollments,
];
