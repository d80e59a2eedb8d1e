import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { courseStart } from '../../schema/contract/validation/catalog';
import { useCourseSubjectsQuery, useStartCourseMutation } from './__generated__/NewCourse';
import type { CourseSubjectFragment } from './__generated__/NewCourse';
import { inLanguage } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { paths } from '../paths';
import { BackLink } from '../ui/BackLink';
import { FormFrame } from '../ui/form/FormFrame';
import { generalFailure } from '../ui/form/generalFailure';
import { saving } from '../ui/form/saving';
import { SelectInput } from '../ui/form/SelectInput';
import { TextInput } from '../ui/form/TextInput';
import { useDraft } from '../ui/form/useDraft';
import { LinesSkeleton } from '../ui/LinesSkeleton';
import { Page } from '../ui/Page';
import { PageTitle } from '../ui/PageTitle';
import { Remote } from '../ui/Remote';
import { SideBySide, inTongue } from './editor/SideBySide';
import { forgetCourses } from './editor/forgetCourses';
import { useWayBack } from './useWayBack';

/** Where a course begins: its name in both languages and its subject. */
export function NewCourseScreen() {
  const { t } = useTranslation('editor');
  const { to, name } = useWayBack();
  const subjects = useCourseSubjectsQuery();
  return (
    <Page sx={{ paddingBlock: { xs: 2, md: 5 } }}>
      <PageTitle title={t('start.title')} listed={false} />
      <BackLink to={to}>{name}</BackLink>
      <Card sx={{ padding: { xs: 2.5, sm: 5 }, marginBlockStart: 1, maxInlineSize: 880, borderRadius: '24px' }}>
        <Typography component="h1" variant="h2">
          {t('start.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', marginBlockEnd: 4, maxInlineSize: '60ch' }}>
          {t('start.text')}
        </Typography>
        <Remote of={subjects} skeleton={<LinesSkeleton lines={5} />}>
          {({ categories }) => <StartForm categories={categories} />}
        </Remote>
      </Card>
    </Page>
  );
}

function StartForm({ categories }: { categories: readonly CourseSubjectFragment[] }) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [start] = useStartCourseMutation();
  const form = useForm({
    resolver: zodResolver(courseStart),
    defaultValues: { title: '', titleAr: '', categoryId: '' as string | number | null },
  });
  useDraft('newCourse', form);
  const submit = saving(form, async ({ title, titleAr, categoryId }) => {
    const input = { title, titleAr, categoryId: String(categoryId) };
    const { data } = await start({ variables: { input } });
    if (!data) return;
    form.reset();
    forgetCourses(cache);
    await navigate(paths.editCourse(data.startCourse.id), { replace: true });
  });
  return (
    <FormFrame
      onSubmit={submit}
      pending={form.formState.isSubmitting}
      submit={t('start.submit')}
      submitting={t('start.submitting')}
      failure={generalFailure(form.formState.errors)}
    >
      <SideBySide>
        {(each, isFirst) => (
          <TextInput
            name={inTongue('title', each)}
            control={form.control}
            label={t(`fields.${inTongue('title', each)}`)}
            required
            autoFocus={isFirst}
            helperText={t(`start.hints.${inTongue('title', each)}`)}
            slotProps={{ htmlInput: { lang: each, dir: each === 'ar' ? 'rtl' : 'ltr' } }}
          />
        )}
      </SideBySide>
      <SelectInput
        name="categoryId"
        control={form.control}
        label={t('fields.categoryId')}
        required
        helperText={t('start.categoryHint')}
        options={categories.map((each) => ({ value: each.id, label: inLanguage(each, 'name', language) }))}
      />
    </FormFrame>
  );
}
