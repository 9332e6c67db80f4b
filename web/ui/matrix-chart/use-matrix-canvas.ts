import { type RefObject, useEffect, useRef, useState } from 'react';
import { type EChartsType, startCanvasChart } from './matrix-echarts.ts';
import type { MatrixOption } from './matrix-option.ts';

interface CanvasHandlers {
  onHover: (topicId: string | null) => void;
  onPress: (topicId: string) => void;
}

/** The width of an element, followed as it changes; 0 before it is known. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Draws `option` on a canvas inside `host`, and tells what is hovered and pressed. Returns a function that marks one point. */
export function useMatrixCanvas(
  host: RefObject<HTMLDivElement | null>,
  option: MatrixOption | null,
  size: { width: number; height: number },
  handlers: CanvasHandlers,
): (topicId: string | null) => void {
  const chart = useRef<EChartsType | null>(null);
  const latest = useRef(handlers);
  latest.current = handlers;

  useEffect(() => {
    if (!host.current) return;
    const started = startCanvasChart(host.current, { width: 1, height: 1 });
    started.on('mouseover', { seriesType: 'scatter' }, (event) => latest.current.onHover(event.name || null));
    started.on('mouseout', { seriesType: 'scatter' }, () => latest.current.onHover(null));
    started.on('click', { seriesType: 'scatter' }, (event) => {
      if (event.name) latest.current.onPress(event.name);
    });
    chart.current = started;
    return () => {
      chart.current = null;
      started.dispose();
    };
  }, [host]);

  useEffect(() => {
    if (!chart.current || !option || size.width === 0) return;
    chart.current.resize({ width: size.width, height: size.height, animation: { duration: 0 } });
    chart.current.setOption(option, { replaceMerge: ['series'] });
  }, [option, size.width, size.height]);

  return (topicId) => {
    chart.current?.dispatchAction({ type: 'downplay' });
    if (topicId) chart.current?.dispatchAction({ type: 'highlight', name: topicId });
  };
}
