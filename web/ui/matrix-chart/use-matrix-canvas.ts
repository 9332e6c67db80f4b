import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EChartsType } from './matrix-echarts.ts';
import type { MatrixOption } from './matrix-option.ts';

interface CanvasHandlers {
  onHover: (topicId: string | null) => void;
  onPress: (topicId: string) => void;
}

interface CanvasDrawing {
  option: MatrixOption;
  width: number;
  height: number;
}

/**
 * Draws `drawing` on a canvas inside `host` once it is wanted, and tells what is hovered and pressed. The charting library is
 * fetched only then; where it does not arrive, `isDrawn` stays false and what stands below the canvas goes on serving.
 */
export function useMatrixCanvas(
  host: RefObject<HTMLDivElement | null>,
  isWanted: boolean,
  drawing: CanvasDrawing,
  handlers: CanvasHandlers,
): { isDrawn: boolean; mark: (topicId: string | null) => void } {
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const latest = useRef(handlers);
  latest.current = handlers;
  const { option, width, height } = drawing;

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    let started: EChartsType | null = null;
    import('./matrix-echarts.ts').then(
      ({ startCanvasChart }) => {
        if (isGone || !host.current) return;
        started = startCanvasChart(host.current, { width: 1, height: 1 });
        started.on('mouseover', { seriesType: 'scatter' }, (event) => latest.current.onHover(event.name || null));
        started.on('mouseout', { seriesType: 'scatter' }, () => latest.current.onHover(null));
        started.on('click', { seriesType: 'scatter' }, (event) => {
          if (event.name) latest.current.onPress(event.name);
        });
        started.on('rendered', () => setIsDrawn(true));
        setChart(started);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      started?.dispose();
      setChart(null);
      setIsDrawn(false);
    };
  }, [host, isWanted]);

  useEffect(() => {
    if (!chart || width === 0) return;
    chart.resize({ width, height, animation: { duration: 0 } });
    chart.setOption(option, { replaceMerge: ['series'] });
  }, [chart, option, width, height]);

  function mark(topicId: string | null) {
    chart?.dispatchAction({ type: 'downplay' });
    if (topicId) chart?.dispatchAction({ type: 'highlight', name: topicId });
  }
  return { isDrawn, mark };
}
