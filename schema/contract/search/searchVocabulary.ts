import { toPhraseKey } from './stems';

/** Words that a search may contain and a text may lack. Normalized like a search text. */
export const stopWords: ReadonlySet<string> = new Set(
  [
    'في من على الى عن مع او كيف ما ماذا هل هو هي هذا هذه ان انا اريد كل بين عند حول',
    'le la les l un une des du de d au aux en et ou pour par sur dans avec comment est ce je veux',
    'the a an of for in on to and or with at by how is are do i what my',
  ]
    .join(' ')
    .split(' '),
);

/**
 * Names of one thing that people search for and that is no term of the glossary, in Arabic, English and French. The names
 * of technical terms come from the glossary.
 */
const synonymGroups: readonly string[] = [
  'payment | pay | paiement | payer | règlement | دفع | سداد | تسديد',
  'refund | money back | remboursement | rembourser | استرجاع المبلغ | استرجاع المال | استرداد المبلغ | استرداد المال',
  'certificate | certificat | attestation | diploma | diplôme | شهادة',
  'price | cost | fee | prix | tarif | coût | سعر | ثمن | تكلفة',
  'job | career | emploi | métier | carrière | وظيفة | مهنة',
  'registration | sign up | inscription | تسجيل',
  'password | mot de passe | كلمة السر | كلمة المرور',
  'motor | moteur | محرك',
  'high voltage | haute tension | الجهد العالي | التوتر العالي',
  'safety | sécurité | سلامة',
  'maintenance | entretien | صيانة',
  'cleaning | nettoyage | تنظيف',
  'installation | install | pose | تركيب',
  'storage | stockage | تخزين',
  'turbine | عنفة | توربين',
  'smart grid | réseau intelligent | الشبكة الذكية',
  'fast charging | fast charger | charge rapide | recharge rapide | الشحن السريع | شاحن سريع',
  'efficiency | rendement | efficacité | كفاءة | مردود',
  'home | house | maison | domicile | منزل | بيت',
  'farm | agriculture | ferme | فلاحة | زراعة | مزرعة',
  'hydrogen | hydrogène | هيدروجين',
  'online | remote | en ligne | à distance | عن بعد | عبر الإنترنت',
];

/** Key of each name (`toPhraseKey`) → keys of the other names. */
export const generalSynonyms: ReadonlyMap<string, readonly string[]> = new Map(
  synonymGroups
    .map((group) => group.split(' | ').map(toPhraseKey))
    .flatMap((keys) => keys.map((key) => [key, keys.filter((other) => other !== key)])),
);
