import { useState } from 'react';
import { Button } from '../button.tsx';
import { downloadMatrixPng, downloadMatrixSvg } from '../matrix-chart/download-matrix.ts';
import { LazyMatrixChart } from '../matrix-chart/lazy-matrix-chart.tsx';
import { MatrixFigure } from '../matrix-chart/matrix-figure.tsx';
import { manyPoints, samplePoints } from '../matrix-chart/sample-points.ts';
import { Segmented } from '../segmented.tsx';
import { toast } from '../toast-store.ts';
import { Example, GallerySection } from './gallery-section.tsx';

const amounts = [
  { value: 'some', label: 'Some' },
  { value: 'many', label: 'Many' },
  { value: 'none', label: 'None' },
] as const;

export function MatrixSection() {
  const [thresholds, setThresholds] = useState({ impact: 12.5, financial: 12.5 });
  const [amount, setAmount] = useState<(typeof amounts)[number]['value']>('some');
  const points = amount === 'some' ? samplePoints : amount === 'many' ? manyPoints : noPoints;
  const picture = { points, thresholds, title: 'Aster Foods: materiality matrix, 2025' };
  return (
    <GallerySection id="matrix" title="Materiality matrix">
      <div className="flex flex-wrap items-center gap-2">
        <Segmented label="Amount of data" options={amounts} value={amount} onValueChange={setAmount} />
        <Button size="sm" onClick={() => downloadMatrixPng(picture, 'materiality-matrix')}>
          Download PNG
        </Button>
        <Button size="sm" onClick={() => downloadMatrixSvg(picture, 'materiality-matrix')}>
          Download SVG
        </Button>
      </div>
      <div className="rounded-md border bg-surface p-3 sm:p-5">
        <LazyMatrixChart
          points={points}
          thresholds={thresholds}
          onThresholdChange={setThresholds}
          onSelect={(topicId) => toast.info('Topic opened', { description: topicId })}
        />
      </div>
      <Example label="As a still picture, without script">
        <div className="w-full max-w-2xl rounded-md border bg-surface p-3">
          <MatrixFigure points={samplePoints} thresholds={thresholds} label="Ten topics of a sample company" />
        </div>
      </Example>
    </GallerySection>
  );
}

const noPoints: typeof samplePoints = [];
