import { useId, type ReactNode } from 'react';
import { siteInfo } from '../../../schema/contract/site/siteInfo';
import { textDirection, type Language } from '../../../schema/contract/languages';
import { lightColors as c } from '../../theme/tokens';
import { Illustration } from '../parts/Illustration';

/* Follows the sheet of gateway/certificates/document in millimetres: what is printed is paper, also in the dark scheme. */

type Bilingual = Readonly<Record<Language, string>>;

const texts = {
  title: { en: 'Certificate of Completion', ar: 'شهادة إتمام' },
  awarded: { en: 'This certificate is awarded to', ar: 'تُمنح هذه الشهادة إلى' },
  holder: { en: 'Your name', ar: 'اسمك ولقبك' },
  completed: { en: 'for completing the course', ar: 'لإتمام دورة' },
  hours: { en: 'Hours', ar: 'عدد الساعات' },
  lessons: { en: 'Lessons', ar: 'عدد الدروس' },
  sample: { en: 'SAMPLE', ar: 'نموذج' },
} satisfies Record<string, Bilingual>;

/** Points of a star with eight tips, or more, around a center. */
function starPoints(x: number, y: number, radius: number, tips = 8, depth = 0.765): string {
  return Array.from({ length: tips * 2 }, (_, index) => {
    const angle = (index * Math.PI) / tips;
    const length = index % 2 === 0 ? radius : radius * depth;
    return `${(x + length * Math.cos(angle)).toFixed(2)},${(y + length * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');
}

/** Lines of about equal length for a title that is longer than one line. */
function toLines(text: string, longest: number): string[] {
  const lineCount = Math.min(3, Math.ceil(text.length / longest));
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    const isFull = line !== '' && line.length + word.length / 2 > text.length / lineCount && lines.length < lineCount;
    if (isFull) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

interface LineProps {
  x: number;
  y: number;
  size: number;
  language: Language;
  color?: string;
  weight?: number;
  children: ReactNode;
}

const Line = ({ x, y, size, language, color = c.ink, weight = 400, children }: LineProps) => (
  <text
    x={x}
    y={y}
    fontSize={size}
    fill={color}
    fontWeight={weight}
    textAnchor="middle"
    lang={language}
    direction={textDirection(language)}
  >
    {children}
  </text>
);

interface CertificateSampleArtProps {
  /** Accessible name. */
  title: string;
  courseTitle: Bilingual;
  trainerName: Bilingual;
  hours: number;
  lessons: number;
}

/** An A4 sheet in landscape, marked as a sample. */
export const CertificateSampleArt = ({
  title,
  courseTitle,
  trainerName,
  hours,
  lessons,
}: CertificateSampleArtProps) => (
  <Illustration width={297} height={210} title={title}>
    <rect width={297} height={210} fill={c.ground} />
    <Frame />
    <path fill="none" stroke={c.amber} strokeWidth={1} strokeLinecap="round" d={currentPath} />
    <Half language="ar" x={213} courseTitle={courseTitle} hours={hours} lessons={lessons} />
    <Half language="en" x={84} courseTitle={courseTitle} hours={hours} lessons={lessons} />
    <path stroke={c.line} strokeWidth={0.5} d="M148.5 42v36m0 8v36" />
    <polygon points={starPoints(148.5, 82, 2.4)} fill={c.amber} />
    <rect x={143} y={22} width={11} height={11} rx={3} fill={c.primary} />
    <path
      fill="none"
      stroke={c.amber}
      strokeWidth={1}
      strokeLinecap="round"
      d="M145 28.5c1-2.6 1.8-2.7 2.7-1s2 1.8 2.7.2c.5-1.1 1-1.6 1.7-1.5"
    />
    <Line x={134} y={29.5} size={5} language="en" color={c.primary} weight={800}>
      {siteInfo.name.en}
    </Line>
    <Line x={163} y={29.5} size={5} language="ar" color={c.primary} weight={800}>
      {siteInfo.name.ar}
    </Line>
    <Seal />
    <CodePicture />
    {(
      [
        ['ar', 194, siteInfo.name.ar],
        ['en', 249, trainerName.en],
      ] as const
    ).map(([key, x, name]) => (
      <g key={key}>
        <path stroke={c.deep} strokeWidth={0.3} d={`M${x - 24} 167h48`} />
        <Line x={x} y={173} size={4} language={key} weight={700}>
          {name}
        </Line>
      </g>
    ))}
    <Line x={249} y={179} size={4} language="ar" weight={700}>
      {trainerName.ar}
    </Line>
    <g transform="rotate(-18 148.5 105)" opacity={0.13}>
      <Line x={205} y={116} size={40} language="ar" color={c.danger} weight={800}>
        {texts.sample.ar}
      </Line>
      <Line x={92} y={116} size={30} language="en" color={c.danger} weight={800}>
        {texts.sample.en}
      </Line>
    </g>
  </Illustration>
);

/** Three waves from one margin to the other. */
const currentPath = `M16 143${'q21-9 44.17 0t44.16 0'.repeat(3)}`;

interface HalfProps {
  language: Language;
  x: number;
  courseTitle: Bilingual;
  hours: number;
  lessons: number;
}

function Half({ language, x, courseTitle, hours, lessons }: HalfProps) {
  const lines = toLines(courseTitle[language], 34);
  const size = lines.length > 2 ? 4.8 : 5.8;
  return (
    <>
      <Line x={x} y={45} size={language === 'ar' ? 11 : 9} language={language} color={c.deep} weight={800}>
        {texts.title[language]}
      </Line>
      <rect x={x - 8} y={49.5} width={16} height={0.9} rx={0.45} fill={c.amber} />
      <Line x={x} y={58} size={3.6} language={language} color={c.muted}>
        {texts.awarded[language]}
      </Line>
      <Line x={x} y={73} size={10} language={language} color={c.primary} weight={700}>
        {texts.holder[language]}
      </Line>
      <Line x={x} y={85} size={3.6} language={language} color={c.muted}>
        {texts.completed[language]}
      </Line>
      {lines.map((line, index) => (
        <Line key={line} x={x} y={95 + index * (size + 1.5)} size={size} language={language} weight={700}>
          {line}
        </Line>
      ))}
      {(
        [
          ['hours', -22, hours],
          ['lessons', 22, lessons],
        ] as const
      ).map(([name, offset, value]) => (
        <g key={name}>
          <Line x={x + offset} y={117} size={3.4} language={language} color={c.muted}>
            {texts[name][language]}
          </Line>
          <Line x={x + offset} y={124} size={5} language={language} weight={700}>
            {value}
          </Line>
        </g>
      ))}
    </>
  );
}

/** A band of stars that touch tip to tip. */
function Frame() {
  const id = useId().replace(/\W/g, '');
  return (
    <>
      <defs>
        <pattern id={id} width={7.25} height={7.25} x={7.125} y={7.125} patternUnits="userSpaceOnUse">
          <polygon points={starPoints(3.625, 3.625, 3.625)} fill={c.primary} />
          <polygon points={starPoints(3.625, 3.625, 1.8)} fill={c.deep} />
          <polygon points={starPoints(3.625, 3.625, 0.8)} fill={c.amber} />
        </pattern>
      </defs>
      <path id={`${id}band`} fill={c.deep} fillRule="evenodd" d={bandPath} />
      <path fill={`url(#${id})`} fillRule="evenodd" d={bandPath} />
      <rect x={15.9} y={15.9} width={265.2} height={178.2} fill="none" stroke={c.primary} strokeWidth={0.2} />
    </>
  );
}

const bandPath = 'M7.125 7.125h282.750v195.750H7.125zM14.375 14.375v181.250h268.250V14.375z';

const Seal = () => (
  <>
    <polygon points={starPoints(148.5, 150, 17, 32, 0.945)} fill={c.deep} />
    <circle cx={148.5} cy={150} r={14.8} fill="none" stroke={c.amber} strokeWidth={0.3} />
    <polygon points={starPoints(148.5, 150, 12.2)} fill={c.primary} />
    <circle cx={148.5} cy={150} r={7} fill={c.deep} />
    <path
      fill="none"
      stroke={c.amber}
      strokeWidth={1.4}
      strokeLinecap="round"
      d="M143 151.500c2-5.2 3.6-5.4 5.4-2s4 3.6 5.4.4"
    />
  </>
);

/** Where the code stands; it cannot be scanned. */
const CodePicture = () => (
  <g fill="none" stroke={c.ink}>
    <rect x={25} y={155} width={32} height={32} fill={c.paper} stroke={c.line} strokeWidth={0.4} />
    <path strokeWidth={2} d="M29 159h8v8h-8zM45 159h8v8h-8zM29 175h8v8h-8z" />
    <path strokeWidth={2} strokeDasharray="2 2 4 2" d="M40 160v22M44 170h10M44 174h10M46 178h8M42 182h12M28 171h10" />
  </g>
);
