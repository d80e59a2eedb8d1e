import { stateLabelsAr, yesNoLabelsAr } from '../labels/stateLabelsAr';
import type { Role } from '../permissions';
import { roleLabelsAr, type UserCsvColumn } from './userCsv';

/** Headings that people write in user CSV files, beside the names and labels of the columns: English, French, Arabic. */
export const userCsvHeadings: Record<UserCsvColumn, readonly string[]> = {
  firstName: ['First name', 'Given name', 'Forename', 'Prénom', 'Prénoms', 'الاسم الأول', 'الاسم الشخصي'],
  lastName: ['Last name', 'Family name', 'Surname', 'Nom', 'Nom de famille', 'اسم العائلة', 'الاسم العائلي'],
  firstNameAr: [
    ...['First name in Arabic', 'First name (Arabic)', 'Arabic first name', 'Prénom en arabe', 'Prénom (arabe)'],
    ...['الاسم بالعربية', 'الاسم العربي', 'الاسم (بالعربية)'],
  ],
  lastNameAr: [
    ...['Last name in Arabic', 'Last name (Arabic)', 'Arabic last name', 'Family name in Arabic', 'Surname in Arabic'],
    ...['Nom en arabe', 'Nom (arabe)', 'Nom de famille en arabe', 'اللقب بالعربية', 'اللقب العربي', 'اللقب (بالعربية)'],
  ],
  username: ['Username', 'User name', 'Login', 'Identifiant', "Nom d'utilisateur", 'Pseudo', 'اسم الدخول'],
  email: [
    ...[
      'Email',
      'E-mail',
      'Mail',
      'Email address',
      'Courriel',
      'Adresse e-mail',
      'Adresse mail',
      'Adresse électronique',
    ],
    ...['البريد', 'الإيميل', 'الايميل', 'بريد إلكتروني', 'عنوان البريد الإلكتروني'],
  ],
  phone: [
    ...['Phone', 'Phone number', 'Telephone', 'Mobile', 'Tél', 'Téléphone', 'N° de téléphone', 'Numéro de téléphone'],
    ...['Portable', 'GSM', 'الهاتف', 'رقم الهاتف', 'الهاتف المحمول', 'الجوال', 'الهاتف النقال'],
  ],
  password: ['Password', 'Mot de passe', 'كلمة السر', 'كلمة المرور'],
  role: ['Role', 'Rôle', 'Profil', 'الدور', 'الصفة'],
  isActive: ['Active', 'Is active', 'Actif', 'Active account', 'Compte actif', 'نشط', 'مفعل', 'حساب نشط'],
};

/** Words for roles, beside their names. */
export const userCsvRoleWords: Record<Role, readonly string[]> = {
  student: [
    ...[roleLabelsAr.student, 'طالبة', 'متعلم', 'متعلمة', 'متدرب', 'متدربة', 'learner', 'trainee'],
    ...['étudiant', 'étudiante', 'apprenant', 'apprenante', 'élève', 'stagiaire'],
  ],
  trainer: [
    ...[roleLabelsAr.trainer, 'مدربة', 'مكون', 'مكونة', 'أستاذ', 'أستاذة', 'teacher', 'instructor'],
    ...['formateur', 'formatrice', 'enseignant', 'enseignante', 'instructeur'],
  ],
  admin: [roleLabelsAr.admin, 'مديرة', 'مسؤول', 'مسؤولة', 'administrator', 'administrateur', 'administratrice'],
};

export const userCsvYesNoWords: Record<'yes' | 'no', readonly string[]> = {
  yes: [yesNoLabelsAr.yes, 'true', '1', stateLabelsAr.active, 'active', 'oui', 'vrai', 'actif', 'active'],
  no: [yesNoLabelsAr.no, 'false', '0', stateLabelsAr.inactive, 'inactive', 'non', 'faux', 'inactif'],
};
