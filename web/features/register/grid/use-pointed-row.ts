import { type RefObject, useEffect } from 'react';

/**
 * Marks the row under the pointer (`data-pointed`). Not with the browser's own `:hover`: each row that passes below a resting pointer,
 * while scrolling or searching, would cost another frame.
 */
export function usePointedRow(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let pointed: Element | null = null;
    const point = (row: Element | null) => {
      if (row === pointed) return;
      pointed?.removeAttribute('data-pointed');
      row?.setAttribute('data-pointed', '');
      pointed = row;
    };
    const leave = () => point(null);
    const move = ({ target, pointerType }: PointerEvent) =>
      point(pointerType === 'touch' ? null : (target as Element).closest('.register-row'));
    element.addEventListener('pointermove', move, { passive: true });
    element.addEventListener('pointerleave', leave);
    element.addEventListener('scroll', leave, { passive: true });
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('scroll', leave);
    };
  }, [scroller]);
}
