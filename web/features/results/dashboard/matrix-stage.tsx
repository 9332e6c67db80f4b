import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { Minimize2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { cn } from '#web/lib/cn.ts';
import { useSize } from '#web/lib/use-size.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Button } from '#web/ui/inputs/button.tsx';
import { buttonStyles } from '#web/ui/inputs/button-styles.ts';
import { adoptionsQuery } from './api.ts';
import { dashboardMessages as say } from './messages.ts';
import { type PictureFacts, pictureCaption } from './picture-caption.ts';

interface MatrixStageProps extends Pick<PictureFacts, 'thresholds' | 'category' | 'comparedWith' | 'voice' | 'scores'> {
  dashboard: Pick<Dashboard, 'assessment' | 'thresholds'>;
  /** The controls that choose what is drawn. */
  controls: ReactNode;
  /** The matrix, with the height of its container. */
  chart: ReactNode;
  /** Told the element for the legend: below the list; null without one. Must be stable. */
  onLegendPlace: (place: HTMLElement | null) => void;
  /** The ranked list for its side; null if there is no room for it. */
  list?: ReactNode;
  /** The summary of the result. */
  summary: ReactNode;
  /** The element that gets the focus afterwards. */
  returnTo: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Dialogs that open over it. */
  children: ReactNode;
}

/** The size for which the matrix is drawn; on a larger screen, everything in it is enlarged, so that it can be read across a room. */
const drawnFor = { width: 1100, height: 600 };
/** The same beside a list. */
const drawnForList = { width: 1376, height: 790 };
/** The least width of the list, and the gap before it, in pixels. */
const listWidth = 440;
const listGap = 32;
/** How much wider than high the chart may be beside a list. */
const widest = 1.2;

/**
 * The matrix alone, for a meeting: in full screen if the browser allows it, otherwise over the whole window. Shows the same information
 * as a picture of it (product P56).
 */
export default function MatrixStage(props: MatrixStageProps) {
  const {
    dashboard,
    controls,
    chart,
    list = null,
    summary,
    returnTo,
    onLegendPlace,
    onClose,
    children,
    ...drawn
  } = props;
  const { user, company } = useSession();
  const { data: adoptions } = useQuery(adoptionsQuery);
  const adopted = adoptions?.find(({ id }) => id === dashboard.assessment.id)?.thresholdsAdopted ?? null;
  const caption = pictureCaption(dashboard, {
    ...drawn,
    company: company?.name ?? '',
    viewer: user?.fullName ?? '',
    adopted,
  });
  const [hasFacts, setHasFacts] = useState(false);
  const [isListOpen, setIsListOpen] = useState(true);
  const hasList = list !== null && isListOpen;
  const facts = (
    <div className={cn(!hasFacts && 'max-sm:hidden')}>
      <Dialog.Description className="text-sm text-muted">
        <span dir="auto">{dashboard.assessment.name}</span>
        {caption.facts.map((fact) => ` · ${fact}`)}
      </Dialog.Description>
      {caption.mark ? (
        <Badge tone="warning" className="mt-2">
          {caption.mark}
        </Badge>
      ) : null}
    </div>
  );
  // On phones, they would take as much room as the matrix.
  const choices = (
    <div className={cn('flex flex-wrap items-center gap-2', !hasFacts && 'max-sm:hidden')}>{controls}</div>
  );
  useWholeScreen(onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={returnTo}
          className="fixed inset-0 flex flex-col gap-3 overflow-y-auto bg-surface p-4 text-ink outline-none"
        >
          <header className="flex shrink-0 items-start justify-between gap-x-8 gap-y-3 max-sm:flex-col">
            <Dialog.Title dir="auto" className="headline min-w-0 text-lg text-balance wrap-anywhere">
              {caption.title}
            </Dialog.Title>
            <div className="flex shrink-0 flex-wrap items-center gap-2">
              {list === null ? null : (
                <Button size="sm" aria-expanded={isListOpen} onClick={() => setIsListOpen(!isListOpen)}>
                  {isListOpen ? say.hideList : say.showList}
                </Button>
              )}
              <Dialog.Close className={buttonStyles({ size: 'sm' })}>
                <Minimize2 aria-hidden="true" />
                {say.leaveFullScreen}
              </Dialog.Close>
              <Button size="sm" aria-expanded={hasFacts} className="sm:hidden" onClick={() => setHasFacts(!hasFacts)}>
                {say.pictureFacts}
              </Button>
            </div>
          </header>
          {hasList ? null : (
            <div className="flex shrink-0 flex-col gap-3 empty:hidden">
              {facts}
              {choices}
            </div>
          )}
          <Grown
            beside={
              hasList ? (
                <>
                  {facts}
                  {choices}
                  <div className="text-base empty:hidden">{summary}</div>
                  {list}
                  <div ref={onLegendPlace} />
                </>
              ) : null
            }
          >
            {chart}
          </Grown>
          {hasList ? null : <footer className="text-base">{summary}</footer>}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface GrownProps {
  /** Beside the chart: what is drawn, and the list; null if there is no room for it. */
  beside: ReactNode;
  children: ReactNode;
}

/** Draws its contents as if the available space were smaller, and enlarges them. The chart takes the whole height. */
function Grown({ beside, children }: GrownProps) {
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const wanted = beside === null ? drawnFor : drawnForList;
  const scale = Math.max(1, Math.min(width / wanted.width, height / wanted.height, 2));
  const size = { width: width / scale, height: height / scale };
  const chartWidth = Math.round(Math.min(size.width - listGap - listWidth, size.height * widest));
  return (
    <div ref={place} className="relative min-h-[420px] flex-1 max-sm:min-h-[620px]">
      <div
        className={cn('absolute top-0 left-0 origin-top-left', beside !== null && 'grid')}
        style={{
          ...size,
          transform: `scale(${scale})`,
          gridTemplateColumns: beside === null ? undefined : `${chartWidth}px minmax(0, 1fr)`,
          columnGap: listGap,
        }}
      >
        {width > 0 ? children : null}
        {width > 0 && beside !== null ? <div className="flex min-h-0 flex-col gap-3">{beside}</div> : null}
      </div>
    </div>
  );
}

/** Ends full screen afterwards, and notices when the person leaves it with Escape. */
function useWholeScreen(onLeft: () => void): void {
  const left = useRef(onLeft);
  left.current = onLeft;
  useEffect(() => {
    const onChange = () => {
      if (!document.fullscreenElement) left.current();
    };
    document.addEventListener('fullscreenchange', onChange);
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      if (document.fullscreenElement) document.exitFullscreen().catch(console.error);
    };
  }, []);
}
