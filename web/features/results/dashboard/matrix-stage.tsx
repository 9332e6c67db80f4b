import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { Minimize2 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { Dashboard } from '#domain/results/dashboard.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { useSize } from '#web/lib/use-size.ts';
import { Badge } from '#web/ui/display/badge.tsx';
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

/**
 * The matrix alone, for a meeting: in full screen if the browser allows it, otherwise over the whole window. Shows the same information
 * as a picture of it (product P56).
 */
export default function MatrixStage(props: MatrixStageProps) {
  const { dashboard, controls, chart, summary, returnTo, onClose, children, ...drawn } = props;
  const { user, company } = useSession();
  const { data: adoptions } = useQuery(adoptionsQuery);
  const adopted = adoptions?.find(({ id }) => id === dashboard.assessment.id)?.thresholdsAdopted ?? null;
  const caption = pictureCaption(dashboard, {
    ...drawn,
    company: company?.name ?? '',
    viewer: user?.fullName ?? '',
    adopted,
  });
  useWholeScreen(onClose);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={returnTo}
          className="fixed inset-0 flex flex-col gap-3 overflow-y-auto bg-surface p-4 text-ink outline-none sm:p-6"
        >
          <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <Dialog.Title dir="auto" className="headline text-lg sm:text-xl text-balance wrap-anywhere">
                {caption.title}
              </Dialog.Title>
              <Dialog.Description className="mt-1 text-sm text-muted">
                <span dir="auto">{dashboard.assessment.name}</span>
                {caption.facts.map((fact) => ` · ${fact}`)}
              </Dialog.Description>
              {caption.mark ? (
                <Badge tone="warning" className="mt-2">
                  {caption.mark}
                </Badge>
              ) : null}
            </div>
            <div className="flex max-w-full flex-wrap items-center gap-2">
              {controls}
              <Dialog.Close className={buttonStyles({ size: 'sm' })}>
                <Minimize2 aria-hidden="true" />
                {say.leaveFullScreen}
              </Dialog.Close>
            </div>
          </header>
          <Grown>{chart}</Grown>
          <footer className="text-base">{summary}</footer>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Draws its contents as if the available space were smaller, and enlarges them. */
function Grown({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(place);
  const scale = Math.max(1, Math.min(width / drawnFor.width, height / drawnFor.height, 2));
  return (
    <div ref={place} className="relative min-h-[420px] flex-1 max-sm:min-h-[620px]">
      <div
        className="absolute top-0 left-0 origin-top-left"
        style={{ width: width / scale, height: height / scale, transform: `scale(${scale})` }}
      >
        {width > 0 ? children : null}
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
