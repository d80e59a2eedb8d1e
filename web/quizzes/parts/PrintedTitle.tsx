import { Typography } from '@mui/material';
import { localizeField, useLanguage } from '../../language';
import { printOnly } from '../../ui/layout/layoutStyles';

interface Titled {
  title: string;
  titleAr: string;
}

/** On paper, where there is no bar: course and quiz. */
export function PrintedTitle({ course, lesson }: { course: Titled; lesson: Titled | null }) {
  const { language } = useLanguage();
  const titles = [course, ...(lesson ? [lesson] : [])].map((each) => localizeField(each, 'title', language));
  return <Typography sx={{ ...printOnly, marginBlockEnd: 2, fontWeight: 700 }}>{titles.join(' – ')}</Typography>;
}
