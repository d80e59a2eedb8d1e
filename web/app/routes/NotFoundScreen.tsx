import { Card } from '@mui/material';
import { useTranslation } from '../../language';
import { Illustration } from '../../art/parts/Illustration';
import { FlowLine } from '../../art/parts/FlowLine';
import { Sun } from '../../art/parts/Sun';
import { paths, ButtonLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { useResponseStatus } from '../../ui/navigation/serverResponse';
import { colorVarsWithFallback as c } from '../../theme/cssVariables';
import { EmptyState } from '../../ui/feedback/queryStates';
import { PageContainer } from '../../ui/layout/Section';

export function Component() {
  const { t } = useTranslation('shell');
  useResponseStatus(404);
  return (
    <PageContainer sx={{ paddingBlock: { xs: 4, md: 8 } }}>
      <PageMeta title={t('notFound.title')} isIndexed={false} />
      <Card sx={{ paddingInline: { xs: 2, sm: 4 } }}>
        <EmptyState
          level={1}
          art={<NotFoundArt />}
          artWidth={480}
          title={t('notFound.title')}
          text={t('notFound.text')}
          action={
            <>
              <ButtonLink to={paths.home} variant="contained">
                {t('notFound.home')}
              </ButtonLink>
              <ButtonLink to={paths.courses()} variant="outlined">
                {t('notFound.courses')}
              </ButtonLink>
            </>
          }
        />
      </Card>
    </PageContainer>
  );
}

function NotFoundArt() {
  return (
    <Illustration width={480} height={220}>
      <Sun x={112} y={74} r={30} />
      <path d="M0 178c70-26 132-24 206-6s160 18 274-12v60H0z" fill={c.sand} />
      <path d="M0 196c90-14 180-10 262 0s150 8 218-8v32H0z" fill={c.sandMid} />
      <FlowLine d="M0 188c52 2 50-62 96-62s40 14 70 14" />
      <g fill={c.mistDeep}>
        <rect x={206} y={126} width={18} height={8} rx={3} />
        <rect x={206} y={146} width={18} height={8} rx={3} />
      </g>
      <rect x={166} y={114} width={42} height={52} rx={12} fill={c.ink} />
      <g fill="none" stroke={c.amber} strokeWidth={4} strokeLinecap="round">
        <path d="M246 118l12-14M252 140h18M246 162l12 14" />
      </g>
      <rect x={290} y={86} width={84} height={108} rx={18} fill={c.sky} />
      <rect x={304} y={102} width={56} height={76} rx={12} fill={c.snow} />
      <g fill={c.night}>
        <rect x={316} y={126} width={16} height={8} rx={3} />
        <rect x={316} y={146} width={16} height={8} rx={3} />
      </g>
      <FlowLine d="M374 140c34 0 30-44 58-44s24 22 48 22" />
    </Illustration>
  );
}
