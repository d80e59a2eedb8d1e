import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ToggleEvent } from 'react';
import { ChevronDownIcon } from '../art/icons/shellIcons';
import { localizeFieldWithLang } from '../language/formatters';
import { useLanguage } from '../language/useLanguage';
import { RichText } from '../ui/text/RichText';
import type { FaqItemFragment } from './__generated__/FaqAccordion';

const motionAllowed = '@media (prefers-reduced-motion: no-preference)';

/** `sx` for `<details>` cards. The height animates in browsers that support `interpolate-size`. */
const accordionStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  interpolateSize: 'allow-keywords',
  '& details': {
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '16px',
    backgroundColor: 'ground',
    '&:hover': { borderColor: 'edge' },
    '&[open]': { borderColor: 'edge' },
  },
  '& summary > h3': { minInlineSize: 0, overflowWrap: 'anywhere' },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    boxSizing: 'border-box',
    minBlockSize: 64,
    paddingBlock: 1.5,
    paddingInline: { xs: 2.25, sm: 3 },
    borderRadius: '16px',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: 'primary.main' },
    '& .tayyar-icon': { color: 'text.secondary', [motionAllowed]: { transition: 'transform 180ms ease' } },
  },
  '& [open] > summary': { color: 'primary.main', '& .tayyar-icon': { color: 'inherit', transform: 'rotate(180deg)' } },
  '& .answer': {
    marginInline: { xs: 2.25, sm: 3 },
    paddingBlockStart: 2,
    paddingBlockEnd: 2.75,
    borderBlockStart: '1px solid',
    borderColor: 'divider',
    color: 'text.secondary',
  },
  [motionAllowed]: {
    '& details::details-content': {
      blockSize: 0,
      overflow: 'clip',
      transition: 'block-size 200ms ease, content-visibility 200ms allow-discrete',
    },
    '& details[open]::details-content': { blockSize: 'auto' },
  },
  '@media print': { '& details::details-content': { blockSize: 'auto', contentVisibility: 'visible' } },
} as const;

/** At most one item is open. Native `<details>` with a shared name work without JavaScript and with find-in-page. */
export function FaqAccordion({ faqs }: { faqs: readonly FaqItemFragment[] }) {
  const name = useId();
  const { language } = useLanguage();
  return (
    <Box sx={accordionStyles}>
      {faqs.map((faq) => {
        const { text: question, ...questionLangProps } = localizeFieldWithLang(faq, 'question', language);
        const { text: answer, ...answerLangProps } = localizeFieldWithLang(faq, 'answer', language);
        return (
          <details key={faq.id} name={name} onToggle={closeOtherItems}>
            <summary>
              <Typography component="h3" variant="h5" {...questionLangProps}>
                {question}
              </Typography>
              <ChevronDownIcon size={22} />
            </summary>
            <div className="answer" {...answerLangProps}>
              <RichText text={answer} headingLevel={4} />
            </div>
          </details>
        );
      })}
    </Box>
  );
}

/** Fallback for browsers without exclusive `<details>` (before 2024). */
function closeOtherItems({ currentTarget: openedItem }: ToggleEvent<HTMLDetailsElement>) {
  if (!openedItem.open) return;
  for (const otherItem of openedItem.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (otherItem !== openedItem) otherItem.open = false;
  }
}
