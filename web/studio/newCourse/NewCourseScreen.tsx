import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { Box, Card, Typography } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { NoCoursesArt } from '../../art/illustrations/NoCoursesArt';
import { useTranslation, formatNumber, localizeField, useLanguage } from '../../language';
import type { CourseCategoryFragment } from '../../catalog/courseForm/__generated__/CourseForm';
import { paths, BackLink } from '../../routing';
import { PageMeta } from '../../seo/PageMeta';
import { QueryResult, TextSkeleton } from '../../ui/feedback/queryStates';
import { FormFrame } from '../../ui/form/FormFrame';
import { lazySchema, submitWithServerErrors, useZodForm } from '../../ui/form/zodForm';
import { TextInput, SelectInput } from '../../ui/form/inputs';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import { pageQuery, type ListPageQueries } from '../../data/apollo/pageQueries';
import { useFormDraft } from '../../ui/form/useFormDraft';
import { PageContainer } from '../../ui/layout/Section';
import { BilingualColumns, localizedFieldName } from '../BilingualColumns';
import { invalidateCourseLists } from '../invalidateCourseLists';
import { useBackLink } from '../useBackLink';
import {
  NewCourseCategoriesDocument,
  useCreateCourseDraftMutation,
  useNewCourseCategoriesQuery,
} from './__generated__/NewCourseScreen';

export const pageQueries: ListPageQueries = () => [pageQuery(NewCourseCategoriesDocument, {})];

/** The form for a new course: its title in one language at least, and its category. */
export function Component() {
  const { t } = useTranslation('editor');
  const { to, name } = useBackLink();
  const query = useNewCourseCategoriesQuery();
  return (
    <PageContainer sx={{ paddingBlock: { xs: 2, md: 5 } }}>
      <PageMeta title={t('start.title')} isIndexed={false} />
      <BackLink to={to}>{name}</BackLink>
      <Box sx={columnsStyles}>
        <Card sx={{ padding: { xs: 2.5, sm: 5 }, borderRadius: '24px' }}>
          <Typography component="h1" variant="h2">
            {t('start.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4, maxInlineSize: '60ch' }}>
            {t('start.text')}
          </Typography>
          <QueryResult of={query} skeleton={<TextSkeleton lines={5} />}>
            {({ categories }) => <NewCourseForm categories={categories} />}
          </QueryResult>
        </Card>
        <NextSteps />
      </Box>
    </PageContainer>
  );
}

const columnsStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
  gap: { xs: 3, lg: 4 },
  alignItems: 'start',
  marginBlockStart: 1,
} as const;

function NextSteps() {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  return (
    <Card
      component="section"
      aria-labelledby="next-steps"
      sx={{ padding: { xs: 2.5, sm: 4 }, borderRadius: '24px', backgroundColor: 'tint' }}
    >
      <Box sx={{ inlineSize: 200, marginInline: 'auto', display: { xs: 'none', lg: 'block' } }}>
        <NoCoursesArt />
      </Box>
      <Typography id="next-steps" component="h2" variant="h4" sx={{ marginBlock: { xs: 0, lg: 2 } }}>
        {t('start.next')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {(['details', 'lessons', 'publish'] as const).map((step, index) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 1.5, marginBlockStart: 2 }}>
            <Typography component="span" aria-hidden sx={{ fontWeight: 800, color: 'primary.main' }}>
              {formatNumber(index + 1, language)}
            </Typography>
            <div>
              <Typography component="h3" sx={{ fontWeight: 700 }}>
                {t(`parts.${step}`)}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{t(`start.nextSteps.${step}`)}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const draftSchema = lazySchema(
  async () => (await import('../../../schema/contract/validation/learning/catalog')).courseDraftSchema,
);

function NewCourseForm({ categories }: { categories: readonly CourseCategoryFragment[] }) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [createDraft] = useCreateCourseDraftMutation();
  const [{ keyOf }] = useState(createClientKeys);
  const form = useZodForm(draftSchema, { title: '', titleAr: '', categoryId: '' });
  useFormDraft('newCourse', form);
  const submit = submitWithServerErrors(form, async ({ title, titleAr, categoryId }) => {
    const input = { title, titleAr, categoryId: String(categoryId) };
    const { data } = await createDraft({ variables: { input, clientKey: keyOf(input) } });
    if (!data) return;
    form.reset();
    invalidateCourseLists(cache);
    await navigate(paths.editCourse(data.createCourseDraft.id), { replace: true });
  });
  return (
    <FormFrame form={form} onSubmit={submit} submit={t('start.submit')} submitting={t('start.submitting')}>
      <BilingualColumns>
        {(each, isFirst) => (
          <TextInput
            name={localizedFieldName('title', each)}
            control={form.control}
            label={t(`fields.${localizedFieldName('title', each)}`)}
            autoFocus={isFirst}
            helperText={t(`start.hints.${localizedFieldName('title', each)}`)}
            slotProps={{ htmlInput: { lang: each, dir: each === 'ar' ? 'rtl' : 'ltr' } }}
          />
        )}
      </BilingualColumns>
      <SelectInput
        name="categoryId"
        control={form.control}
        label={t('fields.categoryId')}
        required
        helperText={t('start.categoryHint')}
        options={categories.map((each) => ({ value: each.id, label: localizeField(each, 'name', language) }))}
      />
    </FormFrame>
  );
}
