import { MatrixGallery } from '#web/features/results/matrix/matrix-gallery.tsx';
import { FeaturesGallery } from '#web/features/shell/gallery/features-gallery.tsx';
import { Gallery } from '#web/ui/gallery/gallery.tsx';

/** All parts of the design system, and parts of features, in every state; not available in production. */
export default function DevUiScreen() {
  return (
    <Gallery>
      <MatrixGallery />
      <FeaturesGallery />
    </Gallery>
  );
}
