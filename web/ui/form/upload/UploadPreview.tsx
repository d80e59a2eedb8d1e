import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UploadKind } from '../../../../schema/contract/uploads';
import { urlField } from '../../../../schema/contract/validation/accounts';
import { PaperclipIcon } from '../../../art/icons/lessonIcons';
import { UploadIcon } from '../../../art/icons/editIcons';
import { UserIcon } from '../../../art/icons/shellIcons';
import { WarningIcon } from '../../../art/icons/statusIcons';

interface UploadPreviewProps {
  kind: UploadKind;
  /** Empty if there is no file. */
  url: string;
  name: string;
}

/** An incomplete URL is not requested. */
export function UploadPreview({ kind, url, name }: UploadPreviewProps) {
  const isValidUrl = url !== '' && urlField.safeParse(url).success;
  if (kind === 'attachment') return isValidUrl ? <FileLink url={url} name={name} /> : <EmptyPreview kind={kind} />;
  return isValidUrl ? <ImagePreview key={url} kind={kind} url={url} /> : <EmptyPreview kind={kind} />;
}

const frameSizes = {
  thumbnail: { inlineSize: 144, blockSize: 90, borderRadius: '12px' },
  avatar: { inlineSize: 96, blockSize: 96, borderRadius: '50%' },
  attachment: { inlineSize: 56, blockSize: 56, borderRadius: '12px' },
} as const;

const frameStyles = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  backgroundColor: 'tint',
  color: 'onTint',
} as const;

function EmptyPreview({ kind }: { kind: UploadKind }) {
  const icons = { thumbnail: UploadIcon, avatar: UserIcon, attachment: PaperclipIcon };
  const Icon = icons[kind];
  return (
    <Box sx={{ ...frameStyles, ...frameSizes[kind] }}>
      <Icon size={28} />
    </Box>
  );
}

function ImagePreview({ kind, url }: { kind: UploadKind; url: string }) {
  const { t } = useTranslation('upload');
  const [isBroken, setBroken] = useState(false);
  return (
    <Box sx={{ ...frameStyles, ...frameSizes[kind] }}>
      {isBroken ? (
        <WarningIcon size={28} title={t('unseen')} />
      ) : (
        <Box
          component="img"
          src={url}
          alt=""
          onError={() => setBroken(true)}
          sx={{ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

function FileLink({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('upload');
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('open', { name })}
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minInlineSize: 0, color: 'inherit' }}
    >
      <Box sx={{ ...frameStyles, ...frameSizes.attachment }}>
        <PaperclipIcon size={24} />
      </Box>
      <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
    </Box>
  );
}
