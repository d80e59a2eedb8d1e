/** Figures that the site states about itself; they are not counted. */
export const siteFigures = {
  statistics: { students: '500+', courses: '50+', experts: '25+' },
  aboutStatistics: { students: '500+', courses: '50+', trainers: '10+', satisfaction: '95%' },
  lessonsOnCard: '20+',
  footerYear: 2025,
} as const;
