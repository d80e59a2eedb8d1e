import { Box } from '@mui/material';
import { certificateFilePath } from '../../schema/contract/site/urls';
import { CertificateArt } from '../art/illustrations/CertificateArt';
import { ThumbnailImage } from '../ui/layout/ThumbnailImage';

export const toPreviewImage = (code: string) => ({
  url: `${certificateFilePath(code, 'png')}?size=preview`,
  width: 1200,
  height: 630,
});

/** Of a sheet. The drawing shows until the picture is loaded, and if it cannot be loaded without scripts either. */
const frameStyles = {
  position: 'relative',
  aspectRatio: '297 / 210',
  overflow: 'hidden',
  borderRadius: '12px',
  backgroundColor: 'cream',
  '& > *': { position: 'absolute', inset: 0 },
} as const;

interface CertificatePreviewProps {
  /** Null for a certificate without a picture: it awaits the name. */
  code: string | null;
  /** Dims the picture of what is not valid. */
  isDimmed?: boolean;
  eager?: boolean;
}

/** The picture of a certificate. Decorative: the page says the same in words. */
export function CertificatePreview({ code, isDimmed = false, eager = false }: CertificatePreviewProps) {
  return (
    <Box sx={frameStyles} style={isDimmed ? { filter: 'grayscale(1)', opacity: 0.55 } : undefined}>
      <CertificateArt />
      {code !== null && (
        <div>
          <ThumbnailImage
            src={`${certificateFilePath(code, 'png')}?size=small`}
            fallback={null}
            fallbackUrl=""
            eager={eager}
          />
        </div>
      )}
    </Box>
  );
}
