import { Chip } from '@mui/material';
import type { ComponentType } from 'react';
import type { CertificateStatus } from '../../schema/contract/certificates';
import { CheckCircleIcon, ClockIcon } from '../art/icons/commonIcons';
import type { IconProps } from '../art/icons/SvgIcon';
import { RevokedIcon, ReplacedIcon } from '../art/icons/certificateIcons';
import { useTranslation } from '../language';

interface StatusStyle {
  Icon: ComponentType<IconProps>;
  /** Palette colors of background and text. */
  ground: string;
  ink: string;
}

/** Icon and colors of a status; a text always says the same. */
export const statusStyles: Readonly<Record<CertificateStatus, StatusStyle>> = {
  valid: { Icon: CheckCircleIcon, ground: 'tint', ink: 'onTint' },
  revoked: { Icon: RevokedIcon, ground: 'dangerTint', ink: 'danger' },
  replaced: { Icon: ReplacedIcon, ground: 'amberTint', ink: 'amberInk' },
  awaiting_name: { Icon: ClockIcon, ground: 'amberTint', ink: 'amberInk' },
};

export function CertificateStatusChip({ status }: { status: CertificateStatus }) {
  const { t } = useTranslation('certificates');
  const { Icon, ground, ink } = statusStyles[status];
  return (
    <Chip
      size="small"
      icon={<Icon size={18} />}
      label={t(`status.${status}`)}
      sx={{ fontWeight: 700, backgroundColor: ground, color: ink, '& .MuiChip-icon': { color: 'inherit' } }}
    />
  );
}
