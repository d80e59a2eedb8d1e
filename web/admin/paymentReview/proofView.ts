export interface ProofView {
  /** 1: the whole picture fits. */
  zoom: number;
  degrees: number;
}

export const initialProofView: ProofView = { zoom: 1, degrees: 0 };

const zoomStep = 0.5;
const maxZoom = 5;

/** The view after a button or a key, within the limits of the zoom. */
export function changeView({ zoom, degrees }: ProofView, action: 'zoomIn' | 'zoomOut' | 'rotate'): ProofView {
  if (action === 'rotate') return { zoom, degrees: (degrees + 90) % 360 };
  return { degrees, zoom: Math.min(maxZoom, Math.max(1, zoom + (action === 'zoomIn' ? zoomStep : -zoomStep))) };
}
