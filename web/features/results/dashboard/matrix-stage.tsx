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
/** The same with a square chart beside a list: wide enough for the names of topics. */
const drawnForList = { width: 1200, height: 660 };
/** The height of the legend below a square chart, in pixels. */
const legendHeight = 72;

/**
 * The matrix alone, for a meeting: in full screen if the browser allows it, otherwise over the whole window. Shows the same information
 * as a picture of it (product P56).
 */
export default function MatrixStage(props: MatrixStageProps) {
  const { dashboard, controls, chart, list = null, summary, returnTo, onClose, children, ...drawn } = props;
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
  useWholeScreen(onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={returnTo}
          className="fixed inset-0 flex flex-col gap-3 overflow-y-auto bg-surface p-4 text-ink outline-none sm:p-6"
        >
          <header className="flex shrink-0 flex-wrap items-start justify-between gap-x-8 gap-y-3 split:flex-nowrap">
            <div className="min-w-0">
              <Dialog.Title dir="auto" className="headline text-lg text-balance wrap-anywhere">
                {caption.title}
              </Dialog.Title>
              <Dialog.Description className={cn('mt-1 text-sm text-muted', !hasFacts && 'max-sm:hidden')}>
                <span dir="auto">{dashboard.assessment.name}</span>
                {caption.facts.map((fact) => ` · ${fact}`)}
              </Dialog.Description>
              {caption.mark ? (
                <Badge tone="warning" className="mt-2">
                  {caption.mark}
                </Badge>
              ) : null}
            </div>
            {/* On phones one row that scrolls, which begins with the way out. */}
            <div className="-m-1 flex max-w-full items-center gap-2 p-1 max-sm:overflow-x-auto max-sm:*:shrink-0 sm:flex-wrap split:max-w-[58%] split:shrink-0 split:justify-end">
              <Dialog.Close className={cn(buttonStyles({ size: 'sm' }), 'sm:order-last')}>
                <Minimize2 aria-hidden="true" />
                {say.leaveFullScreen}
              </Dialog.Close>
              <Button size="sm" aria-expanded={hasFacts} className="sm:hidden" onClick={() => setHasFacts(!hasFacts)}>
                {say.pictureFacts}
              </Button>
              {controls}
            </div>
          </header>
          <Grown list={list}>{chart}</Grown>
          <footer className="text-base">{summary}</footer>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface GrownProps {
  /** Beside the chart; null if there is no room for it. */
  list: ReactNode;
  children: ReactNode;
}

/** Draws its contents as if the available space were smaller, and enlarges them. Beside a list, the chart is as wide as it is high. */
function Grown({ list, children }: GrownProps) {
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const wanted = list === null ? drawnFor : drawnForList;
  const scale = Math.max(1, Math.min(width / wanted.width, height / wanted.height, 2));
  const size = { width: width / scale, height: height / scale };
  return (
    <div ref={place} className="relative min-h-[420px] flex-1 max-sm:min-h-[620px]">
      <div
        className={cn('absolute top-0 left-0 origin-top-left', list !== null && 'grid gap-8')}
        style={{
          ...size,
          transform: `scale(${scale})`,
          gridTemplateColumns: list === null ? undefined : `${Math.round(size.height - legendHeight)}px minmax(0, 1fr)`,
        }}
      >
        {width > 0 ? children : null}
        {width > 0 && list !== null ? <div className="flex min-h-0 flex-col">{list}</div> : null}
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
