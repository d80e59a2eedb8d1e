import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ToggleEvent } from 'react';
import { ChevronDownIcon } from '../art/icons/ChevronDownIcon';
import type { FaqItemFragment } from './__generated__/FaqItem';
import { bilingual } from '../language/formats';
import { useLanguage } from '../language/useLanguage';
import { RichText } from '../ui/RichText';
import { accordionStyles } from './accordionStyles';

/**
 * Questions of which one is open at a time, or none (spec.md section 4). Native details that share a name: they open,
 * close and can be searched before and without scripts.
 */
export function FaqAccordion({ faqs }: { faqs: readonly FaqItemFragment[] }) {
  const name = useId();
  const { language } = useLanguage();
  return (
    <Box sx={accordionStyles}>
      {faqs.map((faq) => {
        const { text: question, ...spoken } = bilingual(faq, 'question', language);
        const { text: answer, ...answered } = bilingual(faq, 'answer', language);
        return (
          <details key={faq.id} name={name} onToggle={closeOthers}>
            <summary>
              <Typography component="h3" variant="h5" {...spoken}>
                {question}
              </Typography>
              <ChevronDownIcon size={22} />
            </summary>
            <div className="answer" {...answered}>
              <RichText text={answer} headingLevel={4} />
            </div>
          </details>
        );
      })}
    </Box>
  );
}

/** What the shared name does by itself, for browsers that don't know it yet (before 2024). */
function closeOthers({ currentTarget: opened }: ToggleEvent<HTMLDetailsElement>) {
  if (!opened.open) return;
  for (const other of opened.parentElement?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? []) {
    if (other !== opened) other.open = false;
  }
}
