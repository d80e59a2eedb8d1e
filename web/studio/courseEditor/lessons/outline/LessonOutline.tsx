import { DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import { useLanguage, usePlural, useTranslation } from '../../../../language';
import { visuallyHidden } from '../../../../ui/layout/layoutStyles';
import { moveItem } from '../../../../data/moveItem';
import { fromRows, moveLesson, toRows, type OutlineSection } from '../../courseOutline';
import { LessonListItem } from './LessonListItem';
import { SectionHeader } from './SectionHeader';
import { useGetLessonTitle, useGetSectionTitle } from '../useGetLessonTitle';
import { useFocusAfterMove } from '../../../../ui/hooks/useFocusAfterMove';
import { useSortableList, type MoveEvent } from '../../../../ui/hooks/useSortableList';
import { sectionIdOfKey } from '../../drafts/draftKeys';

interface LessonOutlineProps {
  courseId: string;
  sections: readonly OutlineSection[];
  /** False for a course whose only section has no title: it is shown as one list. */
  hasHeadings: boolean;
  /** Key of the section that was just added. */
  newSectionId: string | null;
  openLessonId: string | null;
  hasBlocker(id: string): boolean;
  onArrange(sections: OutlineSection[]): void;
  onDeleteSection(id: string): void;
  /** Below the lessons of a section. */
  renderAddButtons(sectionId: string): ReactNode;
}

const emptyStyles = { color: 'text.secondary', fontSize: '0.9375rem' } as const;
const lessonListStyles = { display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' } as const;

/** The lessons by section, moved by dragging or with arrow buttons, within their section and to others. */
export function LessonOutline({
  courseId,
  sections,
  hasHeadings,
  newSectionId,
  openLessonId,
  hasBlocker,
  onArrange,
  onDeleteSection,
  renderAddButtons,
}: LessonOutlineProps) {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const id = useId();
  const { rows, announcement, arrange, moveSection, describeDrag } = useArrangement(sections, hasHeadings, onArrange);
  const sortable = useSortableList(describeDrag, t('lessons.dragInstructions'));
  const lessonIds = sections.flatMap((section) => section.lessonIds);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) arrange(rows.indexOf(String(active.id)), rows.indexOf(String(over.id)));
  };
  const renderLesson = (lessonId: string) => {
    const place = rows.indexOf(lessonId);
    return (
      <LessonListItem
        key={lessonId}
        id={lessonId}
        courseId={courseId}
        number={lessonIds.indexOf(lessonId) + 1}
        isOnly={rows.length < 3}
        canMove={(by) => moveLesson(rows, place, place + by) !== null}
        isOpen={lessonId === openLessonId}
        hasBlocker={hasBlocker(lessonId)}
        onMove={(by) => arrange(place, place + by, true)}
      />
    );
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <OutlineHeading id={`${id}-title`} lessonCount={lessonIds.length} hasHeadings={hasHeadings} />
      {/* The key remounts the context for a new language, which it does not take over otherwise. */}
      <DndContext key={language} id={id} {...sortable} onDragEnd={drop}>
        <SortableContext items={hasHeadings ? rows : lessonIds} strategy={verticalListSortingStrategy}>
          {sections.map((section, index) => (
            <Box key={section.id} sx={{ '& + &': { marginBlockStart: 3 } }}>
              {hasHeadings && (
                <SectionHeader
                  id={section.id}
                  number={index + 1}
                  sectionCount={sections.length}
                  isEmpty={section.lessonIds.length === 0}
                  isNew={section.id === newSectionId}
                  onMove={(by) => moveSection(index, by)}
                  onDelete={() => onDeleteSection(section.id)}
                />
              )}
              <Box component="ol" sx={lessonListStyles}>
                {section.lessonIds.map(renderLesson)}
              </Box>
              {section.lessonIds.length === 0 && <Typography sx={emptyStyles}>{t('sections.empty')}</Typography>}
              {renderAddButtons(section.id)}
            </Box>
          ))}
        </SortableContext>
      </DndContext>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </section>
  );
}

/** The rows of the outline, and functions that move a lesson or a section. */
function useArrangement(
  sections: readonly OutlineSection[],
  hasHeadings: boolean,
  onArrange: (sections: OutlineSection[]) => void,
) {
  const { t } = useTranslation('editor');
  const describeMove = useDescribeMove(hasHeadings);
  const getSectionTitle = useGetSectionTitle();
  const [announcement, setAnnouncement] = useState('');
  const rows = toRows(sections);
  const rememberFocus = useFocusAfterMove(rows.join());
  /** @param isAnnounced false for a drag, which announces itself */
  const arrange = (from: number, to: number, isAnnounced = false) => {
    const moved = moveLesson(rows, from, to);
    if (!moved) return;
    rememberFocus();
    onArrange(fromRows(moved));
    if (isAnnounced) setAnnouncement(describeMove('putDown', moved, rows[from] ?? ''));
  };
  const moveSection = (from: number, by: -1 | 1) => {
    const title = getSectionTitle(sections[from]?.id ?? '');
    rememberFocus();
    onArrange(moveItem(sections, from, from + by));
    setAnnouncement(t('sections.moved', { title, place: String(from + by + 1), of: String(sections.length) }));
  };
  const describeDrag = (event: MoveEvent, row: string, overRow: string) =>
    describeMove(event, moveLesson(rows, rows.indexOf(row), rows.indexOf(overRow)) ?? rows, row);
  return { rows, announcement, arrange, moveSection, describeDrag };
}

/** Says where a lesson is: its place among all lessons, and the section in a course whose sections have headings. */
function useDescribeMove(hasHeadings: boolean) {
  const { t } = useTranslation('editor');
  const getLessonTitle = useGetLessonTitle();
  const getSectionTitle = useGetSectionTitle();
  return (event: MoveEvent, rows: readonly string[], lessonId: string): string => {
    const lessons = rows.filter((row) => sectionIdOfKey(row) === null);
    const place = String(lessons.indexOf(lessonId) + 1);
    const text = t(`lessons.${event}`, { title: getLessonTitle(lessonId), place, of: String(lessons.length) });
    const section = rows
      .slice(0, rows.indexOf(lessonId))
      .filter((row) => sectionIdOfKey(row) !== null)
      .at(-1);
    if (!hasHeadings || section === undefined) return text;
    return `${text} ${t('sections.in', { title: getSectionTitle(sectionIdOfKey(section) ?? '') })}`;
  };
}

function OutlineHeading({ id, lessonCount, hasHeadings }: { id: string; lessonCount: number; hasHeadings: boolean }) {
  const { t } = useTranslation('editor');
  const formatCount = usePlural('editor');
  return (
    <>
      <Typography id={id} component="h2" variant="h4">
        {t('lessons.title')}{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, fontSize: '1rem' }}>
          {formatCount('lessons.count', lessonCount)}
        </Box>
      </Typography>
      {lessonCount > 0 && (lessonCount > 1 || hasHeadings) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', marginBlockEnd: 1.5 }}>
          {t(hasHeadings ? 'sections.hint' : 'lessons.hint')}
        </Typography>
      )}
    </>
  );
}
