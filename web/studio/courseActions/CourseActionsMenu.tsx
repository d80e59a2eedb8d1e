import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { createClientKeys } from '../../data/apollo/createClientKeys';
import { Link, useNavigate } from 'react-router-dom';
import { UsersIcon } from '../../art/icons/commonIcons';
import { TrashIcon } from '../../art/icons/editIcons';
import { ArchiveIcon, CopyIcon, MoreIcon } from '../../art/icons/rowIcons';
import { useUpdateCourseMutation } from '../../catalog/courseForm/__generated__/CourseForm';
import { useTranslation, localizeField, useLanguage, usePlural } from '../../language';
import { paths } from '../../routing';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog';
import { useToast } from '../../ui/feedback/ToastProvider';
import { useRequest } from '../../ui/hooks/useRequest';
import { invalidateCourseLists } from '../invalidateCourseLists';
import { useDeleteStudioCourseMutation, useDuplicateCourseMutation } from './__generated__/CourseActionsMenu';
import type { CourseActionsFragment } from './__generated__/CourseActionsMenu';

interface CourseActionsMenuProps {
  course: CourseActionsFragment;
  /** Saves pending changes before the copy is made; resolves to whether all are saved. */
  beforeDuplicate?(): Promise<boolean>;
  onDeleted?(): void;
}

type CourseDialogKind = 'archive' | 'delete';

export function CourseActionsMenu({ course, beforeDuplicate, onDeleted }: CourseActionsMenuProps) {
  const { t } = useTranslation('editor');
  const { t: tGrades } = useTranslation('gradeBook');
  const { language } = useLanguage();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<CourseDialogKind | null>(null);
  const { duplicate, isDuplicating } = useDuplicateCourse(course, beforeDuplicate);
  const isOpen = anchor !== null;
  const close = () => setAnchor(null);
  const item = (name: 'duplicate' | CourseDialogKind, icon: ReactNode, onSelect: () => void) => (
    <MenuItem
      onClick={() => {
        close();
        onSelect();
      }}
      sx={{ minBlockSize: 44, ...(name === 'delete' && { color: 'danger' }) }}
    >
      <ListItemIcon sx={{ color: 'inherit' }}>{icon}</ListItemIcon>
      {t(`actions.${name}`)}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        id={`${id}button`}
        aria-label={t('actions.label', { title: localizeField(course, 'title', language) || t('untitled') })}
        title={t('actions.hint')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}menu` : undefined}
        aria-busy={isDuplicating}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ inlineSize: 44, blockSize: 44 }}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={`${id}menu`}
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': `${id}button` } }}
      >
        <MenuItem component={Link} to={paths.gradeBook(course.id)} onClick={close} sx={{ minBlockSize: 44 }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <UsersIcon size={20} />
          </ListItemIcon>
          {tGrades('open')}
        </MenuItem>
        {item('duplicate', <CopyIcon size={20} />, duplicate)}
        {course.isPublished && item('archive', <ArchiveIcon size={20} />, () => setDialog('archive'))}
        {item('delete', <TrashIcon size={20} />, () => setDialog('delete'))}
      </Menu>
      <ArchiveCourseDialog course={course} isOpen={dialog === 'archive'} onClose={() => setDialog(null)} />
      <DeleteCourseDialog
        course={course}
        isOpen={dialog === 'delete'}
        onArchive={() => setDialog('archive')}
        onDeleted={onDeleted}
        onClose={() => setDialog(null)}
      />
    </>
  );
}

function useDuplicateCourse({ id }: CourseActionsFragment, beforeDuplicate?: () => Promise<boolean>) {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const navigate = useNavigate();
  const [{ keyOf, forget }] = useState(createClientKeys);
  const [duplicateCourse] = useDuplicateCourseMutation({ update: invalidateCourseLists });
  const send = async () => {
    if (beforeDuplicate && !(await beforeDuplicate())) {
      toast({ title: t('publish.unsaved'), variant: 'destructive' });
      return;
    }
    const { data } = await duplicateCourse({ variables: { id, clientKey: keyOf({ id }) } });
    if (!data) return;
    forget();
    await navigate(paths.editCourse(data.duplicateCourse.id));
    toast({ title: t('actions.duplicated') });
  };
  const { run, isBusy } = useRequest(send, ({ messageWithStatus }) =>
    toast({ title: t('publish.failed'), description: messageWithStatus, variant: 'destructive' }),
  );
  return { duplicate: run, isDuplicating: isBusy };
}

interface CourseDialogProps {
  course: CourseActionsFragment;
  isOpen: boolean;
  onClose(): void;
}

/** Asks before a course is unpublished, with the number of students who keep it (R-CAT-14). */
export function ArchiveCourseDialog({ course, isOpen, onClose }: CourseDialogProps) {
  const { t } = useTranslation('editor');
  const formatCount = usePlural('editor');
  const toast = useToast();
  const [update] = useUpdateCourseMutation({ update: invalidateCourseLists });
  const { run, isBusy, error, reset } = useRequest(async () => {
    await update({ variables: { id: course.id, input: { isPublished: false } } });
    toast({ title: t('publish.unpublished') });
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('publish.unpublishTitle')}
      confirm={t('publish.unpublish')}
      confirming={t('publish.unpublishing')}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={run}
      onClose={onClose}
      onExited={reset}
    >
      {t('publish.unpublishText')} {formatCount('publish.keepAccess', course.enrollmentCount)}
    </ConfirmDialog>
  );
}

interface DeleteCourseDialogProps extends CourseDialogProps {
  onArchive(): void;
  onDeleted: (() => void) | undefined;
}

/** Asks before a course is deleted. If it has enrollments, the server refuses, and archiving is offered instead. */
function DeleteCourseDialog({ course, isOpen, onArchive, onDeleted, onClose }: DeleteCourseDialogProps) {
  const { t } = useTranslation(['editor', 'common']);
  const { language } = useLanguage();
  const toast = useToast();
  const [deleteCourse] = useDeleteStudioCourseMutation({ update: invalidateCourseLists });
  const { run, isBusy, error, reset } = useRequest(async () => {
    await deleteCourse({ variables: { id: course.id } });
    toast({ title: t('actions.deleted') });
    onClose();
    onDeleted?.();
  });
  const canArchive = error?.problem === 'courseHasEnrollments' && course.isPublished;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('actions.deleteTitle')}
      confirm={canArchive ? t('actions.archiveInstead') : t('common:delete')}
      confirming={t('common:deleting')}
      isBusy={isBusy}
      error={error?.message}
      onConfirm={canArchive ? onArchive : run}
      onClose={onClose}
      onExited={reset}
    >
      {t('actions.deleteText', { title: localizeField(course, 'title', language) || t('untitled') })}{' '}
      {t('common:cannotBeUndone')}
    </ConfirmDialog>
  );
}
