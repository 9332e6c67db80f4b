import { useState } from 'react';
import type { MatrixPoint } from '#drawing/matrix/point.ts';
import { Example, GallerySection } from '#web/ui/gallery/gallery-section.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { Segmented } from '#web/ui/inputs/segmented.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { MatrixChart } from './matrix-chart.tsx';
import { MatrixFigure } from './matrix-figure.tsx';
import { crowdOf, samplePoints } from './sample-points.ts';
import { saveMatrixPng, saveMatrixSvg } from './save-matrix.ts';

const amounts = [
  { value: 'some', label: 'Some' },
  { value: 'many', label: 'Many' },
  { value: 'crowd', label: 'Two hundred' },
  { value: 'none', label: 'None' },
] as const;

const pointsOf: Record<(typeof amounts)[number]['value'], readonly MatrixPoint[]> = {
  some: samplePoints,
  many: crowdOf(90),
  crowd: crowdOf(200),
  none: [],
};

const tellTopic = (topicId: string) => toast.info('Topic opened', { description: topicId });

/** The matrix in the gallery of components. */
export function MatrixGallery() {
  const [thresholds, setThresholds] = useState({ impact: 12.5, financial: 12.5 });
  const [amount, setAmount] = useState<(typeof amounts)[number]['value']>('some');
  const points = pointsOf[amount];
  const picture = {
    points,
    thresholds,
    comparedWith: null,
    caption: {
      title: 'Aster Foods: materiality matrix, 2025',
      facts: ['Draft', 'ESRS set 1 (2023)'],
      source: 'Made with Twofold',
    },
  };
  return (
    <GallerySection id="matrix" title="Materiality matrix">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Amount of data" options={amounts} value={amount} onValueChange={setAmount} />
        <Button size="sm" onClick={() => saveMatrixPng(picture, 'materiality-matrix')}>
          Download PNG
        </Button>
        <Button size="sm" onClick={() => saveMatrixSvg(picture, 'materiality-matrix')}>
          Download SVG
        </Button>
      </div>
      <div className="rounded-md border bg-surface p-3 sm:p-5">
        <MatrixChart points={points} thresholds={thresholds} onThresholdChange={setThresholds} onSelect={tellTopic} />
      </div>
      <Example label="As a still picture, without script">
        <div className="w-full max-w-2xl rounded-md border bg-surface p-3">
          <MatrixFigure points={samplePoints} thresholds={thresholds} label="Ten topics of a sample company" />
        </div>
      </Example>
    </GallerySection>
  );
}
