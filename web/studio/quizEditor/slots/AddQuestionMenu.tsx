import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { questionKinds, type QuestionKind } from '../../../../schema/contract/grading/questions/question';
import { PlusIcon } from '../../../art/icons/editIcons';
import { useTranslation } from '../../../language';

/** Adds a question of one of nine kinds, which are also keys 1 to 9 of the open menu. */
export function AddQuestionMenu({ onAdd }: { onAdd(kind: QuestionKind): void }) {
  const { t } = useTranslation('quizEditor');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useShortcut(() => setOpen(true));
  const add = (kind: QuestionKind) => {
    setOpen(false);
    onAdd(kind);
  };
  return (
    <>
      <Button
        ref={button}
        id={`${id}-button`}
        variant="contained"
        startIcon={<PlusIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-keyshortcuts="Alt+N"
        title="Alt+N"
        onClick={() => setOpen(true)}
      >
        {t('add.question')}
      </Button>
      <Menu
        id={`${id}-menu`}
        open={isOpen}
        anchorEl={() => button.current}
        onClose={() => setOpen(false)}
        // The new question gets the focus, not the button.
        disableRestoreFocus
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
        onKeyDown={(event) => {
          const kind = questionKinds[Number(event.key) - 1];
          if (!kind || event.altKey || event.ctrlKey || event.metaKey) return;
          // The text of the new question has the focus now, and must not get the digit.
          event.preventDefault();
          add(kind);
        }}
      >
        {questionKinds.map((kind, index) => (
          <MenuItem key={kind} onClick={() => add(kind)} sx={{ gap: 1.5 }}>
            {t(`kinds.${kind}`)}
            <Box component="kbd" aria-hidden sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}>
              {index + 1}
            </Box>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Alt and N, wherever the focus is: a question follows the other without the pointer. */
function useShortcut(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The key's place, since Alt changes its letter on some keyboards.
    if (event.code !== 'KeyN' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
