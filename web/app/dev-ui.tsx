import { MatrixGallery } from '#web/features/results/matrix/matrix-gallery.tsx';
import { Gallery } from '#web/ui/gallery/gallery.tsx';

/** Every part of the design system in every state; not in production. */
export default function DevUiScreen() {
  return (
    <Gallery>
      <MatrixGallery />
    </Gallery>
  );
}
