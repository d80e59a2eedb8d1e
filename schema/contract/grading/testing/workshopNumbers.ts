import { numberQuestion, typed, type NumberAnswers } from './numberAnswers';

const current = numberQuestion('-5', ['A', 'mA']);

/** Readings of a workshop, typed on Arabic, Persian, French and English keyboards. */
export const workshopNumbers: readonly NumberAnswers[] = [
  typed(numberQuestion('60', ['V', 'mV', 'kV']), {
    right: `٦٠ فولت|60 فُولت|\u061C٦٠ V|\u200E60 V\u200E|۶۰ V|٦٠ ڤولط|6e1 V|0.06 kV|60 000 mV|60\u202F000 mV|60'000 mV|60’000 mV|٦٠٬٠٠٠ mV|٠٫٠٦ كيلوفولت|6×10^1 V|60 v|60 volts|٦٠ ڤ`,
    wrong: '-60 V|−60 V|–60 V|－60 V|600 V|6 V|0.6 kV|٦ فولت|0.06 V|6 000 mV|60.1 V|٦٠٬٠٠٠',
    wrongUnit: '60 mV|60 kV|60 A|60 أمبير|60 Ω|60 مللي فولت|60 كيلو فولت|60 W|60 ملّي فولط|60 MV|60 ميغا فولت',
    missingUnit: '60|٦٠|۶۰|60,0|\u200F٦٠',
    ambiguous: '60,000 mV|60.000 mV|٦٠،٠٠٠ ملي فولط',
    unreadable: '60±5 V|55-60 V|حوالي 60 V|60/1 V|لا 60 V|ستون فولت|60 V 60',
  }),
  typed(numberQuestion('1200', ['V', 'kV']), {
    right: `١٬٢٠٠ V|۱٬۲۰۰ V|1\u202F200 V|1\u00A0200 V|1'200 V|1\u2009200 V|١٬٢٠٠٫٠ فولت|1.2e3 V|1,2×10³ V|12×10² V|1,2 كيلوفولت|1.200,0 V|۱۲۰۰ V`,
    ambiguous: '1,200 V|1.200 V|١،٢٠٠ V|١.٢٠٠ V|۱,۲۰۰ V',
    missingUnit: "١٬٢٠٠|1 200|1'200|1.2e3",
    unreadable: '12٬00 V|١٬٢٠ V|1 2 0 0 V|1,20,0 V',
    wrong: '1,2 V|12 000 V|١٢٬٠٠٠ V',
  }),
  typed(numberQuestion('45', ['kWh', 'Wh', 'kW']), {
    right: `45 kW⋅h|45 kW h|٤٥ ك.و.س|٤٥ ك و س|45 كيلوواط ساعة|45 كيلوواط-ساعة|45 كيلو وات ساعة|45 كيلوواط.س|٤٥٬٠٠٠ واط ساعة|162 MJ|0.045 MWh|45 kilowattheure|45 ك.واط.س|45 كيلووات·ساعة`,
    wrongUnit: '45 kW|45 Wh|45 MWh|45 كيلوواط|45 ك.و|45 kWp|45 kW/h|45 Ah|45 كيلوواط في الساعة|45 واط ساعة|45 mWh',
    ambiguous: '45,000 Wh|45.000 Wh',
  }),
  typed(numberQuestion('2', ['Mohm', 'kohm', 'ohm', 'mohm']), {
    right: '2 M\u2126|2 MΩ|2 Mohms|2 ميجا اوم|2000 kΩ|2\u00A0000\u00A0000 Ω|2x10^6 Ω|2 Mega ohm|٢ ميغا أوم|2 ميجاأوم',
    wrongUnit: '2 mΩ|2 Ω|2 kΩ|2 ميللي أوم|2 كيلو أوم|2 GΩ|2 m\u2126|2 أوم',
  }),
  typed(numberQuestion('25', ['degC', 'K']), {
    right: '25 ºC|25 ℃|٢٥ °م|25 درجة سيلسيوس|25 درجة سيلزيوس|298.15 K|25 م°|25 ° C|25 درجة مئويّة|٢٥ درجات مئوية',
    wrongUnit: '25 °F|25 K|25 %|25 درجة فهرنهايت|25 F',
    wrong: '-25 °C|−25 °C|52 °C|298 K',
    unreadable: '٢٥- °C|25-30 °C',
  }),
  typed(numberQuestion('6', ['mm2', 'cm2']), {
    right: '6 ملم²|6 مم مربعة|6 مليمترًا مربعًا|6 ملمتر مربع|6 sq mm|6 mm carré|٦ ملم٢|6 mm ²',
    wrongUnit: '6 mm³|6 مم|6 AWG|6 cm²|6 m²|6 مم مكعب',
  }),
  typed(numberQuestion('2.5', ['bar', 'kPa']), {
    right: '2500 mbar|٢٥٠٠ ملي بار|2,5 bars|2.5 BAR|٢٫٥ بار|0,25 MPa',
    wrongUnit: '2.5 mbar|2.5 psi|2.5 kPa|2.5 باسكال|2.5 ملي بار',
  }),
  typed(numberQuestion('25', ['Nm']), {
    right: '25 N•m|25 N⋅m|25 نيوتن·متر|25 نيوتن × متر|25 ن.م|25 ن م|0.025 kN·m|25 نيوتن.م',
    wrongUnit: '25 N/m|25 N|25 kg.m|25 mN·m|25 kN·m|25 نيوتن/متر|25 كيلو نيوتن متر',
  }),
  typed(current, {
    right:
      '−5 A|–5 A|－5 A|‐5 A|‑5 A|﹣5 A|—5 A|-٥ أمبير|\u200F-5 A|\u061C-5 A|−5\u00A0A|-5 000 mA|ـ٥ أمبير|-۵ A|-5 امبير',
    wrong: '5 A|+5 A|٥ أمبير|-50 A|-0.5 A|5 000 mA',
    wrongUnit: '-5 mA|-5 V|−5 ملي أمبير|-5 kA|-5 Ah',
    missingUnit: '−5|-٥',
    unreadable: '5- A|٥-|--5 A|5 A-|-+5 A',
  }),
  typed(numberQuestion('0.0125', ['A', 'mA']), {
    right:
      '1.25×10⁻² A|1.25 × 10^-2 A|1,25.10⁻² A|1.25E-2 A|12.5 mA|١٢٫٥ ملي أمبير|١٫٢٥×١٠^-٢ A|125e-4 A|12 500 µA|1.25·10^−2 A',
    wrong: '1.25×10² A|1.25e2 A|1.25 mA|0.125 A|125 mA',
    wrongUnit: '0.0125 mA|1.25e-2 V',
    missingUnit: '0,0125|1.25e-2|٠٫٠١٢٥',
  }),
  typed(numberQuestion('80', ['%']), {
    right: '۸۰٪|80 ٪|80 بالمِئة|٨٠ في المية|80 ﹪|80 ％',
    wrong: '0,8 %|180%|8٪',
    missingUnit: '۸۰|80,0',
    wrongUnit: '80 ‰|80 °|80 A',
  }),
];
