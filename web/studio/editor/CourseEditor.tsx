import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CourseSubjectFragment } from '../__generated__/NewCourse';
import type { ViewerFragment } from '../../session/__generated__/Me';
import { paths } from '../../paths';
import { LinkTabs } from '../../ui/LinkTabs';
import { DetailsPart } from './DetailsPart';
import { EditorHeader } from './EditorHeader';
import { LeaveGuard } from './LeaveGuard';
import { LessonsPart } from './LessonsPart';
import { PublishPart } from './PublishPart';
import { DeskContext } from './sheets';
import { SignInAgain } from './SignInAgain';
import { useFieldInAddress } from './useFieldInAddress';
import { useOpenDesk, type EditedCourse } from './useOpenDesk';

interface CourseEditorProps {
  course: EditedCourse;
  categories: readonly CourseSubjectFragment[];
  person: ViewerFragment;
}

const parts = ['details', 'lessons', 'publish'] as const;

/** A course with everything that is written of it, in three parts; which one is open is in the address. */
export function CourseEditor({ course, categories, person }: CourseEditorProps) {
  const { t } = useTranslation('editor');
  const { desk, resumed } = useOpenDesk(course, person.id);
  const [isSigningIn, setSigningIn] = useState(false);
  const [isTold, setTold] = useState(!resumed);
  const [search] = useSearchParams();
  const lessonId = search.get('lesson');
  const part = lessonId ? 'lessons' : (parts.find((each) => each === search.get('part')) ?? 'details');
  useFieldInAddress();
  const tabs = parts.map((name) => ({
    name,
    label: t(`parts.${name}`),
    to: paths.editCourse(course.id, { part: name === 'details' ? undefined : name }),
  }));
  return (
    <DeskContext value={desk}>
      <EditorHeader course={course} lessonId={lessonId} onSignIn={() => setSigningIn(true)} />
      {!isTold && (
        <Alert severity="info" role="status" onClose={() => setTold(true)} closeText={t('state.understood')}>
          {t('state.resumed')}
        </Alert>
      )}
      <LinkTabs id="editor" label={t('parts.label')} tabs={tabs} chosen={part}>
        {part === 'details' && <DetailsPart course={course} categories={categories} />}
        {part === 'lessons' && <LessonsPart course={course} openId={lessonId} />}
        {part === 'publish' && <PublishPart course={course} />}
      </LinkTabs>
      <LeaveGuard courseId={course.id} />
      {isSigningIn && <SignInAgain person={person} onClose={() => setSigningIn(false)} />}
    </DeskContext>
  );
}
